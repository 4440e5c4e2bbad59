import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

import type { CreditsView } from '../../../src/domain/billing.ts';
import type { CreditBalance } from '../../../src/domain/credit.ts';
import { accountAtom } from '../../../src/state/account.ts';
import { billingApiAtom, creditsAtom } from '../../../src/state/billing.ts';
import { ada } from '../account/fake-account-api.ts';
import { faults } from '../account/faults.ts';
import { openApp, type Visit } from '../open-app.tsx';
import { fakeBillingApi, known } from './fake-billing-api.ts';
import { button } from './open-pricing.ts';

/** The setup of an account that has been welcomed already, unless told. */
async function openSetup(credits: CreditsView, visit: Visit = {}, welcomed = true) {
  const app = await openApp({ demo: false, ...visit });
  const month = new Date().toISOString().slice(0, 7);
  if (welcomed) {
    localStorage.setItem(`imageCreditsWelcome_${ada.id}`, 'true');
    localStorage.setItem(`lastWelcomeMonth_${ada.id}`, month);
  }
  const server = fakeBillingApi();
  app.atoms.set(billingApiAtom, server.api);
  app.atoms.set(accountAtom, { type: 'signed-in', user: ada });
  app.atoms.set(creditsAtom, credits);
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  return { ...app, month };
}

const badge = () => page.getByRole('banner').getByRole('button', { name: /image credit|Spent/ });
const toneOf = () => badge().element().querySelector('[data-tone]')?.getAttribute('data-tone');

test('CRED-11 the badge has a colour for plenty, for few and for hardly any, and says what pay-as-you-go came to', async () => {
  const { atoms, path } = await openSetup(known({ total: 11 }));
  for (const [credits, tone, text] of [
    [known({ total: 11 }), 'default', '11'],
    [known({ total: 10 }), 'secondary', '10'],
    [known({ total: 4 }), 'secondary', '4'],
    [known({ total: 3 }), 'destructive', '3'],
    [
      known({ total: 0, hasActiveSubscription: true, isUsingPayAsYouGo: true, currentSpending: 0.3 }),
      'default',
      '$0.30 Spent',
    ],
  ] as const) {
    atoms.set(creditsAtom, credits);
    await expect.element(badge()).toHaveTextContent(text);
    expect(toneOf()).toBe(tone);
    expect(await faults()).toEqual([]);
  }
  await expect.element(badge()).toHaveTextContent('test payments');
  await badge().click();
  await expect.poll(path).toBe('/pricing');
});

for (const width of [320, 768, 1440])
  test(`badge, toggle and pricing are within reach where it is ${width} pixels wide`, async () => {
    await openSetup(known({ total: 15 }), { size: [width, 800] });
    if (width < 768) await button('Menu').click();
    await expect.element(badge()).toBeVisible();
    await expect.element(button('Disable image generation')).toBeVisible();
    if (width !== 768) await expect.element(button('Pricing')).toBeVisible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    for (const each of document.querySelectorAll('header button')) {
      const { width: wide, height } = each.getBoundingClientRect();
      if (wide > 0) expect(Math.min(wide, height), each.outerHTML).toBeGreaterThanOrEqual(44);
    }
  });

test('demo play has no badge, and pricing in its own bar only', async () => {
  await openApp();
  await expect.element(button('Disable image generation')).toBeVisible();
  await expect.element(badge()).not.toBeInTheDocument();
  await expect
    .element(page.getByRole('banner').getByRole('button', { name: 'Pricing' }))
    .not.toBeInTheDocument();
});

const none: Partial<CreditBalance> = { total: 0 };

test('CRED-12 the toggle stands still without credits where a provider makes pictures, and never where they are drawn here', async () => {
  const { store } = await openSetup(known(none));
  await expect.element(button('Disable image generation')).toBeEnabled();
  await store.changeSettings({ pictures: 'provider' });
  await expect.element(button('No image credits available')).toBeDisabled();
});

test('the toggle is a switch of its own: off and on again returns to the same choice, kept on this device', async () => {
  const { store } = await openSetup(known());
  await store.changeSettings({ pictures: 'provider' });
  await button('Disable image generation').click();
  await expect.element(button('Enable image generation')).toBeVisible();
  expect(localStorage.getItem('imagesEnabled')).toBe('false');
  await button('Enable image generation').click();
  await expect.element(button('Disable image generation')).toBeVisible();
  const settings = await store.settings();
  expect(settings.ok && settings.value.pictures).toBe('provider');
});

test('without credits for the provider that was chosen, the setup says so and its button leads to the prices', async () => {
  const { store, path } = await openSetup(known(none));
  await store.changeSettings({ pictures: 'provider' });
  await expect.element(page.getByText('No credits available. Click button to go to pricing.')).toBeVisible();
  await button('Generate Character').click();
  await expect.poll(path).toBe('/pricing');
});

test('CRED-16 SETUP-26 the welcome comes once, by its title for five or another number, and is remembered with its month', async () => {
  const { atoms, month } = await openSetup(known({ total: 15 }), {}, false);
  await expect.element(page.getByRole('dialog', { name: 'Welcome to Lamplit!' })).toBeVisible();
  expect(await faults()).toEqual([]);
  atoms.set(creditsAtom, known({ total: 5 }));
  await expect.element(page.getByRole('dialog', { name: 'Fresh Image Credits!' })).toBeVisible();
  await button('Begin').click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(localStorage.getItem(`imageCreditsWelcome_${ada.id}`)).not.toBeNull();
  expect(localStorage.getItem(`lastWelcomeMonth_${ada.id}`)).toBe(month);
});
