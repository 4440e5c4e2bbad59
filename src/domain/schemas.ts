import * as z from 'zod/mini';

import { eras, genders, genres, imageStyles } from './character-choices.ts';
import type { CharacterForm } from './character.ts';
import type { ProviderError } from './errors.ts';
import { isJson } from './is-json.ts';
import type { Json } from './json.ts';
import { settingsSchema, storySettingsShape } from './settings-schema.ts';
import { defaultSettings } from './settings.ts';
import type { Settings, StorySettings } from './settings.ts';
import { coreStatNames, dynamicStatNames } from './stat-names.ts';
import type { Draft, Scene, SceneMeta, Story } from './story.ts';

/*
 * The form of every row that comes from a database, a file or another device. A row that does not have it reads as `null`. Fields
 * that this version does not know are allowed and not in the answer: who writes a row back keeps them.
 */

/** A form from outside, or `null`. */
export function readForm(value: unknown): CharacterForm | null {
  return read(formSchema, value);
}

/** A scene from outside, or `null`. */
export function readScene(value: unknown): Scene | null {
  return read(sceneSchema, value);
}

/** What stands beside a scene, from outside, or `null`. */
export function readSceneMeta(value: unknown): SceneMeta | null {
  return read(sceneMetaSchema, value);
}

/** A story from outside, or `null`. A setting of its own that this version cannot use is left out alone. */
export function readStory(value: unknown): Story | null {
  return read(storySchema, value);
}

/** Settings from outside: whatever is missing, or has not the form it should, falls back to its default alone (SET-09, SET-12). */
export function readSettings(value: unknown): Settings {
  return read(settingsSchema, value) ?? defaultSettings;
}

/** Settings that a story has of its own, from outside: whatever this version cannot use is left out. */
export function readStorySettings(value: unknown): Partial<StorySettings> {
  const usable: Record<string, unknown> = {};
  if (!isRecord(value)) return usable;
  for (const [name, schema] of Object.entries(storySettingsShape)) {
    const result = schema.safeParse(value[name]);
    if (result.success) usable[name] = result.data;
  }
  // Each field that is there has passed the schema of its name.
  return usable as Partial<StorySettings>;
}

/** A draft from outside, or `null`. */
export function readDraft(value: unknown): Draft | null {
  return read(draftSchema, value);
}

function read<T>(schema: z.ZodMiniType<T>, value: unknown): T | null {
  const result = schema.safeParse(value);
  return result.success ? result.data : null;
}

function isRecord(value: unknown): value is { readonly [name: string]: unknown } {
  return typeof value === 'object' && value !== null;
}

const count = z.int().check(z.minimum(0));
const finite = z.number();
const id = z.string().check(z.minLength(1));
const list = <T extends z.core.SomeType>(item: T) => z.readonly(z.array(item));

const formSchema = z.object({
  name: z.string(),
  appearance: z.string(),
  age: count.check(z.maximum(150)),
  gender: z.enum(genders),
  imageStyle: z.enum(imageStyles),
  customStyle: z.string(),
  objective: z.string(),
  setting: z.string(),
  era: z.enum(eras),
  motivation: z.string(),
  genre: z.enum(genres),
  characterImage: z.nullable(z.string()),
  photo: z.exactOptional(z.object({ image: z.string(), looks: z.string() })),
});

const actionType = z.enum(['good', 'neutral', 'evil']);
const actionSchema = z.object({ id, text: z.string(), type: actionType });
const takenActionSchema = z.object({ text: z.string(), type: actionType, offeredAs: z.nullable(actionType) });

const coreStatSchema = z.object({ current: finite, max: finite });
const dynamicStatName = z.enum(dynamicStatNames);
const dynamicStatSchema = z.object({
  name: dynamicStatName,
  displayName: z.string(),
  current: finite,
  max: finite,
  min: finite,
  description: z.string(),
  icon: z.string(),
  color: z.string(),
  isActive: z.boolean(),
  introducedAt: finite,
});
const dynamicStat = z.exactOptional(dynamicStatSchema);

const statsSchema = z.object({
  core: z.object({
    health: coreStatSchema,
    oxygen: coreStatSchema,
    sanity: coreStatSchema,
    speed: coreStatSchema,
    endurance: coreStatSchema,
  }),
  karma: finite,
  activeStats: z.object({
    health: z.boolean(),
    oxygen: z.boolean(),
    sanity: z.boolean(),
    speed: z.boolean(),
    endurance: z.boolean(),
    karma: z.boolean(),
  }),
  dynamicStats: z.object({
    armor: dynamicStat,
    shield: dynamicStat,
    energy: dynamicStat,
    radiation: dynamicStat,
    temperature: dynamicStat,
    hydration: dynamicStat,
    nutrition: dynamicStat,
    stress: dynamicStat,
    focus: dynamicStat,
  }),
  introducedStats: list(dynamicStatName),
});

const statChangeSchema = z.object({
  timestamp: finite,
  statName: z.enum([...coreStatNames, ...dynamicStatNames, 'karma']),
  oldValue: finite,
  newValue: finite,
  reason: z.string(),
  source: z.enum(['action', 'passage', 'environment', 'time']),
});

const sceneContextSchema = z.object({
  characters: list(z.string()),
  objects: list(z.string()),
  location: z.string(),
  time: z.string(),
  weather: z.string(),
  atmosphere: z.string(),
});

const host = z.string();
const message = z.string();
const knownErrorSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('unreachable'), host, offline: z.boolean() }),
  z.object({ type: z.literal('timeout'), host, afterMs: finite }),
  z.object({ type: z.literal('cut-off'), host }),
  z.object({ type: z.literal('key-missing'), provider: z.literal('openrouter') }),
  z.object({ type: z.literal('key-refused'), host, message }),
  z.object({ type: z.literal('out-of-funds'), host, message }),
  z.object({ type: z.literal('rate-limited'), host, retryAfterMs: z.nullable(finite) }),
  z.object({ type: z.literal('model-unknown'), host, model: z.string() }),
  z.object({ type: z.literal('context-too-long'), host }),
  z.object({ type: z.literal('refused-content'), host, message }),
  z.object({ type: z.literal('provider-failed'), host, status: z.nullable(finite), message }),
  z.object({ type: z.literal('bad-request'), host, status: finite, message }),
  z.object({ type: z.literal('bad-answer'), host, message }),
  z.object({ type: z.literal('bad-address'), address: z.string() }),
  z.object({ type: z.literal('pack-missing'), pack: z.string() }),
  z.object({ type: z.literal('connect-failed'), host, message }),
  z.object({ type: z.literal('model-missing'), model: z.string() }),
  z.object({
    type: z.literal('model-broken'),
    model: z.string(),
    reason: z.enum(['not-a-model', 'incomplete', 'damaged', 'altered', 'too-big', 'no-memory']),
  }),
  z.object({ type: z.literal('model-busy'), model: z.string() }),
  z.object({
    type: z.literal('download-failed'),
    host,
    status: z.nullable(finite),
    reason: z.enum(['offline', 'refused', 'broke-off', 'stopped', 'no-room']),
  }),
  z.object({
    type: z.literal('not-here'),
    what: z.enum(['browser-model', 'device-model', 'browser-model-language']),
  }),
]);
/** An error of a later version is still an error, and no reason to lose the scene. */
const providerErrorSchema = z.catch(knownErrorSchema, {
  type: 'provider-failed',
  host: '',
  status: null,
  message: '',
});

const sceneSchema = z.object({
  id,
  story: id,
  parent: z.nullable(id),
  action: z.nullable(takenActionSchema),
  title: z.string(),
  passage: z.string(),
  actions: list(actionSchema),
  statsAfter: statsSchema,
  statChanges: list(statChangeSchema),
  storytellerState: z.custom<Json>(isJson),
  sceneContext: sceneContextSchema,
  model: z.string(),
  depth: count,
  branch: count,
  retell: count,
  device: z.string(),
  createdAt: finite,
  fault: z.nullable(
    z.discriminatedUnion('type', [
      z.object({ type: z.literal('failed'), error: providerErrorSchema }),
      z.object({ type: z.literal('partial') }),
    ]),
  ),
  ending: z.nullable(z.object({ outcome: z.enum(['won', 'lost', 'renounced']), tone: z.string() })),
});

const sceneMetaSchema = z.object({
  id,
  story: id,
  name: z.string(),
  edited: z.nullable(z.string()),
  image: z.nullable(z.string()),
  made: z.exactOptional(z.object({ by: z.string(), seed: z.string() })),
  favourite: z.boolean(),
  gone: z.boolean(),
});

const storySchema = z.object({
  id,
  title: z.string(),
  character: formSchema,
  environment: z.object({
    type: z.enum(['space', 'surface']),
    hasOxygen: z.boolean(),
    hasRadiation: z.boolean(),
    description: z.string(),
  }),
  seed: z.string().check(z.regex(/^[0-9a-f]{16}$/)),
  settings: z.pipe(z.unknown(), z.transform(readStorySettings)),
  cover: z.nullable(z.string()),
  branches: count,
  createdAt: finite,
  playedAt: finite,
  // Stories of the first version have none.
  favourite: z.catch(z.boolean(), false),
  gone: z.boolean(),
});

const draftSchema = z.object({
  story: id,
  turn: id,
  parent: z.nullable(id),
  action: z.nullable(takenActionSchema),
  kind: z.enum(['opening', 'action', 'continue']),
  retell: count,
  model: z.string(),
  title: z.string(),
  passage: z.string(),
  status: z.discriminatedUnion('type', [
    z.object({ type: z.literal('streaming') }),
    z.object({ type: z.literal('finishing') }),
    z.object({ type: z.literal('broken-off') }),
    z.object({ type: z.literal('stopped') }),
    z.object({ type: z.literal('interrupted'), error: providerErrorSchema }),
  ]),
  startedAt: finite,
});

type Frozen<T> = T extends (infer Item)[]
  ? readonly Frozen<Item>[]
  : T extends object
    ? { readonly [K in keyof T]: Frozen<T[K]> }
    : T;
type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : never) : never;
type SameRow<Schema extends z.core.SomeType, Row> = Same<
  Frozen<Omit<z.output<Schema>, 'storytellerState'>>,
  Omit<Row, 'storytellerState'>
>;

/** `true` for every row whose schema and type say the same, both ways; a test holds it, so that neither is changed alone. */
export type SchemasMatchTypes = {
  readonly form: SameRow<typeof formSchema, CharacterForm>;
  readonly scene: SameRow<typeof sceneSchema, Scene>;
  readonly sceneMeta: SameRow<typeof sceneMetaSchema, SceneMeta>;
  readonly story: SameRow<typeof storySchema, Story>;
  readonly draft: SameRow<typeof draftSchema, Draft>;
  readonly providerError: Same<Frozen<z.output<typeof knownErrorSchema>>, ProviderError>;
};
