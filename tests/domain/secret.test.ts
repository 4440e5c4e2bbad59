import { expect, test } from 'vitest';

import { createSecret } from '../../src/domain/secret.ts';

test('SET-10 a key is given away by reveal alone', () => {
  const secret = createSecret('sk-or-0123456789abcd');
  expect(secret.reveal()).toBe('sk-or-0123456789abcd');
  expect(secret.hint).toBe('abcd');
  for (const shown of [`${secret}`, JSON.stringify({ secret }), JSON.stringify([secret])]) {
    expect(shown).not.toContain('0123');
  }
  expect(() => structuredClone(secret)).toThrow();
});

test('SET-10 of a short key not even the end is shown', () => {
  expect(createSecret('short').hint).toBe('');
});
