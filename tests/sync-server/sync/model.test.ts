import { expect, test } from 'vitest';

import { compareServers } from './model-plays.ts';

test('the model of the server answers ten random plays as the server', async () => {
  expect.hasAssertions();
  await compareServers(10);
});
