import { capital } from './morphology.ts';
import { listed, uncut, type Telling } from './telling.ts';
import type { Told } from './realise.ts';

/** What could not be parsed whole is told once, in the player's own words. */
export function tellSaid(telling: Telling, kind: string, said: string): Told[] {
  return said === '' ? [] : listed(telling, kind, [], null, { said: asSaid(said) }).map(uncut);
}

/** Between quotation marks: with its capital and its end, and without other such marks. */
function asSaid(text: string): string {
  const words = text.split(' ');
  const told = capital(words.slice(0, 40).join(' '));
  return words.length > 40
    ? `${told} …`
    : /[.!?…。！？]$/.test(told)
      ? told
      : `${told.replace(/[,;:]$/, '')}${asks.test(told) ? '?' : '.'}`;
}

/** What is asked outright: "Where do the guests go", "Who killed Dolores", but not "Who I am" or "What my father buried". */
const asks =
  /^(?:(?:who|what|where|when|why|how|which|whose)(?: (?:many|much|long|far|often))? (?:is|are|was|were|am|do|does|did|has|have|had|can|could|will|would|should)|who (?!i\b|he\b|she\b|they\b|we\b|you\b|it\b|the\b|an?\b|my\b|his\b|her\b|their\b|our\b|to\b)\p{Ll}+(?:ed|s|ew|ook|ole|ent|ade|aid))\b/iu;
