import { expect, test } from 'vitest';
import { goldenFiles, goldenPaths, tellGolden } from './golden-paths.ts';

test.each(goldenPaths.map(({ name }) => name))(
  'PLAY-27 %s is told in the browser as it was told on Node, word for word',
  async (name) => {
    expect(await tellGolden(name)).toBe(await goldenFiles[`./golden/${name}.txt`]?.());
  },
);
