import fc from 'fast-check';
import { expect, test } from 'vitest';

import { priceLabel } from '../../src/domain/model-price.ts';

const label = (prompt: number | null, completion: number | null) => priceLabel({ prompt, completion });

test('SET-02 a model that costs nothing is free', () => {
  expect(label(0, 0)).toBe('Free');
  expect(label(0, null)).toBe('Free');
});

test('SET-02 under $0.001 a token the price is per million tokens', () => {
  expect(label(0.0000025, 0.00001)).toBe('$2.50 in, $10.00 out per 1M tokens');
  expect(label(0.00000002, 0.00000003)).toBe('$0.020 in, $0.030 out per 1M tokens');
  expect(label(0.000001, 0.000001)).toBe('$1.00 per 1M tokens');
  expect(label(0, 0.000002)).toBe('$0.00 in, $2.00 out per 1M tokens');
  expect(label(0.0009, 0.0009)).toBe('$900.00 per 1M tokens');
});

test('SET-02 otherwise the price is per thousand tokens', () => {
  expect(label(0.001, 0.001)).toBe('$1.00 per 1K tokens');
  expect(label(0.0005, 0.002)).toBe('$0.50 in, $2.00 out per 1K tokens');
});

test('SET-02 a price that is not said, or varies, is unknown', () => {
  expect(label(null, null)).toBe('Price unknown');
  expect(label(-1, -1)).toBe('Price unknown');
  expect(label(0.000003, null)).toBe('$3.00 in per 1M tokens');
  expect(label(null, 0.000003)).toBe('$3.00 out per 1M tokens');
});

test('SET-02 every price has words, and a price above nothing never reads as nothing', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 10, noNaN: true }), (price) => {
      const words = label(price, price);
      expect(words).not.toMatch(/NaN|Infinity|undefined/);
      if (price > 1e-15) expect(words).toMatch(/[1-9]\d*|0\.\d*[1-9]/);
    }),
  );
});
