import fc from 'fast-check';
import { expect, test } from 'vitest';

import { canonicalJson, mergeFields, type StampedFields } from '../../../src/domain/merge.ts';
import { compareMerges, copy, withoutEmpty } from './merge-pairs.ts';

/* The merge that the server does is the one that devices do, value for value. */

test('the server joins 400 random pairs of copies as the game does', async () => {
  expect.hasAssertions();
  await compareMerges(400);
});

test('joining copies is commutative, associative and idempotent', () => {
  const same = (x: StampedFields, y: StampedFields) =>
    canonicalJson(x.f) === canonicalJson(y.f) &&
    canonicalJson(withoutEmpty(x.s)) === canonicalJson(withoutEmpty(y.s));
  fc.assert(
    fc.property(
      copy,
      copy,
      copy,
      (a, b, c) =>
        same(mergeFields(a, b), mergeFields(b, a)) &&
        same(mergeFields(mergeFields(a, b), c), mergeFields(a, mergeFields(b, c))) &&
        same(mergeFields(a, a), mergeFields(mergeFields(a, a), a)),
    ),
    { numRuns: 1_000 },
  );
});
