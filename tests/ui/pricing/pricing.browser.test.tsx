import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

import type { CreditEntry } from '../../../src/domain/billing.ts';
import { accountAtom } from '../../../src/state/account.ts';
import { billingApiAtom, creditsAtom } from '../../../src/state/billing.ts';
import { faults } from '../account/faults.ts';
import { fakeScene, fakeStory } from '../../fakes.ts';
import { storeScenes } from '../../store-scenes.ts';
import { openApp } from '../open-app.tsx';
import { answers, fakeBillingApi, known, plans, refuses } from './fake-billing-api.ts';
import { button, openPricing, ticket } from './open-pricing.ts';

for (const size of [
  [1440, 900],
  [320, 640],
] as const)
  test(`the tickets say what is given and sold, with prices and savings, also where it is ${size[0]} pixels wide`, async () => {
    await openPricing({}, known(), { size });
    await expect.element(ticket('Free Forever')).toHaveTextContent('$0');
    await expect.element(ticket('Pay-as-you-go')).toHaveTextContent('$0.10');
    for (const [name, price, credits] of [
      ['Lite', '$8', '100 credits'],
      ['Pro', '$35', '500 credits'],
      ['Studio', '$60', '1,000 credits'],
    ] as const) {
      await expect.element(ticket(name)).toHaveTextContent(price);
      await expect.element(ticket(name)).toHaveTextContent(credits);
      await expect.element(ticket(name)).toHaveTextContent('good for 12 months');
      await expect.element(ticket(name)).toHaveTextContent('Test payments');
    }
    await expect.element(ticket('Lite')).not.toHaveTextContent('Save');
    await expect.element(ticket('Pro')).toHaveTextContent('Save 30%');
    await expect.element(ticket('Studio')).toHaveTextContent('Save 40%');
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(size[0]);
    for (const each of document.querySelectorAll('main button, main a')) {
      expect(each.getBoundingClientRect().height, each.outerHTML).toBeGreaterThanOrEqual(44);
    }
    expect(await faults()).toEqual([]);
  });

test('real payments carry no label of a test', async () => {
  await openPricing({ plans: async () => answers({ plans, payments: 'live' }) });
  await expect.element(ticket('Lite')).toBeVisible();
  await expect.element(page.getByText('Test payments', { exact: true })).not.toBeInTheDocument();
});

test('ROUTE-05 a visitor who wants to buy is led to the sign-in, and back here', async () => {
  const { atoms, path, asked } = await openPricing();
  atoms.set(accountAtom, { type: 'none' });
  atoms.set(creditsAtom, { status: 'none' });
  await button('Sign in to buy: Lite').click();
  await expect.poll(path).toBe('/login?returnTo=/pricing');
  expect(asked('begin')).toEqual([]);
});

test('a visitor of a host without a server, and demo play, read that nothing is sold, and find the sign-in', async () => {
  const { atoms } = await openApp({ demo: false, path: '/pricing', session: { status: 'signed-out' } });
  const server = fakeBillingApi({ plans: async () => refuses({ type: 'unexpected', message: '404' }) });
  atoms.set(billingApiAtom, server.api);
  await expect.element(page.getByText(/^Picture credits are not sold here/)).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Sign in' }))
    .toHaveAttribute('href', '/login?returnTo=/pricing');
});

test('demo play asks no server for prices', async () => {
  const { atoms } = await openApp({ path: '/pricing' });
  const server = fakeBillingApi();
  atoms.set(billingApiAtom, server.api);
  await expect.element(page.getByText(/^Demo play needs no credits/)).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Sign in' })).toBeVisible();
  expect(server.asked('plans')).toEqual([]);
});

test('PAY-10 where no payments are taken the plans are listed, and a press buys nothing', async () => {
  const { asked } = await openPricing({ plans: async () => answers({ plans, payments: 'off' }) });
  await expect.element(page.getByText(/^This server takes no payments/)).toBeVisible();
  await expect.element(button('Buy Lite')).toHaveAttribute('aria-disabled', 'true');
  await expect.element(button('Buy Lite')).toHaveAccessibleDescription(/This server takes no payments/);
  await button('Buy Lite').click({ force: true });
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(asked('begin')).toEqual([]);
});

test('without an answer the kept balance is shown with its age, and the prices can be asked for again', async () => {
  let away = true;
  await openPricing(
    {
      plans: async () =>
        away ? refuses({ type: 'offline' }) : answers({ plans, payments: 'test' as const }),
    },
    known({ total: 42 }, Date.now() - 2 * 3_600_000),
  );
  const purse = page.getByRole('region', { name: 'Your credits' });
  await expect.element(purse).toHaveTextContent('42 credits');
  await expect.element(purse).toHaveTextContent('as of 2 hours ago');
  await expect.element(page.getByText(/^The server cannot be reached/)).toBeVisible();
  away = false;
  await button('Try again').click();
  await expect.element(ticket('Studio')).toBeVisible();
});

test('five credits stand in only where nothing was ever kept', async () => {
  const { atoms } = await openPricing({}, { status: 'fallback', credits: 5 });
  const purse = page.getByRole('region', { name: 'Your credits' });
  await expect.element(purse).toHaveTextContent('5 credits');
  await expect.element(purse).toHaveTextContent('could not be asked for');
  atoms.set(creditsAtom, known());
  await expect.element(purse).toHaveTextContent('15 credits');
});

const subscribed = { hasActiveSubscription: true, isUsingPayAsYouGo: true, currentSpending: 0.3 };

test('PAY-04 cancelling asks first, and a failure is told with its reason', async () => {
  let refusing = true;
  const { asked } = await openPricing(
    {
      cancel: async () =>
        refusing
          ? refuses({ type: 'refused', message: 'There is no subscription to cancel.' })
          : answers(null),
    },
    known(subscribed),
  );
  await button('Cancel subscription').click();
  const question = page.getByRole('alertdialog');
  await expect
    .element(question)
    .toHaveTextContent(
      'Are you sure you want to cancel your pay-as-you-go subscription? Your subscription will be cancelled immediately.',
    );
  await question.getByRole('button', { name: 'Keep it' }).click();
  expect(asked('cancel')).toEqual([]);
  await button('Cancel subscription').click();
  await question.getByRole('button', { name: 'Cancel subscription' }).click();
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('Failed to cancel subscription: There is no subscription to cancel.');
  refusing = false;
  await button('Cancel subscription').click();
  await question.getByRole('button', { name: 'Cancel subscription' }).click();
  await expect.element(page.getByText('Pay-as-you-go is off')).toBeVisible();
  await expect.poll(() => asked('refresh')).toHaveLength(1);
});

test('the card that pays, the weekly limit and what was spent are shown, and the limit is changed within its bounds', async () => {
  const card = { brand: 'american_express', last4: '4242', expMonth: 3, expYear: 2031 };
  const { asked } = await openPricing({ paymentMethods: async () => answers([card]) }, known(subscribed));
  const usage = ticket('Pay-as-you-go');
  await expect.element(usage).toHaveTextContent('Billed to American Express ···· 4242, good until 03/2031.');
  await expect.element(usage).toHaveTextContent('$0.30 of $5.00 this week');
  const limit = page.getByLabelText('Weekly limit in dollars');
  await expect.element(limit).toHaveValue('5.00');
  await limit.fill('1000.01');
  await button('Save limit').click();
  await expect.element(limit).toHaveAttribute('aria-invalid', 'true');
  expect(asked('setWeeklyLimit')).toEqual([]);
  await limit.fill('7.5');
  await button('Save limit').click();
  await expect.element(usage).toHaveTextContent('Saved.');
  expect(asked('setWeeklyLimit')).toEqual([{ cents: 750 }]);
  expect(await faults()).toEqual([]);
});

const entry = (part: Partial<CreditEntry> & Pick<CreditEntry, 'id' | 'kind'>): CreditEntry => ({
  amount: 0,
  cents: 0,
  at: '2026-11-24T08:00:00.000Z',
  credit_type: 'free',
  test: false,
  grant: null,
  story: null,
  scene: null,
  request_id: null,
  ...part,
});

test('CRED-21 every grant, use and return is listed with date, story and scene, page by page', async () => {
  const story = { ...fakeStory(), title: 'The Salt Road' };
  const scene = { ...fakeScene(), title: 'At the well' };
  const { database, asked } = await openPricing({
    history: async ({ before }) =>
      before === null
        ? answers({
            entries: [
              entry({ id: 9, kind: 'release', amount: 1, story: story.id, scene: scene.id }),
              entry({ id: 8, kind: 'hold', amount: -1, story: 'elsewhere' }),
            ],
            next: 8,
          })
        : answers({ entries: [entry({ id: 1, kind: 'grant', amount: 5, grant: 'welcome' })], next: null }),
  });
  await database.stories.put({ ...story, v: 0, s: {} });
  await storeScenes(database, [scene]);
  await button('Where did my credits go?').click();
  const lines = page.getByRole('dialog').getByRole('listitem');
  await expect.element(lines.nth(0)).toHaveTextContent('Given back');
  await expect.element(lines.nth(0)).toHaveTextContent('The Salt Road · At the well');
  await expect.element(lines.nth(0)).toHaveTextContent('24 November 2026');
  await expect.element(lines.nth(0)).toHaveTextContent('+1');
  await expect.element(lines.nth(1)).toHaveTextContent('a story that is not on this device');
  await expect.element(lines.nth(1)).toHaveTextContent('−1');
  await button('Show older').click();
  await expect.element(lines.nth(2)).toHaveTextContent('Welcome credits');
  expect(asked('history')).toEqual([{ before: null }, { before: 8 }]);
  await expect.element(button('Show older')).not.toBeInTheDocument();
  expect(await faults()).toEqual([]);
});

test('receipts are listed with what went back, and lead only to an https address', async () => {
  const receipt = {
    id: 'a',
    kind: 'pack',
    plan_id: 'lite',
    name: 'Lite',
    cents: 800,
    currency: 'usd',
    status: 'succeeded',
    refunded_cents: 300,
    url: 'https://pay.example.org/r/1',
    test: true,
    at: '2026-11-24T08:00:00.000Z',
  } as const;
  await openPricing({
    receipts: async () => answers([receipt, { ...receipt, id: 'b', url: 'javascript:alert(1)' }]),
  });
  await button('Receipts').click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog).toHaveTextContent('$3 returned');
  await expect.element(dialog).toHaveTextContent('Test payments');
  expect(
    dialog
      .getByRole('link')
      .elements()
      .map((link) => link.getAttribute('href')),
  ).toEqual(['https://pay.example.org/r/1']);
  expect(await faults()).toEqual([]);
});
