import { expect, test } from 'vitest';

import { compareMerges } from './merge-pairs.ts';

test('the server joins ten thousand random pairs of copies as the game does', async () => {
  expect.hasAssertions();
  await compareMerges(10_000);
});
