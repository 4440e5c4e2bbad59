import * as z from 'zod/mini';

import type { CharacterEntry, CharacterUse } from './character-entry.ts';
import { eras, genders, genres, imageStyles } from './character-choices.ts';
import { isJson } from './is-json.ts';
import type { Json } from './json.ts';
import { maxScanScenes, usualScanScenes } from './scan-scenes.ts';
import type { Lore, Memory } from './memory.ts';
import type { Source } from './parcel.ts';
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

function read<T>(schema: z.ZodMiniType<T>, value: unknown): T | null {
  const result = schema.safeParse(value);
  return result.success ? result.data : null;
}

const id = z.string().check(z.minLength(1));
const finite = z.number();
const json = z.custom<Json>(isJson);

const headSchema = z.object({
  id,
  story: id,
  device: z.string(),
  scene: id,
  at: finite,
  label: z.string(),
});

const memorySchema = z.object({
  id,
  story: id,
  scene: id,
  kind: z.enum(['summary', 'fact']),
  text: z.string(),
  pinned: z.boolean(),
  fromDepth: finite,
  toDepth: finite,
  by: z.catch(z.enum(['player', 'model', 'text']), 'player'),
  createdAt: finite,
  gone: z.boolean(),
});

const loreSchema = z.object({
  id,
  story: id,
  title: z.string(),
  keys: z.array(z.string()),
  secondaryKeys: z.catch(z.array(z.string()), []),
  notKeys: z.catch(z.array(z.string()), []),
  text: z.string(),
  constant: z.boolean(),
  enabled: z.catch(z.boolean(), true),
  order: finite,
  scanScenes: z.catch(z.int().check(z.minimum(1), z.maximum(maxScanScenes)), usualScanScenes),
  gone: z.boolean(),
});

const entrySchema = z.object({
  id,
  name: z.string(),
  description: z.string(),
  image: z.nullable(z.string()),
  imageStyle: z.enum(imageStyles),
  prompt: z.string(),
  metadata: z.object({
    age: z.int().check(z.minimum(0), z.maximum(150)),
    gender: z.enum(genders),
    genre: z.enum(genres),
    era: z.enum(eras),
    objective: z.string(),
    setting: z.string(),
    motivation: z.string(),
    customStyle: z.string(),
  }),
  favourite: z.boolean(),
  gone: z.boolean(),
  createdAt: finite,
  updatedAt: finite,
});

const useSchema = z.object({ id, character: id, story: id });

const sourceSchema = z.object({
  format: z.enum(['card', 'kobold', 'chat', 'world-info', 'twee']),
  rest: json,
  scenes: z.record(z.string(), json),
  lore: z.record(z.string(), json),
});
