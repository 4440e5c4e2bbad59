import { expect } from 'vitest';
import { page } from 'vitest/browser';

import type { CreditsView } from '../../../src/domain/billing.ts';
import type { BillingApi } from '../../../src/domain/ports/billing-api.ts';
import { accountAtom } from '../../../src/state/account.ts';
import { billingApiAtom, creditsAtom } from '../../../src/state/billing.ts';
import { ada } from '../account/fake-account-api.ts';
import { openApp, type Visit } from '../open-app.tsx';
import { fakeBillingApi, known } from './fake-billing-api.ts';

/** The page of prices, an account playing. */
export async function openPricing(
  does: Partial<BillingApi> = {},
  credits: CreditsView = known(),
  visit: Visit = {},
) {
  const app = await openApp({ demo: false, path: '/pricing', ...visit });
  const server = fakeBillingApi(does);
  app.atoms.set(accountAtom, { type: 'signed-in', user: ada });
  app.atoms.set(creditsAtom, credits);
  app.atoms.set(billingApiAtom, server.api);
  await expect.element(page.getByRole('heading', { name: 'Pricing', level: 1 })).toBeVisible();
  return { ...app, asked: server.asked };
}

export const button = (name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' });
export const ticket = (name: string) => page.getByRole('article', { name, exact: true });
