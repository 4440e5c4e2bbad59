import { afterAll, expect, test } from 'vitest';

import { openMoney } from './open-money.ts';

const sandbox = await openMoney({ payments: 'sandbox' });
const off = await openMoney({ payments: 'off' });
afterAll(async () => {
  await sandbox.close();
  await off.close();
});
const { ask, balance, picture } = sandbox;
const { newUser, call } = sandbox.database;

const order = async (user: string) => {
  const { body } = await ask(user, 'POST', '/credits/purchase', {
    planId: 'lite',
    priceId: 'lamplit_lite',
    credits: 100,
    price: 800,
  });
  return String(body['clientSecret']);
};
const card = (user: string, clientSecret: string, number: string, confirmed?: boolean) =>
  ask(user, 'POST', '/sandbox/confirm', {
    clientSecret,
    card: number,
    ...(confirmed === undefined ? {} : { confirmed }),
  });

const good = '4242 4242 4242 4242';
const bad = '4000 0000 0000 0002';
const asking = '4000 0025 0000 3155';

test('the sandbox is all of a purchase but the money: a card that works, one that fails, one that asks', async () => {
  const user = await newUser();
  const secret = await order(user);
  expect(secret).toMatch(/^pi_/);
  expect(await balance(user)).toMatchObject({ total: 15 });
  expect(await card(user, secret, bad)).toMatchObject({
    status: 402,
    body: { error: 'Your card was declined.' },
  });
  expect(await card(user, secret, asking)).toMatchObject({
    status: 200,
    body: { status: 'requires_action' },
  });
  expect(await card(user, secret, '5555 5555 5555 4444')).toMatchObject({
    status: 402,
    body: { error: expect.stringContaining('no test card') },
  });
  expect(await balance(user)).toMatchObject({ total: 15 });
  expect(await card(user, secret, asking, true)).toMatchObject({
    status: 200,
    body: { status: 'succeeded' },
  });
  expect(await balance(user)).toMatchObject({ total: 115, test: 100 });
  // Again, and with a failing card: it is done.
  await Promise.all(Array.from({ length: 10 }, () => card(user, secret, good)));
  expect(await card(user, secret, bad)).toMatchObject({ body: { status: 'succeeded' } });
  expect(await balance(user)).toMatchObject({ total: 115 });
  // What paid for a pack is not kept.
  expect((await ask(user, 'GET', '/payment-methods')).body).toEqual({ paymentMethods: [] });
  expect((await ask(user, 'GET', '/receipts')).body).toMatchObject({
    receipts: [{ test: true, status: 'succeeded' }],
  });
});

test("somebody else's test payment is not to be finished", async () => {
  const [user, thief] = [await newUser(), await newUser()];
  const secret = await order(user);
  expect(await card(thief, secret, good)).toMatchObject({ status: 404 });
  expect(await balance(user)).toMatchObject({ total: 15 });
  expect(await balance(thief)).toMatchObject({ total: 15 });
});

test('pay-as-you-go in the sandbox: on, used, cancelled and on again; nothing of it is for a picture that costs money', async () => {
  const user = await newUser();
  const { body } = await ask(user, 'POST', '/subscription/create', { planId: 'pay-as-you-go' });
  expect(await card(user, String(body['clientSecret']), good)).toMatchObject({
    body: { status: 'succeeded' },
  });
  expect((await ask(user, 'GET', '/subscription/status')).body).toMatchObject({
    hasActiveSubscription: true,
  });
  for (let index = 0; index < 15; index += 1) await picture(user);
  expect(await picture(user)).toMatchObject({ success: true, pay_as_you_go: true, test: true });
  expect(await sandbox.credits.reserve({ user, request: 'real one', real: true })).toMatchObject({
    success: false,
    requires_purchase: true,
  });
  expect((await ask(user, 'GET', '/usage/current')).body).toMatchObject({ currentSpending: 0.1 });
  expect(await ask(user, 'POST', '/subscription/cancel')).toMatchObject({ status: 200 });
  await sandbox.wait(120);
  expect(await sandbox.work()).toMatchObject({ ended: 1 });
  const again = await ask(user, 'POST', '/subscription/create', { planId: 'pay-as-you-go' });
  await card(user, String(again.body['clientSecret']), good);
  expect((await ask(user, 'GET', '/subscription/status')).body).toMatchObject({
    hasActiveSubscription: true,
  });
  // A live key later: what the sandbox gave is worth nothing.
  await call('set_payments', { p_live: true });
  expect((await ask(user, 'GET', '/subscription/status')).body).toMatchObject({
    hasActiveSubscription: false,
  });
  await call('set_payments', { p_live: false });
});

test('PAY-10 without payments plans are listed and buying is answered 503 with words', async () => {
  const user = await off.database.newUser();
  expect(await off.ask(null, 'GET', '/plans')).toMatchObject({
    status: 200,
    body: {
      payments: 'off',
      plans: [
        { id: 'free' },
        { id: 'pay-as-you-go', price: 10, period: 'week' },
        { id: 'lite', credits: 100, price: 800 },
        { price: 3500, savingsPercent: 30 },
        { price: 6000, savingsPercent: 40 },
      ],
    },
  });
  for (const path of ['/credits/purchase', '/subscription/create']) {
    expect(await off.ask(user, 'POST', path, { planId: 'lite' })).toMatchObject({
      status: 503,
      body: { error: expect.stringContaining('not set up') },
    });
  }
  expect(await off.ask(user, 'POST', '/sandbox/confirm', {})).toMatchObject({ status: 404 });
  expect(await off.ask(user, 'POST', '/webhook', {})).toMatchObject({ status: 404 });
  expect(await off.balance(user)).toMatchObject({ total: 15, hasActiveSubscription: false });
  expect((await off.ask(user, 'GET', '/payment-methods')).body).toEqual({ paymentMethods: [] });
  expect(await sandbox.ask(user, 'POST', '/webhook', {})).toMatchObject({ status: 404 });
});
