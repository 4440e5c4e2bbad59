import { isGone } from '../domain/gone.ts';
import { laterStamp, noStamp, type Stamp } from '../domain/stamp.ts';
import { newestStamp } from './bury.ts';
import type { Database } from './database.ts';

/** What demo play has for an account. */
export type AdoptionCount = {
  /** Those in the trash are not counted; they come along. */
  readonly stories: number;
  readonly characters: number;
  /** The newest stamp of any of them: whatever is told or changed later has a greater one. */
  readonly upTo: Stamp;
};

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
