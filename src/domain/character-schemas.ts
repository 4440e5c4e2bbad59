import * as z from 'zod/mini';

import { eras, genders, genres, imageStyles } from './character-choices.ts';
import { count } from './schema-parts.ts';

/** A photo of the hero. */
const photoSchema = z.object({
  /** Hash of a picture in the store. */
  image: z.string(),
  /** What the colours of the photo say about the hero's looks, in the words of an appearance; '' when they say nothing. */
  looks: z.string(),
});

export const formSchema = z.object({
  name: z.string(),
  appearance: z.string(),
  /** Whole years, 0 to 150. */
  age: count.check(z.maximum(150)),
  gender: z.enum(genders),
  imageStyle: z.enum(imageStyles),
  /** Only used, and only kept, while `imageStyle` is 'other'. */
  customStyle: z.string(),
  objective: z.string(),
  setting: z.string(),
  era: z.enum(eras),
  motivation: z.string(),
  genre: z.enum(genres),
  /** Hash of a picture in the store, or `null` while there is none. */
  characterImage: z.nullable(z.string()),
  /** The photo that the player gave; it stays on this device. Left out when he gave none. */
  photo: z.exactOptional(photoSchema),
});

export const environmentSchema = z.object({
  type: z.enum(['space', 'surface']),
  hasOxygen: z.boolean(),
  hasRadiation: z.boolean(),
  /** The setting in the player's words. */
  description: z.string(),
});
