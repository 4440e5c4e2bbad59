import * as z from 'zod/mini';

import { maxActionLength, maxOfferedLength } from './action.ts';
import { environmentSchema, formSchema } from './character-schemas.ts';
import { maxFieldLength } from './character.ts';
import { cutToBytes, maxPassageBytes, maxTitleLength } from './limits.ts';
import { memorySchema, loreSchema } from './memory-schemas.ts';
import {
  maxFactLength,
  maxLoreKeyLength,
  maxLoreKeys,
  maxLoreTextLength,
  maxLoreTitleLength,
  maxSummaryLength,
} from './memory.ts';
import type { Row } from './row.ts';
import { actionSchema, endingSchema, sceneContextSchema, takenActionSchema } from './scene-schemas.ts';
import { count, time } from './schema-parts.ts';
import { storySettingsSchema, usableFields } from './settings-schema.ts';
import { sharedState } from './shared-state.ts';
import { statChangeSchema, statsSchema } from './stat-schemas.ts';
import { cleanField, cleanText } from './text.ts';

/*
 * A story as it is shown to others: one road of it, in two parts. What is read is the snapshot; what a storyteller needs to go on from any
 * of its scenes is asked for by those alone who play on. Reading trims: what is too long is cut, what has no name here is left out. Scenes
 * are known by their place, so that no id of the owner's rows is told.
 */

/** The most scenes of a road that is shown. */
const maxShareScenes = 2_000;
/** Each of the two parts, in bytes of JSON. */
export const maxSharePartBytes = 4_000_000;
/** A picture that is shown, in bytes. */
export const maxSharePictureBytes = 1_048_576;
/** Size in pixels of the picture that links show. */
export const shareCardSize = { width: 1200, height: 630 } as const;

const sharePicture = /^[0-9a-f]{64}\.(?:webp|png|jpg)$/;

/** Name of a picture: SHA-256 of its bytes, and what it is. Nothing else counts, least of all an address. */
export function isSharePicture(name: string): boolean {
  return sharePicture.test(name);
}

const words = (most: number) =>
  z.pipe(
    z.string(),
    z.transform((text: string) => cleanText(text, most)),
  );
const field = z.pipe(
  z.string(),
  z.transform((text: string) => cleanField(text, maxFieldLength)),
);
const passage = z.pipe(
  z.string(),
  z.transform((text: string) => cutToBytes(cleanText(text, Infinity), maxPassageBytes)),
);
const picture = z.nullable(z.string().check(z.regex(sharePicture)));
const short = words(maxTitleLength);
/** A list that is cut where it is too long. */
const few = <T extends z.ZodMiniType>(item: T, most: number) =>
  z.pipe(
    z.array(item),
    z.transform((list) => list.slice(0, most)),
  );

const takenAction = z.extend(takenActionSchema, { text: words(maxActionLength) });

const sceneSchema = z.object({
  title: short,
  passage,
  /** What the hero did to come here; `null` at the beginning, and where the story went on by itself. */
  action: z.nullable(z.pick(takenAction, { text: true, type: true })),
  image: picture,
  /** What the turn changed, as the page of the story shows it. */
  stats: few(
    z.extend(z.omit(statChangeSchema, { timestamp: true, source: true }), { reason: words(100) }),
    30,
  ),
  ending: z.nullable(z.extend(endingSchema, { tone: words(100) })),
});

export const shareSnapshotSchema = z.object({
  version: z.literal(1),
  title: short,
  /** Name of the hero. */
  hero: short,
  /** A picture of the hero, or the cover. */
  cover: picture,
  /** When the story began, and when its last scene here was told. Unix time in milliseconds. */
  createdAt: time,
  updatedAt: time,
  /** BCP 47. */
  language: storySettingsSchema.shape.language,
  scenes: z.array(sceneSchema).check(z.minLength(1), z.maxLength(maxShareScenes)),
});

const heroSchema = z.extend(z.omit(formSchema, { photo: true }), {
  name: field,
  appearance: field,
  customStyle: field,
  objective: field,
  setting: field,
  motivation: field,
  characterImage: picture,
});

const contextSchema = z.extend(sceneContextSchema, {
  characters: few(short, 30),
  objects: few(short, 30),
  location: short,
  time: short,
  weather: short,
  atmosphere: short,
});

/** Of a story's own settings those that belong to the telling: not who told it, nor the player's wishes to the author. */
const tellingSettings = z.pick(storySettingsSchema, {
  readingLevel: true,
  passageLength: true,
  narration: true,
  contentRating: true,
  language: true,
});

const keys = few(words(maxLoreKeyLength), maxLoreKeys);

export const sharePlayingSchema = z.object({
  version: z.literal(1),
  character: heroSchema,
  environment: z.extend(environmentSchema, { description: field }),
  settings: z.pipe(
    z.unknown(),
    z.transform((value: unknown) => usableFields(tellingSettings, value)),
  ),
  /** Beside each scene of the snapshot, in the same order. */
  scenes: z
    .array(
      z.object({
        /** As in a story, with how the action was offered. */
        action: z.nullable(takenAction),
        actions: few(z.extend(actionSchema, { id: short, text: words(maxOfferedLength) }), 9),
        statsAfter: statsSchema,
        sceneContext: contextSchema,
        state: z.pipe(z.unknown(), z.transform(sharedState)),
      }),
    )
    .check(z.minLength(1), z.maxLength(maxShareScenes)),
  memory: few(
    z.pipe(
      z.extend(z.omit(memorySchema, { id: true, story: true, scene: true, gone: true, createdAt: true }), {
        /** Place of the scene from which on it is known. */
        scene: count.check(z.maximum(maxShareScenes)),
        text: words(maxSummaryLength),
      }),
      z.transform((row) =>
        row.kind === 'fact' ? { ...row, text: cleanText(row.text, maxFactLength) } : row,
      ),
    ),
    2_000,
  ),
  lore: few(
    z.extend(z.omit(loreSchema, { id: true, story: true, gone: true }), {
      title: words(maxLoreTitleLength),
      keys,
      secondaryKeys: keys,
      notKeys: keys,
      text: words(maxLoreTextLength),
    }),
    500,
  ),
});

/** One road of a story as others read it. */
export type ShareSnapshot = Row<typeof shareSnapshotSchema>;

/** What goes with it for those who play on. */
export type SharePlaying = Row<typeof sharePlayingSchema>;

/** A road that others may have. */
export type SharedStory = { readonly snapshot: ShareSnapshot; readonly playing: SharePlaying };

/** The names of all pictures that are shown. */
export function sharedPictures({ snapshot, playing }: SharedStory): readonly string[] {
  const names = [
    snapshot.cover,
    playing.character.characterImage,
    ...snapshot.scenes.map(({ image }) => image),
  ];
  return [...new Set(names.filter((name) => name !== null))];
}

/** A shared story from outside, trimmed; `null` when it has not the form that it should, or its parts are not of one story. */
export function readSharedStory(snapshot: unknown, playing: unknown): SharedStory | null {
  const read = shareSnapshotSchema.safeParse(snapshot);
  const beside = sharePlayingSchema.safeParse(playing);
  if (!read.success || !beside.success) return null;
  return read.data.scenes.length === beside.data.scenes.length
    ? { snapshot: read.data, playing: beside.data }
    : null;
}
