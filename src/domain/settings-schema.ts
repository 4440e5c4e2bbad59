import * as z from 'zod/mini';

import { maxFieldLength } from './character.ts';
import { contentRatings, fontFamilies, highlighterColors, readingLevels } from './settings-choices.ts';
import { defaultSettings } from './settings.ts';
import type { DisplaySettings, Settings } from './settings.ts';
import { cleanText } from './text.ts';

/** The nearest size that the slider can show: 0.7 to 1.4 in steps of 0.1 (SET-04). */
export function snapTextSize(size: number): number {
  return Math.min(Math.max(Math.round(size * 10), 7), 14) / 10;
}

const text = z.pipe(
  z.string(),
  z.transform((words: string) => cleanText(words, maxFieldLength)),
);

/** The fields of `StorySettings`, each alone. */
export const storySettingsShape = {
  aiModel: z.string().check(z.minLength(1), z.maxLength(300)),
  readingLevel: z.enum(readingLevels),
  passageLength: z.union([z.literal(2), z.literal(3)]),
  notesToAuthor: text,
  narration: z.enum(['third', 'second']),
  contentRating: z.enum(contentRatings),
  language: z.string().check(z.regex(/^[a-z]{2,8}(?:-[a-z0-9]{1,8})*$/i)),
  callShape: z.enum(['auto', 'three', 'economy']),
};

function displaySchema(fallback: DisplaySettings) {
  const schema = z.object({
    textSize: z.catch(z.pipe(z.number(), z.transform(snapTextSize)), fallback.textSize),
    fontFamily: z.catch(z.enum(fontFamilies), fallback.fontFamily),
    readingHighlighter: z.catch(z.boolean(), fallback.readingHighlighter),
    highlighterColor: z.catch(z.enum(highlighterColors), fallback.highlighterColor),
  });
  return z.catch(schema, fallback);
}

function tokens(least: number, most: number, fallback: number) {
  return z.catch(z.int().check(z.gte(least), z.lte(most)), fallback);
}

/** Settings in which every field falls back to its default alone; never fails on an object. */
export const settingsSchema: z.ZodMiniType<Settings> = z.object({
  aiModel: z.catch(storySettingsShape.aiModel, defaultSettings.aiModel),
  readingLevel: z.catch(storySettingsShape.readingLevel, defaultSettings.readingLevel),
  passageLength: z.catch(storySettingsShape.passageLength, defaultSettings.passageLength),
  notesToAuthor: z.catch(storySettingsShape.notesToAuthor, defaultSettings.notesToAuthor),
  narration: z.catch(storySettingsShape.narration, defaultSettings.narration),
  contentRating: z.catch(storySettingsShape.contentRating, defaultSettings.contentRating),
  language: z.catch(storySettingsShape.language, defaultSettings.language),
  callShape: z.catch(storySettingsShape.callShape, defaultSettings.callShape),
  serverUrl: z.catch(z.string(), defaultSettings.serverUrl),
  passageTokens: tokens(100, 4_000, defaultSettings.passageTokens),
  promptTokens: tokens(1_000, 1_000_000, defaultSettings.promptTokens),
  timedOxygen: z.catch(z.boolean(), defaultSettings.timedOxygen),
  wholePassages: z.catch(z.boolean(), defaultSettings.wholePassages),
  forgetKeys: z.catch(z.boolean(), defaultSettings.forgetKeys),
  theme: z.catch(z.enum(['system', 'light', 'dark']), defaultSettings.theme),
  tint: z.catch(z.enum(['none', 'vellum', 'ink']), defaultSettings.tint),
  mobile: displaySchema(defaultSettings.mobile),
  desktop: displaySchema(defaultSettings.desktop),
  pictures: z.catch(z.enum(['off', 'drawn', 'provider']), defaultSettings.pictures),
  noTraining: z.catch(z.boolean(), defaultSettings.noTraining),
});
