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
      : `${told.replace(/[,;:]$/, '')}.`;
}
