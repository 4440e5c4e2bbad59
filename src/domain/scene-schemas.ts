import * as z from 'zod/mini';

import { providerErrorSchema } from './error-schemas.ts';
import { count, id, json, stamp, time, uuid } from './schema-parts.ts';
import { statChangeSchema, statsSchema } from './stat-schemas.ts';

const actionType = z.enum(['good', 'neutral', 'evil']);

export const actionSchema = z.object({
  /** Unique within its scene. */
  id,
  /** What the hero would do, as one imperative phrase; 1 to 300 characters. */
  text: z.string(),
  type: actionType,
});

export const takenActionSchema = z.object({
  /** The player's words, 1 to 500 characters, shown as text only. */
  text: z.string(),
  /** After classification. */
  type: actionType,
  /** The type that the scene offered it with; `null` when the player typed it. */
  offeredAs: z.nullable(actionType),
});

export const sceneContextSchema = z.object({
  characters: z.array(z.string()),
  objects: z.array(z.string()),
  location: z.string(),
  /** 'dawn', 'night' … or '' when the text does not say. */
  time: z.string(),
  weather: z.string(),
  atmosphere: z.string(),
  /** How much of the way to the goal is behind the hero, in eighths: 0 to 8, when it is decided. Left out by a storyteller that does not know. */
  progress: z.exactOptional(z.int().check(z.minimum(0), z.maximum(8))),
});

export const sceneFaultSchema = z.discriminatedUnion('type', [
  /** The model failed after its retries: the text is the documented one and nothing of the model's. */
  z.object({ type: z.literal('failed'), error: providerErrorSchema }),
  /** The player kept what had streamed before it broke off. */
  z.object({ type: z.literal('partial') }),
]);

export const endingSchema = z.object({
  outcome: z.enum(['won', 'lost', 'renounced']),
  /** Name of the ending's tone, such as 'bittersweet'. */
  tone: z.string(),
});

export const sceneSchema = z.object({
  /** UUIDv7; equal to the id of the turn whose draft it was. */
  id: uuid,
  story: uuid,
  /** The scene before; `null` for an opening. */
  parent: z.nullable(uuid),
  /** What the player did to come here; `null` for an opening and for 'continue'. */
  action: z.nullable(takenActionSchema),
  title: z.string(),
  /** Paragraphs separated by one blank line; plain text. */
  passage: z.string(),
  /** Exactly three. */
  actions: z.array(actionSchema),
  statsAfter: statsSchema,
  /** What this turn changed, in order. */
  statChanges: z.array(statChangeSchema),
  /** What its storyteller needs to go on from here; opaque to everyone else. */
  storytellerState: json,
  sceneContext: sceneContextSchema,
  /** `Settings.aiModel` of the one who told it. */
  model: z.string(),
  /** 0 for an opening, the parent's + 1 otherwise. */
  depth: count,
  /** How many siblings for the same action came before it: 0 at first, more after a retry. */
  retell: count,
  /** Id of the device that wrote it; '' of what came out of a file. */
  device: z.string(),
  /** Unix time in milliseconds. */
  createdAt: time,
  /** When it was stored, by the clock of the player's devices: later than everything that was known there. */
  told: stamp,
  fault: z.nullable(sceneFaultSchema),
  ending: z.nullable(endingSchema),
});

export const pictureOriginSchema = z.object({
  /** Id of the illustrator; 'builtin' draws on the device. */
  by: z.string(),
  /** As in `PictureRequest`. */
  seed: z.string(),
  /** The model that made it, as its maker calls it; left out by the painter. */
  model: z.exactOptional(z.string()),
});

/** How many pictures by a provider a scene keeps. */
export const maxScenePictures = 24;

export const sceneMetaSchema = z.object({
  /** The scene's. */
  id: uuid,
  story: uuid,
  /** Name that the player gave to the branch that begins here; '' when none. */
  name: z.string(),
  /** The text to show instead of the scene's own; `null` when it was not edited. */
  edited: z.nullable(z.string()),
  /** Hash of the scene's picture, or `null`; of one that was drawn on a device only that device knows. */
  image: z.nullable(z.string()),
  /** How the picture was made, or is to be drawn when the player asked for that; left out when nobody did and when it came from elsewhere. */
  made: z.exactOptional(pictureOriginSchema),
  /** Hashes of all pictures that a provider made for the scene, the one that is shown among them; the oldest first. */
  pictures: z.exactOptional(z.array(z.string()).check(z.maxLength(maxScenePictures))),
  favourite: z.boolean(),
  /** Whether the branch that begins here lies in the trash. */
  gone: z.boolean(),
});
