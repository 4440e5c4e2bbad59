import { expect } from 'playwright/test';

import { test } from './told-by-server.ts';

test('PLAY-27 a story that its hero lets go of twice ends: Finis, and one turn beyond it', async ({
  page,
  player,
}) => {
  await player.enterDemo();
  await player.wholePassages();
  await player.startWithPreset();
  const finis = page.getByRole('heading', { name: 'Finis' });
  let scene = 1;
  for (; scene < 12 && !(await finis.isVisible()); scene += 1) {
    await player.type('I give up the quest and go home');
    await player.ready(scene + 1);
  }
  await expect(finis).toBeVisible();
  await player.choose(0);
  await player.ready(scene + 1);
  expect((await player.text()).length).toBeGreaterThan(100);
});

test('@long PLAY-05 PLAY-24 PLAY-27 a story of thirty turns is played by its choices to its ending, Finis, and one turn beyond it', async ({
  page,
  player,
}) => {
  await player.enterDemo();
  await player.wholePassages();
  await player.startWithPreset();
  const finis = page.getByRole('heading', { name: 'Finis' });
  const passages = [await player.text()];
  let scene = 1;
  while (!(await finis.isVisible())) {
    expect(scene, 'every story ends by its 45th turn').toBeLessThanOrEqual(45);
    await player.choose(((scene * 2) % 3) as 0 | 1 | 2);
    scene += 1;
    await player.ready(scene);
    passages.push(await player.text());
  }
  expect(scene).toBeGreaterThan(10);
  expect(new Set(passages).size).toBe(passages.length);
  // On from the ending, and to thirty turns if it came early.
  for (const last = Math.max(scene + 1, 31); scene < last;) {
    await player.choose(0);
    scene += 1;
    await player.ready(scene);
    expect((await player.text()).length).toBeGreaterThan(100);
  }
  await page.reload();
  await player.ready(scene);
});
