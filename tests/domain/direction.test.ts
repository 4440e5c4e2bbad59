import { expect, test } from 'vitest';

import { directionOf, directionOfText } from '../../src/domain/direction.ts';

test.each([
  ['en', 'ltr'],
  ['he', 'rtl'],
  ['ar-EG', 'rtl'],
  ['uz-Arab', 'rtl'],
  ['arn', 'ltr'],
  ['', 'ltr'],
])('SET-16 words in %s run %s', (language, direction) => {
  expect(directionOf(language)).toBe(direction);
});

test('SET-16 a name in another script turns no words', () => {
  expect(directionOf('en', 'שרה opened the door, and the lamp went out.')).toBe('ltr');
  expect(directionOf('en', 'שרה בת אברהם כהן')).toBe('ltr');
  expect(directionOf('he', 'Sarah פתחה את הדלת והמנורה כבתה.')).toBe('rtl');
});

test('SET-16 words that are plainly written the other way are set as they are written', () => {
  expect(directionOf('en', 'היא פתחה את הדלת והמנורה כבתה.')).toBe('rtl');
  expect(directionOf('he', 'She opened the door, and the lamp went out.')).toBe('ltr');
});

test('PDF-03 without a language most letters decide, not the first', () => {
  expect(directionOfText('שרה opened the door.')).toBe('ltr');
  expect(directionOfText('Sarah פתחה את הדלת.')).toBe('rtl');
  expect(directionOfText('12 …')).toBe('ltr');
});
