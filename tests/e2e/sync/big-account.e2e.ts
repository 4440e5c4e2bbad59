import { createHash } from 'node:crypto';

import { accountRows } from '../../bench/account-rows.ts';
import { cloudPlayer } from '../../bench/cloud-player.ts';
import { fakeScene } from '../../fakes.ts';
import { signIn } from '../accounts/served-accounts.ts';
import { startOwnServer } from './own-server.ts';
import { expect, openDevice, test } from './two-devices.ts';

test('@long a big account comes to a new device: it shows how much of it is here, can be played at once, and says when all of it is', async ({
  browser,
}) => {
  const server = await startOwnServer();
  const mira = await cloudPlayer(server.url);
  const portrait = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 5"/>');
  const hash = createHash('sha256').update(portrait).digest('hex');
  await mira.putPicture(hash, portrait);
  // One of the two was never sent.
  const told = [fakeScene({ storytellerState: { told: 'x'.repeat(3_000) } })];
  const { entries } = accountRows({ stories: 80, scenes: 30, told, portraits: [hash, 'e'.repeat(64)] });
  await mira.push(entries);
  const { context, page, player } = await openDevice(browser, server.url);
  // A page at a time, as over a slow network.
  let isHeld = false;
  const waiting: (() => void)[] = [];
  await context.route(/rpc\/sync_pull$/, async (route) => {
    if (isHeld && !route.request().postData()?.includes('"story":"'))
      await new Promise<void>((resolve) => waiting.push(resolve));
    await route.continue();
  });
  await page.goto('/');
  await signIn(page, mira);
  await expect(page.getByRole('heading', { name: 'Who walks into this story?' })).toBeVisible();
  const coming = page.getByText(/of about 2,\d00 scenes have come; you can play meanwhile\.$/).first();
  await expect(coming).toBeVisible();
  isHeld = true;
  await page.getByRole('button', { name: 'Stories', exact: true }).click();
  const shelf = page.getByRole('dialog', { name: /^Story History/ });
  await expect(shelf.getByText('(80)')).toBeVisible();
  await expect(shelf.getByText('Its scenes have not come to this device yet.').first()).toBeVisible();
  await expect(shelf.getByText('The device that has the picture has not sent it yet').first()).toBeVisible();
  await expect(shelf.locator('img').first()).toBeVisible();
  // What was told last has come last, and is opened before that.
  await shelf.getByRole('button', { name: 'Load Volume 80' }).click();
  await player.ready(30);
  await player.choose(0);
  await player.ready(31);
  isHeld = false;
  for (const go of waiting) go();
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Backup: / })
    .click();
  const backup = page.getByRole('dialog', { name: 'Backup', exact: true });
  await expect(backup.getByRole('heading', { name: 'Backed up' })).toBeVisible({ timeout: 120_000 });
  await expect(backup.getByText(/scenes have come/)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Stories', exact: true }).click();
  await expect(shelf.getByText('30 scenes').first()).toBeVisible();
  await expect(shelf.getByText(/Its scenes have not come/)).toHaveCount(0);
  await context.close();
  await server.close();
});
