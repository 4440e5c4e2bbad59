import { unzipSync, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';

import type { ImportChoice } from '../../src/domain/file-port.ts';
import { sharedId } from '../../src/domain/ids.ts';
import type { LossKind } from '../../src/domain/parcel.ts';
import type { Scene } from '../../src/domain/story.ts';
import { readStory } from '../../src/domain/schemas.ts';
import { toBytes } from '../../src/formats/bytes.ts';
import { readWholeStory } from '../../src/storage/story-export.ts';
import { dumpDatabase } from '../storage/dump.ts';
import { first as firstValue } from '../first-value.ts';
import { watchBooks, watchHeroes, watchShelf } from '../../src/storage/shelf-queries.ts';
import { fakeId, fakeSceneMeta, fakeStory } from '../fakes.ts';
import { bundleFile } from './bundle-files.ts';
import { openFileService } from './open-file-service.ts';
import { fakeLore, told, wholeStory } from './stories.ts';

const addAll: ImportChoice = { stories: {}, lorebookInto: null, settings: false };
type Device = Awaited<ReturnType<typeof openFileService>>;

/** Looks into a file, as a player does, and brings it in; answers what was said before. */
async function bring({ service }: Device, file: Blob, choice = addAll) {
  const report = await service.lookInto(file, 'a file');
  const outcome = await service.bringIn({ file, name: 'a file', choice }, () => {});
  if (!report.ok || !outcome.ok) throw new Error(JSON.stringify([report, outcome]));
  const lost = (what: LossKind) => report.value.losses.find((loss) => loss.what === what)?.count ?? 0;
  return { report: report.value, outcome: outcome.value, lost };
}

async function storedScenes({ database }: Device, story = fakeId(1)): Promise<readonly Scene[]> {
  const found = await readWholeStory(database, story);
  if (!found.ok) throw new Error(found.error.type);
  return found.value.whole.scenes;
}

/** Every road begins somewhere, and every depth is that of the road. */
function expectOneTree(scenes: readonly Scene[]): void {
  const byId = new Map(scenes.map((scene) => [scene.id, scene]));
  for (const { parent, depth } of scenes)
    expect(depth).toBe(parent === null ? 0 : (byId.get(parent)?.depth ?? Number.NaN) + 1);
}

/** A road of so many scenes. */
function roadOf(length: number): Scene[] {
  const scenes = [told(0, null)];
  while (scenes.length < length) scenes.push(told(scenes.length, scenes.at(-1) ?? null));
  return scenes;
}

const opening = told(0, null);

describe('A7 numbers, dates and names that no program of ours writes', () => {
  test('A7 a date of 1e300 in every place leaves a shelf that can be read, and days that can be shown', async () => {
    const device = await openFileService();
    const whole = wholeStory();
    const dates = { createdAt: 1e300, playedAt: -1e300, updatedAt: 1e300, at: 1e300 };
    const file = await bundleFile(whole, {
      story: { ...dates, branches: { many: 'of them' } },
      scenes: whole.scenes.map((scene) => ({ ...scene, createdAt: 1e300, retell: 9e15 })),
      heads: whole.heads.map((head) => ({ ...head, at: 1e300 })),
      memory: whole.memory.map((row) => ({ ...row, createdAt: 1e300, toDepth: 1e300, fromDepth: -1e300 })),
      lore: whole.lore.map((row) => ({ ...row, order: 1e300 })),
    });
    await bring(device, file);
    const shelf = await firstValue(watchShelf(device.database));
    expect(shelf.damaged).toEqual([]);
    for (const { createdAt, playedAt } of shelf.stories)
      for (const day of [createdAt, playedAt]) expect(new Date(day).toISOString()).toMatch(/^20/);
    expect((await firstValue(watchBooks(device.database, [fakeId(1)]))).get(fakeId(1))?.scenes).toBe(5);
    expectOneTree(await storedScenes(device));
    const [memory] = await device.database.memory.toArray();
    expect(memory).toMatchObject({ fromDepth: 0, toDepth: 1 });
  });

  test('A7 a story that was stored with such dates before is read with ones that can be shown', () => {
    const story = readStory({ ...fakeStory(), createdAt: 1e300, playedAt: -1e300 });
    expect(() =>
      [story?.createdAt, story?.playedAt].map((ms) => new Date(ms ?? Number.NaN).toISOString()),
    ).not.toThrow();
  });

  test('A7 a chat and a card with such dates and numbers come in, and everything is shown', async () => {
    const device = await openFileService();
    const chat = [
      { user_name: 'Mira', character_name: 'Bell', chat_metadata: {} },
      { mes: 'It rang.', send_date: 1e300, swipes: ['It rang.', 'It did not.'], swipe_id: 0.5 },
      { mes: 'Again.', send_date: '9'.repeat(400), swipe_id: -1e300 },
    ];
    await bring(device, new Blob([chat.map((line) => JSON.stringify(line)).join('\n')]));
    const card = { spec: 'chara_card_v3', data: { name: 'Oona', extensions: { lamplit: { age: 1e300 } } } };
    await bring(device, new Blob([JSON.stringify(card)]));
    const [story] = (await firstValue(watchShelf(device.database))).stories;
    expectOneTree(await storedScenes(device, story?.id));
    const { heroes } = await firstValue(watchHeroes(device.database));
    expect(heroes.map(({ entry }) => [entry.name, entry.metadata.age])).toEqual([['Oona', 150]]);
  });
});

describe('A7 what stands here already', () => {
  test('A7 is not changed by what a file says beside it: no name, no edit, no trash mark, no place', async () => {
    const device = await openFileService();
    const first = wholeStory({ metas: [] });
    await bring(device, await bundleFile(first));
    const before = await dumpDatabase(device.factory, 'lamplit-space-here');
    const said = first.scenes.map(({ id }) =>
      fakeSceneMeta({ id, edited: 'Not what was told.', name: 'stolen', gone: true }),
    );
    const head = { id: sharedId('head', fakeId(1), fakeId(9000)), story: fakeId(1), device: fakeId(9000) };
    const heads = [{ ...head, scene: fakeId(104), at: 9e12 }];
    const { outcome } = await bring(device, await bundleFile(first, { metas: said, heads }));
    expect(outcome.scenes).toBe(0);
    const after = await dumpDatabase(device.factory, 'lamplit-space-here');
    const rows = (dump: typeof after) => dump.stores.filter(({ name }) => !['meta', 'outbox'].includes(name));
    expect(rows(after)).toEqual(rows(before));
  });

  test('A7 a scene that comes new keeps what the file says beside it', async () => {
    const device = await openFileService();
    const whole = wholeStory();
    const without = { ...whole, scenes: whole.scenes.filter(({ id }) => id !== fakeId(104)), metas: [] };
    await bring(device, await bundleFile(without));
    const { outcome } = await bring(device, await bundleFile(whole));
    expect(outcome.scenes).toBe(1);
    expect(await device.database.sceneMeta.toArray()).toMatchObject([
      { id: fakeId(104), name: 'the cruel road' },
    ]);
  });

  test('A7 a scene of another story is never told on, and stays where it is', async () => {
    const device = await openFileService();
    await bring(device, await bundleFile(wholeStory()));
    const thief = fakeStory({ id: fakeId(2) });
    const below = told(50, opening, { story: thief.id, parent: fakeId(101), depth: 2 });
    const file = await bundleFile(
      wholeStory({
        story: thief,
        scenes: [told(1, opening, { story: thief.id }), below],
        memory: [],
        lore: [],
        heads: [],
        metas: [],
      }),
      { metas: [fakeSceneMeta({ id: fakeId(101), story: thief.id, edited: 'Stolen.' })] },
    );
    const { lost } = await bring(device, file);
    expect(lost('misplaced-scene')).toBe(1);
    expect(await storedScenes(device, thief.id)).toMatchObject([{ id: below.id, parent: null, depth: 0 }]);
    expect((await storedScenes(device)).filter(({ parent }) => parent === fakeId(101))).toHaveLength(2);
    expect((await device.database.sceneMeta.get(fakeId(101)))?.edited).toBe('What I say happened.');
  });
});

describe('A7 a tree that is none', () => {
  test.each([1, 2, 3, 400])('A7 a circle of %i scenes is cut open, and said before', async (length) => {
    const device = await openFileService();
    const [first, ...others] = roadOf(length);
    const scenes = [{ ...first, parent: fakeId(100 + length - 1) }, ...others];
    const { lost } = await bring(
      device,
      await bundleFile(wholeStory({ memory: [], metas: [] }), { scenes, heads: [] }),
    );
    expect(lost('misplaced-scene')).toBe(1);
    const stored = await storedScenes(device);
    expect(stored).toHaveLength(length);
    expectOneTree(stored);
  });

  test('A7 orphans become openings, false depths are counted anew, and both are said before', async () => {
    const device = await openFileService();
    const scenes = roadOf(6).map((scene, at) => {
      if (at === 2) return { ...scene, parent: fakeId(555) };
      if (at === 4) return { ...scene, depth: -3.5 };
      return at === 5 ? { ...scene, depth: 'deep' } : scene;
    });
    const { lost } = await bring(
      device,
      await bundleFile(wholeStory({ memory: [], metas: [] }), { scenes, heads: [] }),
    );
    const stored = await storedScenes(device);
    expectOneTree(stored);
    expect(stored).toHaveLength(6);
    expect(stored.filter(({ parent }) => parent === null).map(({ id }) => id)).toEqual([
      fakeId(100),
      fakeId(102),
    ]);
    expect(lost('misplaced-scene')).toBeGreaterThanOrEqual(3);
  });

  test('A7 what goes on from a scene that is here stands below it', async () => {
    const device = await openFileService();
    const road = roadOf(4);
    await bring(
      device,
      await bundleFile(wholeStory({ scenes: road.slice(0, 3), memory: [], metas: [], heads: [] })),
    );
    const rest = await bundleFile(wholeStory({ memory: [], metas: [] }), {
      scenes: road.slice(3),
      heads: [],
    });
    const { lost } = await bring(device, rest);
    expect(lost('misplaced-scene')).toBe(0);
    expectOneTree(await storedScenes(device));
    expect((await storedScenes(device)).at(-1)).toMatchObject({ parent: fakeId(102), depth: 3 });
  });
});

test('A7 a row that stands in a file twice is taken once, and said before', async () => {
  const device = await openFileService();
  const whole = wholeStory();
  const twice = (rows: readonly object[]) => [...rows, ...rows];
  const hero = (await import('../../src/domain/character-entry.ts')).entryOfForm(whole.story.character, 0);
  const file = await bundleFile(whole, {
    scenes: twice(whole.scenes),
    metas: twice(whole.metas),
    heads: twice(whole.heads),
    memory: twice(whole.memory),
    lore: twice([...whole.lore, fakeLore({ id: fakeId(701) })]),
    characters: twice([{ entry: hero, rest: null }]),
  });
  const { lost, outcome } = await bring(device, file);
  expect(outcome).toMatchObject({ scenes: 5, characters: 1 });
  expect(lost('twice')).toBe(5 + 2 + 1 + 1 + 2 + 1);
  expect(await device.database.lore.count()).toBe(2);
});

test('A7 a wrong sum over the scenes keeps every scene that can be read, and is said before', async () => {
  const device = await openFileService();
  const whole = wholeStory();
  const files = unzipSync(new Uint8Array(await (await bundleFile(whole)).arrayBuffer()));
  const path = `stories/${whole.story.id}/scenes.jsonl`;
  const text = new TextDecoder().decode(files[path]).split('\n');
  files[path] = toBytes([...text.slice(0, 4), text[4]?.slice(0, 50)].join('\n'));
  const { lost, outcome } = await bring(device, new Blob([new Uint8Array(zipSync(files))]));
  expect(outcome.scenes).toBe(4);
  expect([lost('wrong-sum'), lost('damaged-scene')]).toEqual([1, 1]);
});

describe('LIB-12 a backup and the trash', () => {
  test('LIB-12 brings a story back that lies in the trash here, and says before that it lies there', async () => {
    const device = await openFileService();
    const file = await bundleFile(wholeStory());
    await bring(device, file);
    await device.store.changeStory(fakeId(1), { gone: true });
    const { report, outcome } = await bring(device, file);
    expect(report.stories).toMatchObject([{ here: 'trash' }]);
    expect(outcome.restored).toBe(1);
    const shelf = await firstValue(watchShelf(device.database));
    expect([shelf.stories.length, shelf.trash.length]).toEqual([1, 0]);
  });

  test('LIB-12 leaves it there when the player leaves it out, or when it lay in the trash when the backup was made', async () => {
    const device = await openFileService();
    await bring(device, await bundleFile(wholeStory()));
    await device.store.changeStory(fakeId(1), { gone: true });
    await bring(device, await bundleFile(wholeStory()), { ...addAll, stories: { [fakeId(1)]: 'skip' } });
    await bring(device, await bundleFile(wholeStory(), { story: { gone: true } }));
    expect((await firstValue(watchShelf(device.database))).trash).toHaveLength(1);
  });

  test('LIB-12 brings a hero back who was removed', async () => {
    const device = await openFileService();
    const card = new Blob([JSON.stringify({ name: 'Oona', description: 'tall', first_mes: '' })]);
    await bring(device, card);
    const [hero] = await device.database.characters.toArray();
    await device.store.arrange({ type: 'trash-character', character: hero?.id ?? '', gone: true });
    const { report, outcome } = await bring(device, card);
    expect(report.characters).toMatchObject([{ here: false }]);
    expect(outcome.characters).toBe(1);
    expect((await firstValue(watchHeroes(device.database))).heroes).toHaveLength(1);
  });
});

describe('LIB-12 an import that is stopped', () => {
  /** A bundle of stories of 100 scenes each. */
  async function shelfOf(count: number): Promise<Blob> {
    const files: { [path: string]: Uint8Array } = {};
    for (let at = 0; at < count; at += 1) {
      const id = fakeId(10 + at);
      const scenes = roadOf(100).map((scene) => ({
        ...scene,
        id: fakeId(1_000 * (at + 1) + scene.depth),
        parent: scene.parent && fakeId(1_000 * (at + 1) + scene.depth - 1),
        story: id,
      }));
      const whole = wholeStory({
        story: fakeStory({ id }),
        scenes,
        metas: [],
        heads: [],
        memory: [],
        lore: [],
      });
      const single = unzipSync(new Uint8Array(await (await bundleFile(whole)).arrayBuffer()));
      for (const [path, bytes] of Object.entries(single)) if (path !== 'manifest.json') files[path] = bytes;
    }
    const { bundleOf } = await import('./foreign-files.ts');
    return new Blob([new Uint8Array(await bundleOf(1_650_000_000_000, files))]);
  }

  /** Stops when so many scenes are stored. */
  async function stopAt(device: Device, file: Blob, stored: number) {
    const stop = new AbortController();
    const told: number[] = [];
    const outcome = await device.service.bringIn(
      { file, name: '', choice: addAll },
      (_share, scenes) => {
        if (scenes) told.push(scenes.stored);
        if (scenes && scenes.stored >= stored) stop.abort();
      },
      stop.signal,
    );
    return { outcome, told };
  }

  test('LIB-12 tells how many scenes are stored, and leaves nothing behind of a story that had not come whole', async () => {
    const device = await openFileService();
    const empty = await dumpDatabase(device.factory, 'lamplit-space-here');
    const { outcome, told } = await stopAt(device, await shelfOf(1), 80);
    expect(told).toEqual([0, 40, 80]);
    expect(outcome).toMatchObject({ ok: true, value: { stories: [], scenes: 0, stopped: true } });
    const left = await dumpDatabase(device.factory, 'lamplit-space-here');
    const rows = (dump: typeof left) => dump.stores.filter(({ name }) => name !== 'meta');
    expect(rows(left)).toEqual(rows(empty));
  });

  test('LIB-12 keeps the stories that had come whole', async () => {
    const device = await openFileService();
    const { outcome } = await stopAt(device, await shelfOf(3), 140);
    expect(outcome).toMatchObject({ ok: true, value: { stories: [fakeId(10)], scenes: 100, stopped: true } });
    expect(await device.database.stories.count()).toBe(1);
    expect(await device.database.scenes.count()).toBe(100);
  });

  test('LIB-12 brings what comes to a story that was here to its end', async () => {
    const device = await openFileService();
    const file = await shelfOf(2);
    await device.store.createStory(fakeStory({ id: fakeId(10) }));
    const { outcome } = await stopAt(device, file, 40);
    expect(outcome).toMatchObject({ ok: true, value: { stories: [fakeId(10)], scenes: 100, stopped: true } });
    expectOneTree(await storedScenes(device, fakeId(10)));
    expect(await device.database.scenes.count()).toBe(100);
  });

  test('LIB-12 before its first row changes nothing', async () => {
    const device = await openFileService();
    const stop = new AbortController();
    stop.abort();
    const outcome = await device.service.bringIn(
      { file: await shelfOf(1), name: '', choice: { ...addAll, settings: true } },
      () => {},
      stop.signal,
    );
    expect(outcome).toMatchObject({ ok: true, value: { stories: [], stopped: true } });
    expect(await device.database.scenes.count()).toBe(0);
  });
});
