import { execFile } from 'node:child_process';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test, type Page } from 'playwright/test';

import { projectRoot } from '../../tools/run.mjs';
import { openMailBox } from '../../sync-server/local/auth/mail-box.ts';
import { startOwnServer } from '../sync/own-server.ts';
import { signIn, signOut, signUp } from './served-accounts.ts';

const account = (page: Page) => page.getByRole('button', { name: /^Account of/ });
const textbox = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function openAccount(page: Page, tab: string) {
  await account(page).click();
  await page.getByRole('dialog').getByRole('tab', { name: tab, exact: true }).click();
}

/** The sign-in that the browser keeps. */
async function keptSession(page: Page): Promise<{ id: string; token: string }> {
  const text = await page.evaluate(() => localStorage.getItem('lamplit-session'));
  const kept: { access_token: string; user: { id: string } } = JSON.parse(text ?? '');
  return { id: kept.user.id, token: kept.access_token };
}

/** Every route of the game's server that asks who calls. */
const routes = [
  ['POST', '/api/account/delete'],
  ['GET', '/api/account/export'],
  ['POST', '/api/account/device-code'],
  ['POST', '/api/account/device-code/confirm'],
] as const;

test('AUTH-13 no request of a session carries the id of a user as a bearer, and the server answers 401 to one that does', async ({
  page,
  request,
}) => {
  const bearers: string[] = [];
  page.on('request', (each) => bearers.push(each.headers()['authorization'] ?? ''));
  const mira = { email: `bearer-${Date.now()}@example.org`, password: 'lamp-oil-and-rain' };
  await page.goto('/');
  await signUp(page, mira);
  await signIn(page, mira);
  await expect(account(page)).toBeVisible();
  const { id, token } = await keptSession(page);
  await openAccount(page, 'Your data');
  await button(page, 'Export everything').click();
  await expect(page.getByText(/^Saved as/)).toBeVisible();
  await page.getByRole('dialog').getByRole('tab', { name: 'Devices' }).click();
  await button(page, 'Sign in another device').click();
  await expect(page.getByRole('img', { name: /^QR code/ })).toBeVisible();
  await page.reload();
  await expect(account(page)).toBeVisible();

  expect(bearers, 'requests with a token were seen').toContain(`Bearer ${token}`);
  expect(bearers.filter((bearer) => bearer.includes(id))).toEqual([]);
  for (const [method, address] of routes) {
    const headers = { authorization: `Bearer ${id}` };
    const options = { method, headers, ...(method === 'POST' ? { data: {} } : {}) };
    expect((await request.fetch(address, options)).status(), address).toBe(401);
  }
});

test('nothing that a browser can ask for makes an operator of a player', async ({ page, request }) => {
  const mira = { email: `role-${Date.now()}@example.org`, password: 'lamp-oil-and-rain' };
  await page.goto('/');
  await signUp(page, mira);
  await signIn(page, mira);
  await expect(account(page)).toBeVisible();
  const { id, token } = await keptSession(page);
  const config: { supabase: { publishableKey: string } } = await (await request.get('/api/config')).json();
  const headers = { apikey: config.supabase.publishableKey, authorization: `Bearer ${token}` };
  const role = 'service_role';
  await request.put('/auth/v1/user', { headers, data: { role, app_metadata: { role }, data: { role } } });
  await expect(async () => {
    const user = await (await request.get('/auth/v1/user', { headers })).json();
    expect(user).toMatchObject({ id, role: 'authenticated' });
    expect(user.app_metadata).not.toHaveProperty('role');
  }).toPass();
  for (const [method, address] of [
    ['GET', '/auth/v1/admin/users'],
    ['PUT', `/auth/v1/admin/users/${id}`],
    ['DELETE', `/auth/v1/admin/users/${id}`],
    ['POST', '/auth/v1/admin/generate_link'],
  ] as const) {
    const data = { type: 'recovery', email: mira.email, role };
    const answer = await request.fetch(address, { method, headers, ...(method === 'GET' ? {} : { data }) });
    expect([401, 403], `${method} ${address}`).toContain(answer.status());
  }
});

test('AUTH-16 a device that has nothing but the words of a code is signed in once the other has confirmed its name, and a second time nobody is', async ({
  page,
  browser,
  baseURL,
}) => {
  const mira = { email: `code-${Date.now()}@example.org`, password: 'lamp-oil-and-rain' };
  await page.goto('/');
  await signUp(page, mira);
  await signIn(page, mira);
  await openAccount(page, 'Devices');
  await button(page, 'Sign in another device').click();
  await expect(page.getByRole('img', { name: /^QR code/ })).toBeVisible();
  await expect(page.getByRole('timer')).toHaveText(/^([1-5]?\d|60) s$/);
  const words = await page.getByText(/^[a-z]+(-[a-z]+){3}$/).innerText();

  const profile = () => browser.newContext(baseURL === undefined ? {} : { baseURL });
  const other = await profile();
  const phone = await other.newPage();
  await phone.goto('/');
  await button(phone, 'Sign in with a code').click();
  await textbox(phone, 'The words of the code').fill(words.replaceAll('-', ' ').toUpperCase());
  await button(phone, 'Sign in').click();
  await expect(phone.getByText('Now look at the other device.')).toBeVisible();
  await expect(page.getByText('“Linux computer” wants to sign in.')).toBeFocused();
  await expect(account(phone)).toHaveCount(0);
  await button(page, 'Allow').click();
  await expect(account(phone)).toBeVisible();
  expect((await keptSession(phone)).id).toBe((await keptSession(page)).id);
  // The device that was let in is on the list, and can be signed out from here.
  await expect(button(page, 'Sign out there: Linux computer')).toBeVisible();

  const third = await profile();
  const thief = await third.newPage();
  await thief.goto(`/login?code=${words}`);
  await thief.getByRole('dialog').getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(thief.getByText(/^That code is over/)).toBeVisible();
  await other.close();
  await third.close();
});

test('AUTH-15 with mail a new account is confirmed, a forgotten password and the address are changed by links; without it the screen says so and the operator prints a link that is good once; a password is changed, and an account deleted with all that is in it', async ({
  page,
  baseURL,
  browser,
}) => {
  const mira = { email: `lost-${Date.now()}@example.org`, password: 'lamp-oil-and-rain' };
  const password = 'a-new-lamp-of-mine';
  await page.goto('/');
  await signUp(page, mira);
  await button(page, 'Forgotten password?').click();
  await expect(page.getByText('This server sends no mail')).toBeVisible();
  await button(page, 'Done').click();
  const link = await resetLink(mira.email, new URL(baseURL ?? '').port);
  await page.goto(link);
  await textbox(page, 'New password').fill(password);
  await textbox(page, 'Confirm new password').fill(password);
  await button(page, 'Save the password').click();
  await expect(account(page)).toBeVisible();
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'The sign-in did not come through' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to Lamplit' }).click();

  await openAccount(page, 'You');
  await button(page, 'Change e-mail').click();
  await textbox(page, 'New e-mail').fill(`new-${mira.email}`);
  await button(page, 'Save').click();
  await expect(page.getByText('Saved.')).toBeVisible();
  await page.getByRole('dialog').getByRole('tab', { name: 'Your data' }).click();
  await button(page, 'Delete account…').click();
  await textbox(page, 'Type “delete” to confirm').fill('delete');
  await button(page, 'Delete everything').click();
  await expect(page.getByText('Account deleted')).toBeVisible();
  await signIn(page, { email: `new-${mira.email}`, password });
  await expect(page.getByText('Sign in failed')).toBeVisible();

  const box = await openMailBox();
  const server = await startOwnServer({ SMTP_URL: box.url, MAIL_FROM: 'lamp@example.org' });
  const context = await browser.newContext({ baseURL: server.url });
  try {
    await byMail(await context.newPage(), box, mira);
  } finally {
    await context.close();
    await server.close();
    await box.close();
  }
});

/** The same where the server sends mail. */
async function byMail(
  page: Page,
  box: Awaited<ReturnType<typeof openMailBox>>,
  mira: { readonly email: string; readonly password: string },
) {
  /** Follows the link of the newest mail to an address, of which so many have come. */
  const follow = async (count: number, to: string) => {
    const mails = () => box.letters.filter((letter) => letter.to.includes(to));
    await expect.poll(() => mails().length).toBe(count);
    await page.goto(/http\S+/.exec(mails().at(-1)?.text ?? '')?.[0] ?? 'none:');
  };
  await page.goto('/');
  await signUp(page, mira);
  await signIn(page, mira);
  await expect(page.getByText('Sign in failed')).toBeVisible();
  await follow(1, mira.email);
  await expect(account(page)).toBeVisible();
  await signOut(page, 'keep');
  await button(page, 'Forgotten password?').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'E-mail', exact: true }).fill(mira.email);
  await dialog.locator('button[type=submit]').click();
  await expect(dialog.getByText(/the mail is on its way/)).toBeVisible();
  await follow(2, mira.email);
  const password = 'a-new-lamp-of-mine';
  await textbox(page, 'New password').fill(password);
  await textbox(page, 'Confirm new password').fill(password);
  await button(page, 'Save the password').click();
  await expect(account(page)).toBeVisible();

  await openAccount(page, 'You');
  await button(page, 'Change e-mail').click();
  const email = `new-${mira.email}`;
  await textbox(page, 'New e-mail').fill(email);
  await button(page, 'Save').click();
  await expect(page.getByText(/The new address counts once its link was followed/)).toBeVisible();
  await page.keyboard.press('Escape');
  await follow(1, email);
  await expect(account(page)).toBeVisible();
  await openAccount(page, 'You');
  await button(page, 'Change password').click();
  const last = 'the-last-lamp-of-all';
  await textbox(page, 'New password').fill(last);
  await textbox(page, 'Confirm new password').fill(last);
  await button(page, 'Save').click();
  await expect(page.getByText('Password changed. All other devices are signed out.')).toBeVisible();
  await page.keyboard.press('Escape');
  await signOut(page, 'keep');
  await signIn(page, { email, password: last });
  await expect(account(page)).toBeVisible();
}

/** What the operator's command prints for the server of these tests. */
async function resetLink(email: string, port: string): Promise<string> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['sync-server/admin.mjs', 'reset-link', email],
    {
      cwd: projectRoot,
      env: {
        ...process.env,
        HOST: '127.0.0.1',
        PORT: port,
        RATE_LIMITS: 'off',
        DATA_DIR: path.join(tmpdir(), `lamplit-e2e-${port}`),
      },
    },
  );
  return /http\S+/.exec(stdout)?.[0] ?? '';
}
