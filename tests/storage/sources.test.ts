import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { expect, test } from 'vitest';

import type { Source } from '../../src/domain/parcel.ts';
import { refusalOf } from '../../src/domain/sync-row.ts';
import { Database } from '../../src/storage/database.ts';
import { rowsOfSource } from '../../src/storage/source-rows.ts';
import { readStorySource } from '../../src/storage/sources.ts';
import { fakeId } from '../fakes.ts';

const texts = {
  quotes: '"'.repeat(100_000),
  backslashes: '\\'.repeat(100_000),
  'new lines': '\n'.repeat(100_000),
  'control characters': '\u0001'.repeat(100_000),
  CJK: '海'.repeat(100_000),
  emoji: `x${'🌊'.repeat(100_000)}`,
  'names of fields': { ['"海🌊'.repeat(20_000)]: '🌊' },
};

test.each(Object.entries(texts))(
  'A8 what a file said in %s is kept in pieces that every server takes, and comes back as it was',
  async (_name, rest) => {
    const story = fakeId(1);
    const source: Source = { format: 'chat', rest, scenes: { [fakeId(100)]: [rest, 1] }, lore: {} };
    const rows = rowsOfSource(story, source);
    expect(rows.length).toBeGreaterThan(2);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
    for (const row of rows) expect(refusalOf({ kind: 'sources', id: row.id, body: row })).toBeNull();
    const factory = new IDBFactory();
    const database = new Database('sources', { durability: 'strict', indexedDB: factory, IDBKeyRange });
    await database.sources.bulkPut(rows.map((row) => ({ ...row, v: 0 })));
    expect(await readStorySource(database, story)).toEqual(source);
  },
);
