import fc from 'fast-check';
import { expect, test } from 'vitest';

import { readGguf } from '../../../src/providers/on-device/gguf.ts';
import { tinyGguf } from '../../device-model/tiny-gguf.ts';

const whole = tinyGguf();

test('the head of a model says its name, its licence and how much it reads', async () => {
  const head = await readGguf(new Blob([whole]));
  expect(head).toEqual({
    ok: true,
    value: {
      name: 'Tiny Teller',
      licence: 'mit',
      contextLength: 2048,
      tokenBytes: 128,
      leastBytes: whole.length,
    },
  });
});

test('a model that ends anywhere too early is not whole', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 8, max: whole.length - 1 }), async (length) => {
      expect(await readGguf(new Blob([whole.subarray(0, length)]))).toEqual({
        ok: false,
        error: 'incomplete',
      });
    }),
    { numRuns: 40 },
  );
});

test.each(['', 'GG', '<!doctype html><title>Sign in</title>', '{"error":"Not found"}'])(
  '%j is no model',
  async (text) => {
    expect(await readGguf(new Blob([text]))).toEqual({ ok: false, error: 'not-a-model' });
  },
);

test('whatever follows the first four letters, reading ends with an answer', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 400 }), async (bytes) => {
      const head = await readGguf(
        new Blob([new TextEncoder().encode('GGUF'), bytes as Uint8Array<ArrayBuffer>]),
      );
      expect(head.ok).toBe(false);
    }),
  );
});
