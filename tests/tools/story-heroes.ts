import { readFileSync } from 'node:fs';
import { eras, genders, genres } from '../../src/domain/character-choices.ts';
import type { CharacterForm } from '../../src/domain/character.ts';
import { emptyForm } from '../../src/domain/character.ts';

/**
 * Heroes as players write them, from before the storyteller's code was read. The storyteller is mended by the known ones only; the other
 * half measures whether it learned more than those.
 */
export function heroes(half: 'known' | 'held-out'): readonly CharacterForm[] {
  return readFileSync(new URL(`./story-heroes/${half}.txt`, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .map(heroOf);
}

function heroOf(line: string): CharacterForm {
  const [name, appearance, age, gender, objective, setting, motivation, genre, era] = line.split(' | ');
  const form = {
    ...emptyForm,
    name: name ?? '',
    appearance: appearance ?? '',
    age: Number(age),
    gender: genders.find((each) => each === gender),
    objective: objective ?? '',
    setting: setting ?? '',
    motivation: motivation ?? '',
    genre: genres.find((each) => each === genre),
    era: eras.find((each) => each === era),
  };
  const { gender: ownGender, genre: ownGenre, era: ownEra } = form;
  if (ownGender === undefined || ownGenre === undefined || ownEra === undefined)
    throw new Error(`no hero: ${line}`);
  return { ...form, gender: ownGender, genre: ownGenre, era: ownEra };
}
