import { nameLength, placeWords } from './scene-tokens.ts';
import type { Token } from './scene-tokens.ts';
import { objectNouns, placeNouns } from './scene-words.ts';

const articles = new Set('a an the his her their its your my our this that'.split(' '));

/** Nouns of the list behind an article, with up to two words between them. */
export function objectsIn(tokens: readonly Token[]): readonly string[] {
  const found = tokens.flatMap(({ lower }, at) => {
    if (!objectNouns.has(lower)) return [];
    return phraseStart(tokens, at) < 0 ? [] : [lower];
  });
  return [...new Set(found)];
}

/** The last place that the text puts someone in, with its article and what is said of it: 'the flooded library', 'Saltmarsh'. */
export function locationIn(tokens: readonly Token[]): string {
  let mentioned = '';
  for (let at = tokens.length - 1; at >= 0; at -= 1) {
    const token = tokens[at];
    if (token === undefined) continue;
    if (placeNouns.has(token.lower)) {
      const start = phraseStart(tokens, at);
      if (start < 0) continue;
      const phrase = tokens
        .slice(start, at + 1)
        .map(({ word, opens }) => (opens ? word.toLowerCase() : word))
        .join(' ');
      if (prepositions.has(tokens[start - 1]?.lower ?? '')) return phrase;
      mentioned ||= phrase;
    } else if (placeWords.has(tokens[at - 1]?.lower ?? '') && nameLength(tokens, at) > 0) {
      return tokens
        .slice(at, at + nameLength(tokens, at))
        .map(({ word }) => word)
        .join(' ');
    }
  }
  return mentioned;
}

const prepositions = new Set(
  'in at on inside into through across beneath under beyond near outside within along behind above towards toward to of reached entered'.split(
    ' ',
  ),
);

/** Where the article of the noun at `at` stands: at most two words before it, and in the same phrase; -1 when there is none. */
function phraseStart(tokens: readonly Token[], at: number): number {
  for (let start = at - 1; start >= Math.max(0, at - 3); start -= 1) {
    const lower = tokens[start]?.lower ?? '';
    if (articles.has(lower)) return start;
    if (!/^\p{L}/u.test(lower) || prepositions.has(lower) || linking.has(lower)) return -1;
  }
  return -1;
}

const linking = new Set(
  'and or but was were is are had has of with for by as than that who which'.split(' '),
);
