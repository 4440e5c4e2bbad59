import { maxActionLength, maxOfferedLength } from './action.ts';
import type { CharacterEntry } from './character-entry.ts';
import { cleanForm, maxFieldLength, type CharacterForm } from './character.ts';
import { fitStory, piecesOf } from './fit-story.ts';
import { sharedId } from './ids.ts';
import {
  cutToBytes,
  jsonBytes,
  maxDocBytes,
  maxPassageBytes,
  maxSceneBytes,
  maxTitleLength,
} from './limits.ts';
import {
  maxFactLength,
  maxLoreKeyLength,
  maxLoreKeys,
  maxLoreTextLength,
  maxLoreTitleLength,
  maxSummaryLength,
  type LoreForm,
  type Memory,
} from './memory.ts';
import { addLosses, type Loss, type PackedCharacter, type Parcel, type WholeStory } from './parcel.ts';
import { emptySceneContext } from './scene-context.ts';
import { dynamicStatNames } from './stat-names.ts';
import { stampOfTime, type Stamps } from './stamp.ts';
import type { Draft, Scene, SceneMeta, Story } from './story.ts';
import { cleanField, cleanText, cutText } from './text.ts';

/** Cuts what is too long, and counts it. */
type Cutter = {
  /** The first `most` code points of a text. */
  readonly text: (text: string, most: number) => string;
  /** A field of a row: at most `maxFieldLength` code points, and short enough as JSON. */
  readonly field: (text: string) => string;
  /** Notes that something else was left out. */
  readonly count: (times?: number) => void;
};

/** A time that a calendar has: Unix time in milliseconds, of the years 0 to 9999. */
function isTime(ms: number): boolean {
  return ms >= -62_167_219_200_000 && ms <= 253_402_300_799_999;
}

/**
 * A parcel as it may be stored: nothing in it is longer than what is typed, told or sent may be, and every time is one. What is too long is
 * split where it can be, else cut and counted. A time that is none is read as that of the file.
 * @param nowMs when the file was read, for one that does not say when it was made.
 */
export function fitParcel(parcel: Parcel, nowMs: number): Parcel {
  let cuts = 0;
  const count = (times = 1) => {
    cuts += times;
  };
  const counted = (text: string, short: string) => {
    if (short !== text) count();
    return short;
  };
  const cut: Cutter = {
    text: (text, most) => counted(text, cutText(text, most)),
    field: (text) => {
      if (isCutField(text)) count();
      return cleanField(text, maxFieldLength);
    },
    count,
  };
  const madeAt = parcel.madeAt !== null && isTime(parcel.madeAt) ? parcel.madeAt : null;
  const time = (ms: number) => (isTime(ms) ? ms : (madeAt ?? nowMs));
  const stories = parcel.stories.map((whole) => fitWhole(whole, cut, time));
  const characters = parcel.characters.map((packed) => fitCharacter(packed, cut, time));
  const lorebook = parcel.lorebook.flatMap((entry) => fitLore(entry, cut));
  const form = parcel.form && fitForm(parcel.form, cut);
  const losses: readonly Loss[] = [{ what: 'too-long', count: cuts }];
  return { ...parcel, madeAt, stories, characters, lorebook, form, losses: addLosses(parcel.losses, losses) };
}

function fitForm(form: CharacterForm, cut: Cutter): CharacterForm {
  cut.count(cutFields(form));
  const { photo } = form;
  return {
    ...cleanForm(form),
    characterImage: pictureName(form.characterImage),
    ...(photo ? { photo: { image: pictureName(photo.image) ?? '', looks: cut.field(photo.looks) } } : {}),
  };
}

/** How many fields of a form are longer than they may be: they are cut when it is cleaned. */
export function cutFields(form: CharacterForm): number {
  const { name, appearance, objective, setting, motivation, imageStyle } = form;
  const customStyle = imageStyle === 'other' ? form.customStyle : '';
  return [name, appearance, objective, setting, motivation, customStyle].filter(isCutField).length;
}

/** Whether a text is longer than a field may be. */
export function isCutField(text: string): boolean {
  return cleanText(text, Infinity) !== cleanField(text, maxFieldLength);
}

type Time = (ms: number) => number;

function fitWhole(whole: WholeStory, cut: Cutter, time: Time): WholeStory {
  const split = fitStory(whole.scenes, whole.memory, whole.metas);
  const memory = split.memory.flatMap((row) => fitMemory(row, cut, time));
  const lore = whole.lore.flatMap((row) => fitLore(row, cut));
  const stamps: { readonly [id: string]: Stamps } = whole.stamps ?? {};
  // Who said something said all the parts of it.
  const ofParts = [...split.parts].flatMap(([part, id]) => (stamps[id] ? [[part, stamps[id]] as const] : []));
  return {
    ...whole,
    ...(whole.stamps ? { stamps: { ...stamps, ...Object.fromEntries(ofParts) } } : {}),
    story: fitStoryRow(whole.story, cut, time),
    scenes: split.scenes.flatMap((scene) => fitScene(scene, cut, time)),
    metas: split.metas.map((row) => fitMeta(row, cut)).filter((row) => isRow(row, cut)),
    heads: whole.heads.map((head) => ({ ...head, at: time(head.at) })),
    memory: memory.filter((row) => isRow(row, cut)),
    lore: lore.filter((row) => isRow(row, cut)),
    draft: whole.draft && fitDraft(whole.draft, cut, time),
  };
}

function fitStoryRow(story: Story, cut: Cutter, time: Time): Story {
  const { notesToAuthor, ...settings } = story.settings;
  const { character, environment } = story;
  // The place says again what the form says of it: that is counted once.
  const description = cleanField(environment.description, maxFieldLength);
  if (isCutField(environment.description) && environment.description !== character.setting) cut.count();
  return {
    ...story,
    title: cut.text(story.title, maxTitleLength),
    character: fitForm(character, cut),
    environment: { ...environment, description },
    settings:
      notesToAuthor === undefined ? settings : { ...settings, notesToAuthor: cut.field(notesToAuthor) },
    cover: pictureName(story.cover),
    createdAt: time(story.createdAt),
    playedAt: time(story.playedAt),
  };
}

/** A scene that may be stored. What its storyteller kept for itself goes first, then what only explains it; none for one that is too long even so. */
function fitScene(scene: Scene, cut: Cutter, time: Time): readonly Scene[] {
  const { action, actions, statsAfter } = scene;
  let { dynamicStats } = statsAfter;
  for (const name of dynamicStatNames) {
    const stat = dynamicStats[name];
    if (stat && !isTime(stat.introducedAt))
      dynamicStats = { ...dynamicStats, [name]: { ...stat, introducedAt: time(stat.introducedAt) } };
  }
  const short: Scene = {
    ...scene,
    title: cut.text(scene.title, maxTitleLength),
    action: action && { ...action, text: cut.text(action.text, maxActionLength) },
    actions: actions.map((each) => ({ ...each, text: cut.text(each.text, maxOfferedLength) })),
    statsAfter: { ...statsAfter, dynamicStats },
    statChanges: scene.statChanges.map((change) => ({ ...change, timestamp: time(change.timestamp) })),
    createdAt: time(scene.createdAt),
    told: isTime(scene.createdAt) ? scene.told : stampOfTime(time(scene.createdAt)),
  };
  if (jsonBytes(short) <= mostSceneBytes) return [short];
  cut.count();
  const stateless = { ...short, storytellerState: null };
  if (jsonBytes(stateless) <= mostSceneBytes) return [stateless];
  const bare = {
    ...stateless,
    statChanges: [],
    sceneContext: emptySceneContext,
    actions: short.actions.slice(0, 3),
  };
  return jsonBytes(bare) <= mostSceneBytes ? [bare] : [];
}

function fitMeta(meta: SceneMeta, cut: Cutter): SceneMeta {
  return { ...meta, name: cut.text(meta.name, maxTitleLength), image: pictureName(meta.image) };
}

function fitMemory(memory: Memory, cut: Cutter, time: Time): readonly Memory[] {
  const row = { ...memory, createdAt: time(memory.createdAt) };
  if (jsonBytes(row) <= mostDocBytes) return [row];
  // Of two chapters of the same scenes only one is told.
  if (row.kind === 'summary') return [{ ...row, text: cut.text(row.text, maxSummaryLength) }];
  return named(row, piecesOf(row.text, maxFactLength));
}

/** An entry of a lorebook that may be stored: a long text becomes several entries, which the same words wake. */
function fitLore<T extends LoreForm & { readonly id: string }>(entry: T, cut: Cutter): readonly T[] {
  const keys = (words: readonly string[]) => {
    cut.count(Math.max(0, words.length - maxLoreKeys));
    return words.slice(0, maxLoreKeys).map((word) => cut.text(word, maxLoreKeyLength));
  };
  const row = {
    ...entry,
    title: cut.text(entry.title, maxLoreTitleLength),
    keys: keys(entry.keys),
    secondaryKeys: keys(entry.secondaryKeys),
    notKeys: keys(entry.notKeys),
  };
  const isLong = cutText(row.text, maxLoreTextLength) !== row.text;
  if (!isLong) return [row];
  // Told one after the other, with nothing between them.
  return named(row, piecesOf(row.text, maxLoreTextLength)).map((piece, index) => ({
    ...piece,
    order: row.order + index / 1_000,
  }));
}

/** A row for each piece of its text; the first keeps the name. */
function named<T extends { readonly id: string; readonly text: string }>(
  row: T,
  pieces: readonly string[],
): readonly T[] {
  return pieces.map((text, index) => ({
    ...row,
    text,
    id: index === 0 ? row.id : sharedId('part', row.id, String(index)),
  }));
}

function fitDraft(draft: Draft, cut: Cutter, time: Time): Draft {
  const passage = cutToBytes(draft.passage, maxPassageBytes);
  if (passage !== draft.passage) cut.count();
  return {
    ...draft,
    passage,
    title: cut.text(draft.title, maxTitleLength),
    action: draft.action && { ...draft.action, text: cut.text(draft.action.text, maxActionLength) },
    startedAt: time(draft.startedAt),
  };
}

function fitCharacter(packed: PackedCharacter, cut: Cutter, time: Time): PackedCharacter {
  const { name, description, prompt, image, metadata, createdAt, updatedAt } = packed.entry;
  const entry: CharacterEntry = {
    ...packed.entry,
    name: cut.field(name),
    description: cut.field(description),
    prompt: cut.field(prompt),
    image: pictureName(image),
    metadata: {
      ...metadata,
      objective: cut.field(metadata.objective),
      setting: cut.field(metadata.setting),
      motivation: cut.field(metadata.motivation),
      customStyle: cut.field(metadata.customStyle),
    },
    createdAt: time(createdAt),
    updatedAt: time(updatedAt),
  };
  return { ...packed, entry };
}

/** The name of a picture, which is a hash; none of something else. */
function pictureName(name: string | null): string | null {
  return name !== null && name.length <= 100 ? name : null;
}

/** Whether a row of a document is short enough; one that is not is left out, and counted. */
function isRow(row: object, cut: Cutter): boolean {
  const fits = jsonBytes(row) <= mostDocBytes;
  if (!fits) cut.count();
  return fits;
}

/** The most that rows may take before their stamps and the name of their kind are counted. */
const mostDocBytes = maxDocBytes - 2_048;
const mostSceneBytes = maxSceneBytes - 1_024;
