import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { describe, expect, test } from 'vitest';

import { branchesOf } from '../../src/domain/branches.ts';
import { readCharacterEntry, readHead, readLore, readMemory } from '../../src/domain/row-schemas.ts';
import { readScene, readSceneMeta, readStory } from '../../src/domain/schemas.ts';
import { isId } from '../../src/domain/ids.ts';
import { pathTo, scenesById } from '../../src/domain/tree.ts';
import { branchStarts } from '../../src/storage/branch-index.ts';
import { Database, openDatabase, schemaVersion } from '../../src/storage/database.ts';
import { readCharacterRest, readStorySource } from '../../src/storage/sources.ts';
import { openGame } from '../game-table.ts';
import { dumpDatabase, dumpFromText, layDown, type Dump } from './dump.ts';
import { refusedRows } from './exchange.ts';

/** A story of three scenes with a branch, an edit, settings and a key, as version `version` wrote it. */
function readDump(version: number): Dump {
  return dumpFromText(
    readFileSync(new URL(`../fixtures/databases/v${version}.json`, import.meta.url), 'utf8'),
  );
}

/** Everything that the first version could store: what is in it is said in the tests below. */
function landedDump(): Dump {
  const file = readFileSync(new URL('../fixtures/databases/v1-landed.json.gz', import.meta.url));
  return dumpFromText(gunzipSync(file).toString('utf8'));
}

type OldRow = { readonly [field: string]: unknown };
const rowsOf = (dump: Dump, name: string) =>
  (dump.stores.find((store) => store.name === name)?.rows ?? []) as readonly OldRow[];

for (let version = 1; version <= schemaVersion; version += 1) {
  test(`a database of version ${version} opens with every row it had, and is played on`, async () => {
    const dump = readDump(version);
    const factory = new IDBFactory();
    await layDown(factory, dump);
    const game = await openGame({ factory, random: (length) => new Uint8Array(length).fill(9) });

    const stories = await game.database.stories.toArray();
    const scenes = await game.database.scenes.toArray();
    expect(stories.map(readStory)).not.toContain(null);
    expect(scenes.map(readScene)).not.toContain(null);
    expect(scenes).toHaveLength(rowsOf(dump, 'scenes').length);
    for (const name of [
      'stories',
      'characters',
      'uses',
      'heads',
      'settings',
      'secrets',
      'suggestions',
      'play',
    ])
      expect(await game.database.table(name).count(), name).toBe(rowsOf(dump, name).length);
    const story = stories[0]?.id ?? '';
    const head = await game.store.head(story);
    const answer = await game.engine.act({
      story,
      scene: (head.ok && head.value) || '',
      action: { typed: 'go on' },
    });
    expect(answer).toEqual({ ok: true, value: null });
    expect(await game.database.scenes.count()).toBe(scenes.length + 1);
  });
}

describe('from the first version, whose rows could not travel', () => {
  async function upgraded(dump: Dump) {
    const factory = new IDBFactory();
    await layDown(factory, dump);
    return openGame({ factory });
  }

  test('every word, hero, picture and memory is there, under names that travel', async () => {
    const dump = landedDump();
    const { database } = await upgraded(dump);
    const scenes = (await database.scenes.toArray()).map(readScene);
    expect(scenes).not.toContain(null);
    const passages = new Set(scenes.map((scene) => scene?.passage));
    const lost = rowsOf(dump, 'scenes').filter(({ passage }) => !passages.has(String(passage)));
    // The one that is longer than a server takes was split.
    expect(lost.map(({ id }) => id)).toEqual(['s2']);
    const parts = scenes.filter((scene) => scene?.passage.includes('Paragraph'));
    expect(parts.length).toBeGreaterThan(1);
    const words = parts.map((scene) => scene?.passage).join('\n\n');
    expect(words.replace(/\s+/g, ' ')).toBe(String(lost[0]?.['passage']).replace(/\s+/g, ' '));

    const readers = {
      stories: readStory,
      sceneMeta: readSceneMeta,
      heads: readHead,
      memory: readMemory,
      lore: readLore,
      characters: readCharacterEntry,
    };
    for (const [name, reader] of Object.entries(readers)) {
      const rows: { readonly id: string }[] = await database.table(name).toArray();
      expect(
        rows.map((row) => reader(row)),
        name,
      ).not.toContain(null);
      expect(
        rows.every(({ id }) => isId(id)),
        name,
      ).toBe(true);
      if (name !== 'sceneMeta') expect(rows, name).toHaveLength(rowsOf(dump, name).length);
      expect(rows.length, name).toBeGreaterThan(0);
    }
    expect(await database.blobs.count()).toBe(rowsOf(dump, 'blobs').length);
    expect(await database.drafts.count()).toBe(1);
    expect((await database.meta.get('form'))?.value).toMatchObject({ name: 'Next One' });
    expect(await database.secrets.count()).toBe(1);
  });

  test('a road is named, trashed and edited as it was; the open scene is the one that was open', async () => {
    const dump = landedDump();
    const { database, store } = await upgraded(dump);
    const story = (await database.stories.toArray()).find(({ title }) => title === 'The Unlit Tower');
    const id = story?.id ?? '';
    const scenes = scenesById(
      await database.scenes.where('[story+depth]').between([id, 0], [id, 99]).toArray(),
    );
    const metas = new Map((await database.sceneMeta.toArray()).map((meta) => [meta.id, meta]));
    const branches = branchesOf(scenes, metas);
    expect(branches.map(({ name, gone }) => [name, gone])).toEqual([
      ['', false],
      ['The way down', false],
      ['', true],
    ]);
    expect((await branchStarts(database, id)).map((start) => start.id)).toEqual(branches.map((b) => b.id));
    const head = await store.head(id);
    const road = head.ok && head.value !== null ? await store.path(head.value, 99) : head;
    const shown = road.ok && Array.isArray(road.value) ? road.value : [];
    expect(shown.at(-1)).toMatchObject({ passage: 'She climbed, in her own words.', depth: 3 });
    expect(shown.map((scene) => scene.id)).toEqual(
      pathTo(scenes, shown.at(-1)?.id ?? '').map((scene) => scene.id),
    );
  });

  test('A1 only what the player said keeps its stamp; drawings, defaults and chapters have none', async () => {
    const { database } = await upgraded(landedDump());
    const metas = await database.sceneMeta.toArray();
    const said = metas.map(({ s }) => Object.keys(s).toSorted().join());
    // Of the scene that was split, its branch is named at the first part, and the last is the favourite.
    expect(said.toSorted()).toEqual(['edited,made', 'favourite', 'gone', 'name', 'name']);
    // Both drawn scenes have their drawing, and the one that was asked for again says so to other devices.
    expect(await database.drawings.count()).toBe(2);
    expect(metas.every(({ image }) => image === null)).toBe(true);
    const chapters = (await database.memory.toArray()).filter(({ by }) => by === 'text');
    expect(chapters.length).toBeGreaterThan(0);
    expect(chapters.map(({ s }) => s)).toEqual(chapters.map(() => ({})));
    const renamed = (await database.stories.toArray()).find(({ title }) => title === 'The Unlit Tower');
    expect(Object.keys(renamed?.s ?? {}).toSorted()).toEqual(['playedAt', 'title']);
    expect(renamed?.cover).toBeNull();
  });

  test('A11 the photo behind the portrait stands beside the story, which does not name it any more', async () => {
    const dump = landedDump();
    const { database, store } = await upgraded(dump);
    const rows = await database.stories.toArray();
    expect(JSON.stringify(rows)).not.toContain(String((await database.photos.toArray())[0]?.image));
    const [photo] = await database.photos.toArray();
    expect(await database.blobs.get(photo?.image ?? '')).toMatchObject({ mime: 'image/jpeg' });
    const story = await store.story(photo?.story ?? '');
    expect(story.ok && story.value.character.photo).toEqual({ image: photo?.image, looks: 'grey hair' });
  });

  test('A8 foreign names become UUIDs everywhere, what a file said travels, and a server would take every row', async () => {
    const { database } = await upgraded(landedDump());
    const story = (await database.stories.toArray()).find(({ title }) => title === 'From a file');
    const id = story?.id ?? '';
    expect(isId(id)).toBe(true);
    const source = await readStorySource(database, id);
    expect(source).toMatchObject({ format: 'kobold', rest: { kept: true } });
    expect(Object.values(source?.scenes ?? {})).toEqual([{ beside: 'one' }]);
    expect(await database.scenes.get(Object.keys(source?.scenes ?? {})[0] ?? '')).toBeDefined();
    const fact = (await database.memory.where('story').equals(id).toArray())[0];
    const last = await database.scenes.get(fact?.scene ?? '');
    // It held from the third scene on, which is deeper now.
    expect([fact?.fromDepth, fact?.toDepth]).toEqual([last?.depth, last?.depth]);
    const card = (await database.characters.toArray()).find(({ name }) => name === 'Carda');
    expect(await readCharacterRest(database, card?.id ?? '')).toMatchObject({
      extensions: { other: { keep: 'me' } },
    });
    expect(await refusedRows(database)).toEqual([]);
  });

  test('A8 words written over a passage that are longer than a row may be, and texts that no database takes, are kept as they can be', async () => {
    const dump = landedDump();
    const long = Array.from({ length: 60 }, (_, n) => `Line ${n}. ${'My own words. '.repeat(45)}`).join(
      '\n\n',
    );
    const edited = rowsOf(dump, 'sceneMeta').find((row) => row['edited'] !== null);
    const stores = dump.stores.map((store) =>
      store.name === 'sceneMeta'
        ? {
            ...store,
            rows: rowsOf(dump, 'sceneMeta').map((row) => (row === edited ? { ...row, edited: long } : row)),
          }
        : store.name === 'memory'
          ? {
              ...store,
              rows: rowsOf(dump, 'memory').map((row) => ({ ...row, text: `${String(row['text'])}\0\ud800` })),
            }
          : store,
    );
    const { database, store } = await upgraded({ ...dump, stores });
    expect(await refusedRows(database)).toEqual([]);
    const road = await store.path(String(edited?.['id']), 99);
    const shown = road.ok ? road.value.map(({ passage }) => passage).join('\n\n') : '';
    expect(shown.replace(/\s+/g, ' ')).toContain(long.replace(/\s+/g, ' ').trim());
  });

  test('costs are a sum, and everything waits for a server, scenes before what names them', async () => {
    const { database } = await upgraded(landedDump());
    const usage = (await database.usage.toArray()).find(({ calls }) => calls > 0);
    expect(usage).toMatchObject({ calls: 1, cost: 0.01, promptTokens: 100 });
    const kinds = (await database.outbox.orderBy('n').toArray()).map(({ kind }) => kind);
    expect(kinds.lastIndexOf('scenes')).toBeLessThan(kinds.indexOf('heads'));
    expect(kinds.lastIndexOf('scenes')).toBeLessThan(kinds.indexOf('memory'));
    expect(kinds.filter((kind) => kind === 'scenes')).toHaveLength(await database.scenes.count());
  });

  test('a story of 3,000 scenes is upgraded whole, and its last scene is reached', async () => {
    const dump = landedDump();
    const old = rowsOf(dump, 'scenes').find(({ parent, story }) => parent === null && isId(String(story)));
    const row = rowsOf(dump, 'stories').find(({ id }) => id === old?.['story']);
    const name = (kind: string, number: number) =>
      `019a0000-0000-7000-${kind}-${number.toString(16).padStart(12, '0')}`;
    const story = name('8000', 1);
    const scenes = Array.from({ length: 3_000 }, (_, depth) => ({
      ...old,
      id: name('9000', depth),
      story,
      parent: depth === 0 ? null : name('9000', depth - 1),
      depth,
    }));
    const stores = dump.stores.map((store) =>
      store.name === 'scenes'
        ? { ...store, rows: [...store.rows, ...scenes] }
        : store.name === 'stories'
          ? { ...store, rows: [...store.rows, { ...row, id: story, title: 'Three thousand' }] }
          : store,
    );
    const { database, store } = await upgraded({ ...dump, stores });
    const road = await store.path(name('9000', 2_999), 4_000);
    expect(road.ok && road.value.length).toBe(3_000);
    expect(await branchStarts(database, story)).toHaveLength(1);
  });
});

test('a fresh database has the tables of the newest version’s dump', async () => {
  const game = await openGame();
  await game.store.settings();
  const fresh = await dumpDatabase(game.factory, game.database.name);
  const shape = ({ version, stores }: Dump) => ({
    version,
    stores: stores.map(({ rows: _rows, ...store }) => store),
  });
  expect(shape(fresh)).toEqual(shape(readDump(schemaVersion)));
});

test('a database of a later version is refused and left as it is', async () => {
  const dump = { ...readDump(schemaVersion), version: 990 };
  const factory = new IDBFactory();
  await layDown(factory, dump);
  await expect(
    openDatabase('test', { durability: 'strict', indexedDB: factory, IDBKeyRange }),
  ).rejects.toMatchObject({ name: 'VersionError' });
  expect(await dumpDatabase(factory, dump.name)).toEqual(dump);
});

test('versions of the tables are numbered without a gap', () => {
  const database = new Database('test', { durability: 'strict', indexedDB: new IDBFactory(), IDBKeyRange });
  expect(database.verno).toBe(schemaVersion);
});
