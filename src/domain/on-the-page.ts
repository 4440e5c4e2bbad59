import { isEnglish } from './keywords.ts';
import { readSceneContext } from './read-scene-context.ts';
import type { SceneContext } from './scene-context.ts';
import { tokensOf, type Token } from './scene-tokens.ts';
import { humanActs, nameTitles } from './scene-words.ts';

export type Page = {
  /** The words that are shown. */
  readonly passage: string;
  /** The name of the hero. */
  readonly hero: string;
  /** BCP 47 tag of the story's language. Who is there and what hour it is are read out of English only. */
  readonly language: string;
  /** Whether the words are those of which `context` was said; false for a page that is still told, or was edited. */
  readonly settled: boolean;
};

/**
 * What holds of a scene's context on the page that is shown: a context reaches back three scenes, a page does not. The company is who is
 * there, not who is only spoken of, and never the hero; hour and weather are the page's own where it names them.
 */
export function contextOnPage(context: SceneContext, page: Page): SceneContext {
  const { passage, hero, language, settled } = page;
  const english = isEnglish(language);
  const read = english ? readSceneContext([passage], [hero, ...context.characters]) : null;
  const known = settled || !read ? context.characters : [...context.characters, ...read.characters];
  const others = known.filter((name) => !isOnePerson(name, hero));
  const tokens = tokensOf(withoutOwners(passage));
  const there = others.filter((name) => (english ? isThere(tokens, name) : isNamed(passage, name)));
  const now = english ? readSceneContext([withoutSpeech(passage)], []) : context;
  return {
    ...context,
    characters: there.filter(
      (name, at) => !there.some((other, place) => isSaidBefore(name, at, other, place)),
    ),
    location: settled ? context.location : (read?.location ?? '') || context.location,
    time: newest(now.time, context.time),
    weather: newest(now.weather, context.weather),
  };
}

/** A longer name of the same person stands in the list, or the same one stands before it. */
function isSaidBefore(name: string, at: number, other: string, place: number): boolean {
  if (at === place || !isOnePerson(name, other)) return false;
  const [own, theirs] = [partsOf(name).length, partsOf(other).length];
  return own === theirs ? place < at : own < theirs;
}

/** Whether two names can be one person's: 'Captain Orla' is 'Orla Finch', 'Bram Finch' is not. */
function isOnePerson(a: string, b: string): boolean {
  const [one, other] = [partsOf(a), partsOf(b)];
  const [few, many] = one.length < other.length ? [one, other] : [other, one];
  return few.length > 0 && few.every((part) => many.includes(part));
}

/** The parts of a name without its titles, in lower case; 'the porter' is a name too. */
function partsOf(name: string): readonly string[] {
  const parts = name.toLowerCase().match(/\p{L}[\p{L}\p{M}'’-]*/gu) ?? [];
  const own = parts.filter((part) => part !== 'the' && !nameTitles.has(part));
  return own.length > 0 ? own : parts;
}

function isNamed(passage: string, name: string): boolean {
  const text = passage.toLowerCase();
  return partsOf(name).some((part) => text.includes(part));
}

/** Whether the page tells somebody's deeds outside of speech: whom one only talks or hears of is somewhere else. */
function isThere(tokens: readonly Token[], name: string): boolean {
  const parts = partsOf(name);
  const small = name === name.toLowerCase();
  let spoken = false;
  return tokens.some(({ word, lower }, at) => {
    if (word === '“') spoken = true;
    else if (word === '”' || word === '\n') spoken = false;
    else if (word === '"') spoken = !spoken;
    if (spoken || (word === lower && !small) || !parts.includes(lower)) return false;
    return isActing(tokens, at, parts);
  });
}

/** Whether who is named at a place does something there, or has something done to him: by the words before and behind the name. */
function isActing(tokens: readonly Token[], at: number, parts: readonly string[]): boolean {
  const isName = (token: Token | undefined) =>
    token !== undefined && (parts.includes(token.lower) || nameTitles.has(token.lower));
  let first = at;
  while (isName(tokens[first - 1]) || tokens[first - 1]?.lower === 'the') first -= 1;
  let next = at + 1;
  while (isName(tokens[next])) next += 1;
  const [before, after] = [tokens[first - 1]?.lower ?? '', tokens[next]?.lower ?? ''];
  return (
    (isDeed(before) && !thoughts.has(before)) ||
    besides.has(before) ||
    isDeed(after) ||
    (after === 'the' && isDeed(verbAfter(tokens, next + 1))) ||
    (after === 'was' && stays.has(tokens[next + 1]?.lower ?? ''))
  );
}

/** The first deed behind a trade, as in 'Cal the hedge giant talked'; '' when there is none. */
function verbAfter(tokens: readonly Token[], from: number): string {
  const behind = tokens.slice(from + 1, from + 4).map(({ lower }) => lower);
  const end = behind.findIndex((word) => isDeed(word) || !/^\p{L}/u.test(word) || word === 'had');
  return behind[end] ?? '';
}

/** A verb of the past, as far as its ending tells. */
function isDeed(word: string): boolean {
  return humanActs.has(word) || deeds.has(word) || (/^\p{L}{3,}ed$/u.test(word) && !noDeeds.has(word));
}

const noDeeds = new Set('indeed hundred naked sacred wicked kindred'.split(' '));

/** What is done to people who are somewhere else. */
const thoughts = new Set(
  'believed called decided doubted feared hated knew loved mentioned missed needed read remembered suspected thought trusted wanted wondered'.split(
    ' ',
  ),
);

const deeds = new Set(
  `began bent bit blew bowed brought came caught chose crept did drew drank ate fell fought found fled flew got grew held hid hit hung
  kept lay led left let lost made met put rang rode rose sang sent set shot shut slept sold spat sprang stole strode struck swam swore
  threw tried wept went woke won wore wrote`
    .trim()
    .split(/\s+/),
);

const besides = new Set('with beside behind toward towards opposite past named'.split(' '));

const stays = new Set(
  'there here waiting standing sitting kneeling holding lying already still beside behind at in on with asleep'.split(
    ' ',
  ),
);

/** What the page named last; what was known where it names nothing, or the same in another word. */
function newest(named: string, known: string): string {
  return named === '' || known.includes(named) ? known : named;
}

/** The words of the teller alone: an hour that somebody speaks of is not now. */
function withoutSpeech(passage: string): string {
  return passage.replace(/“[^”\n]*(?:”|$)|"[^"\n]*(?:"|$)/gmu, ' ');
}

/** Without whose a thing is: the house of somebody is told of while he is away. */
function withoutOwners(passage: string): string {
  return passage.replace(/\p{Lu}[\p{L}\p{M}-]*['’]s(?!\p{L})/gu, 'its');
}
