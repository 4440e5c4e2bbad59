import { readFileSync } from 'node:fs';
import Dexie from 'dexie';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { expect, test } from 'vitest';

import {
  clearImport,
  noteImport,
  openActiveSpace,
  openSpaceOf,
  readImport,
  setActiveSpace,
  type Space,
} from '../../src/storage/registry.ts';
import { fakeId } from '../fakes.ts';
import { dumpDatabase, layDown, type Dump } from './dump.ts';

const place = () => ({ indexedDB: new IDBFactory(), IDBKeyRange });

/** An account that signed in on this device; there is no way to make one yet. */
async function addAccount(where: ReturnType<typeof place>, account: Space) {
  const registry = new Dexie('lamplit-registry', where);
  await registry.open();
  await registry.table('spaces').add(account);
  registry.close();
}

const mira: Space = { id: fakeId(2), user: fakeId(3), label: 'mira@example.org', createdAt: 2 };

test('A9 a registry of the first version opens with its space, and that is the one that is played in', async () => {
  // The fixture is a dump that `dumpDatabase` made.
  const dump = JSON.parse(
    readFileSync(new URL('../fixtures/databases/registry-v1.json', import.meta.url), 'utf8'),
  ) as Dump;
  const where = place();
  await layDown(where.indexedDB, dump);
  const space = await openActiveSpace(fakeId(9), 9, where);
  expect(space).toEqual(dump.stores[0]?.rows[0]);
  const now = await dumpDatabase(where.indexedDB, 'lamplit-registry');
  expect(now.stores.map(({ name, rows }) => [name, rows.length])).toEqual([
    ['adoptions', 0],
    ['imports', 0],
    ['pointers', 0],
    ['spaces', 1],
  ]);
});

test('demo play is made once, also by two tabs at once, and is active until another space is', async () => {
  const where = place();
  const [first, second] = await Promise.all([
    openActiveSpace(fakeId(1), 1, where),
    openActiveSpace(fakeId(11), 1, where),
  ]);
  expect(second).toEqual(first);
  expect(await openActiveSpace(fakeId(12), 5, where)).toEqual(first);
  await addAccount(where, mira);
  expect(await openActiveSpace(fakeId(13), 5, where)).toEqual(first);
  expect(await setActiveSpace(mira.id, where)).toBe(true);
  expect(await openActiveSpace(fakeId(14), 5, where)).toEqual(mira);
  expect(await setActiveSpace(first.id, where)).toBe(true);
  expect(await openActiveSpace(fakeId(15), 5, where)).toEqual(first);
});

test('a space that is not known is not made active, and one that is gone gives way to demo play', async () => {
  const where = place();
  const demo = await openActiveSpace(fakeId(1), 1, where);
  expect(await setActiveSpace(mira.id, where)).toBe(false);
  expect(await openActiveSpace(fakeId(9), 9, where)).toEqual(demo);
  await addAccount(where, mira);
  await setActiveSpace(mira.id, where);
  const registry = new Dexie('lamplit-registry', where);
  await registry.open();
  await registry.table('spaces').delete(mira.id);
  registry.close();
  expect(await openActiveSpace(fakeId(9), 9, where)).toEqual(demo);
});

test('an import that was begun is known until it is over, each space’s own', async () => {
  const where = place();
  expect(await readImport(fakeId(1), where)).toBeNull();
  const note = { space: fakeId(1), stories: [fakeId(21), fakeId(22)], pictures: [], at: 5 };
  await noteImport(note, where);
  await noteImport({ space: fakeId(2), stories: [], pictures: [], at: 6 }, where);
  expect(await readImport(fakeId(1), where)).toEqual(note);
  await noteImport({ ...note, stories: [fakeId(23)], at: 7 }, where);
  expect(await readImport(fakeId(1), where)).toEqual({ ...note, stories: [fakeId(23)], at: 7 });
  await clearImport(fakeId(1), where);
  expect(await readImport(fakeId(1), where)).toBeNull();
  expect(await readImport(fakeId(2), where)).toMatchObject({ at: 6 });
});

test('A9 an account has one space on a device, also for two tabs at once, and making it makes nobody active', async () => {
  const where = place();
  const demo = await openActiveSpace(fakeId(1), 1, where);
  const [first, second] = await Promise.all([
    openSpaceOf(`account:${fakeId(3)}`, fakeId(2), 2, where),
    openSpaceOf(`account:${fakeId(3)}`, fakeId(12), 2, where),
  ]);
  expect(second).toEqual(first);
  expect(first).toMatchObject({ user: fakeId(3), createdAt: 2 });
  expect(await openSpaceOf(`account:${fakeId(4)}`, fakeId(5), 3, where)).toMatchObject({ id: fakeId(5) });
  expect(await openSpaceOf('demo', fakeId(6), 4, where)).toEqual(demo);
  expect(await openActiveSpace(fakeId(7), 5, where)).toEqual(demo);
  await setActiveSpace(first.id, where);
  expect(await openSpaceOf('demo', fakeId(8), 6, where)).toEqual(demo);
});
