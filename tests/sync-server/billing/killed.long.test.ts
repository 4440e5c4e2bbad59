import { test } from 'vitest';

import { killAndSettle } from './kill-and-settle.ts';

test('killed at any step of a purchase, a picture and a unit, another server brings everything to one end', async () => {
  await killAndSettle({ every: 1 });
}, 300_000);
