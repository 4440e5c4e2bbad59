import { entrySchema, useSchema } from './character-entry-schemas.ts';
import type { CharacterEntry, CharacterUse } from './character-entry.ts';
import { headSchema } from './head-schema.ts';
import { loreSchema, memorySchema } from './memory-schemas.ts';
import type { Lore, Memory } from './memory.ts';
import type { Source } from './parcel.ts';
import { read } from './schema-parts.ts';
import { sourceSchema } from './source-schema.ts';
import type { Head } from './story.ts';

/*
 * The form of the rows that no screen reads through a schema, as they come out of a file or go into one. Fields that are not named here
 * are not in the answer, so what passes through these readers can carry nothing else along.
 */

/** A head from outside, or `null`. */
export function readHead(value: unknown): Head | null {
  return read(headSchema, value);
}

/** A memory from outside, or `null`. */
export function readMemory(value: unknown): Memory | null {
  return read(memorySchema, value);
}

/** An entry of a lorebook from outside, or `null`. */
export function readLore(value: unknown): Lore | null {
  return read(loreSchema, value);
}

/** A hero of the library from outside, or `null`. */
export function readCharacterEntry(value: unknown): CharacterEntry | null {
  return read(entrySchema, value);
}

/** A note that a hero plays in a story, from outside, or `null`. */
export function readCharacterUse(value: unknown): CharacterUse | null {
  return read(useSchema, value);
}

/** What another program's file held beyond our fields, from outside, or `null`. */
export function readSource(value: unknown): Source | null {
  return read(sourceSchema, value);
}
