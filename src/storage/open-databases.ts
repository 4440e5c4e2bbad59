import { openDatabase, type DatabaseOptions } from './database.ts';
import { openDeviceDatabase, type Databases } from './device-database.ts';
import { moveToDevice } from './device-move.ts';
import { attempt } from './store-error.ts';

/**
 * Opens the database of a space and that of the device, and brings over to the device what an older version kept with the owner. For a
 * page: its workers are asked nothing before this is done.
 */
export async function openDatabases(space: string, options: DatabaseOptions): Promise<Databases> {
  const [database, deviceDatabase] = await Promise.all([
    openDatabase(space, options),
    openDeviceDatabase(options),
  ]);
  const databases = { database, deviceDatabase };
  // A full disk must not keep a player from his stories: what could not be brought over stays where it is until the next start.
  await attempt(() => moveToDevice(databases));
  return databases;
}
