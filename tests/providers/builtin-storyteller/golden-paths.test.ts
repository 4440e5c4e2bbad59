import { expect, test } from 'vitest';
import { goldenHashes, tellGoldenPaths } from './golden-paths.ts';

test('PLAY-27 fixed paths keep their words: a changed pack or engine shows here', async () => {
  expect(await tellGoldenPaths()).toEqual(goldenHashes);
});
