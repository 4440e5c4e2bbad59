import { IDBFactory } from 'fake-indexeddb';
import { describe, expect, test } from 'vitest';

import { isStamp } from '../../src/domain/stamp.ts';
import { choiceHere, travellingModel } from '../../src/storage/model-choice.ts';
import { settingsRowId } from '../../src/storage/settings-groups.ts';
import { changeSettingsRows } from '../../src/storage/settings-writes.ts';
import { entry } from '../providers/chat-completions/call-model.ts';
import { fakeId } from '../fakes.ts';
import { openOwner } from './owners.ts';

const bound = ['server:llama', 'device:tiny', 'browser:own'];
const open = () => openOwner(new IDBFactory(), fakeId(1));

/** What goes to other devices of the choice, and what waits to go. */
async function synced({ database }: Awaited<ReturnType<typeof open>>) {
  const row = await database.settings.get(settingsRowId('story'));
  const waiting = await database.outbox
    .where('[kind+id]')
    .equals(['settings', settingsRowId('story')])
    .first();
  return { aiModel: row?.aiModel, stamp: row?.s['aiModel'], waiting: waiting?.fields['aiModel'] };
}

describe('A9 the choice of a model that only this device has', () => {
  test.each(bound)('%s stays here, and wins over the one that travels', async (choice) => {
    const owner = await open();
    await owner.store.changeSettings({ aiModel: 'openrouter:maker/one' });
    const before = await synced(owner);
    expect(before).toMatchObject({ aiModel: 'openrouter:maker/one' });
    expect(isStamp(before.stamp)).toBe(true);
    await owner.store.changeSettings({ aiModel: choice, readingLevel: 'middle' });
    expect(await owner.settings()).toMatchObject({ aiModel: choice, readingLevel: 'middle' });
    expect(await synced(owner)).toEqual(before);
    expect(await travellingModel(owner.database)).toBe('openrouter:maker/one');
    // One that comes from another device does not take its place either.
    await owner.database.settings.update(settingsRowId('story'), { aiModel: 'openrouter:maker/two' });
    expect((await owner.settings()).aiModel).toBe(choice);
  });

  test.each(['builtin', 'openrouter:maker/two'])('gives way to %s, which travels', async (choice) => {
    const owner = await open();
    await owner.store.changeSettings({ aiModel: 'server:llama' });
    expect(await synced(owner)).toEqual({ aiModel: undefined, stamp: undefined, waiting: undefined });
    await owner.store.changeSettings({ aiModel: choice });
    expect((await owner.settings()).aiModel).toBe(choice);
    const row = await synced(owner);
    expect(row.aiModel).toBe(choice);
    expect(row.waiting).toBe(row.stamp);
    expect(isStamp(row.stamp)).toBe(true);
  });

  test('stays chosen when its model was removed here: the turn then says what is missing', async () => {
    const owner = await open();
    await owner.store.changeSettings({ aiModel: 'device:tiny' });
    expect(await choiceHere(owner)).toEqual({ aiModel: 'device:tiny', elsewhere: null });
  });
});

describe('A9 a choice that is bound to another device', () => {
  test.each(bound)('%s in the synced row is not used: the built-in storyteller stands in', async (choice) => {
    const owner = await open();
    await owner.store.changeSettings({ readingLevel: 'middle' });
    await owner.database.settings.update(settingsRowId('story'), { aiModel: choice });
    expect(await choiceHere(owner)).toEqual({ aiModel: 'builtin', elsewhere: choice });
    expect((await owner.settings()).aiModel).toBe('builtin');
    expect(await travellingModel(owner.database)).toBe('builtin');
    // It stays one of another device at every start.
    await owner.store.changeSettings({ aiModel: 'openrouter:maker/one' });
    expect(await choiceHere(owner)).toEqual({ aiModel: 'openrouter:maker/one', elsewhere: null });
  });

  test('is not taken for this device’s own at a later start', async () => {
    const factory = new IDBFactory();
    const first = await openOwner(factory, fakeId(1));
    await first.store.changeSettings({ readingLevel: 'middle' });
    await first.database.settings.update(settingsRowId('story'), { aiModel: 'server:llama' });
    first.close();
    expect(await choiceHere(await openOwner(factory, fakeId(1)))).toEqual({
      aiModel: 'builtin',
      elsewhere: 'server:llama',
    });
  });

  test('out of a file stands in the same way, but never before one that the player chose here', async () => {
    const owner = await open();
    const bring = (aiModel: string) =>
      changeSettingsRows(owner.writer, owner.deviceDatabase, { aiModel, theme: 'dark' }, 'file');
    await owner.store.changeSettings({ aiModel: 'openrouter:maker/one' });
    await bring('device:far');
    expect(await choiceHere(owner)).toEqual({ aiModel: 'builtin', elsewhere: 'device:far' });
    expect(await synced(owner)).toMatchObject({ aiModel: 'openrouter:maker/one' });
    expect((await owner.settings()).theme).toBe('dark');
    await bring('openrouter:maker/two');
    expect(await choiceHere(owner)).toEqual({ aiModel: 'openrouter:maker/two', elsewhere: null });
    await owner.store.changeSettings({ aiModel: 'server:llama' });
    for (const brought of ['device:far', 'builtin']) {
      await bring(brought);
      expect(await choiceHere(owner)).toEqual({ aiModel: 'server:llama', elsewhere: null });
    }
  });

  test('is used where what it names is here as well: the model installed, the server’s list with it', async () => {
    const owner = await open();
    const wanted = async (aiModel: string) => {
      const teller = await owner.store.modelHere(aiModel);
      return teller.ok && teller.value;
    };
    expect([await wanted('device:tiny'), await wanted('server:llama')]).toEqual(['builtin', 'builtin']);
    const row = { id: 'tiny', name: 'Tiny', source: '', licence: '', size: 5, received: 5 } as const;
    const installed = { ...row, error: null, contextLength: null, lastUsed: 1 } as const;
    await owner.deviceDatabase.models.put({ ...installed, status: 'coming' });
    expect(await wanted('device:tiny')).toBe('builtin');
    await owner.deviceDatabase.models.put({ ...installed, status: 'installed' });
    expect(await wanted('device:tiny')).toBe('device:tiny');
    const list = { provider: 'server', models: [entry({ id: 'llama' })], source: 'provider', at: 1 } as const;
    await owner.store.changeSettings({ serverUrl: 'http://here/v1' });
    await owner.store.saveCatalog({ ...list, host: 'http://there/v1' });
    expect(await wanted('server:llama')).toBe('builtin');
    await owner.store.saveCatalog({ ...list, host: 'http://here/v1' });
    expect([await wanted('server:llama'), await wanted('server:other')]).toEqual(['server:llama', 'builtin']);
  });
});
