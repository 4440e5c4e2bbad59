import { expect, test } from 'vitest';
import { goldenFiles, goldenPaths, tellGolden } from './golden-paths.ts';

test('twelve roads are kept', () => {
  expect(Object.keys(goldenFiles).toSorted()).toEqual(
    goldenPaths.map(({ name }) => `./golden/${name}.txt`).toSorted(),
  );
});

test.each(goldenPaths.map(({ name }) => name))(
  'PLAY-27 %s keeps its words: a changed pack or engine shows here',
  async (name) => {
    expect(await tellGolden(name)).toBe(await goldenFiles[`./golden/${name}.txt`]?.());
  },
);
