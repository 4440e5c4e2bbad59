import * as z from 'zod/mini';

import { formSchema } from './character-schemas.ts';
import { time, uuid } from './schema-parts.ts';

const { age, gender, genre, era, objective, setting, motivation, customStyle, imageStyle } = formSchema.shape;

export const entrySchema = z.object({
  id: uuid,
  name: z.string(),
  /** What the form calls appearance. */
  description: z.string(),
  /** Hash of a picture in the store, or `null`. */
  image: z.nullable(z.string()),
  /** Where the account keeps `image` for good: a path in its storage. Of another picture it says nothing. */
  storedAt: z.optional(z.object({ image: z.string(), path: z.string() })),
  imageStyle,
  /** What the picture was made from; '' when it was not made. */
  prompt: z.string(),
  /** As in the form. */
  metadata: z.object({ age, gender, genre, era, objective, setting, motivation, customStyle }),
  favourite: z.boolean(),
  gone: z.boolean(),
  /** Unix time in milliseconds. */
  createdAt: time,
  /** Unix time in milliseconds. */
  updatedAt: time,
});

export const useSchema = z.object({
  /** `sharedId('use', character, story)`. */
  id: uuid,
  character: uuid,
  story: uuid,
});
