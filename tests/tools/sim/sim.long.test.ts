import { expect, test } from 'vitest';

import { createRealDevice } from './real-device.ts';
import { play } from './play-seeds.ts';

test('I1 to I10 hold in two thousand plays of the model', async () => {
  expect(await play(10_001, 2_000)).toEqual([]);
});

test("I1 to I10 hold in a hundred plays of the game's own store", async () => {
  const options = { makeDevice: createRealDevice };
  expect(await play(10_001, 100, options, 'npm run sim -- --store real')).toEqual([]);
});
