import { describe, expect, test } from 'vitest';

import { genres } from '../../src/domain/character-choices.ts';
import { cleanForm, environmentOf, exampleFields, missingFields } from '../../src/domain/character.ts';
import { exampleFor } from '../../src/domain/examples.ts';
import { characterPresets, presetForm } from '../../src/domain/presets.ts';
import { readForm } from '../../src/domain/schemas.ts';

describe('presets', () => {
  test('SETUP-24 there are seven, with all ten fields, each in a genre of its own', () => {
    expect(characterPresets).toHaveLength(7);
    for (const preset of characterPresets) {
      expect(Object.keys(preset).sort()).toEqual(
        [
          'age',
          'appearance',
          'era',
          'gender',
          'genre',
          'imageStyle',
          'motivation',
          'name',
          'objective',
          'setting',
        ].sort(),
      );
      for (const value of Object.values(preset)) expect(String(value).trim()).not.toBe('');
    }
    expect(new Set(characterPresets.map(({ genre }) => genre)).size).toBe(7);
    expect(new Set(characterPresets.map(({ name }) => name)).size).toBe(7);
  });

  test('SETUP-24 they come in order, in a circle, and a damaged index begins anew', () => {
    const names = [0, 6, 7, 15, -1].map((index) => presetForm(index).name);
    const name = (index: number) => characterPresets[index]?.name;
    expect(names).toEqual([name(0), name(6), name(0), name(1), name(6)]);
    expect([NaN, 1.5, Infinity].map((index) => presetForm(index).name)).toEqual([name(0), name(0), name(0)]);
  });

  test('SETUP-24 each can be played as it is', () => {
    for (const [index] of characterPresets.entries()) {
      const form = presetForm(index);
      expect(readForm(form)).toEqual(form);
      expect(cleanForm(form)).toEqual(form);
      expect(missingFields(form, false)).toEqual([]);
    }
  });

  test('SETUP-28 among them are space, a place without air under water, and radiation', () => {
    const environments = characterPresets.map(({ setting }) => environmentOf(setting));
    expect(environments.some(({ type }) => type === 'space')).toBe(true);
    expect(environments.some(({ type, hasOxygen }) => type === 'surface' && !hasOxygen)).toBe(true);
    expect(environments.some(({ type, hasRadiation }) => type === 'surface' && hasRadiation)).toBe(true);
  });
});

describe('examples', () => {
  test('SETUP-19 the name is Eldara for fantasy, Zara for sci-fi, otherwise Alex', () => {
    expect(exampleFor('name', 'fantasy')).toBe('Eldara');
    expect(exampleFor('name', 'sci-fi')).toBe('Zara');
    expect(exampleFor('name', 'western')).toBe('Alex');
  });

  test('SETUP-19 every other field has an example of its own for every genre, of at most 100 tokens', () => {
    const others = exampleFields.filter((field) => field !== 'name');
    const examples = genres.flatMap((genre) => others.map((field) => exampleFor(field, genre)));
    expect(new Set(examples).size).toBe(80);
    for (const example of examples) {
      expect(example.trim()).toBe(example);
      expect(example.length).toBeGreaterThan(20);
      expect(example.length).toBeLessThan(160);
    }
  });

  test('SETUP-19 no example takes the air away unasked', () => {
    for (const genre of genres) expect(environmentOf(exampleFor('setting', genre)).hasOxygen).toBe(true);
  });
});
