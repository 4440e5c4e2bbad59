import { expect, type BrowserContext, type Page } from 'playwright/test';

import { createAuthServer } from '../../auth-server/auth-server.ts';

export type AuthServer = ReturnType<typeof createAuthServer>;

/** A server of accounts under the game's own address, in front of the one that serves the game. */
export async function serveAccounts(context: BrowserContext, origin: string): Promise<AuthServer> {
  const server = createAuthServer({ origin });
  // Nobody else plays: nothing is ever heard.
  // It knows nothing of credits.
  await context.route(/\/api\/billing\//, (route) => route.fulfill({ json: {} }));
  // Nor does anybody show a story there.
  await context.route(/\/api\/shares$/, (route) => route.fulfill({ json: { shares: [] } }));
  await context.routeWebSocket(/\/realtime\/v1\//, () => {});
  await context.route(/\/(api\/(config|account\/.*)|(auth|rest)\/v1\/.*)(\?|$)/, async (route) => {
    const request = route.request();
    const given = request.headers();
    const names = ['authorization', 'apikey', 'content-type', 'x-supabase-api-version'];
    const headers = Object.fromEntries(
      names.flatMap((name) => (given[name] === undefined ? [] : [[name, given[name]]])),
    );
    const body = request.postData();
    const init = { method: request.method(), headers, ...(body === null ? {} : { body }) };
    const answer = await server.fetch(request.url(), init).catch(() => null);
    if (answer === null) return route.abort('internetdisconnected');
    return route.fulfill({
      status: answer.status,
      headers: Object.fromEntries(answer.headers),
      body: Buffer.from(await answer.arrayBuffer()),
    });
  });
  return server;
}

export const mira = { email: 'mira@example.org', password: 'lamp-oil-and-rain' };
export const oona = { email: 'oona@example.org', password: 'another-lamp' };

/** Signs in on the sign-in screen that is shown. */
export async function signIn(page: Page, { email, password }: typeof mira): Promise<void> {
  await page.getByRole('textbox', { name: 'E-mail', exact: true }).fill(email);
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(password);
  await page.locator('form').getByRole('button', { name: 'Sign In', exact: true }).click();
}

/** Makes an account on the sign-in screen that is shown. */
export async function signUp(page: Page, { email, password }: typeof mira): Promise<void> {
  await page.getByRole('tab', { name: 'Sign Up' }).click();
  await page.getByRole('textbox', { name: 'E-mail', exact: true }).fill(email);
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(password);
  await page.getByRole('textbox', { name: 'Confirm password', exact: true }).fill(password);
  await page.locator('form').getByRole('button', { name: 'Sign Up', exact: true }).click();
  await expect(page.getByText('Account created successfully!')).toBeVisible();
  // Whenever it comes over the setup.
  const welcome = page.getByRole('dialog', { name: 'Welcome to Lamplit!' });
  await page.addLocatorHandler(welcome, () =>
    welcome.getByRole('button', { name: 'Begin', exact: true }).click(),
  );
}

/** Opens the account's dialog and signs out. */
export async function signOut(page: Page, what: 'keep' | 'remove'): Promise<void> {
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out', exact: true }).click();
  const sheet = page.getByRole('alertdialog');
  if (what === 'remove') await sheet.getByRole('radio').nth(1).check();
  await sheet
    .getByRole('button', { name: what === 'remove' ? 'Sign out and remove' : 'Sign out', exact: true })
    .click();
}
