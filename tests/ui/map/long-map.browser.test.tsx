import { expect, test } from 'vitest';

import type { Scene } from '../../../src/domain/story.ts';
import { fakeId, fakeScene } from '../../fakes.ts';
import { openBook } from '../play/open-book.tsx';

const road: readonly Scene[] = Array.from({ length: 300 }, (_, depth) =>
  fakeScene({
    id: fakeId(1000 + depth),
    parent: depth === 0 ? null : fakeId(999 + depth),
    depth,
    title: `Scene ${depth + 1}`,
    action: depth === 0 ? null : { text: 'Go on', type: 'neutral', offeredAs: null },
  }),
);

async function openMap() {
  const { screen } = await openBook({ scenes: road });
  await screen.getByRole('button', { name: 'Open the map' }).click();
  const map = screen.getByRole('dialog', { name: 'The map of roads' });
  await expect.element(map.getByRole('tree')).toBeVisible();
  return { map };
}

test('titles on the map are written as large as they can be read, and only one from far off', async () => {
  const { map } = await openMap();
  const labels = () =>
    [...map.element().querySelectorAll<SVGTextElement>('[role=tree] text')].map((text) => ({
      text: text.textContent,
      height: text.getBoundingClientRect().height,
    }));
  await expect.poll(() => labels().length).toBeGreaterThan(3);
  const wider = map.getByRole('button', { name: 'Wider' });
  for (let press = 0; press < 14; press += 1) {
    for (const { height } of labels()) expect(height).toBeGreaterThan(9);
    await wider.click();
  }
  expect(labels().map(({ text }) => text)).toEqual(['Scene 300']);
  await map.getByRole('button', { name: 'The whole map' }).click();
  for (const { height } of labels()) expect(height).toBeGreaterThan(9);
});

test('the list of a long road shows the scenes round the chosen one, and more when asked', async () => {
  const { map } = await openMap();
  await map.getByRole('tab', { name: 'List' }).click();
  const shown = () =>
    [...map.element().querySelectorAll('ol > li')].map((line) => /Scene \d+/.exec(line.textContent)?.[0]);
  await expect.poll(shown).toEqual(Array.from({ length: 31 }, (_, index) => `Scene ${270 + index}`));
  await map.getByRole('button', { name: 'Show 60 earlier scenes' }).click();
  await expect.poll(shown).toEqual(Array.from({ length: 91 }, (_, index) => `Scene ${210 + index}`));
});
