import { createKeywords, findPlaces, wordsOf } from './keywords.ts';
import type { Keywords } from './keywords.ts';
import { charactersIn } from './scene-people.ts';
import { locationIn, objectsIn } from './scene-things.ts';
import { tokensOf } from './scene-tokens.ts';
import { moodWords, timeWords, weatherWords } from './scene-words.ts';
import type { SceneContext } from './scene-context.ts';
import type { Scene } from './story.ts';

/** The longest list of characters or objects that is kept, so that a picture's prompt stays short. */
const maxContextNames = 12;

/**
 * Reads who, what, where and when out of English passages, oldest first, by patterns; only the last three count, so what is no longer
 * mentioned is forgotten. Where the text changes its mind, the later word holds; the mood is the one with most words.
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

/** The context of a scene whose passage reads otherwise now: where the new words say something else than the old ones, they hold. */
export function contextAfterEdit(
  { passage, sceneContext }: Pick<Scene, 'passage' | 'sceneContext'>,
  edited: string,
  hero: string,
): SceneContext {
  const names = [hero, ...sceneContext.characters];
  const [before, now] = [readSceneContext([passage], names), readSceneContext([edited], names)];
  const oneOf = (field: 'location' | 'time' | 'weather' | 'atmosphere') =>
    now[field] === before[field] ? sceneContext[field] : now[field] || sceneContext[field];
  const listOf = (field: 'characters' | 'objects') => {
    const left = sceneContext[field].filter(
      (each) => now[field].includes(each) || !before[field].includes(each),
    );
    return [...new Set([...left, ...now[field].filter((each) => !before[field].includes(each))])];
  };
  const { progress } = sceneContext;
  return {
    ...(progress === undefined ? {} : { progress }),
    characters: listOf('characters').slice(0, maxContextNames),
    objects: listOf('objects').slice(0, maxContextNames),
    location: oneOf('location'),
    time: oneOf('time'),
    weather: oneOf('weather'),
    atmosphere: oneOf('atmosphere'),
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
