import { expect, test } from 'vitest';

import type { Database } from '../../../src/storage/database.ts';
import { noteMissing } from '../../../src/storage/missing-picture.ts';
import { fakeScene, fakeSceneMeta } from '../../fakes.ts';
import { openBook } from './open-book.tsx';

const [theirs, own] = ['a'.repeat(64), 'b'.repeat(64)];

async function put(database: Database, hash: string, fill: string) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 5"><rect width="4" height="5" fill="${fill}"/></svg>`;
  const bytes = new TextEncoder().encode(svg);
  const row = { hash, bytes: bytes.buffer, mime: 'image/svg+xml', size: bytes.length, lastUsed: 1 };
  await database.blobs.put({ ...row, state: 'remote' });
}

test('a picture that is still on another device is said to be, with the reason; one drawn here stands in, until it comes', async () => {
  const scene = fakeScene();
  const { database, screen } = await openBook({
    scenes: [scene],
    metas: [fakeSceneMeta({ id: scene.id, image: theirs })],
  });
  const plate = screen.getByRole('figure', { name: 'The picture of this page' });
  await expect.element(plate.getByText('The picture has not come to this device yet')).toBeVisible();
  await noteMissing(database, theirs, 'absent');
  await expect.element(plate.getByText('The device that has the picture has not sent it yet')).toBeVisible();
  const shown = async () => {
    const src = plate.element().querySelector('img')?.src;
    return src === undefined ? '' : (await fetch(src)).text();
  };
  await put(database, own, 'tan');
  const made = { by: 'builtin', seed: 'x' };
  await database.drawings.put({ scene: scene.id, story: scene.story, image: own, made });
  await expect.poll(shown).toContain('tan');
  await put(database, theirs, 'teal');
  await expect.poll(shown).toContain('teal');
});
