import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { eras, genders, genres, imageStyles } from '../../src/domain/character-choices.ts';
import {
  cleanForm,
  emptyForm,
  environmentOf,
  maxFieldLength,
  missingFields,
  parseAge,
} from '../../src/domain/character.ts';
import { maxFieldBytes } from '../../src/domain/limits.ts';
import { pronounsOf } from '../../src/domain/pronouns.ts';
import { cleanText, cutText } from '../../src/domain/text.ts';
import { fakeForm } from '../fakes.ts';

describe('environmentOf', () => {
  test.each([
    ['a quiet village', 'surface', true, false],
    ['a station in deep space', 'space', false, true],
    ['an UNDERWATER city', 'surface', false, false],
    ['a nuclear winter', 'surface', true, true],
    ['valleys of radiation', 'surface', true, true],
    ['an underwater nuclear plant', 'surface', false, true],
    ['a spaceport, with spacious halls', 'surface', true, false],
    ['', 'surface', true, false],
  ] as const)('SETUP-28 "%s"', (setting, type, hasOxygen, hasRadiation) => {
    expect(environmentOf(setting)).toEqual({ type, hasOxygen, hasRadiation, description: setting });
  });
});

test('SETUP-25 PLAY-18 the empty form has the documented defaults', () => {
  expect(emptyForm).toMatchObject({
    gender: 'other',
    age: 25,
    imageStyle: 'modern-cinematic',
    characterImage: null,
  });
  expect(environmentOf(emptyForm.setting)).toMatchObject({
    type: 'surface',
    hasOxygen: true,
    hasRadiation: false,
  });
});

test('SETUP-29 the form has exactly its twelve fields', () => {
  expect(Object.keys(emptyForm).sort()).toEqual(
    [
      'name',
      'appearance',
      'age',
      'gender',
      'imageStyle',
      'customStyle',
      'objective',
      'setting',
      'era',
      'motivation',
      'genre',
      'characterImage',
    ].sort(),
  );
});

test('SETUP-30 there are 25 image styles, 20 genres and 6 eras, none twice', () => {
  expect([imageStyles, genres, eras].map((list) => new Set(list).size)).toEqual([25, 20, 6]);
});

test('SETUP-31 male, female and other, who takes they and them', () => {
  expect(genders).toEqual(['male', 'female', 'other']);
  expect(pronounsOf('other')).toEqual({ subject: 'they', object: 'them', possessive: 'their', be: 'were' });
  expect(pronounsOf('female').object).toBe('her');
  expect(pronounsOf('male').possessive).toBe('his');
});

describe('missingFields', () => {
  test('SETUP-21 name, appearance, objective and setting are required, in the order of the form', () => {
    expect(missingFields(emptyForm, false)).toEqual(['name', 'appearance', 'objective', 'setting']);
    expect(missingFields(fakeForm(), false)).toEqual([]);
    expect(missingFields(fakeForm({ motivation: '', customStyle: '' }), false)).toEqual([]);
    expect(missingFields(fakeForm({ objective: ' \n\t ' }), false)).toEqual(['objective']);
  });

  test('SETUP-21 a picture is required only while pictures are on', () => {
    expect(missingFields(fakeForm(), true)).toEqual(['characterImage']);
    expect(missingFields(fakeForm({ characterImage: 'hash' }), true)).toEqual([]);
  });
});

test('SETUP-17 age takes digits from 0 to 150, empty is 0, everything else is ignored', () => {
  expect(['', '0', '7', '007', '150'].map(parseAge)).toEqual([0, 0, 7, 7, 150]);
  expect(['151', '-1', '1.5', '1e2', ' 7', 'seven', '٣', '9'.repeat(400)].map(parseAge)).toEqual(
    Array(8).fill(null),
  );
});

describe('cleanForm', () => {
  const anyText = fc.string({ unit: 'binary', maxLength: 50 });
  const anyForm = fc.record({
    name: anyText,
    appearance: anyText,
    customStyle: anyText,
    objective: anyText,
    age: fc.double(),
    imageStyle: fc.constantFrom(...imageStyles),
  });

  test('removes control characters but new line and tab, and keeps spaces as typed', () => {
    expect(cleanForm(fakeForm({ name: ' A\u0000da\u0007\r\n\tB\u009f ' })).name).toBe(' Ada\n\tB ');
  });

  test('cuts a field by code points, never through a surrogate pair', () => {
    const { setting } = cleanForm(fakeForm({ setting: `${'a'.repeat(maxFieldLength - 1)}🌊🌊` }));
    expect(setting).toBe(`${'a'.repeat(maxFieldLength - 1)}🌊`);
  });

  test('A8 cuts a field to the bytes that a row has room for, never through a surrogate pair', () => {
    const { setting, objective } = cleanForm(
      fakeForm({ setting: '🌊'.repeat(maxFieldLength + 5), objective: '海'.repeat(maxFieldLength) }),
    );
    // Of the bytes two are the quotes of the text.
    expect(setting).toBe('🌊'.repeat(Math.floor((maxFieldBytes - 2) / 4)));
    expect(objective).toBe('海'.repeat(Math.floor((maxFieldBytes - 2) / 3)));
  });

  test('SETUP-14 a custom style is kept only with the style other', () => {
    expect(cleanForm(fakeForm({ imageStyle: 'noir', customStyle: 'chalk' })).customStyle).toBe('');
    expect(cleanForm(fakeForm({ imageStyle: 'other', customStyle: 'chalk' })).customStyle).toBe('chalk');
  });

  test('SETUP-17 age is a whole number from 0 to 150', () => {
    expect([-3, 12.7, 900, NaN].map((age) => cleanForm(fakeForm({ age })).age)).toEqual([0, 12, 150, 25]);
  });

  test('is idempotent, and leaves only well-formed text, whatever was typed', () => {
    fc.assert(
      fc.property(anyForm, (props) => {
        const clean = cleanForm(fakeForm(props));
        expect(cleanForm(clean)).toEqual(clean);
        for (const text of [clean.name, clean.appearance, clean.customStyle, clean.objective]) {
          expect(() => encodeURIComponent(text)).not.toThrow();
        }
      }),
    );
  });

  test('cutting never lengthens, and is idempotent', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.nat(20), (text, most) => {
        const cut = cutText(text, most);
        expect([...cut].length).toBeLessThanOrEqual(most);
        expect(text.startsWith(cut)).toBe(true);
        expect(cleanText(cleanText(text, most), most)).toBe(cleanText(text, most));
      }),
    );
  });
});
