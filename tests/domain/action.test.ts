import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { classifyAction } from '../../src/domain/action.ts';
import { typeWords } from '../../src/domain/trigger-words.ts';

const typed = (text: string) => classifyAction(text, null, 'en');

describe('classifyAction', () => {
  test.each(typeWords.good)('PLAY-08 "%s" makes a typed action good', (word) => {
    expect(typed(`I ${word} the stranger`)).toBe('good');
  });

  test.each(typeWords.evil)('PLAY-08 "%s" makes a typed action evil', (word) => {
    expect(typed(`I ${word} the stranger`)).toBe('evil');
  });

  test('PLAY-08 other actions stay neutral', () => {
    for (const text of [
      'Open the door',
      'Look at the harmony of the stars',
      'Belief',
      'Go to the helpdesk robot',
      '',
      '   ',
      '🙂',
    ]) {
      expect(`${text}: ${typed(text)}`).toBe(`${text}: neutral`);
    }
  });

  test('PLAY-08 an offered neutral action is read by its words, offered good and evil ones stay', () => {
    expect(classifyAction('Help the guard', 'neutral', 'en')).toBe('good');
    expect(classifyAction('Help the guard', 'evil', 'en')).toBe('evil');
    expect(classifyAction('Kill the guard', 'good', 'en')).toBe('good');
  });

  test('PLAY-08 where both kinds of words stand, the first decides', () => {
    expect(typed('Save the child from the attack')).toBe('good');
    expect(typed('Attack the soldiers to save the child')).toBe('evil');
  });

  test('PLAY-08 what the words deny does not count', () => {
    expect(typed("Don't kill him")).toBe('neutral');
    expect(typed('Refuse to betray her and help her up')).toBe('good');
  });

  test('PLAY-08 in another language an action keeps the type that it was given', () => {
    expect(classifyAction('Help!', null, 'de')).toBe('neutral');
    expect(classifyAction('Attack', 'neutral', 'fr')).toBe('neutral');
    expect(classifyAction('Attack', 'good', 'fr')).toBe('good');
  });

  test('PLAY-08 case does not matter, and no text breaks it', () => {
    const word = fc.oneof(
      fc.constantFrom(...typeWords.good).map((text) => ({ text, type: 'good' })),
      fc.constantFrom(...typeWords.evil).map((text) => ({ text, type: 'evil' })),
      fc
        .string({ unit: 'binary' })
        .filter((text) => typed(text) === 'neutral')
        .map((text) => ({ text, type: 'neutral' })),
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(word, fc.boolean())), (words) => {
        // A full stop on both sides, so that nothing is denied and no two words make another.
        const text = words
          .map(([each, loud]) => `. ${loud ? each.text.toUpperCase() : each.text} .`)
          .join(' ');
        const first = words.find(([each]) => each.type !== 'neutral');
        expect(typed(text)).toBe(first?.[0].type ?? 'neutral');
      }),
    );
  });
});
