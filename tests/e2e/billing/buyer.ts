import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from 'playwright/test';

/** Makes an account, signs in and stands before the prices. */
export async function newBuyer(page: Page, origin = ''): Promise<void> {
  const email = `buyer-${Date.now()}-${Math.round(Math.random() * 1e6)}@example.org`;
  const password = 'lamp-oil-and-rain';
  await page.goto(`${origin}/login?returnTo=/pricing`);
  await page.getByRole('tab', { name: 'Sign Up' }).click();
  await page.getByRole('textbox', { name: 'E-mail', exact: true }).fill(email);
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(password);
  await page.getByRole('textbox', { name: 'Confirm password', exact: true }).fill(password);
  await page.locator('form').getByRole('button', { name: 'Sign Up', exact: true }).click();
  await expect(page.getByText('Account created successfully!')).toBeVisible();
  await page.getByRole('textbox', { name: 'E-mail', exact: true }).fill(email);
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(password);
  await page.locator('form').getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(purse(page)).toContainText('15 credits');
}

export const purse = (page: Page) => page.getByRole('region', { name: 'Your credits' });
export const payment = (page: Page) => page.getByRole('dialog', { name: 'Pay for Lite' });

/** What a check of accessibility finds on what is shown; in a dialog only, when one is open. */
export async function faultsOf(page: Page): Promise<readonly string[]> {
  const axe = new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']);
  if ((await page.locator('dialog[open]').count()) > 0) axe.include('dialog[open]');
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
