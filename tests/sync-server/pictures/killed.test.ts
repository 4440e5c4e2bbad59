import { test } from 'vitest';

import { killAndLook } from './kill-and-look.ts';

test('killed at a step of its pictures, a server loses no credit, takes none twice and leaves no picture without an end', async () => {
  await killAndLook({ every: 7 });
}, 120_000);
