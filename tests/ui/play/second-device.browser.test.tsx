import { expect, test } from 'vitest';

import { headId } from '../../../src/storage/device.ts';
import { fakeId, fakeScene, fakeStory } from '../../fakes.ts';
import { storeScenes } from '../../store-scenes.ts';
import { openBook } from './open-book.tsx';

test('A10 a story whose scenes are still on another device says so, is asked for again, and opens by itself when they come', async () => {
  const { screen, database, opened } = await openBook({
    story: fakeStory({ device: fakeId(901) }),
    scenes: [],
  });
  await database.devices.put({ id: fakeId(900), label: 'Mac', v: 0, s: {} });
  await expect.element(screen.getByRole('heading', { name: 'Its scenes are not here yet' })).toBeVisible();
  const before = opened();
  await screen.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(opened).toBe(before + 1);
  await expect.element(screen.getByRole('heading', { name: 'Its scenes are not here yet' })).toBeVisible();
  const [story, device, scene] = [fakeId(1), fakeId(901), fakeScene()];
  await database.heads.put({ id: headId(story, device), story, device, scene: scene.id, at: 1, v: 1, s: {} });
  await storeScenes(database, [scene]);
  await expect.poll(opened).toBe(before + 2);
});

test('A10 a story that began here never says so, not even before its opening has come', async () => {
  const { screen, database, opened } = await openBook({ story: fakeStory(), scenes: [] });
  await database.devices.put({ id: fakeId(900), label: 'Mac', v: 0, s: {} });
  await expect.poll(opened).toBe(1);
  await expect
    .element(screen.getByRole('heading', { name: 'Its scenes are not here yet' }))
    .not.toBeInTheDocument();
});
