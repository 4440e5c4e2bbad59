import { expect, test } from 'playwright/test';

import { Player, watchComplaints } from './player.ts';

test.use({ serviceWorkers: 'allow' });

test('DEMO-01 DEMO-05 PLAY-28 PLAY-30 PWA-02 a story is played with nothing configured: ten turns, branch, undo, retry, edit, reload, no network', async ({
  page,
  context,
}) => {
  const complaints = await watchComplaints(page);
  const asked: string[] = [];
  const player = new Player(page);
  await player.enterDemo();
  // From here on nothing may be asked of the product's own server, and nothing at all of anyone else.
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (
      url.protocol.startsWith('http') &&
      (url.origin !== new URL(page.url()).origin || url.pathname.startsWith('/api'))
    )
      asked.push(request.url());
  });
  await player.startWithPreset();
  const opening = await player.text();
  expect(opening.length).toBeGreaterThan(150);

  // Two turns at the storyteller's own pace, then eight at once.
  await player.choose(0);
  await player.ready(2);
  await player.type('look around carefully');
  await player.ready(3);
  const third = { title: await player.title.textContent(), text: await player.text() };
  await player.wholePassages();
  for (let scene = 4; scene <= 11; scene += 1) {
    if (scene % 3 === 0) await player.type(`ask about the way, for the ${scene}th time`);
    else await player.choose(scene % 3 === 1 ? 1 : 2);
    await player.ready(scene);
  }
  await expect(page.getByText('The road so far (11)')).toBeVisible();

  // Undo and redo only move; the text comes back letter by letter.
  const eleventh = await player.text();
  await page.getByRole('button', { name: 'Undo' }).click();
  await player.ready(10);
  await player.unfoldTools();
  await page.getByRole('button', { name: 'Redo' }).click();
  await player.ready(11);
  expect(await player.text()).toBe(eleventh);

  await page.getByRole('button', { name: 'Retry' }).click();
  await expect.poll(() => player.text()).not.toBe(eleventh);
  await player.ready(11);

  await page.getByRole('button', { name: 'Edit passage' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit passage' });
  await edit.getByRole('textbox').fill('The lamp went out, and that was that.');
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(player.passage).toHaveText('The lamp went out, and that was that.');

  // Branch from the third scene: it is restored, and the new road is a branch of its own.
  await page.getByRole('button', { name: 'Open the history' }).click();
  // Eleven scenes, the newest first; a later one may have the same title.
  const branches = page.getByRole('dialog').getByRole('button', { name: /^Branch from/ });
  await expect(branches).toHaveCount(11);
  await expect(branches.nth(8)).toHaveAccessibleName(`Branch from “${third.title}”`);
  await branches.nth(8).click();
  await player.ready(3);
  expect(await player.text()).toBe(third.text);
  await player.type('turn back and wait for the night');
  await player.ready(4);
  await expect(page.getByText(/^Folio IV · Road 3/)).toBeVisible();

  // A reload in mid-passage: what streamed is still there, and goes on from its last word.
  await player.settings((dialog) => dialog.getByRole('switch', { name: /Show passages whole/ }).uncheck());
  await player.installed();
  await player.choose(0);
  const streamed = await player.streamed(120);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'The telling broke off here.' })).toBeVisible();
  expect((await player.text()).startsWith(streamed.slice(0, 100))).toBe(true);
  await page.getByRole('button', { name: /^Continue from/ }).click();
  await player.ready(5);
  expect((await player.text()).startsWith(streamed.slice(0, 100))).toBe(true);

  await context.setOffline(true);
  await page.reload();
  await player.ready(5);
  await player.choose(2);
  await player.ready(6);

  expect(asked).toEqual([]);
  expect(complaints).toEqual([]);
});
