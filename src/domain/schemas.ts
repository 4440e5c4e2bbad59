import * as z from 'zod/mini';

import { formSchema } from './character-schemas.ts';
import type { CharacterForm } from './character.ts';
import { sceneMetaSchema, sceneSchema } from './scene-schemas.ts';
import { read } from './schema-parts.ts';
import {
  displaySettingsSchema,
  settingsSchema,
  storySettingsSchema,
  usableFields,
} from './settings-schema.ts';
import { defaultSettings } from './settings.ts';
import type { Settings, StorySettings } from './settings.ts';
import { stampOfTime } from './stamp.ts';
import { draftSchema, storySchema } from './story-schemas.ts';
import type { Draft, Scene, SceneMeta, Story } from './story.ts';

/*
 * The form of every row that comes from a database, a file or another device. A row that does not have it reads as `null`. Fields
 * that this version does not know are allowed and not in the answer: who writes a row back keeps them.
 */

/** A form from outside, or `null`. */
export function readForm(value: unknown): CharacterForm | null {
  return read(formSchema, value);
}

/** A scene from outside, or `null`. One that does not say when it was told was told when it was made. */
export function readScene(value: unknown): Scene | null {
  if (typeof value !== 'object' || value === null || 'told' in value) return read(sceneSchema, value);
  const madeAt = 'createdAt' in value && typeof value.createdAt === 'number' ? value.createdAt : null;
  return madeAt === null ? null : read(sceneSchema, { ...value, told: stampOfTime(madeAt) });
}

/** What stands beside a scene, from outside, or `null`. */
export function readSceneMeta(value: unknown): SceneMeta | null {
  return read(sceneMetaSchema, value);
}

/** A story from outside, or `null`. A setting of its own that this version cannot use is left out alone. */
export function readStory(value: unknown): Story | null {
  return read(storySchema, value);
}

/** Settings from outside: whatever is missing, or has not the form it should, falls back to its default alone. */
export function readSettings(value: unknown): Settings {
  const { mobile, desktop } = usableFields(unreadDisplays, value);
  return {
    ...defaultSettings,
    ...usableFields(settingsSchema, value),
    mobile: { ...defaultSettings.mobile, ...usableFields(displaySettingsSchema, mobile) },
    desktop: { ...defaultSettings.desktop, ...usableFields(displaySettingsSchema, desktop) },
  };
}

/** Settings that a story has of its own, from outside: whatever this version cannot use is left out. */
export function readStorySettings(value: unknown): Partial<StorySettings> {
  return usableFields(storySettingsSchema, value);
}

/** A draft from outside, or `null`. */
export function readDraft(value: unknown): Draft | null {
  return read(draftSchema, value);
}

/** The two displays before their fields are looked at one by one. */
const unreadDisplays = z.object({ mobile: z.unknown(), desktop: z.unknown() });
