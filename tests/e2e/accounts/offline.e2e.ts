import { expect, test } from 'playwright/test';

import { Player } from '../player.ts';
import { mira, serveAccounts, signIn } from './served-accounts.ts';

test.use({ serviceWorkers: 'allow' });

test('AUTH-10 a sign-in lasts over reloads and starts without a network, which show the account at once, and is renewed when the network is back', async ({
  page,
  context,
  baseURL,
}) => {
  const server = await serveAccounts(context, baseURL ?? '');
  server.addUser(mira.email, mira.password, { full_name: 'Mira Vale' });
  const player = new Player(page);
  await page.addInitScript(() => {
    if (location.protocol.startsWith('http')) localStorage.setItem('lamplit-face-asked', 'yes');
  });
  await page.goto('/');
  await signIn(page, mira);
  await player.startWithPreset();
  const account = page.getByRole('button', { name: 'Account of Mira Vale', exact: true });
  await page.reload();
  await expect(account).toBeVisible();
  await expect(player.folio(1)).toBeVisible();

  // What an offline start needs is kept: the game by its list, the code of the sign-in because he signed in.
  await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state);
  const kept = () =>
    page.evaluate(async () => {
      const cache = await caches.open('lamplit-cloud');
      return (await cache.keys()).map(({ url }) => new URL(url).pathname);
    });
  await expect.poll(kept).toEqual([expect.stringMatching(/^\/assets\/cloud-session-[^/]+\.js$/)]);
  const [file] = await kept();
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);

  const age = () =>
    page.evaluate(() => {
      const stored: unknown = JSON.parse(localStorage.getItem('lamplit-session') ?? '{}');
      localStorage.setItem('lamplit-session', JSON.stringify({ ...(stored as object), expires_at: 1 }));
    });
  const renewed = () => server.asked.filter(({ search }) => search === '?grant_type=refresh_token').length;
  // The page that is open renews what is old as soon as it needs it, so it is old only once nothing can be asked.
  await context.setOffline(true);
  server.setReach('down');
  await age();
  const before = renewed();
  await page.reload();
  await expect(account).toBeVisible();
  await expect(player.folio(1)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Play without an account' })).toHaveCount(0);
  await player.choose(0);
  await player.ready(2);
  expect(
    await page.evaluate(async (url) => (await fetch(url)).status, file ?? ''),
    'the code of the sign-in is here',
  ).toBe(200);
  expect(renewed()).toBe(before);

  server.setReach('up');
  await context.setOffline(false);
  await expect.poll(renewed).toBe(before + 1);
  await expect(account).toBeVisible();
  await expect(player.folio(2)).toBeVisible();
});
