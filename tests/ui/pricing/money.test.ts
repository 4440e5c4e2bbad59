import { expect, test } from 'vitest';

import { agoOf, moneyOf, readCents } from '../../../src/ui/pricing/money.ts';

test('a typed limit is read to the cent, and what is no sum up to 1000 dollars is not', () => {
  expect(['0', '5', '7.5', '7,50', '$3.05', '1000'].map(readCents)).toEqual([0, 500, 750, 750, 305, 100_000]);
  expect(['', '-1', '1.005', 'five', '1000.01', '1e3', '99999'].map(readCents)).toEqual(
    Array.from({ length: 7 }, () => null),
  );
});

test('sums and ages are written as one says them', () => {
  expect([moneyOf(800), moneyOf(10), moneyOf(450, 'eur')]).toEqual(['$8', '$0.10', '€4.50']);
  const minute = 60_000;
  expect([0, minute, 90 * minute, 72 * 60 * minute].map((age) => agoOf(0, age))).toEqual([
    'just now',
    '1 minute ago',
    '2 hours ago',
    '3 days ago',
  ]);
  // A clock that was put back.
  expect(agoOf(minute, 0)).toBe('just now');
});
