import { expect, test } from 'vitest';

import { roman } from '../../../src/ui/kit/roman.ts';

test.each([
  [1, 'I'],
  [4, 'IV'],
  [9, 'IX'],
  [12, 'XII'],
  [49, 'XLIX'],
  [404, 'CDIV'],
  [1994, 'MCMXCIV'],
  [3999, 'MMMCMXCIX'],
])('PLAY-03 %i is folio %s', (number, numeral) => {
  expect(roman(number)).toBe(numeral);
});

test.each([0, -1, 4000])('PLAY-03 %i has no numeral and stands as it is', (number) => {
  expect(roman(number)).toBe(String(number));
});
