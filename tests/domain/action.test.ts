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
      fc.constantFrom(...typeWords.good, ...typeWords.evil),
      fc.string({ unit: 'binary' }),
    );
    fc.assert(
      fc.property(fc.array(word), (words) => {
        const text = words.join(' ');
        expect(['good', 'neutral', 'evil']).toContain(typed(text));
        expect(typed(text.toLowerCase())).toBe(typed(text));
      }),
    );
  });
});
