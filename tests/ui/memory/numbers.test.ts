import { expect, test } from 'vitest';

import { afterTime, dollars, longNumber } from '../../../src/ui/memory/numbers.ts';

test.each([
  [0, 'at once'],
  [99, 'at once'],
  [840, 'after 0.8 s'],
  [9_960, 'after 10 s'],
  [59_700, 'after 1 min 0 s'],
  [80_000, 'after 1 min 20 s'],
])('PLAY-21 %d ms are said as %j', (ms, words) => expect(afterTime(ms)).toBe(words));

test.each([
  [0, 'free'],
  [0.0024, '$0.0024'],
  [0.042, '$0.042'],
  [1.2, '$1.20'],
])('PLAY-21 a cost of %d is said as %j', (cost, words) => expect(dollars(cost)).toBe(words));

test('PLAY-21 tokens are counted in thousands', () => expect(longNumber(12_480.4)).toBe('12,480'));
