import { afterAll, expect, test } from 'vitest';

import { closeBilling } from '../../../sync-server/billing/close-account.ts';
import { collectInvoice, confirmIntent } from '../../stripe-server/shop.ts';
import { openMoney } from './open-money.ts';

const money = await openMoney({ at: '2026-11-02T10:00:00Z' });
afterAll(() => money.close());
const { ask, balance, deliver, picture, stripe, subscribe, wait, work } = money;
const { newUser, call, admin } = money.database;

const minute = 60;
const hour = 3600;
const day = 24 * hour;

/** Takes all free credits away, those of a new month too. */
async function drain(user: string): Promise<void> {
  await call('ensure_free_credits', { p_user: user });
  const lots = await admin<{ key: string }[]>`
    select grant_key as key from billing.lots
    where credit_type = 'free' and book = (select book from billing.owners where user_id = ${user})`;
  for (const { key } of lots) await call('void_lot', { p_user: user, p_key: key });
}

async function penniless(): Promise<string> {
  const user = await newUser();
  await drain(user);
  return user;
}

const customerOf = async (user: string) => {
  const [row] = await admin<{ customer: string }[]>`
    select customer from billing.customers where book = (select book from billing.owners where user_id = ${user})`;
  return row?.customer ?? '';
};
const billedTo = async (user: string) => {
  const customer = await customerOf(user);
  return [...stripe.shop.invoices.values()].filter((invoice) => invoice.customer === customer);
};
const unitsOf = async (user: string) => {
  const customer = await customerOf(user);
  return stripe.shop.usage.filter(({ payload }) => payload['stripe_customer_id'] === customer);
};
const subscriptionOf = async (user: string) => {
  const customer = await customerOf(user);
  return [...stripe.shop.subscriptions.values()].filter((each) => each.customer === customer);
};

test('pay-as-you-go is on only after the card was given, and one card is one subscription', async () => {
  const user = await newUser();
  const asked = await ask(user, 'POST', '/subscription/create', {
    planId: 'pay-as-you-go',
    priceId: 'lamplit_pay_as_you_go',
    price: 10,
  });
  const secret = String(asked.body['clientSecret']);
  expect(secret).toMatch(/^seti_/);
  expect((await ask(user, 'GET', '/subscription/status')).body).toMatchObject({
    hasActiveSubscription: false,
  });
  // Asked once more, it is the same form.
  expect((await ask(user, 'POST', '/subscription/create', { planId: 'pay-as-you-go' })).body).toEqual({
    clientSecret: secret,
  });
  confirmIntent(stripe.shop, secret, 'declined');
  await deliver();
  expect((await ask(user, 'GET', '/subscription/status')).body).toMatchObject({
    hasActiveSubscription: false,
  });
  confirmIntent(stripe.shop, secret, 'ok');
  await deliver({ copies: 8 });
  expect((await ask(user, 'GET', '/subscription/status')).body).toMatchObject({
    hasActiveSubscription: true,
  });
  expect(await subscriptionOf(user)).toHaveLength(1);
  expect(await ask(user, 'POST', '/subscription/create', { planId: 'pay-as-you-go' })).toMatchObject({
    status: 409,
  });
  // Another card that he gave is not the one that is billed.
  const [billed] = [...stripe.shop.cards.values()];
  if (!billed) throw new Error('a card is kept');
  const other = { ...billed, id: 'pm_other', card: { ...billed.card, last4: '1881' } };
  stripe.shop.cards.set(other.id, other);
  expect((await ask(user, 'GET', '/payment-methods')).body).toEqual({
    paymentMethods: [{ brand: 'visa', last4: '4242', expMonth: 12, expYear: 2034 }],
  });
});

test('a card whose message is lost begins the subscription when the player next looks', async () => {
  const user = await newUser();
  const { body } = await ask(user, 'POST', '/subscription/create', { planId: 'pay-as-you-go' });
  confirmIntent(stripe.shop, String(body['clientSecret']), 'ok');
  stripe.loseMessages();
  await wait(21);
  expect((await ask(user, 'GET', '/subscription/status')).body).toMatchObject({
    hasActiveSubscription: true,
  });
});

test('CRED-04 without a credit a unit is taken and told; bought and free credits go first; a failed picture costs nothing', async () => {
  const user = await newUser();
  await subscribe(user);
  expect(await picture(user)).toMatchObject({ success: true, pay_as_you_go: false });
  await call('void_lot', { p_user: user, p_key: 'welcome' });
  await call('void_lot', { p_user: user, p_key: 'free:2026-11' });
  expect(await picture(user)).toMatchObject({ success: true, pay_as_you_go: true, requires_purchase: false });
  expect(await picture(user)).toMatchObject({ pay_as_you_go: true });
  expect(await picture(user, false)).toMatchObject({ pay_as_you_go: true });
  expect((await ask(user, 'GET', '/usage/current')).body).toMatchObject({
    currentSpending: 0.2,
    currentSpendingCents: 20,
    periodStart: expect.stringMatching(/^2026-11-02T/),
    periodEnd: expect.stringMatching(/^2026-11-09T/),
  });
  expect(await balance(user)).toMatchObject({ total: 0, isUsingPayAsYouGo: true, currentSpending: 0.2 });
  await work();
  await work();
  expect(await unitsOf(user)).toHaveLength(2);
});

test('the weekly limit holds on the server, also for many at once, and the player changes it', async () => {
  const user = await penniless();
  await subscribe(user);
  const taken = await Promise.all(Array.from({ length: 120 }, () => picture(user)));
  expect(taken.filter(({ success }) => success)).toHaveLength(50);
  expect(taken.find(({ success }) => !success)).toMatchObject({
    code: 'weekly-limit',
    requires_purchase: false,
  });
  expect(await ask(user, 'PUT', '/usage/limit', { cents: 510 })).toMatchObject({
    body: { weeklyLimitCents: 510 },
  });
  expect((await Promise.all([picture(user), picture(user)])).filter(({ success }) => success)).toHaveLength(
    1,
  );
  for (const cents of [-1, 1.5, 100_001, '5', null]) {
    expect(await ask(user, 'PUT', '/usage/limit', { cents })).toMatchObject({ status: 400 });
  }
  // Cancelling and beginning anew makes no new week.
  await ask(user, 'POST', '/subscription/cancel');
  await subscribe(user);
  expect(await picture(user)).toMatchObject({ success: false, code: 'weekly-limit' });
  await wait(7 * day + minute);
  expect(await picture(user)).toMatchObject({ success: true });
});

test('Stripe away for an hour: pictures go on, and every unit is billed once afterwards', async () => {
  const user = await penniless();
  await subscribe(user);
  stripe.trouble.away = true;
  for (let index = 0; index < 12; index += 1) {
    await picture(user);
    await wait(5 * minute);
    await work();
  }
  expect(await unitsOf(user)).toHaveLength(0);
  stripe.trouble.away = false;
  // Some answers of the first tries are lost after Stripe took the unit, some tries fail before.
  Object.assign(stripe.trouble, { loseNext: 3, path: '/v1/billing/meter_events' });
  await wait(15 * minute);
  await work();
  Object.assign(stripe.trouble, { loseNext: 0, failNext: 3 });
  for (let index = 0; index < 4; index += 1) {
    await wait(15 * minute);
    await work();
  }
  Object.assign(stripe.trouble, { path: '/', failNext: 0 });
  const units = await unitsOf(user);
  expect(units).toHaveLength(12);
  expect(new Set(units.map(({ identifier }) => identifier)).size).toBe(12);
  await wait(7 * day + 2 * hour);
  await deliver();
  expect(await billedTo(user)).toMatchObject([{ total: 120, status: 'paid', amount_paid: 120 }]);
  expect((await ask(user, 'GET', '/receipts')).body).toMatchObject({
    receipts: [{ kind: 'week', cents: 120, status: 'paid' }],
  });
  expect(await call('billing_differences')).toMatchObject({ usage: [] });
});

test('a unit that may have arrived is not told again once copies are no longer known as such', async () => {
  const user = await penniless();
  await subscribe(user);
  await picture(user);
  Object.assign(stripe.trouble, { loseNext: 2, path: '/v1/billing/meter_events' });
  await work();
  Object.assign(stripe.trouble, { away: true, loseNext: 0 });
  await wait(25 * hour);
  await work();
  Object.assign(stripe.trouble, { away: false, path: '/' });
  await wait(hour);
  await work();
  expect(await unitsOf(user)).toHaveLength(1);
  expect(await call('billing_differences')).toMatchObject({ usage: [expect.any(Number)] });
});

test('PAY-04 cancelling stops at once, and bills what was not billed once its units are counted', async () => {
  const user = await penniless();
  await subscribe(user);
  for (let index = 0; index < 7; index += 1) await picture(user);
  const held = 'in the making';
  await money.credits.reserve({ user, request: held, real: false });
  expect(await ask(user, 'POST', '/subscription/cancel')).toMatchObject({
    status: 200,
    body: { success: true },
  });
  expect((await ask(user, 'GET', '/subscription/status')).body).toMatchObject({
    hasActiveSubscription: false,
  });
  expect(await picture(user)).toMatchObject({ success: false, requires_purchase: true });
  expect(await ask(user, 'POST', '/subscription/cancel')).toMatchObject({ status: 409 });
  await wait(5 * minute);
  await work();
  // One picture is still in the making.
  expect(await subscriptionOf(user)).toMatchObject([{ status: 'active' }]);
  await money.credits.settle({ user, request: held, ok: true });
  await work();
  expect(await subscriptionOf(user)).toMatchObject([{ status: 'active' }]);
  await wait(2 * minute);
  await work();
  expect(await subscriptionOf(user)).toMatchObject([{ status: 'canceled' }]);
  expect(await billedTo(user)).toMatchObject([{ total: 80, status: 'paid' }]);
  // An old message that it is active revives nothing.
  const [subscription] = await subscriptionOf(user);
  stripe.shop.happened('customer.subscription.updated', { ...subscription, status: 'active' });
  await deliver();
  expect((await ask(user, 'GET', '/subscription/status')).body).toMatchObject({
    hasActiveSubscription: false,
  });
});

test('cancelled before its card was booked, a subscription ends at the provider too', async () => {
  const user = await newUser();
  const { body } = await ask(user, 'POST', '/subscription/create', { planId: 'pay-as-you-go' });
  await ask(user, 'POST', '/subscription/cancel');
  confirmIntent(stripe.shop, String(body['clientSecret']), 'ok');
  await deliver();
  expect(await subscriptionOf(user)).toEqual([]);
  expect((await ask(user, 'GET', '/subscription/status')).body).toMatchObject({
    hasActiveSubscription: false,
  });
});

test('a weekly bill that fails stops pay-as-you-go until it is paid, and leaves bought credits alone', async () => {
  const user = await penniless();
  await subscribe(user);
  for (let index = 0; index < 6; index += 1) await picture(user);
  await work();
  const customer = await customerOf(user);
  stripe.shop.declining.add(customer);
  await wait(7 * day + 2 * hour);
  await deliver();
  expect((await ask(user, 'GET', '/subscription/status')).body).toMatchObject({
    hasActiveSubscription: false,
    paymentFailed: true,
  });
  expect(await picture(user)).toMatchObject({ success: false });
  await call('grant_credits', {
    p_user: user,
    p_key: 'pack',
    p_type: 'purchased',
    p_credits: 1,
    p_expires: null,
    p_live: true,
  });
  expect(await picture(user)).toMatchObject({ success: true, pay_as_you_go: false });
  stripe.shop.declining.delete(customer);
  const [invoice] = await billedTo(user);
  if (!invoice) throw new Error('there is a bill');
  const failed = structuredClone(invoice);
  collectInvoice(stripe.shop, invoice);
  await deliver();
  // The failure once more, after it was paid.
  stripe.shop.happened('invoice.payment_failed', failed);
  await deliver();
  expect((await ask(user, 'GET', '/subscription/status')).body).toMatchObject({
    hasActiveSubscription: true,
    paymentFailed: false,
  });
  expect(await picture(user)).toMatchObject({ success: true, pay_as_you_go: true });
});

test('a week of a few cents is carried over, and is no failure', async () => {
  const user = await penniless();
  await subscribe(user);
  await picture(user);
  await work();
  await wait(7 * day + 2 * hour);
  await deliver();
  expect((await ask(user, 'GET', '/receipts')).body).toMatchObject({
    receipts: [{ cents: 10, status: 'carried' }],
  });
  await drain(user);
  for (let index = 0; index < 5; index += 1) await picture(user);
  await work();
  await wait(7 * day);
  expect(await billedTo(user)).toMatchObject([{ amount_paid: 0 }, { total: 50, amount_paid: 60 }]);
});

test('before an account is deleted its pay-as-you-go ends; what could not be billed at once is billed without the person', async () => {
  const user = await penniless();
  await subscribe(user);
  for (let index = 0; index < 6; index += 1) await picture(user);
  const customer = await customerOf(user);
  stripe.trouble.away = true;
  expect(await closeBilling(money.deps[0], user)).toMatchObject({ ok: true });
  await admin`delete from auth.users where id = ${user}`;
  stripe.trouble.away = false;
  await wait(15 * minute);
  await work();
  await wait(2 * minute);
  await work();
  expect([...stripe.shop.subscriptions.values()].filter((each) => each.customer === customer)).toMatchObject([
    { status: 'canceled' },
  ]);
  expect([...stripe.shop.invoices.values()].filter((each) => each.customer === customer)).toMatchObject([
    { total: 60, status: 'paid' },
  ]);
  expect(await admin`select from billing.customers where customer = ${customer}`).toEqual([]);
});
