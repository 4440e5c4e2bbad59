import fc from 'fast-check';
import { expect, test } from 'vitest';

import { compareMerges, lawsOfJoining } from './merge-pairs.ts';

/* The merge that the server does is the one that devices do, value for value. */

test('the server joins 400 random pairs of copies as the game does', async () => {
  expect.hasAssertions();
  await compareMerges(400);
});

test('joining copies is commutative, associative and idempotent', () => {
  fc.assert(lawsOfJoining, { numRuns: 1_000 });
});
