import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';

import { isGone } from '../../../src/domain/gone.ts';
import type { Json } from '../../../src/domain/json.ts';
import { emptyForm } from '../../../src/domain/character.ts';
import { emptyParcel, type WholeStory } from '../../../src/domain/parcel.ts';
import type { StoryStore } from '../../../src/domain/ports/store.ts';
import type { Result } from '../../../src/domain/result.ts';
import type { Stamps } from '../../../src/domain/stamp.ts';
import { storyOf } from '../../../src/domain/sync-doc.ts';
import { docKinds, grownKinds } from '../../../src/domain/sync-kinds.ts';
import { DeviceDatabase } from '../../../src/storage/device-database.ts';
import { ensureDeviceRow } from '../../../src/storage/device.ts';
import { openDatabase, type Database } from '../../../src/storage/database.ts';
import { readWholeStory } from '../../../src/storage/story-export.ts';
import { bringInParcel } from '../../../src/storage/story-import.ts';
import { createStoryStore } from '../../../src/storage/story-store.ts';
import { readNoted } from '../../../src/storage/sync-state.ts';
import { createSyncStore } from '../../../src/storage/sync-store.ts';
import { dumpDatabase, layDown, type Dump } from '../../storage/dump.ts';
import { fakeScene, fakeStory } from '../../fakes.ts';
import type { Look, SimDevice } from './device.ts';
import type { Shared } from './model-device.ts';
import type { Fields } from './model-disk.ts';
import type { Plant } from './plants.ts';
import type { Seat, World } from './world.ts';

type StoryFile = { readonly user: string; readonly whole: WholeStory; readonly madeAt: number };

/** Files that devices made; any device of their player may bring them in again. */
const files = new WeakMap<World, StoryFile[]>();

function filesOf(world: World): StoryFile[] {
  const known = files.get(world) ?? [];
  files.set(world, known);
  return known;
}

/** A device whose store is the game's own, on an IndexedDB in memory. */
export async function createRealDevice(
  world: World,
  _plant: Plant,
  shared: Shared,
  who: { readonly name: string; readonly user: string; readonly seat: Seat; readonly skewMs: number },
): Promise<SimDevice> {
  const { chance, ownerOf } = world;
  const deviceId = chance.uuid();
  const now = () => world.now() + device.skewMs;
  let disk = await open(new IDBFactory());
  let kept: Dump | null = null;
  let pushes = 0;

  async function open(factory: IDBFactory) {
    const connection = { indexedDB: factory, IDBKeyRange };
    const database = await openDatabase('sim', { durability: 'strict', ...connection });
    const deviceDatabase = new DeviceDatabase({ durability: 'strict', ...connection });
    await database.meta.put({ k: 'deviceId', value: deviceId });
    return { factory, database, deviceDatabase };
  }

  /** What is made anew with every start of a worker. */
  let made: {
    readonly boot: string;
    readonly database: Database;
    readonly story: StoryStore;
    readonly sync: ReturnType<typeof createSyncStore>;
  } | null = null;
  function stores() {
    const { database, deviceDatabase } = disk;
    if (made?.boot === device.boot && made.database === database) return made;
    const options = { database, quick: database, deviceDatabase, now, boot: device.boot, device: deviceId };
    const sync = createSyncStore({ database, now, boot: device.boot });
    made = {
      boot: device.boot,
      database,
      story: createStoryStore(options),
      sync: {
        ...sync,
        acknowledge: (batch, reply) => {
          pushes += 1;
          return sync.acknowledge(batch, reply);
        },
      },
    };
    return made;
  }

  const done = (name: string, result: Result<unknown, unknown>) => (result.ok ? name : `${name}: refused`);

  async function tell(story: string, parent: { readonly id: string; readonly depth: number } | null) {
    const id = chance.uuid();
    ownerOf.set(id, who.user);
    const scene = fakeScene({
      id,
      story,
      parent: parent?.id ?? null,
      depth: parent ? parent.depth + 1 : 0,
      passage: chance.hex(6),
      createdAt: world.now(),
    });
    const { device: _device, told: _told, ...told } = scene;
    return done(
      `tells on ${story.slice(0, 4)}`,
      await stores().story.commitTurn({ scene: told, receipt: null }),
    );
  }

  async function act(): Promise<string> {
    const { database } = disk;
    const { story: store } = stores();
    await ensureDeviceRow({ database, now, boot: device.boot }, deviceId, who.name);
    const scenes = await database.scenes.toArray();
    const kind = chance.below(22);
    const scene = chance.pick(scenes);
    if (!scene || kind === 0) {
      const id = chance.uuid();
      ownerOf.set(id, who.user);
      const character = { ...emptyForm, name: chance.hex(2), appearance: 'tall' };
      await store.createStory(fakeStory({ id, character, createdAt: world.now(), playedAt: world.now() }));
      return tell(id, null);
    }
    const { id, story } = scene;
    if (kind <= 9) {
      const head = await store.head(story);
      const here = scenes.find((each) => each.id === (head.ok ? head.value : null));
      return tell(story, here && !chance.isOneIn(4) ? here : scene);
    }
    if (kind <= 12)
      return done(
        'edits',
        await store.changeScene(
          id,
          chance.pick([
            { edited: chance.hex(4) },
            { name: chance.hex(4) },
            { favourite: chance.isOneIn(2) },
          ]) ?? {},
        ),
      );
    if (kind === 13) {
      const row = {
        id: chance.uuid(),
        story,
        scene: id,
        kind: 'summary' as const,
        text: chance.hex(3),
        pinned: false,
      };
      const more = {
        fromDepth: 0,
        toDepth: scene.depth,
        by: 'text' as const,
        createdAt: world.now(),
        gone: false,
      };
      return done('sums up', await store.saveMemory([{ ...row, ...more }], 'machine'));
    }
    if (kind === 14)
      return done(
        'sets',
        await store.changeSettings({ notesToAuthor: chance.hex(2), noTraining: chance.isOneIn(2) }),
      );
    if (kind === 15) return done('trashes a story', await store.changeStory(story, { gone: true }));
    if (kind === 16)
      return done('trashes a branch', await store.arrange({ type: 'trash-branch', scene: id, gone: true }));
    if (kind === 17) {
      const [gone] = await database.sceneMeta.filter(isGone).primaryKeys();
      return done('deletes a branch', await store.arrange({ type: 'delete-branch', scene: gone ?? '' }));
    }
    if (kind === 18) {
      const [gone] = await database.stories.filter(isGone).primaryKeys();
      return done('deletes a story', await store.arrange({ type: 'delete-story', story: gone ?? '' }));
    }
    if (kind === 19) {
      const read = await readWholeStory(database, story);
      if (read.ok) filesOf(world).push({ user: who.user, whole: read.value.whole, madeAt: now() });
      return done('makes a file', read);
    }
    if (kind === 20) {
      const file = chance.pick(filesOf(world).filter(({ user }) => user === who.user));
      if (!file) return 'no file';
      const parcel = { ...emptyParcel('bundle'), madeAt: file.madeAt, stories: [file.whole] };
      const writer = { database, now, boot: device.boot };
      const choice = { stories: {}, lorebookInto: null, settings: false };
      const brought = await bringInParcel(writer, { next: chance.uuid }, parcel, choice);
      return done(`brings ${file.whole.story.id.slice(0, 4)} in`, brought);
    }
    return done('renames', await store.changeStory(story, { title: chance.hex(4) }));
  }

  async function look(): Promise<Look> {
    const { database } = disk;
    const grown = new Map<string, Fields>();
    const docs = new Map<string, { f: Fields; s: Stamps }>();
    const scenes = new Map<string, Fields>();
    for (const kind of grownKinds)
      for (const row of await database.table<{ [field: string]: Json }, string>(kind).toArray()) {
        const { v: _v, road: _road, begins: _begins, ...body } = row;
        grown.set(`${kind}:${String(body['id'])}`, body);
        if (kind === 'scenes') scenes.set(String(body['id']), body);
      }
    for (const kind of docKinds)
      for (const row of await database
        .table<{ readonly id: string; readonly s: Stamps; readonly [field: string]: Json }, string>(kind)
        .toArray()) {
        const { id, v: _v, s, hidden: _hidden, ...f } = row;
        docs.set(`${kind}:${id}`, { f, s });
      }
    const waiting = [];
    for (const { kind, id } of await database.outbox.toArray()) {
      const row: object | undefined = await database.table<object, string>(kind).get(id);
      waiting.push({ name: `${kind}:${id}`, story: storyOf(kind, id, row ?? {}) });
    }
    const quarantine = await database.quarantine.toArray();
    const { cursors, epoch, auditedAt } = await readNoted(database);
    return {
      scenes,
      grown,
      docs,
      aside: new Set(await database.aside.where('id').above('').primaryKeys()),
      buried: new Set(await database.buried.toCollection().primaryKeys()),
      waiting,
      refused: new Map(
        quarantine
          .filter(({ code }) => code !== 'different')
          .map(({ kind, id, story }) => [`${kind}:${id}`, story]),
      ),
      kept: new Map(
        quarantine
          .filter(({ code }) => code === 'different')
          .map(({ kind, id, story, row }) => [`${kind}:${id}`, { story, body: row as Fields }]),
      ),
      cursors,
      epoch,
      auditedAt,
    };
  }

  const device: SimDevice = {
    ...who,
    boot: chance.hex(12),
    life: 1,
    cycles: 0,
    failures: 0,
    store: () => stores().sync,
    act,
    keep: async () => {
      kept = await dumpDatabase(disk.factory, disk.database.name);
    },
    rollBack: async () => {
      if (!kept) return false;
      disk.database.close();
      const factory = new IDBFactory();
      await layDown(factory, kept);
      disk = await open(factory);
      return true;
    },
    pushes: () => pushes + 1,
    look,
  };
  void shared;
  return device;
}
