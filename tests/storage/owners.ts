import { readFileSync } from 'node:fs';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';

import { openDatabases } from '../../src/storage/open-databases.ts';
import { createSecrets } from '../../src/storage/secrets.ts';
import { createStoryStore } from '../../src/storage/story-store.ts';
import { fakeId } from '../fakes.ts';
import { dumpDatabase, layDown, type Dump } from './dump.ts';

/** Opens a space on a device as a page or a worker does. */
export async function openOwner(factory: IDBFactory, space: string) {
  const databases = await openDatabases(space, { durability: 'strict', indexedDB: factory, IDBKeyRange });
  let now = 1_795_300_000_000;
  const writer = { database: databases.database, now: () => (now += 1), boot: 'b007b007b007' };
  const store = createStoryStore({
    ...databases,
    ...writer,
    quick: databases.database,
    device: fakeId(900),
  });
  return {
    ...databases,
    writer,
    store,
    secrets: createSecrets(databases),
    settings: async () => {
      const settings = await store.settings();
      if (!settings.ok) throw new Error(settings.error.type);
      return settings.value;
    },
    close: () => {
      databases.database.close();
      databases.deviceDatabase.close();
    },
  };
}

// A dump that `dumpDatabase` made of what the program wrote before there was a database of the device.
const before = JSON.parse(
  readFileSync(new URL('../fixtures/databases/before-device.json', import.meta.url), 'utf8'),
) as Dump;

/** The space of the one owner on a device that an older version was used on. */
export const oldSpace = before.name.replace('lamplit-space-', '');

/**
 * A device that an older version was used on: two models, one of them installed and chosen, lists of a gateway and of a server, learned
 * ratios, settings and a key.
 */
export async function anOldDevice(): Promise<IDBFactory> {
  const factory = new IDBFactory();
  await layDown(factory, before);
  return factory;
}

/** The rows that lie on a device, by database and table. */
export async function rowsOf(factory: IDBFactory, space: string) {
  const names = { owner: `lamplit-space-${space}`, device: 'lamplit-device' };
  const read = async (name: string) => {
    const { stores } = await dumpDatabase(factory, name);
    return Object.fromEntries(stores.map((store) => [store.name, store.rows]));
  };
  return { owner: await read(names.owner), device: await read(names.device) };
}
