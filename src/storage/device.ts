import { sharedId } from '../domain/ids.ts';
import type { Database } from './database.ts';

/** The id of this device in this space; '' until the worker has written one. */
export async function readDeviceId(database: Database): Promise<string> {
  const row = await database.meta.get('deviceId');
  return typeof row?.value === 'string' ? row.value : '';
}

/** The id of this device, written at the first start of the worker. */
export function ensureDeviceId(database: Database, newId: string): Promise<string> {
  return database.transaction('rw', database.meta, async () => {
    const known = await readDeviceId(database);
    if (known !== '') return known;
    await database.meta.put({ k: 'deviceId', value: newId });
    return newId;
  });
}

/** Id of the row that says where `device` stands in `story`. */
export function headId(story: string, device: string): string {
  return sharedId('head', story, device);
}
