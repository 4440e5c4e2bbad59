import { readFileSync } from 'node:fs';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { expect, test } from 'vitest';

import { readScene, readStory } from '../../src/domain/schemas.ts';
import { Database, openDatabase, schemaVersion } from '../../src/storage/database.ts';
import { openGame } from '../game-table.ts';
import { dumpDatabase, layDown, type Dump } from './dump.ts';

/** A story of three scenes with a branch, an edit, settings and a key, as version `version` wrote it. */
function readDump(version: number): Dump {
  // The fixture is a dump that `dumpDatabase` made.
  return JSON.parse(
    readFileSync(new URL(`../fixtures/databases/v${version}.json`, import.meta.url), 'utf8'),
  ) as Dump;
}

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
    for (const { name, rows } of dump.stores) {
      if (name === 'meta') continue;
      expect(await game.database.table(name).count(), name).toBe(rows.length);
    }
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
