import { expect, test } from 'vitest';
import { goldenHashes, tellGoldenPaths } from './golden-paths.ts';

test('PLAY-27 a path is the same story in a browser as on Node, byte for byte', async () => {
  expect(await tellGoldenPaths()).toEqual(goldenHashes);
});
