import { expect, test } from 'vitest';

import { toSharePicture } from '../../src/formats/share-picture.ts';
import { toBytes } from '../../src/formats/bytes.ts';
import { colourPng } from '../../src/formats/png.ts';
import { drawOnPage } from '../../src/page-drawing.ts';
import { drawCardOnPage } from '../../src/page-share-card.ts';
import { maxSharePictureBytes } from '../../src/domain/share-snapshot.ts';
import type { ShareCard } from '../../src/domain/prepared-share.ts';
import '../../src/ui/styles/page.css';

const stored = (mime: string, bytes: Uint8Array) => ({ hash: '0'.repeat(64), mime, bytes });
const svg = toBytes(
  '<svg xmlns="http://www.w3.org/2000/svg" width="768" height="960"><rect width="768" height="960" fill="#c00"/></svg>',
);
const shown = (mime: string, bytes: Uint8Array) => toSharePicture(stored(mime, bytes), drawOnPage);

async function pixels(picture: { readonly mime: string; readonly bytes: Uint8Array }) {
  const bitmap = await createImageBitmap(new Blob([new Uint8Array(picture.bytes)], { type: picture.mime }));
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  context.drawImage(bitmap, 0, 0);
  return {
    width: bitmap.width,
    height: bitmap.height,
    at: (x: number, y: number) => Array.from(context.getImageData(x, y, 1, 1).data),
  };
}

test('drawings and pictures become WebP of a sensible size, with nothing beside their pixels', async () => {
  const drawn = await shown('image/svg+xml', svg);
  if (!drawn) throw new Error('the drawing is not shown');
  expect(drawn.mime).toBe('image/webp');
  expect(drawn.bytes.length).toBeLessThan(maxSharePictureBytes);
  const { width, height, at } = await pixels(drawn);
  expect([width, height]).toEqual([768, 960]);
  expect(at(100, 800)[0]).toBeGreaterThan(190);
  expect(at(100, 800)[1]).toBeLessThan(20);

  // A photo says where it was taken.
  const canvas = new OffscreenCanvas(2000, 1500);
  canvas.getContext('2d')?.fillRect(0, 0, 9, 9);
  const jpeg = new Uint8Array(await (await canvas.convertToBlob({ type: 'image/jpeg' })).arrayBuffer());
  const exif = [0xff, 0xe1, 0, 20, ...toBytes('Exif\0\0MM\0*\0\0\0\x08\0\0\0\0')];
  const photo = new Uint8Array([...jpeg.slice(0, 2), ...exif, ...jpeg.slice(2)]);
  const bare = await shown('image/jpeg', photo);
  if (!bare) throw new Error('the photo is not shown');
  expect(new TextDecoder('latin1').decode(bare.bytes)).not.toContain('Exif');
  expect(await pixels(bare)).toMatchObject({ width: 1280, height: 960 });
  // The same picture has the same name again.
  expect((await shown('image/jpeg', photo))?.hash).toBe(bare.hash);

  expect(await shown('image/png', new Uint8Array([1, 2, 3]))).toBeNull();
  expect(await shown('image/svg+xml', toBytes('<svg'))).toBeNull();
});

const card = (props: Partial<ShareCard>): ShareCard => ({
  title: 'Six Bullets for the Moon',
  hero: 'Cass Weatherby',
  genre: 'western',
  language: 'en',
  scenes: 12,
  picture: null,
  ...props,
});
async function drawnCard(props: Partial<ShareCard>) {
  const blob = await drawCardOnPage(card(props));
  if (!blob) throw new Error('no card was drawn');
  expect(blob.type).toBe('image/jpeg');
  expect(blob.size).toBeLessThan(maxSharePictureBytes);
  return pixels({ mime: blob.type, bytes: new Uint8Array(await blob.arrayBuffer()) });
}

test('the picture for links has its size, and shows the story’s own picture', async () => {
  const green = colourPng(
    new Uint8Array(300).map((_, at) => (at % 3 === 1 ? 200 : 0)),
    10,
    10,
  );
  const withPicture = await drawnCard({ picture: stored('image/png', green) });
  expect([withPicture.width, withPicture.height]).toEqual([1200, 630]);
  expect(withPicture.at(930, 300)[1]).toBeGreaterThan(180);
  expect(withPicture.at(930, 300)[0]).toBeLessThan(30);
  // Its words are there: bright ink on a dark page.
  const words = Array.from(
    { length: 9_000 },
    (_, at) => withPicture.at(64 + (at % 300), 200 + Math.floor(at / 300))[0] ?? 0,
  );
  expect(Math.max(...words)).toBeGreaterThan(180);
  expect(Math.min(...words)).toBeLessThan(60);
});

test('a story without a picture, or with one that is damaged, is bound in the cloth of its genre', async () => {
  const bare = await drawnCard({});
  const damaged = await drawnCard({ picture: stored('image/png', new Uint8Array([1])), title: '', hero: '' });
  for (const { at, width } of [bare, damaged]) {
    expect(width).toBe(1200);
    const [red = 0, , blue = 0] = at(790, 120);
    expect(red).toBeGreaterThan(blue + 30);
  }
  const [red = 0, , blue = 0] = (await drawnCard({ genre: 'sci-fi', title: 'המנורה', language: 'he' })).at(
    790,
    120,
  );
  expect(blue).toBeGreaterThan(red + 30);
});
