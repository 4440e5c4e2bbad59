import { expect, test } from 'vitest';

import { fakeId, fakeStory } from '../../fakes.ts';
import { openBook } from './open-book.tsx';

test('A10 a story whose scenes are still on another device says so, and is asked for again', async () => {
  const { screen, database, opened } = await openBook({
    story: fakeStory({ device: fakeId(901) }),
    scenes: [],
  });
  await database.devices.put({ id: fakeId(900), label: 'Mac', v: 0, s: {} });
  await expect.element(screen.getByRole('heading', { name: 'Its scenes are not here yet' })).toBeVisible();
  const before = opened();
  await screen.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(opened).toBe(before + 1);
});

test('A10 a story that began here never says so, not even before its opening has come', async () => {
  const { screen, database, opened } = await openBook({ story: fakeStory(), scenes: [] });
  await database.devices.put({ id: fakeId(900), label: 'Mac', v: 0, s: {} });
  await expect.poll(opened).toBe(1);
  await expect
    .element(screen.getByRole('heading', { name: 'Its scenes are not here yet' }))
    .not.toBeInTheDocument();
});
