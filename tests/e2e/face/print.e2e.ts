import { expect, test } from 'playwright/test';
import { Player } from '../player.ts';

for (const width of [390, 1440]) {
  test(`PLAY-03 on paper a page is its words and its picture, whatever lies over it, at ${width} pixels`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const player = new Player(page);
    await player.enterDemo();
    await player.startWithPreset();
    const picture = page.getByRole('figure', { name: 'The picture of this page' }).getByRole('img');
    await expect(picture).toHaveJSProperty('complete', true);
    await page.getByRole('button', { name: 'Settings' }).click();
    const settings = page.getByRole('dialog').getByRole('heading', { name: 'Settings' });
    await expect(settings).toBeVisible();

    await page.emulateMedia({ media: 'print' });
    await expect(settings).toBeHidden();
    await expect(player.title).toBeVisible();
    await expect(player.passage).toBeVisible();
    await expect(picture).toBeVisible();
    expect((await picture.boundingBox())?.height).toBeGreaterThan(300);
    for (const name of ['Continue', 'Open the history', 'Stop'])
      await expect(page.getByRole('button', { name })).toBeHidden();
    await expect(player.choices.first()).toBeHidden();
  });
}

test('HIST-01 on paper the road stands under the title of its book, without the frame of its dialog', async ({
  page,
}) => {
  const player = new Player(page);
  await player.enterDemo();
  await player.startWithPreset();
  await page.getByRole('button', { name: 'Open the history' }).click();
  const frame = page.getByRole('heading', { name: /^The road so far/ }).last();
  await expect(frame).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(frame).toBeHidden();
  const paper = page.getByRole('dialog');
  await expect(paper.getByText(/Adventure$/).first()).toBeVisible();
  await expect(paper.getByRole('heading', { level: 3 })).toBeVisible();
});
