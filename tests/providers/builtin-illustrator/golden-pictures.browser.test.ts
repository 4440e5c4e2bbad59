import { expect, test } from 'vitest';
import { goldenPicturesNow, paintGoldenPictures } from './golden-pictures.ts';
import { goldenPictures } from './golden-hashes.ts';

test('IMG-11 a picture is the same in a browser as on Node, byte for byte', () => {
  expect(goldenPicturesNow()).toEqual(goldenPictures);
});

test('IMG-11 every picture can be shown: it decodes, and has light and dark in it', async () => {
  for (const svg of paintGoldenPictures()) {
    const { darkest, lightest, colors } = await look(svg);
    expect(colors).toBeGreaterThan(3);
    expect(lightest - darkest).toBeGreaterThan(60);
  }
});

/** The picture as an `<img>` shows it, small: how dark and how light it gets, and how many colours it has. */
async function look(svg: string) {
  const image = new Image();
  image.src = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = 60;
  canvas.height = 60;
  const pen = canvas.getContext('2d');
  pen?.drawImage(image, 0, 0, 60, 60);
  URL.revokeObjectURL(image.src);
  const { data } = pen?.getImageData(0, 0, 60, 60) ?? { data: new Uint8ClampedArray() };
  const seen = new Set<number>();
  let darkest = 255;
  let lightest = 0;
  for (let at = 0; at < data.length; at += 4) {
    const [r = 0, g = 0, b = 0] = data.subarray(at, at + 3);
    const bright = r * 0.3 + g * 0.59 + b * 0.11;
    darkest = Math.min(darkest, bright);
    lightest = Math.max(lightest, bright);
    seen.add(((r >> 5) << 6) | ((g >> 5) << 3) | (b >> 5));
  }
  return { darkest, lightest, colors: seen.size };
}
