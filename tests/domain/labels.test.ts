import { expect, test } from 'vitest';

import { eras, genres, imageStyles } from '../../src/domain/character-choices.ts';
import {
  eraLabel,
  genreLabel,
  imageStyleLabel,
  levelWindow,
  readingLevelLabel,
} from '../../src/domain/labels.ts';
import { readingLevels } from '../../src/domain/settings-choices.ts';

test('SETUP-14 SETUP-16 SET-03 every choice has a label of its own', () => {
  for (const labels of [
    genres.map(genreLabel),
    eras.map(eraLabel),
    imageStyles.map(imageStyleLabel),
    readingLevels.map(readingLevelLabel),
  ]) {
    expect(new Set(labels).size).toBe(labels.length);
    for (const label of labels) expect(label).toMatch(/^[A-Z][\w -]+$/);
  }
});

test('PLAY-22 sentences have 5-12, 8-20 or 15-30 words, and no rule for adults', () => {
  expect(readingLevels.map(levelWindow)).toEqual([
    { min: 5, max: 12 },
    { min: 8, max: 20 },
    { min: 15, max: 30 },
    null,
  ]);
});
