import { expect, test as bare, type Page } from 'playwright/test';

import { test } from '../face/told-by-server.ts';
import { Player } from '../player.ts';
import { mira, oona, serveAccounts, signIn, signOut } from './served-accounts.ts';

const setup = (page: Page) => page.getByRole('heading', { name: 'Who walks into this story?' });
const play = (page: Page) => page.getByRole('button', { name: 'Play without an account' });
const spaces = (page: Page) =>
  page.evaluate(async () =>
    (await indexedDB.databases())
      .map(({ name }) => name ?? '')
      .filter((name) => name.startsWith('lamplit-space-')),
  );

test('demo play asks nothing of the server, however long it is played', async ({ page, context, player }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/(api|auth\/v1|rest\/v1|storage\/v1|realtime\/v1)\//.test(pathname)) asked.push(pathname);
  });
  await player.enterDemo();
  asked.length = 0;
  await player.startWithPreset();
  await player.choose(0);
  await player.ready(2);
  await page.getByRole('button', { name: 'Stories' }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.keyboard.press('Escape');
  await page.reload();
  await expect(player.folio(2)).toBeVisible();
  await context.setOffline(true);
  await context.setOffline(false);
  expect(asked).toEqual([]);
});

test('who signs in after demo play is asked about his stories; they come along when he says so, once, and none is left behind', async ({
  page,
  context,
  player,
  baseURL,
}) => {
  const server = await serveAccounts(context, baseURL ?? '');
  server.addUser(mira.email, mira.password, { full_name: 'Mira Vale' });
  await player.enterDemo();
  await player.startWithPreset();
  await player.ownAction.fill('look under the third stair');
  // A second tab that plays the same.
  const second = await context.newPage();
  await second.goto('/');
  await expect(new Player(second).folio(1)).toBeVisible();

  await page.goto('/login');
  await signIn(page, mira);
  await expect(page.getByText('Welcome back!')).toBeVisible();
  const sheet = page.getByRole('dialog', { name: 'Bring your stories along?' });
  await expect(sheet).toBeVisible();
  await expect(sheet).toContainText('1 story');
  // The other tab has followed, and shows nothing of demo play.
  await expect(second.getByRole('button', { name: /^Account of Mira Vale/ })).toBeVisible();
  await expect(new Player(second).folio(1)).toHaveCount(0);
  await second.close();
  await sheet.getByRole('button', { name: 'Bring them along' }).click();
  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: 'Stories' }).click();
  await expect(page.getByRole('dialog').getByRole('button', { name: /^Load/ })).toHaveCount(1);
  await page.getByRole('dialog').getByRole('button', { name: /^Load/ }).click();
  await expect(player.folio(1)).toBeVisible();
  await player.choose(0);
  await player.ready(2);

  // It lasts, and is not asked again.
  await page.reload();
  await expect(player.folio(2)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Account of Mira Vale/ })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await signOut(page, 'keep');
  await expect(play(page)).toBeVisible();
  await expect(page.getByText('You have been successfully signed out.')).toBeVisible();
  await expect.poll(() => server.sessions.size).toBe(0);
  await play(page).click();
  await expect(setup(page)).toBeVisible();
  await page.getByRole('button', { name: 'Stories' }).click();
  await expect(page.getByRole('dialog').getByRole('button', { name: /^Load/ })).toHaveCount(0);
});

test('who declines finds his stories in demo play as they were, and is asked again only for something new', async ({
  page,
  context,
  player,
  baseURL,
}) => {
  const server = await serveAccounts(context, baseURL ?? '');
  server.addUser(mira.email, mira.password);
  await player.enterDemo();
  await player.startWithPreset();
  await page.goto('/login');
  await signIn(page, mira);
  await page.getByRole('dialog').getByRole('button', { name: 'Not now' }).click();
  await page.reload();
  await expect(setup(page)).toBeVisible();
  await signOut(page, 'keep');
  await signIn(page, mira);
  await expect(setup(page)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Account of/ })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await signOut(page, 'keep');
  await play(page).click();
  await expect(player.folio(1).or(setup(page))).toBeVisible();
  await page.getByRole('button', { name: 'Stories' }).click();
  await page.getByRole('dialog').getByRole('button', { name: /^Load/ }).click();
  await expect(player.folio(1)).toBeVisible();
  await player.choose(0);
  await player.ready(2);
  await page.goto('/login');
  await signIn(page, mira);
  await expect(page.getByRole('dialog', { name: 'Bring your stories along?' })).toBeVisible();
});

test('two accounts on one device see nothing of each other, other tabs follow within two seconds, and what is removed is gone', async ({
  page,
  context,
  baseURL,
}) => {
  const server = await serveAccounts(context, baseURL ?? '');
  server.addUser(mira.email, mira.password, { full_name: 'Mira Vale' });
  server.addUser(oona.email, oona.password, { full_name: 'Oona Reed' });
  const player = new Player(page);
  await page.addInitScript(() => {
    if (location.protocol.startsWith('http')) localStorage.setItem('lamplit-face-asked', 'yes');
  });
  await page.goto('/');
  const visitor = await context.newPage();
  await visitor.goto('/');
  await expect(play(visitor)).toBeVisible();
  await signIn(page, mira);
  await expect(setup(page)).toBeVisible();
  // Also a tab that only showed the title page.
  await expect(visitor.getByRole('button', { name: /^Account of Mira/ })).toBeVisible({ timeout: 2_000 });
  await player.startWithPreset();
  expect(await spaces(page)).toHaveLength(1);

  await signOut(visitor, 'keep');
  await expect(play(page)).toBeVisible({ timeout: 2_000 });
  await signIn(visitor, oona);
  await expect(visitor.getByRole('button', { name: /^Account of Oona/ })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Account of Oona/ })).toBeVisible({ timeout: 2_000 });
  await expect(setup(page)).toBeVisible();
  expect(await spaces(page)).toHaveLength(2);
  await page.getByRole('button', { name: 'Stories' }).click();
  await expect(page.getByRole('dialog').getByRole('button', { name: /^Load/ })).toHaveCount(0);
  await page.keyboard.press('Escape');

  await signOut(page, 'remove');
  await expect(play(page)).toBeVisible();
  await expect(play(visitor)).toBeVisible();
  // Mira's; demo play was never opened here.
  await expect.poll(async () => (await spaces(page)).length).toBe(1);
  await signIn(page, mira);
  await page.getByRole('button', { name: 'Stories' }).click();
  await expect(page.getByRole('dialog').getByRole('button', { name: /^Load/ })).toHaveCount(1);
});

// A refusal is also a line of the browser's own console.
bare(
  'a sign-in that the server does not renew any more is paused: all is here and goes on, and signing in again mends it',
  async ({ page, context, baseURL }) => {
    const server = await serveAccounts(context, baseURL ?? '');
    server.addUser(mira.email, mira.password, { full_name: 'Mira Vale' });
    const player = new Player(page);
    await page.addInitScript(() => {
      if (location.protocol.startsWith('http')) localStorage.setItem('lamplit-face-asked', 'yes');
    });
    await page.goto('/');
    await signIn(page, mira);
    await player.startWithPreset();
    server.sessions.clear();
    await page.evaluate(() => {
      const stored: unknown = JSON.parse(localStorage.getItem('lamplit-session') ?? '{}');
      localStorage.setItem('lamplit-session', JSON.stringify({ ...(stored as object), expires_at: 1 }));
    });
    await page.reload();
    await expect(page.getByRole('button', { name: 'Account of Mira Vale: sign in again' })).toBeVisible();
    await expect(player.folio(1)).toBeVisible();
    await player.choose(0);
    await player.ready(2);
    await page.goto('/login');
    await signIn(page, mira);
    await expect(player.folio(2)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Account of Mira Vale', exact: true })).toBeVisible();
  },
);
