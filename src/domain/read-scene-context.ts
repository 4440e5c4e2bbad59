import { createKeywords, findPlaces, wordsOf } from './keywords.ts';
import type { Keywords } from './keywords.ts';
import { charactersIn } from './scene-people.ts';
import { locationIn, objectsIn } from './scene-things.ts';
import { tokensOf } from './scene-tokens.ts';
import { moodWords, timeWords, weatherWords } from './scene-words.ts';
import type { SceneContext } from './scene-context.ts';

/** The longest list of characters or objects that is kept, so that a picture's prompt stays short. */
const maxContextNames = 12;

/**
 * Reads who, what, where and when out of English passages, oldest first, by patterns; only the last three count, so what is no longer
 * mentioned is forgotten (PLAY-19). Where the text changes its mind, the later word holds; the mood is the one with most words.
 * @param names people who are known already, such as the hero; they are recognised anywhere, also by their first name.
 */
export function readSceneContext(passages: readonly string[], names: readonly string[]): SceneContext {
  const text = passages.slice(-3).join('\n\n');
  const tokens = tokensOf(text);
  const words = wordsOf(text);
  return {
    characters: charactersIn(tokens, names).slice(0, maxContextNames),
    objects: objectsIn(tokens).slice(0, maxContextNames),
    location: locationIn(tokens),
    time: lastOf(words, times),
    weather: lastOf(words, weathers),
    atmosphere: mostOf(words, moods),
  };
}

type Family = readonly (readonly [name: string, keywords: Keywords])[];

const times = familyOf(timeWords);
const weathers = familyOf(weatherWords);
const moods = familyOf(moodWords);

function familyOf(table: { readonly [name: string]: readonly string[] }): Family {
  return Object.entries(table).map(([name, words]) => [name, createKeywords(words)]);
}

/** The member whose words come last. */
function lastOf(words: readonly string[], family: Family): string {
  return best(family, (keywords) => findPlaces(words, keywords).at(-1) ?? -1, 0);
}

/** The member with the most words; the first of the table on a tie. */
function mostOf(words: readonly string[], family: Family): string {
  return best(family, (keywords) => findPlaces(words, keywords).length, 1);
}

function best(family: Family, score: (keywords: Keywords) => number, least: number): string {
  let top = { name: '', score: least - 1 };
  for (const [name, keywords] of family) {
    const own = score(keywords);
    if (own > top.score) top = { name, score: own };
  }
  return top.name;
}
