import { readSource } from '../domain/row-schemas.ts';
import type { Json } from '../domain/json.ts';
import { isJson } from '../domain/is-json.ts';
import type { Source } from '../domain/parcel.ts';
import type { Database } from './database.ts';

/*
 * What the files of other programs held beyond our fields. It is no part of a story's row, which is written with every turn, and stays on
 * this device.
 */

export async function readStorySource(database: Database, story: string): Promise<Source | null> {
  return readSource((await database.meta.get(storySourceKey(story)))?.value);
}

export async function readCharacterRest(database: Database, character: string): Promise<Json> {
  const value = (await database.meta.get(characterSourceKey(character)))?.value;
  return isJson(value) ? value : null;
}

export const storySourceKey = (story: string): string => `source:story:${story}`;
export const characterSourceKey = (character: string): string => `source:character:${character}`;
