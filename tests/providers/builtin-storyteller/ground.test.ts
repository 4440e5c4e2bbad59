import { describe, expect, test } from 'vitest';
import { caseOf } from '../../../src/providers/builtin-storyteller/case-suits.ts';
import { cultureOf, namedIn } from '../../../src/providers/builtin-storyteller/culture.ts';
import { groundOf } from '../../../src/providers/builtin-storyteller/ground.ts';
import { readForm } from '../../../src/providers/builtin-storyteller/intake.ts';
import { emptyForm, type CharacterForm } from '../../../src/domain/character.ts';

const casesOf = (form: Partial<CharacterForm>): readonly string[] => {
  const whole = { ...emptyForm, ...form };
  const { quest } = readForm(whole);
  return '0 1 2 3 4 5 6 7 8 9 a b c d e f'
    .split(' ')
    .map((digit) => caseOf(quest, quest, whole, `0${digit}`, 0));
};

describe('PLAY-27 a plot is told where it can stand', () => {
  test.each([
    ['a noodle stall under the mag-rail', 'shop'],
    ['a lighthouse off the coast of Norway', 'lone'],
    ['a taxi rank in Accra', 'rank'],
    ['a crashed plane in the Andes', 'wild'],
    ['a refugee camp on the border', 'camp'],
    ['a retirement home in Bournemouth', 'house'],
    ['the floating islands above the Mirror Lake', 'sky'],
    ['a caravan city at the edge of the salt desert', 'town'],
    ['the bed of a dried-up sea', 'desert'],
    ['a ranch in Montana', 'village'],
    ['the night train to Bucharest', 'train'],
    ['Stockholm', 'town'],
  ])('%s is %s', (setting, ground) => {
    expect(groundOf({ setting, genre: 'adventure', era: 'modern' })).toBe(ground);
  });

  test.each([
    ['survival', 'a crashed plane in the Andes', 'stay alive'],
    ['thriller', 'the night train from Vienna to Bucharest', 'keep the witness alive'],
  ] as const)('no %s besieges %s', (genre, setting, objective) => {
    for (const id of casesOf({ genre, era: 'modern', setting, objective }))
      expect(id).not.toMatch(/siege|heist|inquest|haunt|feast|courtship|fair/);
  });

  test('whoever went away of themselves was not taken', () => {
    const form = {
      genre: 'drama',
      era: 'modern',
      setting: 'a small town',
      objective: 'Find my girl',
    } as const;
    expect(casesOf({ ...form, motivation: 'she moved house and forgot me' }).join(' ')).not.toContain(
      'rescue-',
    );
  });
});

describe('PLAY-27 people have the names of where they are', () => {
  test.each([
    ['a castle town in the reign of the shogun', 'The Widow', 'japan'],
    ['a village', 'Amina Diallo', 'arab'],
    ['Dry Fork, Arizona Territory', 'Lin Mei', null],
    ['Pompeii', 'Quintus', 'rome'],
  ])('%s, %s: %s', (setting, name, culture) => {
    expect(cultureOf({ setting, name })).toBe(culture);
  });

  test("an opponent's name, office and hands are of one country; who goes by what they are stays so", () => {
    expect(namedIn('japan', "Ambrose Kell|alderman|the alderman's men|he", 0)).toBe(
      "Akio Matsuda|councillor|the councillor's men|he",
    );
    const old = 'The Notary of Dreams|sealer of dreams|the sleepwalkers|he';
    expect(namedIn('latin', old, 3)).toBe(old);
  });
});
