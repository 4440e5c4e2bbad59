import { sharedId } from '../../../src/domain/ids.ts';
import { canonicalJson, stampOf } from '../../../src/domain/merge.ts';
import { noStamp, type Stamp } from '../../../src/domain/stamp.ts';
import { storyOf } from '../../../src/domain/sync-doc.ts';
import type { SimDevice } from './device.ts';
import { copyDisk, emptyDisk, keyOf, say, takeStamp, tell, type Doc, type Fields } from './model-disk.ts';
import { purgedAt } from './model-rows.ts';
import { createModelStore } from './model-store.ts';
import type { Plant } from './plants.ts';
import type { Seat, World } from './world.ts';

/** What everybody knows of a play: stories with a scene that no server takes. */
export type Shared = { readonly badStories: Set<string> };

export function createModelDevice(
  world: World,
  plant: Plant,
  shared: Shared,
  who: { readonly name: string; readonly user: string; readonly seat: Seat; readonly skewMs: number },
): SimDevice {
  const { chance, ownerOf } = world;
  const faults = plant.device ?? {};
  const deviceId = chance.uuid();
  let disk = emptyDisk(deviceId);
  let kept = copyDisk(disk);
  const now = () => world.now() + device.skewMs;
  const model = createModelStore(
    () => disk,
    now,
    () => device.boot,
    faults,
    (id) => {
      world.carriedOut.add(id);
      world.forgetAltered(who.name, (altered) => altered.id === id);
    },
  );
  const store = faults.cursorFirst ? withCursorFirst() : model;

  const stamp = (): Stamp => takeStamp(disk, now(), device.boot);
  const own = <T extends string>(id: T): T => {
    if (!ownerOf.has(id)) ownerOf.set(id, who.user);
    return id;
  };
  const scenesOf = (story?: string) =>
    [...disk.grown.values()].filter(
      ({ kind, body }) => kind === 'scenes' && (!story || body['story'] === story),
    );
  const docsOf = (kind: string) => [...disk.docs.values()].filter((doc) => doc.kind === kind);
  const headId = (story: string) => sharedId('head', story, deviceId);

  function turn(
    story: string,
    parent: { readonly id: string; readonly body: Fields } | null,
    isBad = false,
  ): void {
    const id = own(chance.uuid());
    const told = stamp();
    const depth = parent ? Number(parent.body['depth']) + 1 : 0;
    const body: Fields = {
      id: isBad ? chance.uuid() : id,
      story,
      parent: parent?.id ?? null,
      depth,
      told,
      passage: chance.hex(6),
    };
    if (isBad) shared.badStories.add(story);
    else world.archiveOfOld.set(id, body);
    tell(disk, faults, id, body, id);
    say(disk, faults, 'stories', story, { playedAt: world.now(), gone: false }, told, id);
    for (
      let above: { readonly id: string; readonly body: Fields } | undefined = parent ?? undefined;
      above;
    ) {
      const meta = disk.docs.get(keyOf('sceneMeta', above.id));
      if (meta?.f['gone'] === true && told > stampOf(meta.s, 'gone')) {
        say(disk, faults, 'sceneMeta', above.id, { gone: false }, told);
        world.noteHand(above.id, 'gone', 'false');
      }
      above = disk.grown.get(keyOf('scenes', String(above.body['parent'])));
    }
    const head = own(headId(story));
    say(disk, faults, 'heads', head, { scene: id, at: world.now() }, told, id, { story, device: deviceId });
    if (chance.isOneIn(4)) {
      const memory = own(sharedId('memory', story, String(parent?.id ?? id)));
      say(disk, faults, 'memory', memory, { text: chance.hex(3) }, noStamp, null, {
        story,
        scene: parent?.id ?? id,
      });
    }
  }

  function begin(): void {
    const story = own(chance.uuid());
    say(disk, faults, 'stories', story, {}, noStamp, null, { title: 'A story', favourite: false });
    turn(story, null);
    const use = own(chance.uuid());
    disk.grown.set(keyOf('uses', use), {
      kind: 'uses',
      id: use,
      body: { id: use, story, character: use },
      v: 0,
    });
    disk.outbox = [...disk.outbox, { n: disk.nextN, kind: 'uses', id: use, turn: null, fields: {} }];
    disk.nextN += 1;
  }

  function beside(scene: string, story: string, change: Fields, by: Stamp): void {
    const defaults = { story, name: '', edited: null, image: null, favourite: false, gone: false };
    const isNew = !disk.docs.has(keyOf('sceneMeta', own(scene)));
    const known = disk.docs.get(keyOf('sceneMeta', scene));
    const before = Object.keys(change).map((field) => stampOf(known?.s ?? {}, field));
    say(disk, faults, 'sceneMeta', scene, change, by, null, defaults);
    if (by !== noStamp)
      for (const [field, value] of Object.entries(change)) world.noteHand(scene, field, canonicalJson(value));
    if (by !== noStamp && before.some((each) => each >= by))
      world.violation('I4 a write loses to what it has seen');
    if (isNew && faults.stampDefaults) {
      const { story: _story, ...rest } = defaults;
      say(disk, faults, 'sceneMeta', scene, { ...rest, ...change }, stamp());
    }
  }

  function purge(): string {
    const gone = [...docsOf('stories'), ...docsOf('sceneMeta')].filter(
      ({ kind, id, f, s }) =>
        (kind === 'stories' || disk.grown.has(keyOf('scenes', id))) &&
        f['gone'] === true &&
        s['gone'] !== undefined &&
        stampOf(s, 'gone') >= stampOf(s, 'playedAt'),
    );
    const doc = chance.pick(gone);
    if (!doc) return 'nothing to purge';
    const known = disk.docs.get(keyOf('purges', doc.id));
    const at = stampOf(doc.s, 'gone');
    if (known && stampOf(known.s, 'purged') >= at) return 'purged before';
    const of = doc.kind === 'stories' ? 'story' : 'branch';
    const defaults = { of, story: of === 'branch' ? (doc.f['story'] ?? null) : null, lifted: false };
    say(disk, faults, 'purges', doc.id, { purged: true }, at, null, defaults);
    model.bury(doc.id);
    return `purges ${of} ${doc.id.slice(0, 4)}`;
  }

  function bringIn(rows: readonly (readonly [string, Fields])[]): void {
    for (const [id, body] of rows.toSorted(([, a], [, b]) => Number(a['depth']) - Number(b['depth'])))
      if (!disk.grown.has(keyOf('scenes', id))) tell(disk, faults, id, body, null);
  }

  /** A file is brought in again by hand: the deletion is lifted, and what the file has is there again under its old stamps. */
  function lift(): string {
    const purged = docsOf('purges').filter((doc) => doc.f['of'] === 'story' && purgedAt(doc) !== null);
    const doc = chance.pick(purged);
    if (!doc) return 'nothing to lift';
    world.counts.lifts += 1;
    // The file may be from before a wrong clock was put right.
    const file = chance.isOneIn(2) ? world.archive : new Map([...world.archive, ...world.archiveOfOld]);
    const rows = [...file].filter(([, body]) => body['story'] === doc.id);
    // The rows may stand in the line before what says that they are taken back.
    const isBefore = chance.isOneIn(2);
    if (isBefore) bringIn(rows);
    say(disk, faults, 'purges', doc.id, { lifted: true }, stamp());
    // What the server may still have of it was read before, and removed here.
    disk.state = { ...disk.state, auditedAt: 0 };
    // What the file has of branches that were deleted for good is there again too.
    for (const [id] of rows) {
      const branch = disk.docs.get(keyOf('purges', id));
      if (branch && purgedAt(branch) !== null) say(disk, faults, 'purges', id, { lifted: true }, stamp());
    }
    for (const [scene, purge] of disk.buried)
      if (purgedAt(disk.docs.get(keyOf('purges', purge)) ?? { f: {}, s: {} }) === null)
        disk.buried.delete(scene);
    if (!isBefore) bringIn(rows);
    if (!disk.docs.has(keyOf('stories', doc.id)))
      say(disk, faults, 'stories', doc.id, { gone: false }, stamp(), null, {
        title: 'A story',
        favourite: false,
      });
    return `lifts ${doc.id.slice(0, 4)}`;
  }

  /** A file is brought in of whose scenes one has other words: somebody altered it, or its writer's memory was bad. */
  function bringInAltered(): string {
    const missing = [...world.archive].filter(
      ([id, body]) =>
        ownerOf.get(id) === who.user &&
        !disk.grown.has(keyOf('scenes', id)) &&
        !disk.buried.has(id) &&
        disk.grown.has(keyOf('scenes', String(body['parent']))) &&
        !shared.badStories.has(String(body['story'])),
    );
    const [id, body] = chance.pick(missing) ?? [];
    if (id === undefined || !body) return 'no file to bring in';
    const passage = chance.hex(6);
    world.noteAltered({ id, device: who.name, passage });
    tell(disk, faults, id, { ...body, passage }, null);
    return `brings in an altered ${id.slice(0, 4)}`;
  }

  function act(): string {
    const scenes = scenesOf();
    const kind = chance.below(22);
    if (scenes.length === 0 || kind === 0) {
      begin();
      return 'begins';
    }
    const scene = chance.pick(scenes);
    if (!scene) return 'nothing';
    const story = String(scene.body['story']);
    if (kind <= 9) {
      const head = disk.docs.get(keyOf('heads', headId(story)))?.f['scene'];
      const here = disk.grown.get(keyOf('scenes', String(head)));
      const isBad = world.time.isFaulty && chance.isOneIn(150);
      turn(story, here && !chance.isOneIn(4) ? here : scene, isBad);
      return `tells on ${story.slice(0, 4)}${isBad ? ' badly' : ''}`;
    }
    if (kind <= 12) {
      const change = chance.pick<Fields>([
        { edited: chance.hex(4) },
        { name: chance.hex(4) },
        { favourite: chance.isOneIn(2) },
      ]);
      beside(scene.id, story, change ?? {}, stamp());
      return 'edits';
    }
    if (kind <= 14) {
      beside(scene.id, story, { image: chance.hex(4) }, noStamp);
      return 'draws';
    }
    if (kind === 15) {
      say(
        disk,
        faults,
        'settings',
        own(sharedId('settings', who.user)),
        { [`set${chance.below(3)}`]: chance.hex(2) },
        stamp(),
      );
      return 'sets';
    }
    if (kind === 16) {
      say(disk, faults, 'stories', story, { gone: true }, stamp());
      return 'trashes a story';
    }
    if (kind === 17 && scene.body['parent'] !== null) {
      beside(scene.id, story, { gone: true }, stamp());
      return 'trashes a branch';
    }
    if (kind === 18) return purge();
    if (kind === 19) return lift();
    if (kind === 20) return bringInAltered();
    say(disk, faults, 'stories', story, { title: chance.hex(4) }, stamp());
    return 'renames';
  }

  function withCursorFirst(): typeof model {
    return {
      ...model,
      applyPage: async (page) => {
        const { state } = disk;
        if (state.cursors[page.lane] !== page.from || (state.epoch !== null && state.epoch !== page.epoch))
          return 'stale';
        disk.state = { ...state, epoch: page.epoch, cursors: { ...state.cursors, [page.lane]: page.next } };
        // It dies between the two.
        if (world.time.isFaulty && chance.isOneIn(6)) {
          device.life += 1;
          device.cycles = 0;
          return 'applied';
        }
        await model.applyRows(page.rows);
        return 'applied';
      },
    };
  }

  const device: SimDevice = {
    ...who,
    boot: chance.hex(12),
    life: 1,
    cycles: 0,
    failures: 0,
    store: () => store,
    act: () => Promise.resolve(act()),
    keep: () => {
      kept = copyDisk(disk);
      return Promise.resolve();
    },
    rollBack: () => {
      disk = copyDisk(kept);
      // What came after that nobody has any more.
      world.forgetAltered(who.name, ({ id, passage }) => {
        const name = keyOf('scenes', id);
        return [disk.grown.get(name), disk.kept.get(name)].every((row) => row?.body['passage'] !== passage);
      });
      return Promise.resolve(true);
    },
    pushes: () => disk.pushes + 1,
    look: () =>
      Promise.resolve({
        scenes: new Map(scenesOf().map(({ id, body }) => [id, body])),
        grown: new Map([...disk.grown].map(([key, { body }]) => [key, body])),
        docs: new Map(
          [...disk.docs].map(([key, { f, s }]): [string, Pick<Doc, 'f' | 's'>] => [key, { f, s }]),
        ),
        aside: new Set(disk.aside.keys()),
        buried: new Set(disk.buried.keys()),
        waiting: disk.outbox.map(({ kind, id }) => ({
          name: keyOf(kind, id),
          story: storyOf(
            kind,
            id,
            disk.grown.get(keyOf(kind, id))?.body ?? disk.docs.get(keyOf(kind, id))?.f ?? {},
          ),
        })),
        refused: new Map([...disk.refused].map(([key, { story }]) => [key, story])),
        kept: new Map(disk.kept),
        cursors: disk.state.cursors,
        epoch: disk.state.epoch,
        auditedAt: disk.state.auditedAt,
      }),
  };
  return device;
}
