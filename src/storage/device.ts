import { sharedId } from '../domain/ids.ts';
import type { Database } from './database.ts';

/** The id of this device in this space; '' until the worker has written one. */
export async function readDeviceId(database: Database): Promise<string> {
  const row = await database.meta.get('deviceId');
  return typeof row?.value === 'string' ? row.value : '';
}

/** The id of this device, written at the first start of the worker; later starts write nothing. */
export async function ensureDeviceId(database: Database, newId: string): Promise<string> {
  const kept = await readDeviceId(database);
  if (kept !== '') return kept;
  return database.transaction('rw', database.meta, async () => {
    const keptMeanwhile = await readDeviceId(database);
    if (keptMeanwhile !== '') return keptMeanwhile;
    await database.meta.put({ k: 'deviceId', value: newId });
    return newId;
  });
}

/** Id of the row that says where `device` stands in `story`. */
export function headId(story: string, device: string): string {
  return sharedId('head', story, device);
}
