import { expect, test as base, type Browser, type BrowserContext, type Page } from 'playwright/test';

import { signIn } from '../accounts/served-accounts.ts';
import { Player } from '../player.ts';
import { startOwnServer, type OwnServer } from './own-server.ts';
import { startServerWithKeys } from './server-with-keys.ts';

/** A browser profile of its own, with a page on which somebody plays. */
export type Device = { readonly context: BrowserContext; readonly page: Page; readonly player: Player };

/** Two devices of one account, signed in, and the server between them. */
export type TwoDevices = {
  readonly server: OwnServer;
  readonly here: Device;
  readonly there: Device;
};

const iris = { email: 'iris@example.org', password: 'lamp-oil-and-rain' };

/** Each with a server of its own, which may be killed. `withKeys`: it keeps no accounts, and knows a project that does by address and keys alone. */
export const test = base.extend<{ devices: TwoDevices; withKeys: boolean }>({
  withKeys: [false, { option: true }],
  devices: async ({ browser, withKeys }, use) => {
    const server = await (withKeys ? startServerWithKeys() : startOwnServer());
    const { here, there } = await openTwo(browser, server.url);
    await use({ server, here, there });
    await here.context.close();
    await there.context.close();
    await server.close();
  },
});

export { expect };

/** Two browsers in which the same player is signed in. */
export async function openTwo(browser: Browser, url: string): Promise<Omit<TwoDevices, 'server'>> {
  const here = await openDevice(browser, url);
  const there = await openDevice(browser, url);
  await signUp(here.page);
  await signIn(here.page, iris);
  await there.page.goto('/');
  await signIn(there.page, iris);
  for (const { page } of [here, there]) await inSetup(page);
  return { here, there };
}

/** One browser in which a player with a new account is signed in. */
export async function openNewcomer(browser: Browser, url: string): Promise<Device> {
  const device = await openDevice(browser, url);
  await signUp(device.page);
  await signIn(device.page, iris);
  await inSetup(device.page);
  return device;
}

async function inSetup(page: Page) {
  await expect(page.getByRole('heading', { name: 'Who walks into this story?' })).toBeVisible();
}

/** One on which nobody has played. */
export async function openDevice(browser: Browser, baseURL: string): Promise<Device> {
  const context = await browser.newContext({ baseURL, serviceWorkers: 'block' });
  await context.addInitScript(() => {
    if (location.protocol.startsWith('http')) localStorage.setItem('lamplit-face-asked', 'yes');
  });
  const page = await context.newPage();
  // It may be said at any time after a sign-in.
  const welcome = page.getByRole('dialog', { name: 'Welcome to Lamplit!' });
  await page.addLocatorHandler(welcome, async () => {
    await welcome.getByRole('button', { name: 'Begin', exact: true }).click();
  });
  return { context, page, player: new Player(page) };
}

async function signUp(page: Page) {
  await page.goto('/');
  await page.getByRole('tab', { name: 'Sign Up' }).click();
  await page.getByRole('textbox', { name: 'E-mail', exact: true }).fill(iris.email);
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(iris.password);
  await page.getByRole('textbox', { name: 'Confirm password', exact: true }).fill(iris.password);
  await page.locator('form').getByRole('button', { name: 'Sign Up', exact: true }).click();
  await expect(page.getByText('Account created successfully!')).toBeVisible();
}

/** Opens the only story that the device has, once its first scene has come, which is a moment behind its title. */
export async function openStory({ page, player }: Device) {
  await page.getByRole('button', { name: 'Stories' }).click();
  await page.getByRole('dialog').getByRole('button', { name: /^Load/ }).click();
  await expect(async () => {
    const again = page.getByRole('button', { name: 'Try again', exact: true });
    if (await again.isVisible()) await again.click();
    await expect(player.folio(1)).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await player.ready(1);
}

/** How much of the open story the map shows. */
export async function openMap({ page }: Device) {
  await page.keyboard.press('b');
  const map = page.getByRole('dialog', { name: 'The map of roads' });
  await expect(map).toBeVisible();
  return map;
}
