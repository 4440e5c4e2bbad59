import * as z from 'zod/mini';

import { maxFieldLength } from './character.ts';
import { pictureModels, pictureServiceNames, type PictureServiceName } from './picture-names.ts';

import { contentRatings, fontFamilies, highlighterColors, readingLevels } from './settings-choices.ts';
import { cleanText } from './text.ts';

/** The nearest size that the slider can show: 0.7 to 1.4 in steps of 0.1. */
export function snapTextSize(size: number): number {
  return Math.min(Math.max(Math.round(size * 10), 7), 14) / 10;
}

const text = z.pipe(
  z.string(),
  z.transform((words: string) => cleanText(words, maxFieldLength)),
);

function tokens(least: number, most: number) {
  return z.int().check(z.gte(least), z.lte(most));
}

export const storySettingsSchema = z.object({
  /**
   * Who tells the story: 'builtin', 'openrouter:<model id>', 'server:<model id>', 'device:<model id>' for a model in this browser's own
   * storage, or 'browser:<name>' for the browser's own model (see `modelRef`).
   * @defaultValue 'builtin'
   */
  aiModel: z.string().check(z.minLength(1), z.maxLength(300)),
  readingLevel: z.enum(readingLevels),
  /** Paragraphs in a passage. */
  passageLength: z.union([z.literal(2), z.literal(3)]),
  /** The player's wishes to the author, in every passage prompt. */
  notesToAuthor: text,
  narration: z.enum(['third', 'second']),
  contentRating: z.enum(contentRatings),
  /** BCP 47 tag of the story's language. */
  language: z.string().check(z.maxLength(100), z.regex(/^[a-z]{2,8}(?:-[a-z0-9]{1,8})*$/i)),
  /** 'auto' takes the economy shape for free models, own servers and models on the device, three calls otherwise. */
  callShape: z.enum(['auto', 'three', 'economy']),
});

export const displaySettingsSchema = z.object({
  /** 0.7 to 1.4 in steps of 0.1; the passage is shown at textSize x 1.3 em. */
  textSize: z.pipe(z.number(), z.transform(snapTextSize)),
  fontFamily: z.enum(fontFamilies),
  readingHighlighter: z.boolean(),
  highlighterColor: z.enum(highlighterColors),
});

/** What belongs to this device alone and is never synced. */
const deviceSettings = {
  /** Base address of an own OpenAI-compatible server, up to and with '/v1'; '' when there is none. */
  serverUrl: z.string(),
  /** The most tokens that a chat model may write for a passage, 100 to 4,000. @defaultValue 500 */
  passageTokens: tokens(100, 4_000),
  /** The most tokens that a prompt of a passage may have, 1,000 to 1,000,000; a model that reads less is told less. @defaultValue 16,000 */
  promptTokens: tokens(1_000, 1_000_000),
  /** Loses 1 oxygen every 10 s of reading where there is no air; off for slow readers. */
  timedOxygen: z.boolean(),
  /** Show a passage whole instead of word by word. */
  wholePassages: z.boolean(),
  /** Provider keys are held in memory alone, and gone when the page is closed or loaded anew. */
  forgetKeys: z.boolean(),
  theme: z.enum(['system', 'light', 'dark']),
  tint: z.enum(['none', 'vellum', 'ink']),
  /** Addresses of picture services that the player runs or chose himself, by service; '' or absent: none. */
  pictureAddresses: z.pipe(z.unknown(), z.transform(addressesOf)),
  /** The workflow of a picture service that asks for one, as JSON. */
  pictureWorkflow: z.string().check(z.maxLength(200_000)),
  /** Picture services to which words and photos may go from this device, as the player said when he was told. */
  pictureConsent: z.array(z.enum(pictureServiceNames)),
};

export const settingsSchema = z.object({
  ...storySettingsSchema.shape,
  ...deviceSettings,
  /** Under 768 px. */
  mobile: displaySettingsSchema,
  desktop: displaySettingsSchema,
  pictures: z.enum(['off', 'drawn', 'provider']),
  /** Which service makes a provider's pictures: '<service>' or '<service>:<model>', as `pictureChoiceOf` reads it. */
  imageModel: z.string().check(z.minLength(1), z.maxLength(300)),
  /** The model on Replicate. @defaultValue 'auto', which takes one that keeps a likeness where there is one to keep */
  fluxModel: z.enum(['auto', ...pictureModels]),
  /** Whether a provider's pictures of scenes are made by themselves; only when the player asks for one otherwise. */
  autoGenerateImages: z.boolean(),
  /** 'style' asks for the steps and the freedom that the art style is best with; 'model' leaves them to the model. */
  pictureTuning: z.enum(['style', 'model']),
  /** Asks OpenRouter for makers only that do not keep stories to train on. */
  noTraining: z.boolean(),
});

/** What of the story settings a story has of its own; what this version cannot use is left out. */
export const ownSettingsSchema = z.pipe(
  z.unknown(),
  z.transform((value: unknown) => usableFields(storySettingsSchema, value)),
);

/** Those fields of `value` that pass the schema of their name, and nothing else. */
export function usableFields<Shape extends { readonly [name: string]: z.ZodMiniType }>(
  schema: z.ZodMiniObject<Shape>,
  value: unknown,
): Partial<z.output<z.ZodMiniObject<Shape>>> {
  const usable: Record<string, unknown> = {};
  if (!isRecord(value)) return {};
  for (const [name, field] of Object.entries(schema.shape)) {
    const result = field.safeParse(value[name]);
    if (result.success) usable[name] = result.data;
  }
  // Each field that is there has passed the schema of its name.
  return usable as Partial<z.output<z.ZodMiniObject<Shape>>>;
}

/** What of a value is an address of a service that is known here. */
function addressesOf(value: unknown): { readonly [name in PictureServiceName]?: string } {
  const known = pictureServiceNames.flatMap((name) => {
    const address = isRecord(value) ? value[name] : undefined;
    return typeof address === 'string' ? [[name, address.slice(0, 2_000)]] : [];
  });
  return Object.fromEntries(known);
}

function isRecord(value: unknown): value is { readonly [name: string]: unknown } {
  return typeof value === 'object' && value !== null;
}
