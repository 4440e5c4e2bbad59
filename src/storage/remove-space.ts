import Dexie from 'dexie';

import { databaseName } from './database.ts';
import { forgetSpace, type RegistryPlace } from './registry.ts';

/**
 * Takes a space off this device with everything in it: stories, pictures, keys, what was noted of backups. Call when no page has it open; one
 * that has nevertheless loses it. May be called again for one that is gone.
 */
export async function removeSpace(space: string, where: RegistryPlace = {}): Promise<void> {
  const database = new Dexie(databaseName(space), where);
  await database.delete();
  database.close();
  // Last: as long as it is known, it can be removed again.
  await forgetSpace(space, where);
}
