import Dexie, { type Table } from 'dexie';
import { IDBKeyRange } from 'fake-indexeddb';
import { describe, expect, test } from 'vitest';

import type { DeviceModel } from '../../src/domain/model.ts';
import { openDatabase } from '../../src/storage/database.ts';
import { openDeviceDatabase, type Databases } from '../../src/storage/device-database.ts';
import { createModelRows } from '../../src/storage/device-models.ts';
import { moveToDevice } from '../../src/storage/device-move.ts';
import { createTokenRatios } from '../../src/storage/token-ratios.ts';
import { anOldDevice, oldSpace, openOwner, rowsOf } from './owners.ts';

/** Both databases as they lie there, without the move. */
async function openRaw(factory: IDBFactory): Promise<Databases> {
  const options = { durability: 'strict', indexedDB: factory, IDBKeyRange } as const;
  return {
    database: await openDatabase(oldSpace, options),
    deviceDatabase: await openDeviceDatabase(options),
  };
}

function close({ database, deviceDatabase }: Databases) {
  database.close();
  deviceDatabase.close();
}

/** What lies on an old device once it was started undisturbed. */
async function movedRows() {
  const factory = await anOldDevice();
  (await openOwner(factory, oldSpace)).close();
  return rowsOf(factory, oldSpace);
}

const model = (props: Partial<DeviceModel>): DeviceModel => ({
  id: 'tiny',
  name: 'Tiny',
  source: '',
  licence: '',
  size: 5,
  received: 5,
  status: 'installed',
  error: null,
  contextLength: null,
  lastUsed: 77,
  ...props,
});

test('A9 what an older version kept with its one owner is the device’s after the next start; keys, money and form stay his', async () => {
  const factory = await anOldDevice();
  const owner = await openOwner(factory, oldSpace);
  expect(await owner.settings()).toMatchObject({
    aiModel: 'device:tiny',
    readingLevel: 'middle',
    pictures: 'off',
    theme: 'dark',
    serverUrl: 'http://localhost:11434/v1',
    promptTokens: 8_000,
    timedOxygen: false,
  });
  const models = await createModelRows(owner.deviceDatabase).all();
  expect(models.ok && models.value.map(({ id, status }) => [id, status])).toEqual([
    ['half', 'failed'],
    ['tiny', 'installed'],
  ]);
  const ratios = createTokenRatios(owner.deviceDatabase);
  expect([await ratios.get('device:tiny'), await ratios.get('openrouter:maker/one')]).toEqual([1.25, 0.9]);
  expect(await owner.store.catalog('openrouter')).toMatchObject({
    ok: true,
    value: { models: [{ id: 'maker/one' }], account: { status: 'valid', remaining: 3.5 } },
  });
  expect(await owner.store.catalog('server')).toMatchObject({
    ok: true,
    value: { models: [{ id: 'llama' }] },
  });
  const key = await owner.secrets.get('openRouter');
  expect(key.ok && key.value?.reveal()).toBe('sk-or-v1-of-an-older-version');

  const rows = await rowsOf(factory, oldSpace);
  expect([rows.owner['models'], rows.owner['catalogs']]).toEqual([[], []]);
  expect((await owner.database.meta.toCollection().primaryKeys()).toSorted()).toEqual([
    'account:openrouter',
    'aiModel',
    'backup:last',
    'deviceId',
    'form',
    'hlc',
  ]);
  expect(JSON.stringify(rows.device)).not.toMatch(/remaining|sk-or/);
});

test('A9 a choice that is bound to a device leaves the synced row and what waits for the server, and nothing else does', async () => {
  const { owner } = await movedRows();
  expect(JSON.stringify([owner['settings'], owner['outbox']])).not.toContain('aiModel');
  expect(owner['settings']).toContainEqual(
    expect.objectContaining({ group: 'story', readingLevel: 'middle', notesToAuthor: 'The dog must live.' }),
  );
  expect(owner['outbox']).toHaveLength(2);
});

describe('A9 a move that breaks off is ended at the next start, and nothing is lost or doubled', () => {
  const fail = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  const creating = (table: Table) => table.hook('creating', fail);
  const deleting = (table: Table) => table.hook('deleting', fail);
  /** Steps at which it may break, each by the table whose write is refused. */
  const steps: readonly (readonly [string, (databases: Databases) => void])[] = [
    ['with the first copy', ({ deviceDatabase }) => creating(deviceDatabase.models)],
    ['in the middle of copying', ({ deviceDatabase }) => creating(deviceDatabase.ratios)],
    ['with the last copy', ({ deviceDatabase }) => creating(deviceDatabase.settings)],
    ['when the copy is noted', ({ deviceDatabase }) => creating(deviceDatabase.moved)],
    ['when the account is put aside', ({ database }) => creating(database.meta)],
    ['with the first deletion', ({ database }) => deleting(database.models)],
    ['in the middle of deleting', ({ database }) => deleting(database.catalogs)],
    ['with the last deletion', ({ database }) => deleting(database.meta)],
    [
      'with the choice of a model',
      ({ database }) =>
        database.meta.hook('creating', (key: unknown) => (key === 'aiModel' ? fail() : undefined)),
    ],
  ];
  for (const [name, breakOff] of steps) {
    test(name, async () => {
      const factory = await anOldDevice();
      const broken = await openRaw(factory);
      breakOff(broken);
      await expect(moveToDevice(broken)).rejects.toThrow('full');
      close(broken);
      // Every model is somewhere at every moment.
      const between = await rowsOf(factory, oldSpace);
      const ids = [between.owner['models'], between.device['models']].flat();
      expect(JSON.stringify(ids)).toContain('"tiny"');
      expect(JSON.stringify(ids)).toContain('"half"');
      (await openOwner(factory, oldSpace)).close();
      expect(await rowsOf(factory, oldSpace)).toEqual(await movedRows());
    });
  }

  test('a full disk keeps nobody from his stories: the move waits for the next start', async () => {
    const factory = await anOldDevice();
    const full = (database: Dexie) => {
      if (database.name === 'lamplit-device') database.on('ready', () => creating(database.table('models')));
    };
    Dexie.addons.push(full);
    const owner = await openOwner(factory, oldSpace);
    Dexie.addons.splice(Dexie.addons.indexOf(full), 1);
    expect(await owner.store.countStories()).toEqual({ ok: true, value: 0 });
    expect(await owner.database.models.count()).toBe(2);
    owner.close();
    (await openOwner(factory, oldSpace)).close();
    expect(await rowsOf(factory, oldSpace)).toEqual(await movedRows());
  });
});

test('A9 what was copied and not yet deleted does not come back when the player has removed it since', async () => {
  const factory = await anOldDevice();
  const broken = await openRaw(factory);
  broken.database.models.hook('deleting', () => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await expect(moveToDevice(broken)).rejects.toThrow('full');
  await broken.deviceDatabase.models.delete('tiny');
  await broken.deviceDatabase.settings.put({ name: 'theme', value: 'light' });
  close(broken);
  const owner = await openOwner(factory, oldSpace);
  expect(await owner.deviceDatabase.models.toCollection().primaryKeys()).toEqual(['half']);
  expect(await owner.database.models.count()).toBe(0);
  expect((await owner.settings()).theme).toBe('light');
});

test('A9 a second start moves nothing, and page and workers of several tabs may move at once', async () => {
  const factory = await anOldDevice();
  const tabs = await Promise.all(Array.from({ length: 4 }, () => openOwner(factory, oldSpace)));
  for (const tab of tabs) tab.close();
  const rows = await rowsOf(factory, oldSpace);
  expect(rows).toEqual(await movedRows());
  (await openOwner(factory, oldSpace)).close();
  expect(await rowsOf(factory, oldSpace)).toEqual(rows);
});

test('A9 what the device has already wins; of two lists the newer one, and no row that failed stands before an installed model', async () => {
  const factory = await anOldDevice();
  const raw = await openRaw(factory);
  const { models, catalogs, ratios, settings } = raw.deviceDatabase;
  await models.bulkPut([model({ id: 'half' }), model({ id: 'tiny', status: 'failed' })]);
  const list = { host: 'here', models: [], source: 'provider' } as const;
  await catalogs.put({ ...list, provider: 'openrouter', at: 1 });
  await catalogs.put({ ...list, provider: 'server', at: Date.UTC(2030, 0) });
  await ratios.put({ model: 'device:tiny', ratio: 2 });
  await settings.put({ name: 'theme', value: 'light' });
  await moveToDevice(raw);
  expect(await models.get('half')).toEqual(model({ id: 'half' }));
  expect(await models.get('tiny')).toMatchObject({ status: 'installed', licence: 'MIT' });
  expect(await catalogs.get('openrouter')).toMatchObject({ host: 'https://openrouter.ai/api/v1' });
  expect(await catalogs.get('server')).toMatchObject({ host: 'here' });
  expect(await ratios.get('device:tiny')).toMatchObject({ ratio: 2 });
  expect(await settings.get('theme')).toMatchObject({ value: 'light' });
  expect(await settings.get('promptTokens')).toMatchObject({ value: 8_000 });
});

test('a device database of a later version is refused and left as it is', async () => {
  const factory = await anOldDevice();
  const opening = factory.open('lamplit-device', 990);
  await new Promise((resolve) => (opening.onsuccess = resolve));
  opening.result.close();
  const options = { durability: 'strict', indexedDB: factory, IDBKeyRange } as const;
  await expect(openDeviceDatabase(options)).rejects.toMatchObject({ name: 'VersionError' });
});
