import type { CharacterForm } from '../domain/character.ts';

/** A hero in words, for programs that know nothing of our fields. */
export function describeHero(
  form: Pick<CharacterForm, 'name' | 'appearance' | 'age' | 'gender' | 'motivation' | 'objective'>,
): string {
  const lines = [
    form.appearance,
    `${form.name} is ${form.age} years old${form.gender === 'other' ? '' : ` and ${form.gender}`}.`,
    form.objective === '' ? '' : `What ${form.name} wants: ${form.objective}`,
    form.motivation === '' ? '' : `Why: ${form.motivation}`,
  ];
  return lines.filter((line) => line !== '').join('\n');
}
