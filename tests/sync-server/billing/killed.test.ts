import { test } from 'vitest';

import { killAndSettle } from './kill-and-settle.ts';

test('killed at a step of a purchase, a picture or a unit, another server brings everything to one end', async () => {
  await killAndSettle({ every: 5 });
});
