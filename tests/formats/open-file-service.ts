import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';

import { createFileService } from '../../src/file-service.ts';
import { bookWords } from '../../src/formats/book-words.ts';
import { Database } from '../../src/storage/database.ts';
import { DeviceDatabase } from '../../src/storage/device-database.ts';
import { createStoryStore } from '../../src/storage/story-store.ts';
import { fakeId } from '../fakes.ts';
import { fakeMaker } from './stories.ts';

/**
 * A device of its own with a service over it. Its clock goes on by one millisecond each time that it is asked.
 * @param factory the browser's storage, where something is there already.
 */
export async function openFileService(name = 'here', own = fakeId(9000), factory = new IDBFactory()) {
  const connection = { indexedDB: factory, IDBKeyRange };
  const options = { durability: 'strict', ...connection } as const;
  const database = new Database(name, options);
  const deviceDatabase = new DeviceDatabase(options);
  await database.meta.put({ k: 'deviceId', value: own });
  let now = 1_700_000_000_000;
  const writer = { database, now: () => (now += 1), boot: 'b007b007b007' };
  const store = createStoryStore({ ...writer, quick: database, deviceDatabase, device: own });
  const service = createFileService({
    writer,
    deviceDatabase,
    imports: { space: name, alone: (work) => work(), registry: connection },
    ids: fakeMaker().ids,
    newSeed: () => '0123456789abcdef',
    app: '0.1.0',
    words: bookWords,
    toBookPicture: async () => null,
    toPng: async () => null,
    ink: null,
    fonts: async () => new Uint8Array(),
    sharing: { draw: async () => null, drawScene: async () => {}, drawCard: async () => null },
  });
  return { database, deviceDatabase, store, service, factory, connection, writer };
}
