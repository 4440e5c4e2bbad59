import { classifyAction, type Action, type ActionType } from '../domain/action.ts';
import {
  emptyForm,
  environmentOf,
  maxFieldLength,
  usualTitle,
  type CharacterForm,
} from '../domain/character.ts';
import { completeActions } from '../domain/fallbacks.ts';
import { sharedId } from '../domain/ids.ts';
import { maxPassageBytes } from '../domain/limits.ts';
import type { Json } from '../domain/json.ts';
import { emptyLore, type Lore } from '../domain/memory.ts';
import { importedDevice, importedModel } from '../domain/parcel.ts';
import type { LooseLore, Source, WholeStory } from '../domain/parcel.ts';
import type { Ids } from '../domain/ports/clock.ts';
import { readSceneContext } from '../domain/read-scene-context.ts';
import { emptySceneContext } from '../domain/scene-context.ts';
import type { StorySettings } from '../domain/settings.ts';
import { stampOfTime } from '../domain/stamp.ts';
import { startingStats } from '../domain/stats.ts';
import type { Scene, Story } from '../domain/story.ts';
import { cleanText, cutText } from '../domain/text.ts';

/** What the makers of stories need from outside. */
export type Maker = {
  readonly ids: Ids;
  /** Unix time in milliseconds. */
  readonly nowMs: number;
};

/** A scene as another program told it. */
export type ToldScene = {
  /** Any name; unique within the file. */
  readonly key: string;
  /** The key of the scene before, which must stand earlier in the list; `null` for an opening. */
  readonly parent: string | null;
  readonly title: string;
  readonly passage: string;
  /** `null` for an opening, or where nobody did anything. */
  readonly action: { readonly text: string; readonly type: ActionType | null } | null;
  /** What the scene offers; filled up to three. */
  readonly offers: readonly { readonly text: string; readonly type: ActionType | null }[];
  /** Unix time in milliseconds; `null` when the file does not say. */
  readonly at: number | null;
  /** What stood beside it and has no place here. */
  readonly rest: Json;
};

export type ToldStory = {
  readonly title: string;
  readonly form: Partial<CharacterForm>;
  readonly settings: Partial<StorySettings>;
  readonly scenes: readonly ToldScene[];
  /** The scene that was open; the last one when left out. */
  readonly open: string | null;
  readonly lore: readonly LooseLore[];
  readonly format: Source['format'];
  readonly rest: Json;
};

/**
 * Makes a story of ours of what another program told: the tree, and a hero to whom nothing has happened yet. Its texts are clean and as long
 * as they were; what of it is longer than may be stored is cut or split with the whole parcel.
 */
export function makeStory(told: ToldStory, { ids, nowMs }: Maker): WholeStory {
  const id = ids.next();
  const form = { ...emptyForm, ...told.form };
  const environment = environmentOf(form.setting);
  const stats = startingStats(environment);
  const scenes = new Map<string, Scene>();
  const rests: Record<string, Json> = {};
  const retells = new Map<string, number>();
  for (const each of told.scenes) {
    const parent = each.parent === null ? null : (scenes.get(each.parent) ?? null);
    if (each.parent !== null && !parent) continue;
    const action = each.action && {
      text: clean(each.action.text),
      type: each.action.type ?? classifyAction(each.action.text, null, 'en'),
      offeredAs: each.action.type,
    };
    const told = `${each.parent}\n${action?.text ?? ''}`;
    const retell = retells.get(told) ?? 0;
    retells.set(told, retell + 1);
    const scene: Scene = {
      id: ids.next(),
      story: id,
      parent: parent?.id ?? null,
      action,
      title: clean(each.title),
      passage: clean(each.passage),
      actions: completeActions(each.offers.map(offer)),
      statsAfter: stats,
      statChanges: [],
      storytellerState: null,
      sceneContext: emptySceneContext,
      model: importedModel,
      depth: parent ? parent.depth + 1 : 0,
      retell,
      device: '',
      createdAt: each.at ?? nowMs,
      told: stampOfTime(each.at ?? nowMs),
      fault: null,
      ending: null,
    };
    scenes.set(each.key, scene);
    if (each.rest !== null) rests[scene.id] = each.rest;
  }
  const list = [...scenes.values()];
  const open = (told.open === null ? undefined : scenes.get(told.open)) ?? list.at(-1);
  const lore = told.lore.map(({ rest: _rest, ...entry }): Lore => ({ ...entry, story: id, gone: false }));
  const story: Story = {
    id,
    title: clean(told.title.trim()) || usualTitle(clean(form.name) || 'Hero'),
    character: form,
    environment,
    seed: id.replaceAll('-', '').slice(-16),
    settings: told.settings,
    cover: null,
    createdAt: nowMs,
    playedAt: nowMs,
    favourite: false,
    gone: false,
    device: '',
  };
  return {
    story,
    scenes: list.map((scene) => (scene.id === open?.id ? withContext(scene, form.name) : scene)),
    metas: [],
    heads: open
      ? [
          {
            id: sharedId('head', id, importedDevice),
            story: id,
            device: importedDevice,
            scene: open.id,
            at: nowMs,
          },
        ]
      : [],
    memory: [],
    lore,
    draft: null,
    source: {
      format: told.format,
      rest: told.rest,
      scenes: rests,
      lore: Object.fromEntries(
        told.lore.filter(({ rest }) => rest !== null).map(({ id: of, rest }) => [of, rest]),
      ),
    },
  };
}

/** An entry of a lorebook that holds a text, however long; `null` when there is none. */
export function loreOf(title: string, text: string, { ids }: Maker, rest: Json): LooseLore | null {
  const words = clean(text.trim());
  return words === '' ? null : { ...emptyLore, id: ids.next(), title, text: words, constant: true, rest };
}

/** A passage as ours are: paragraphs with one blank line between them. */
export function tidyPassage(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .split('\n')
    .map(withoutBlanksBehind)
    .filter((line, i, lines) => line !== '' || (i > 0 && lines[i - 1] !== ''))
    .join('\n')
    .trimEnd();
}

/** By hand: an expression would look at every blank of a long run again for each of them, and runs out of stack over millions. */
function withoutBlanksBehind(line: string): string {
  let end = line.length;
  while (line.charAt(end - 1) === ' ' || line.charAt(end - 1) === '\t') end -= 1;
  return line.slice(0, end);
}

function offer({ text: said, type }: ToldScene['offers'][number], index: number): Action {
  const text = clean(said);
  return { id: `a${index + 1}`, text, type: type ?? classifyAction(text, null, 'en') };
}

/** Without control characters and half surrogate pairs. */
function clean(text: string): string {
  return cleanText(text, Infinity);
}

function withContext(scene: Scene, hero: string): Scene {
  // What it says of place and company is read out of its end, of which no more is ever told than one passage.
  const end = scene.passage.slice(-maxPassageBytes);
  const name = cutText(hero, maxFieldLength);
  return { ...scene, sceneContext: readSceneContext([end], name === '' ? [] : [name]) };
}
