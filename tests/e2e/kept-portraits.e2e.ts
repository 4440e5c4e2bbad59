import { expect, test } from 'playwright/test';

import { faultsOf, newBuyer } from './billing/buyer.ts';
import { Player, watchComplaints } from './player.ts';

// The game and its own server, with nothing in between.
test('a hero’s drawn portrait is moved to the account’s permanent storage', async ({ page }) => {
  const complaints = await watchComplaints(page);
  const stored: string[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.includes('/character-images/')) stored.push(`${response.status()} ${pathname}`);
  });
  await page.addInitScript(() => localStorage.setItem('lamplit-face-asked', 'yes'));
  await newBuyer(page);
  await page.goto('/');
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
  await new Player(page).startWithPreset();
  await page.getByRole('button', { name: 'New story' }).click();
  await page.getByRole('button', { name: 'Begin a new story' }).click();
  await page.getByRole('button', { name: 'Browse Character Library' }).click();
  const panel = page.getByRole('region', { name: 'Permanent storage' });
  await expect(panel.getByText('1 portrait is not there yet.')).toBeVisible();
  await panel.getByRole('button', { name: 'Move images to permanent storage' }).click();
  await expect(panel.getByText('Done: 1 moved, none failed.')).toBeVisible();
  expect(stored).toEqual([
    expect.stringMatching(/^200 .*\/story-images\/character-images\/[0-9a-f-]{36}\/[a-z0-9-]+-\d{13}\.webp$/),
  ]);
  expect(await faultsOf(page)).toEqual([]);
  expect(complaints).toEqual([]);
});
