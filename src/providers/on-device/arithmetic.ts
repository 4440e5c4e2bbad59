import { numberOf, objectOf, wordOf } from '../wire/json-value.ts';

/** Long enough that a model reads it at once, as a prompt, and not token for token as it tells. */
export const reckonText =
  'Once there was a keeper of a lamp who lived above a harbour with her brother and an old dog. Every evening at six she climbed the stairs, counted them, and';
/** Tokens that are told after it. */
export const reckonTokens = 8;

/** A token and the logarithm of how likely it is. */
type Likely = { readonly token: string; readonly logarithm: number };

/** What two ways of doing the same sums may differ by for rounding, in natural logarithms: measured cards stay below a tenth of it. */
const tolerance = 0.5;

/**
 * Whether two answers to `reckonText` come from the same sums. Where the likeliest tokens are about as likely as each other, either may be taken,
 * and what follows says nothing any more.
 */
export function reckonsAlike(answer: unknown, reference: unknown): boolean {
  const mine = placesOf(answer);
  const theirs = placesOf(reference);
  for (const [index, wanted] of theirs.entries()) {
    const first = wanted[0];
    const told = mine[index]?.[0];
    if (first === undefined || told === undefined) return index > 0 && mine.length === theirs.length;
    const same = wanted.find(({ token }) => token === told.token);
    if (same === undefined || Math.abs(same.logarithm - told.logarithm) > tolerance) return false;
    if (told.token !== first.token) return first.logarithm - same.logarithm <= tolerance;
  }
  return theirs.length > 0;
}

/** The likeliest tokens of each place, the one that was told first; those without a number are none. */
function placesOf(answer: unknown): readonly (readonly Likely[])[] {
  const choices = objectOf(answer)?.['choices'];
  const choice = Array.isArray(choices) ? objectOf(choices[0]) : null;
  const content = objectOf(choice?.['logprobs'])?.['content'];
  if (!Array.isArray(content)) return [];
  return content.map((place) => {
    const others = objectOf(place)?.['top_logprobs'];
    return [place, ...(Array.isArray(others) ? others : [])].flatMap(likelyOf);
  });
}

function likelyOf(value: unknown): readonly Likely[] {
  const object = objectOf(value);
  const logarithm = numberOf(object?.['logprob']);
  if (object === null || logarithm === null) return [];
  return [{ token: wordOf(object['token']) ?? JSON.stringify(object['bytes'] ?? ''), logarithm }];
}
