import { caseOf } from './case-suits.ts';
import { readForm } from './intake.ts';
import type { CaseId } from './pack.ts';
import type { CharacterForm } from '../../domain/character.ts';
import type { Story } from '../../domain/story.ts';

/**
 * The seed with another last digit, where that gives a new story a plot that none of the player's last stories had; else the plot that
 * was told longest ago. The digit that counts the stories is the first to be tried.
 * @param earlier the stories before, the latest first
 */
export function freshSeed(
  form: CharacterForm,
  seed: string,
  earlier: readonly Pick<Story, 'character' | 'seed'>[],
): string {
  const told = earlier.map((story) => plotOf(story.character, story.seed));
  const number = parseInt(seed.slice(-1), 16) || 0;
  const seeds = Array.from({ length: 16 }, (_, i) => seed.slice(0, -1) + ((number + i) % 16).toString(16));
  const age = (each: string) => {
    const at = told.indexOf(plotOf(form, each));
    return at < 0 ? told.length : at;
  };
  return seeds.toSorted((one, other) => age(other) - age(one))[0] ?? seed;
}

/** What is the case in the first quest of a story. */
function plotOf(form: CharacterForm, seed: string): CaseId {
  const { quest } = readForm(form);
  return caseOf(quest, quest, form, seed, 0);
}
