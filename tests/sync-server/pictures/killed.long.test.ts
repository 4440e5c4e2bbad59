import { test } from 'vitest';

import { killAndLook } from './kill-and-look.ts';

test('killed at any step of its pictures, a server loses no credit, takes none twice and leaves no picture without an end', async () => {
  await killAndLook({ every: 1 });
}, 300_000);
