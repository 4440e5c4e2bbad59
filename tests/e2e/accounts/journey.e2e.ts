import { expect, test, type Page } from 'playwright/test';

import { Player } from '../player.ts';
import { serveAccounts, signIn, signOut, signUp } from './served-accounts.ts';

const account = (page: Page) => page.getByRole('button', { name: /^Account of/ });
const setup = (page: Page) => page.getByRole('heading', { name: 'Who walks into this story?' });

/** Marks the page that is there; the answer waits until another one has been loaded in its place. */
async function loadedAnew(page: Page) {
  await page.evaluate(() => Object.assign(window, { before: true }));
  return () => page.waitForFunction(() => !('before' in window));
}

// The game and its own server, with nothing in between.
test('AUTH-08 an account is made, signed in to, which the whole page hears and which brings its credits, kept over a reload, left and changed for another one; what was played before comes along', async ({
  page,
}) => {
  const now = Date.now();
  const mira = { email: `mira-${now}@example.org`, password: 'lamp-oil-and-rain' };
  const oona = { email: `oona-${now}@example.org`, password: 'another-lamp-of-mine' };
  const player = new Player(page);
  await player.enterDemo();
  await player.startWithPreset();
  await page.goto('/login?returnTo=/pricing');
  await signUp(page, mira);
  const anew = await loadedAnew(page);
  await signIn(page, mira);
  await anew();
  await expect(page.getByText('Welcome back!')).toBeVisible();
  await expect(page).toHaveURL(/\/pricing$/);
  await page.goto('/');
  await page.getByRole('dialog').getByRole('button', { name: 'Bring them along' }).click();
  await page.getByRole('button', { name: 'Done' }).click();
  await page.reload();
  await expect(account(page)).toBeVisible();
  await page.getByRole('button', { name: 'Stories' }).click();
  await page.getByRole('dialog').getByRole('button', { name: /^Load/ }).click();
  await expect(player.folio(1)).toBeVisible();

  await signOut(page, 'keep');
  await expect(page.getByText('You have been successfully signed out.')).toBeVisible();
  await signUp(page, oona);
  await page.evaluate(() => {
    window.addEventListener('user-signed-in', () => {
      Object.assign(window, { heard: true });
    });
  });
  const heard = page.waitForFunction(() => 'heard' in window);
  const credits = page.waitForResponse(
    (response) => response.ok() && response.url().endsWith('/api/billing/credits/balance'),
  );
  await signIn(page, oona);
  await heard;
  expect(await (await credits).json()).toMatchObject({ total: 15 });
  await expect(setup(page)).toBeVisible();
  await page.getByRole('button', { name: 'Stories' }).click();
  await expect(page.getByRole('dialog').getByRole('button', { name: /^Load/ })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await signOut(page, 'remove');
  await signIn(page, mira);
  await page.getByRole('button', { name: 'Stories' }).click();
  await expect(page.getByRole('dialog').getByRole('button', { name: /^Load/ })).toHaveCount(1);
});

test('a recovery link asks for the new password also where somebody plays demo, and once that is said it counts', async ({
  page,
  context,
  baseURL,
}) => {
  const server = await serveAccounts(context, baseURL ?? '');
  const user = server.addUser('mira@example.org', 'forgotten');
  const player = new Player(page);
  await player.enterDemo();
  await page.goto(`/auth/callback?token_hash=${server.oneUse(user, 'recovery')}&type=recovery`);
  const anew = await loadedAnew(page);
  const field = page.getByRole('textbox', { name: 'New password', exact: true });
  await expect(field).toBeVisible();
  await expect(page).toHaveURL(/#recovery$/);
  // The page lets go of demo play by loading anew, and still asks.
  await anew();
  await field.fill('a-new-lamp-of-mine');
  await page.getByRole('textbox', { name: /repeat|again|confirm/i }).fill('a-new-lamp-of-mine');
  await page.locator('form button[type=submit]').click();
  await expect(account(page)).toBeVisible();
  expect(user.password).toBe('a-new-lamp-of-mine');
});
