import * as z from 'zod/mini';

import { environmentSchema, formSchema } from './character-schemas.ts';
import { providerErrorSchema } from './error-schemas.ts';
import { takenActionSchema } from './scene-schemas.ts';
import { count, time, uuid } from './schema-parts.ts';
import { ownSettingsSchema } from './settings-schema.ts';
import { shareOriginSchema } from './share-origin.ts';

export const storySchema = z.object({
  /** UUIDv7. */
  id: uuid,
  /** "{name}'s Adventure" until renamed. */
  title: z.string(),
  /** The form as it was when the story began. */
  character: formSchema,
  environment: environmentSchema,
  /** 16 hex digits; with the path of actions it decides every word of the built-in storyteller. */
  seed: z.string().check(z.regex(/^[0-9a-f]{16}$/)),
  /** What this story sets otherwise than the player's settings. */
  settings: ownSettingsSchema,
  /** Hash of the cover picture, or `null`. */
  cover: z.nullable(z.string()),
  /** Unix time in milliseconds. */
  createdAt: time,
  /** When the last turn was stored; Unix time in milliseconds. */
  playedAt: time,
  // Stories of the first version do not say.
  favourite: z.catch(z.boolean(), false),
  /** Whether it was put into the trash; `isGone` says whether it lies there. */
  gone: z.boolean(),
  /** The device that it began on, which tells its opening; '' when nobody knows. */
  device: z.catch(z.string(), ''),
  /** The shared story that it goes on from; left out where it began by itself. */
  from: z.exactOptional(shareOriginSchema),
});

export const draftSchema = z.object({
  story: uuid,
  /** Id of the turn, and of the scene that it becomes. */
  turn: uuid,
  parent: z.nullable(uuid),
  action: z.nullable(takenActionSchema),
  /** Whether the player asked the storyteller to go on without an action. */
  kind: z.enum(['opening', 'action', 'continue']),
  retell: count,
  model: z.string(),
  /** '' until it has come. */
  title: z.string(),
  passage: z.string(),
  status: z.discriminatedUnion('type', [
    /** Waiting for the first word, or words are coming. */
    z.object({ type: z.literal('streaming') }),
    /** The passage is whole; title or actions are still on their way. */
    z.object({ type: z.literal('finishing') }),
    /** The tab closed or the worker died in the middle. */
    z.object({ type: z.literal('broken-off') }),
    z.object({ type: z.literal('stopped') }),
    /** The stream failed after visible text. */
    z.object({ type: z.literal('interrupted'), error: providerErrorSchema }),
  ]),
  /** Unix time in milliseconds. */
  startedAt: time,
});
