import { maxActionLength, maxOfferedLength } from './action.ts';
import type { CharacterEntry } from './character-entry.ts';
import { cleanForm, maxFieldLength, type CharacterForm } from './character.ts';
import { fitStory, piecesOf } from './fit-story.ts';
import { sharedId } from './ids.ts';
import type { Json } from './json.ts';
import {
  cutToBytes,
  isTime,
  jsonBytes,
  maxAmount,
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
import {
  addLosses,
  type Loss,
  type LossKind,
  type PackedCharacter,
  type Parcel,
  type Source,
  type WholeStory,
} from './parcel.ts';
import { repairTree } from './repair-tree.ts';
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
  /** Notes that something else was left out: what is too long, when it does not say what. */
  readonly count: (times?: number, what?: LossKind) => void;
};

/** Takes each name of a kind once. */
type Once = (kind: 'stories' | 'scenes' | 'memory' | 'lore' | 'heads' | 'characters', id: string) => boolean;

/**
 * A parcel as it may be stored: nothing in it is longer than what is typed, told or sent may be, and every time is one. What is too long is
 * split where it can be, else cut and counted. A time that is none is read as that of the file.
 * @param nowMs when the file was read, for one that does not say when it was made.
 */
export function fitParcel(parcel: Parcel, nowMs: number): Parcel {
  const losses: Loss[] = [];
  const count = (times = 1, what: LossKind = 'too-long') => {
    losses.push({ what, count: times });
  };
  const known = new Set<string>();
  const once: Once = (kind, id) => {
    const name = `${kind} ${id}`;
    const isFirst = !known.has(name);
    known.add(name);
    if (!isFirst) count(1, 'twice');
    return isFirst;
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
  const stories = parcel.stories
    .filter(({ story }) => once('stories', story.id))
    .map((whole) => fitWhole(whole, cut, time, once));
  const characters = parcel.characters
    .filter(({ entry }) => once('characters', entry.id))
    .map((packed) => fitCharacter(packed, cut, time));
  const lorebook = parcel.lorebook.flatMap((entry) => {
    const pieces = fitLore(entry, cut);
    if (pieces.length < 2 || isShortRest(entry.rest)) return pieces;
    return pieces.map((piece) => (piece.id === entry.id ? piece : { ...piece, rest: null }));
  });
  const form = parcel.form && fitForm(parcel.form, cut);
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

function fitWhole(given: WholeStory, cut: Cutter, time: Time, once: Once): WholeStory {
  const whole = inOneTree(given, cut, once);
  const split = fitStory(whole.scenes, whole.memory, whole.metas);
  const memory = split.memory.flatMap((row) => fitMemory(row, cut, time));
  /** Of each piece of an entry that has got a name of its own, the entry. */
  const pieces = new Map<string, string>();
  const lore = whole.lore.flatMap((row) => {
    const parts = fitLore(row, cut);
    for (const part of parts) if (part.id !== row.id) pieces.set(part.id, row.id);
    return parts;
  });
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
    source: whole.source && { ...whole.source, lore: restsWithPieces(whole.source.lore, pieces) },
    draft: whole.draft && fitDraft(whole.draft, cut, time),
  };
}

/** The same story with each row once, its scenes in one tree, and nothing said of scenes that are not in it. */
function inOneTree(whole: WholeStory, cut: Cutter, once: Once): WholeStory {
  const { scenes, misplaced } = repairTree(whole.scenes.filter(({ id }) => once('scenes', id)));
  cut.count(misplaced, 'misplaced-scene');
  const found = new Map(scenes.map((scene) => [scene.id, scene]));
  const depths = new Map(whole.scenes.map(({ id, depth }) => [id, depth]));
  const isOfScene = (scene: string) => {
    if (!found.has(scene)) cut.count(1, 'stray-row');
    return found.has(scene);
  };
  const said = new Set<string>();
  return {
    ...whole,
    scenes,
    metas: whole.metas.filter(({ id }) => {
      const isFirst = !said.has(id);
      said.add(id);
      if (!isFirst) cut.count(1, 'twice');
      return isFirst && isOfScene(id);
    }),
    heads: whole.heads.filter(({ id, scene }) => once('heads', id) && isOfScene(scene)),
    memory: whole.memory
      .filter(({ id, scene }) => once('memory', id) && isOfScene(scene))
      .map((row) => {
        const depth = found.get(row.scene)?.depth ?? 0;
        // What it covers is as long as it was, and no deeper than its scene.
        const moved = depth - (depths.get(row.scene) ?? depth);
        const bound = (value: number) => Math.min(Math.max(Math.round(value) + moved, 0), depth);
        return { ...row, fromDepth: bound(row.fromDepth), toDepth: bound(row.toDepth) };
      }),
    lore: whole.lore.filter(({ id }) => once('lore', id)),
  };
}

/** What stood beside entries of a lorebook, beside every piece of them; what is long stays with the first piece alone. */
function restsWithPieces(rests: Source['lore'], pieces: ReadonlyMap<string, string>): Source['lore'] {
  const short = new Set([...new Set(pieces.values())].filter((of) => isShortRest(rests[of] ?? null)));
  const added = [...pieces].flatMap(([piece, of]) => {
    const rest = rests[of];
    return rest !== undefined && short.has(of) ? [[piece, rest] as const] : [];
  });
  return added.length === 0 ? rests : { ...rests, ...Object.fromEntries(added) };
}

function isShortRest(rest: Json): boolean {
  return jsonBytes(rest) <= maxPieceRestBytes;
}

const maxPieceRestBytes = 2_000;

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
    actions: fitActions(actions, cut),
    retell: Math.min(scene.retell, maxAmount),
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

/** What a scene offers: of each name once, and no more than a screen has room for. */
function fitActions(actions: Scene['actions'], cut: Cutter): Scene['actions'] {
  const ids = new Set<string>();
  const kept = actions.filter(({ id }) => {
    const isFirst = !ids.has(id) && ids.size < maxActions;
    ids.add(id);
    return isFirst;
  });
  cut.count(actions.length - kept.length);
  return kept.map((each) => ({ ...each, text: cut.text(each.text, maxOfferedLength) }));
}

/** Scenes of today have three. */
const maxActions = 9;

function fitMeta(meta: SceneMeta, cut: Cutter): SceneMeta {
  const { pictures, ...rest } = meta;
  return {
    ...rest,
    name: cut.text(meta.name, maxTitleLength),
    image: pictureName(meta.image),
    ...(pictures ? { pictures: pictures.filter((name) => pictureName(name) !== null) } : {}),
  };
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
    cut.count(Math.max(0, words.length - maxLoreKeys), 'lore-keys');
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
  return named(row, partsOfLore(row.text)).map((piece, index) => ({
    ...piece,
    order: row.order + index / 1_000,
  }));
}

/** A text in parts that an entry may hold, none of it left out: cut behind a blank, where there is one. */
function partsOfLore(text: string): readonly string[] {
  const parts: string[] = [];
  for (let at = 0; at < text.length;) {
    const end = at + maxLoreTextLength >= text.length ? text.length : breakBefore(text, at);
    parts.push(text.slice(at, end));
    at = end;
  }
  return parts;
}

function breakBefore(text: string, from: number): number {
  const middle = from + maxLoreTextLength / 2;
  const half = text.slice(middle, from + maxLoreTextLength);
  const blank = Math.max(half.lastIndexOf('\n'), half.lastIndexOf(' '));
  const at = blank > 0 ? middle + blank + 1 : from + maxLoreTextLength;
  // Never through a surrogate pair.
  return /[\udc00-\udfff]/.test(text.charAt(at)) ? at - 1 : at;
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
