import { expect, test } from 'vitest';

import { looksOfColors, looksOfPixels } from '../../../../src/ui/setup/likeness/photo-looks.ts';
import { fakeForm } from '../../../fakes.ts';
import { readLook } from '../../../tools/art-paint.ts';

test('SETUP-10 the colours of a photo are words that the painter reads', () => {
  const looks = looksOfColors({ hair: [120, 50, 25], skin: [200, 140, 100], cloth: [30, 125, 130] });
  expect(looks).toBe('auburn hair, tan skin, in a teal coat');
  const look = readLook(fakeForm({ appearance: `a tall woman. ${looks}` }));
  expect(look).toMatchObject({ hair: 0x7a3018, skin: 0xc98f64, cloth: 0x1f7f82 });
});

test('SETUP-10 a face that is no face names no skin', () => {
  expect(looksOfColors({ hair: [20, 20, 20], skin: [20, 80, 160], cloth: [250, 250, 250] })).toBe(
    'black hair, in a white coat',
  );
});

type Bust = {
  readonly wall: readonly [number, number, number];
  /** Cells of stripes on the wall, or 0. */
  readonly stripes: number;
  readonly hair: readonly [number, number, number] | null;
  /** How far down the hair hangs beside the face, in cells from above. */
  readonly hangs: number;
  /** Half the width of the shoulders, in cells. */
  readonly shoulders: number;
};
const plain: Bust = {
  wall: [190, 200, 210],
  stripes: 0,
  hair: [90, 55, 35],
  hangs: 14,
  shoulders: 14,
};

/** A photo as the reader gets it: 40 x 50 pixels with light, shade and noise on a bust before a wall. */
function photo(props: Partial<Bust>): Uint8ClampedArray {
  const { wall, stripes, hair, hangs, shoulders } = { ...plain, ...props };
  const pixels = new Uint8ClampedArray(40 * 50 * 4);
  for (let y = 0; y < 50; y += 1)
    for (let x = 0; x < 40; x += 1) {
      const aside = Math.abs(x - 19.5);
      const inFace = (aside / 6.2) ** 2 + ((y - 19) / 9) ** 2 < 1 || (aside < 3.5 && y > 24 && y < 33);
      const inHair =
        hair !== null &&
        ((aside / 8.5) ** 2 + ((y - 14) / 11) ** 2 < 1 || (aside < 9.5 && y > 12 && y < hangs)) &&
        !(y > 14 && inFace);
      const inCloth = y > 31 + aside * 0.25 && aside < shoulders;
      const color = inHair
        ? (hair ?? wall)
        : inFace
          ? [205, 150, 112]
          : inCloth
            ? [40, 60, 120]
            : stripes > 0 && Math.floor(x / stripes) % 2 === 0
              ? [60, 40, 30]
              : wall;
      const light = (x - 20) * 0.6 + ((x * 7 + y * 13) % 9) - 4;
      pixels.set([...color.map((channel) => channel + light), 255], (y * 40 + x) * 4);
    }
  return pixels;
}

test('SETUP-10 before a plain wall a photo tells colours, length of hair and build', () => {
  expect(looksOfPixels(photo({}))).toBe('cropped brown hair, tan skin, in a navy coat');
  expect(looksOfPixels(photo({ hangs: 34 }))).toBe('long brown hair, tan skin, in a navy coat');
  expect(looksOfPixels(photo({ hair: [150, 60, 30], hangs: 34, wall: [120, 170, 130] }))).toBe(
    'long auburn hair, tan skin, in a navy coat',
  );
  expect(looksOfPixels(photo({ shoulders: 19.6 }))).toContain('a broad build');
  expect(looksOfPixels(photo({ shoulders: 11 }))).toContain('a slim build');
  expect(looksOfPixels(photo({ hair: null }))).toBe('tan skin, in a navy coat');
});

test('SETUP-10 what a photo does not show is not told: hair as dark as the wall or the coat, stripes behind, no face', () => {
  const told = [
    photo({ stripes: 3, hangs: 34, shoulders: 19.6 }),
    photo({ hangs: 34, wall: [95, 60, 40] }),
    new Uint8ClampedArray(40 * 50 * 4).fill(120),
    photo({ hair: [42, 58, 110], hangs: 34 }),
  ].map(looksOfPixels);
  for (const looks of told) expect(looks).not.toMatch(/long|cropped/);
  expect(told[0]).not.toContain('build');
  const fair = looksOfPixels(photo({ hair: [222, 190, 115], hangs: 34, wall: [60, 70, 80], shoulders: 10 }));
  expect(fair).toBe('blonde hair, tan skin, in a navy coat');
});

test('SETUP-10 what the player wrote holds against the photo', () => {
  const looks = looksOfPixels(photo({ hangs: 34, shoulders: 19.6 }));
  expect(readLook(fakeForm({ appearance: `a tall woman. ${looks}` }))).toMatchObject({
    hairStyle: 'long',
    build: 'broad',
  });
  expect(readLook(fakeForm({ appearance: `slim, with a short bob. ${looks}` }))).toMatchObject({
    hairStyle: 'bob',
    build: 'slim',
  });
  const cropped = looksOfPixels(photo({ shoulders: 11 }));
  expect(readLook(fakeForm({ gender: 'female', appearance: `a rider. ${cropped}` }))).toMatchObject({
    hairStyle: 'short',
    build: 'slim',
  });
});
