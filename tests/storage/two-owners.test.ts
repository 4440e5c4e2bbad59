import { IDBFactory } from 'fake-indexeddb';
import { expect, test } from 'vitest';

import type { KeyAccount } from '../../src/domain/model.ts';
import { markBackup, noteBackup, watchBackups } from '../../src/storage/backups.ts';
import { createModelRows } from '../../src/storage/device-models.ts';
import { watchCatalogs, watchDeviceModels, watchSettings } from '../../src/storage/queries.ts';
import { clearForgottenKeys, createSecrets } from '../../src/storage/secrets.ts';
import { entry } from '../providers/chat-completions/call-model.ts';
import { fakeId } from '../fakes.ts';
import { anOldDevice, oldSpace, openOwner } from './owners.ts';

type Watched<T> = {
  subscribe: (
    next: (value: T) => void,
    error: (thrown: unknown) => void,
  ) => { readonly unsubscribe: () => void };
};

/** What a live query answers once it answers something of this kind. */
function seen<T>(watched: Watched<T>, wanted: (value: T) => boolean): Promise<T> {
  return new Promise((resolve, reject) => {
    const watching = watched.subscribe((value) => {
      if (!wanted(value)) return;
      resolve(value);
      queueMicrotask(() => watching.unsubscribe());
    }, reject);
  });
}

const account: KeyAccount = { status: 'valid', remaining: 3, used: 1, usedToday: 0, freeTier: false };
const list = {
  provider: 'openrouter',
  host: 'https://openrouter.ai/api/v1',
  models: [entry({ id: 'maker/one' })],
  source: 'provider',
} as const;

test('A9 who signs in finds the models, lists and settings of the device, and nothing that is another’s', async () => {
  const factory = await anOldDevice();
  const demo = await openOwner(factory, oldSpace);
  await noteBackup(demo.database, await markBackup(demo.database, 5));
  const mira = await openOwner(factory, fakeId(2));

  const models = await createModelRows(mira.deviceDatabase).all();
  expect(models.ok && models.value.map(({ id }) => id)).toEqual(['half', 'tiny']);
  expect(await mira.store.catalog('openrouter')).toEqual({
    ok: true,
    value: expect.not.objectContaining({ account: expect.anything() }) as unknown,
  });
  expect(await mira.settings()).toMatchObject({ theme: 'dark', promptTokens: 8_000 });
  // What the other chose for his stories is his.
  expect(await mira.settings()).toMatchObject({
    aiModel: 'builtin',
    readingLevel: 'adult',
    notesToAuthor: '',
  });
  expect(await mira.secrets.get('openRouter')).toEqual({ ok: true, value: null });
  expect(await seen(watchBackups(mira.database), () => true)).toMatchObject({ at: 0, folder: null });

  await mira.store.changeSettings({ theme: 'light', aiModel: 'device:half' });
  await mira.secrets.set('openRouter', 'sk-or-v1-of-mira');
  expect(await demo.settings()).toMatchObject({ theme: 'light', aiModel: 'device:tiny' });
  const key = await demo.secrets.get('openRouter');
  expect(key.ok && key.value?.reveal()).toBe('sk-or-v1-of-an-older-version');
  // And back again: no model has gone.
  mira.close();
  expect(await demo.deviceDatabase.models.count()).toBe(2);
});

test('A9 a list that one owner reads is there for both, and each sees how his own key stands', async () => {
  const factory = new IDBFactory();
  const [one, two] = [await openOwner(factory, fakeId(1)), await openOwner(factory, fakeId(2))];
  await one.store.saveCatalog({ ...list, at: 1, account });
  await two.store.saveCatalog({ ...list, at: 2, account: { status: 'refused', message: 'No.' } });
  expect(await one.store.catalog('openrouter')).toEqual({ ok: true, value: { ...list, at: 2, account } });
  expect(await two.store.catalog('openrouter')).toMatchObject({
    ok: true,
    value: { account: { status: 'refused', message: 'No.' } },
  });
  // Without a key nothing is known of one, and at another address neither.
  await two.store.saveCatalog({ ...list, at: 3 });
  expect(await two.store.catalog('openrouter')).toEqual({ ok: true, value: { ...list, at: 3 } });
  await two.store.saveCatalog({ ...list, host: 'elsewhere', at: 4 });
  expect(await one.store.catalog('openrouter')).toEqual({
    ok: true,
    value: { ...list, host: 'elsewhere', at: 4 },
  });
});

test('A9 what a screen sees follows both databases, whoever writes', async () => {
  const factory = new IDBFactory();
  const [one, two] = [await openOwner(factory, fakeId(1)), await openOwner(factory, fakeId(2))];
  const settings = watchSettings(one);
  const dark = seen(settings, ({ theme }) => theme === 'dark');
  const middle = seen(settings, ({ readingLevel }) => readingLevel === 'middle');
  const chosen = seen(settings, ({ aiModel }) => aiModel === 'server:llama');
  const catalog = watchCatalogs(one);
  const listed = seen(catalog, (value) => value.openrouter?.at === 7);
  const told = seen(catalog, (value) => value.openrouter?.account !== undefined);
  const installed = seen(watchDeviceModels(one), (rows) => rows.length === 1);
  await two.store.changeSettings({ theme: 'dark' });
  await one.store.changeSettings({ readingLevel: 'middle' });
  await one.store.changeSettings({ aiModel: 'server:llama' });
  await two.store.saveCatalog({ ...list, at: 7 });
  await one.database.meta.put({ k: 'account:openrouter', value: { host: list.host, account } });
  await createModelRows(two.deviceDatabase).put({
    id: 'tiny',
    name: 'Tiny',
    source: '',
    licence: '',
    size: 5,
    received: 5,
    status: 'installed',
    error: null,
    contextLength: null,
    lastUsed: 1,
  });
  await Promise.all([dark, middle, chosen, listed, told, installed]);
  expect(await told).toEqual({ openrouter: { ...list, at: 7, account } });
});

test('SET-10 the wish to forget keys holds for whoever plays here: what another had kept is gone when he comes', async () => {
  const factory = new IDBFactory();
  const [one, two] = [await openOwner(factory, fakeId(1)), await openOwner(factory, fakeId(2))];
  await two.secrets.set('openRouter', 'sk-or-v1-of-two');
  await clearForgottenKeys(two);
  expect(await two.database.secrets.count()).toBe(1);
  await one.store.changeSettings({ forgetKeys: true });
  await clearForgottenKeys(two);
  expect(await createSecrets(two).get('openRouter')).toEqual({ ok: true, value: null });
  await two.secrets.set('openRouter', 'sk-or-v1-of-two');
  expect(await two.database.secrets.count()).toBe(0);
});
