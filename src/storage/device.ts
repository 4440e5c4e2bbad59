import { liveQuery, type Observable } from 'dexie';

import { sharedId } from '../domain/ids.ts';
import type { Device } from '../domain/sync-row.ts';
import type { Database } from './database.ts';
import { addDoc, type Writer } from './writes.ts';

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

/** Notes that this device is one of the player's, under the name that its kind has; later starts, and a name that he gave it, change nothing. */
export async function ensureDeviceRow(writer: Writer, device: string, label: string): Promise<void> {
  const { devices, outbox, meta } = writer.database;
  if (await devices.get(device)) return;
  await writer.database.transaction('rw', devices, outbox, meta, async () => {
    if (!(await devices.get(device)))
      await addDoc(writer, 'devices', devices, { id: device, label }, [], null);
  });
}

/** This device of the player's as the others know it; `null` before the first start of its worker is over. */
export function watchThisDevice(database: Database): Observable<Device | null> {
  return liveQuery(async () => {
    const row = await database.devices.get(await readDeviceId(database));
    return row ? { id: row.id, label: row.label } : null;
  });
}

/** Id of the row that says where `device` stands in `story`. */
export function headId(story: string, device: string): string {
  return sharedId('head', story, device);
}
