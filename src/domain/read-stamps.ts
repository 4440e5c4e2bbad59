import { isStamp, type Stamps } from './stamp.ts';

/** The stamps of a row from outside: those that are none are left out. */
export function readStamps(value: unknown): Stamps {
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(
    Object.entries(value).filter((entry): entry is [string, string] => isStamp(entry[1])),
  );
}
