import { expect, test } from 'vitest';
import { goldenPicturesNow } from './golden-pictures.ts';
import { goldenPictures } from './golden-hashes.ts';

// `node tests/tools/art-golden.mjs` writes the hashes anew after a change that was looked at on a contact sheet.
test('IMG-11 fixed pictures keep their bytes: a changed painter shows here', () => {
  expect(goldenPicturesNow()).toEqual(goldenPictures);
});
