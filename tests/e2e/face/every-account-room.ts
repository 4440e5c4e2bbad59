import { expect, type Locator, type Page } from 'playwright/test';

import { signIn } from '../accounts/served-accounts.ts';
import { openShare } from '../share/publish.ts';
import type { Walk } from './every-screen.ts';

const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });
const button = (within: Page | Locator, name: string | RegExp) =>
  within.getByRole('button', { name, exact: typeof name === 'string' });

/** The way into an account, what is told of it, and how its copy stands. `look` is called as in `everyScreen`, and at other states. */
export async function everyAccountRoom({ page, player, look }: Walk) {
  const width = page.viewportSize()?.width ?? 0;
  const wenna = { email: `wenna.${width}@example.org`, password: 'lamp-oil-and-rain' };
  await page.goto('/');
  await page.getByRole('tab', { name: 'Sign Up' }).click();
  await look('title page, sign up');
  await page.getByRole('textbox', { name: 'E-mail', exact: true }).fill(wenna.email);
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(wenna.password);
  const repeated = page.getByRole('textbox', { name: 'Confirm password', exact: true });
  const signUp = page.locator('form').getByRole('button', { name: 'Sign Up', exact: true });
  await repeated.fill('no-lamp-at-all');
  await expect(page.getByText('The passwords differ.')).toBeVisible();
  await look('title page, two passwords');
  await repeated.fill(wenna.password);
  await signUp.click();
  // Somebody may have walked here before.
  const made = page.getByText('Account created successfully!');
  await expect(made.or(page.getByText('Sign up failed'))).toBeVisible();
  await page.goto('/login');
  for (const [name, title] of [
    ['Forgotten password?', 'Forgotten password'],
    ['Sign in with a code', 'Sign in with a code'],
  ] as const) {
    await button(page, name).click();
    await expect(dialog(page, title)).toBeVisible();
    await look(`sign in, ${title}`);
    await page.keyboard.press('Escape');
  }
  // It is told to each newcomer, at any time.
  const welcome = dialog(page, 'Welcome to Lamplit!');
  await page.addLocatorHandler(welcome, () => button(welcome, 'Begin').click());
  await signIn(page, wenna);
  await expect(button(page, /^Account of/)).toBeVisible();
  await page.goto('/');
  await openBackup(page, /^Backup: backed up$/);
  await look('backup');
  await button(dialog(page, 'Backup'), /^Rename/).click();
  await look('backup, another name for a device');
  await page.keyboard.press('Escape');
  await player.startWithPreset();
  await openBackup(page, /^Backup: /);
  await look('backup, of a story');
  await page.keyboard.press('Escape');
  await everyShare({ page, look });
  await page.context().setOffline(true);
  await openBackup(page, /^Backup: offline/);
  await look('backup, offline');
  await page.keyboard.press('Escape');
  await page.context().setOffline(false);
  await refuseRow(page);
  await page.reload();
  await openBackup(page, /^Backup: needs attention$/);
  await expect(dialog(page, 'Backup').getByText('Not taken by the server')).toBeVisible();
  await look('backup, a row was refused');
  await page.keyboard.press('Escape');

  await button(page, /^Account of/).click();
  const account = dialog(page, 'Your account');
  for (const tab of ['You', 'Devices', 'Your data']) {
    await account.getByRole('tab', { name: tab, exact: true }).click();
    await look(`account, ${tab}`);
  }
  await button(account, 'Sign out').click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await look('account, sign out?');
}

/** A story is shown to others, and they read it. */
async function everyShare({ page, look }: Pick<Walk, 'page' | 'look'>) {
  const share = await openShare(page);
  await look('share, not public');
  await button(share, 'See what others will see').click();
  await expect(button(share, 'Publish')).toBeVisible();
  await look('share, what others will see');
  await button(share, 'Publish').click();
  await expect(share.getByText(/^This story is public:/)).toBeVisible();
  await look('share, public');
  const link = await share.getByLabel('Read-only link').inputValue();
  await button(share, 'Take it back…').click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await look('share, take it back?');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(dialog(page, /^Story History/).getByText('Public', { exact: true })).toBeVisible();
  await look('stories, one is public');
  await page.goto(link);
  const report = button(page, 'Report this story');
  await expect(report).toBeEnabled();
  await look('shared, a story with a link');
  await report.click();
  await expect(dialog(page, 'Report this story')).toBeVisible();
  await look('shared, report');
  await page.goto('/');
  await expect(page.getByRole('article')).toHaveAttribute('aria-busy', 'false');
}

/** On a phone it is a line of the menu. */
async function openBackup(page: Page, name: RegExp) {
  const menu = page.getByRole('button', { name: 'Menu', exact: true });
  const backup = page.getByRole('banner').getByRole('button', { name });
  await expect(async () => {
    // What is told meanwhile closes it again.
    if ((await menu.isVisible()) && !(await backup.isVisible())) await menu.click();
    await backup.click({ timeout: 3_000 });
  }).toPass();
  await expect(dialog(page, 'Backup')).toBeVisible();
}

/** As if the server had not taken the only page. */
async function refuseRow(page: Page) {
  await page.evaluate(async () => {
    const answer = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error ?? new Error('no reason given'));
      });
    for (const { name = '' } of await indexedDB.databases()) {
      if (!name.startsWith('lamplit-space-')) continue;
      const database = await answer(indexedDB.open(name));
      const writing = database.transaction(['scenes', 'quarantine'], 'readwrite');
      const [row] = await answer<{ id: string; story: string }[]>(writing.objectStore('scenes').getAll());
      const refused = { kind: 'scenes', row, fields: {}, turn: null, place: 1, code: 'too-big', at: 1 };
      if (row)
        await answer(writing.objectStore('quarantine').add({ ...refused, id: row.id, story: row.story }));
      database.close();
    }
  });
}
