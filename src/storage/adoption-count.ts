import Dexie from 'dexie';

import { isGone } from '../domain/gone.ts';
import { laterStamp, noStamp, type Stamp } from '../domain/stamp.ts';
import { newestStamp } from './bury.ts';
import { databaseName, openDatabase, type Database } from './database.ts';

/** What demo play has for an account. */
export type AdoptionCount = {
  /** Those in the trash are not counted; they come along. */
  readonly stories: number;
  readonly characters: number;
  /** The newest stamp of any of them: whatever is told or changed later has a greater one. */
  readonly upTo: Stamp;
};

/** As `countAdoption`, for a space that nobody has open, or has not even a database yet: none is made. */
export async function countAdoptionIn(space: string): Promise<AdoptionCount> {
  if (!(await Dexie.exists(databaseName(space)))) return { stories: 0, characters: 0, upTo: noStamp };
  const database = await openDatabase(space, { durability: 'relaxed' });
  try {
    return await countAdoption(database);
  } finally {
    database.close();
  }
}

/** What is in a space that is open. */
export async function countAdoption({ stories, characters }: Database): Promise<AdoptionCount> {
  let [upTo, told, heroes]: [Stamp, number, number] = [noStamp, 0, 0];
  await stories.each((row) => {
    upTo = laterStamp(upTo, newestStamp(row.s));
    if (!isGone(row)) told += 1;
  });
  await characters.each((row) => {
    upTo = laterStamp(upTo, newestStamp(row.s));
    if (!isGone(row)) heroes += 1;
  });
  return { stories: told, characters: heroes, upTo };
}
