import fc from 'fast-check';
import { expect, test } from 'vitest';

import { compareMerges, lawsOfJoining } from './merge-pairs.ts';

test('the server joins ten thousand random pairs of copies as the game does', async () => {
  expect.hasAssertions();
  await compareMerges(10_000);
});

test('joining ten thousand copies at random is commutative, associative and idempotent', () => {
  fc.assert(lawsOfJoining, { numRuns: 10_000 });
});
