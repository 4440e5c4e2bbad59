import { maxActionLength } from '../domain/action.ts';
import type { FileError } from '../domain/file-port.ts';
import type { Json } from '../domain/json.ts';
import { addLosses, emptyParcel, type Parcel } from '../domain/parcel.ts';
import { err, ok, type Result } from '../domain/result.ts';
import {
  flagAt,
  isFields,
  listAt,
  numberAt,
  parseLines,
  restOf,
  textAt,
  withoutSecrets,
  type Fields,
} from './json-in.ts';
import { maxScenes } from './limits.ts';
import { makeStory, tidyPassage, type Maker, type ToldScene } from './told-story.ts';

/** Whether the first line of a text is that of a chat. */
export function isSillyTavernHeader(line: Json | undefined): boolean {
  return (
    isFields(line) &&
    !('mes' in line) &&
    ['user_name', 'character_name', 'chat_metadata'].some((name) => name in line)
  );
}

/** Reads a chat: what the character said are scenes, what the player said are actions, swipes are scenes beside the chosen one. */
export function readSillyTavern(text: string, name: string, maker: Maker): Result<Parcel, FileError> {
  const lines = parseLines(text);
  const [header] = lines;
  if (!isFields(header) || !isSillyTavernHeader(header)) return err({ type: 'file-damaged', kind: 'chat' });
  const messages = lines.slice(1).filter(isFields);
  const damaged = lines.length - 1 - messages.length;
  const scenes: ToldScene[] = [];
  let parent: string | null = null;
  let said: Fields[] = [];
  const hidden: Fields[] = [];
  let before: Json[] = [];

  const add = (scene: Omit<ToldScene, 'key' | 'title' | 'offers'>) => {
    const key = String(scenes.length);
    scenes.push({ ...scene, key, title: '', offers: [] });
    return key;
  };
  /** What the player said, as an action; more than an action holds is a scene of its own. */
  const takeAction = (): { readonly text: string; readonly type: null } | null => {
    const words = said
      .map((message) => textAt(message, 'mes').trim())
      .filter((each) => each !== '')
      .join('\n');
    if (words === '') return null;
    if (parent !== null && [...words].length <= maxActionLength) return { text: words, type: null };
    parent = add({
      parent,
      passage: tidyPassage(words),
      action: null,
      at: timeOf(said[0]),
      rest: { user: said.map(kept) },
    });
    said = [];
    return null;
  };

  for (const message of messages) {
    if (flagAt(message, 'is_system', false)) {
      hidden.push(message);
      before.push(message);
      continue;
    }
    if (flagAt(message, 'is_user', false)) {
      said.push(message);
      continue;
    }
    const action = takeAction();
    const texts = listAt(message, 'swipes').filter((swipe) => typeof swipe === 'string');
    const shown = textAt(message, 'mes');
    const chosen =
      texts.length === 0
        ? 0
        : Math.min(Math.max(Math.floor(numberAt(message, 'swipe_id', 0)), 0), texts.length - 1);
    // The message itself is what was seen last, should the two differ.
    const swipes =
      texts.length === 0 ? [shown] : texts.map((each, index) => (index === chosen ? shown || each : each));
    const rest: Json = {
      message: kept(message),
      ...(said.length > 0 ? { user: said.map(kept) } : {}),
      ...(before.length > 0 ? { before } : {}),
    };
    const keys = swipes.map((swipe, index) =>
      add({
        parent,
        passage: tidyPassage(swipe),
        action,
        at: timeOf(message),
        rest: index === chosen ? rest : null,
      }),
    );
    parent = keys[chosen] ?? parent;
    said = [];
    before = [];
    if (scenes.length > maxScenes) return err({ type: 'unpacks-too-large' });
  }
  const openActions = said.length;
  if (scenes.length === 0) return err({ type: 'file-empty', kind: 'chat' });
  const hero = textAt(header, 'user_name');
  const character = textAt(header, 'character_name');
  const story = makeStory(
    {
      title: character === '' || character === 'unused' ? name : character,
      form: { name: hero === 'unused' ? '' : hero },
      settings: {},
      scenes,
      open: parent,
      lore: [],
      format: 'chat',
      rest: withoutSecrets({ header, after: before }),
    },
    maker,
  );
  return ok({
    ...emptyParcel('chat'),
    stories: [story],
    losses: addLosses([
      { what: 'damaged-scene', count: damaged },
      { what: 'open-action', count: openActions },
      { what: 'foreign-rule', count: hidden.length },
    ]),
  });
}

/** What a message says beyond what becomes the scene. */
function kept(message: Fields): Fields {
  return restOf(message, ['mes', 'is_user', 'is_system', 'swipes', 'swipe_id']);
}

/** A time that is longer, in characters, is none. */
const maxTimeLength = 100;

function timeOf(message: Fields | undefined): number | null {
  const sent = message?.['send_date'];
  if (typeof sent === 'number' && Number.isFinite(sent)) return sent;
  if (typeof sent !== 'string' || sent.length > maxTimeLength) return null;
  // '2024-9-28 @14h 15m 46s 12ms' and '2024-09-28@14h15m46s'.
  const human =
    /^(\d{4})-(\d{1,2})-(\d{1,2})\s*@(\d{1,2})h\s*(\d{1,2})m\s*(\d{1,2})s(?:\s*(\d{1,3})ms)?$/.exec(
      sent.trim(),
    );
  if (human) {
    const [year = 0, month = 1, ...later] = human.slice(1).map((part) => Number(part ?? 0));
    const [day = 1, hour = 0, minute = 0, second = 0, ms = 0] = later;
    return new Date(year, month - 1, day, hour, minute, second, Number.isNaN(ms) ? 0 : ms).getTime();
  }
  const time = Date.parse(sent);
  return Number.isNaN(time) ? null : time;
}
