import { afterAll, expect, test } from 'vitest';

import { confirmIntent, closeDispute, openDispute, refundPayment } from '../../stripe-server/shop.ts';
import { openMoney } from './open-money.ts';

const money = await openMoney();
afterAll(() => money.close());
const { ask, balance, deliver, pay, picture, stripe, wait, work } = money;
const { newUser, call } = money.database;

const purchase = (user: string, body: object, key?: string) =>
  ask(user, 'POST', '/credits/purchase', body, key === undefined ? {} : { 'idempotency-key': key });

test('PAY-06 a pack is granted once by the signed message, however often and in whatever order it comes, and never before', async () => {
  const user = await newUser();
  const { secret } = await pay(user, 'lite');
  expect(secret).toMatch(/^pi_/);
  expect(await balance(user)).toMatchObject({ total: 15 });
  const answers = await deliver({ copies: 50, shuffle: (messages) => messages });
  expect(answers.every(({ status }) => status === 200)).toBe(true);
  expect(await balance(user)).toMatchObject({
    total: 115,
    breakdown: { purchased: 100, free: 15, bonus: 0 },
  });
  // The same message later, again.
  stripe.shop.happened(
    'payment_intent.succeeded',
    stripe.shop.payments.get(secret.replace(/_secret.*/, '')) ?? {},
  );
  await deliver();
  expect(await balance(user)).toMatchObject({ total: 115 });
});

test('50 copies of one message at once are one grant', async () => {
  const user = await newUser();
  await pay(user, 'lite');
  const messages: { body: string; signature: string }[] = [];
  await stripe.deliver(async (body, signature) => {
    messages.push({ body, signature });
    return 200;
  });
  const paid = messages.filter(({ body }) => body.includes('payment_intent.succeeded'));
  const [one] = paid;
  if (!one) throw new Error('there is a message');
  const statuses = await Promise.all(Array.from({ length: 50 }, () => money.send(one.body, one.signature)));
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect(await balance(user)).toMatchObject({ total: 115 });
});

test('a message that is lost is made up for when the player next looks, and in the background', async () => {
  const [user, other] = [await newUser(), await newUser()];
  await pay(user, 'pro');
  await pay(other, 'studio');
  stripe.loseMessages();
  await wait(10);
  expect(await balance(user)).toMatchObject({ total: 15 });
  await wait(11);
  expect(await balance(user)).toMatchObject({ total: 515 });
  await work();
  expect(await call('credit_balance', { p_user: other })).toMatchObject({ total: 1015 });
  expect((await ask(user, 'GET', '/receipts')).body).toMatchObject({
    receipts: [
      {
        kind: 'pack',
        plan_id: 'pro',
        cents: 3500,
        status: 'succeeded',
        test: true,
        url: expect.stringContaining('https://'),
      },
    ],
  });
});

test('a message that comes before the purchase was kept finds it by its name, and by its customer', async () => {
  const user = await newUser();
  const { body } = await purchase(user, { planId: 'lite' });
  const secret = String(body['clientSecret']);
  // The server was killed after Stripe made the intent and before it was kept.
  await money.database
    .admin`update billing.purchases set payment_intent = null where payment_intent = ${secret.replace(/_secret_.*/, '')}`;
  confirmIntent(stripe.shop, secret, 'ok');
  await deliver();
  expect(await balance(user)).toMatchObject({ total: 115 });
});

test('a declined card grants nothing, a later one does; one that asks grants after the answer', async () => {
  const user = await newUser();
  const { secret, intent } = await pay(user, 'lite', 'declined');
  const failed = structuredClone(stripe.shop.payments.get(intent) ?? {});
  await deliver();
  expect(await balance(user)).toMatchObject({ total: 15 });
  confirmIntent(stripe.shop, secret, 'asks');
  await deliver();
  expect(await balance(user)).toMatchObject({ total: 15 });
  confirmIntent(stripe.shop, secret, 'asks', true);
  await deliver();
  expect(await balance(user)).toMatchObject({ total: 115 });
  // An old message after a newer one.
  stripe.shop.happened('payment_intent.payment_failed', failed);
  await deliver();
  expect(await balance(user)).toMatchObject({ total: 115 });
  expect((await ask(user, 'GET', '/receipts')).body['receipts']).toHaveLength(1);
});

test('PAY-05 a tampered order is refused: price, credits, the price of another plan, a plan that is none, and quantities that are no order', async () => {
  const user = await newUser();
  const before = stripe.shop.payments.size;
  for (const [order, status] of [
    [{ planId: 'lite', price: 1 }, 400],
    [{ planId: 'lite', price: 8000 }, 400],
    [{ planId: 'lite', credits: 1000 }, 400],
    [{ planId: 'lite', credits: -100 }, 400],
    [{ planId: 'lite', credits: 100.5 }, 400],
    [{ planId: 'studio', priceId: 'lamplit_lite', credits: 1000, price: 800 }, 400],
    [{ planId: 'pay-as-you-go' }, 400],
    [{ planId: 'free' }, 400],
    [{ planId: 'everything' }, 400],
    [{ planId: 7 }, 400],
    [[], 400],
  ] as const) {
    const answer = await purchase(user, order);
    expect(answer, JSON.stringify(order)).toMatchObject({ status, body: { error: expect.any(String) } });
  }
  expect(stripe.shop.payments.size).toBe(before);
  // Both ways in which the documents write a price.
  for (const price of [8, 800]) {
    const fair = await purchase(user, { planId: 'lite', priceId: 'lamplit_lite', credits: 100, price });
    expect(fair).toMatchObject({
      status: 200,
      body: { clientSecret: expect.stringMatching(/^pi_.*_secret_/) },
    });
  }
  expect([...stripe.shop.payments.values()].slice(before)).toMatchObject([
    { amount: 800, currency: 'usd' },
    { amount: 800, currency: 'usd' },
  ]);
});

test('one Idempotency-Key is one purchase: the same body answers the same secret, another one is refused, and another user has his own', async () => {
  const [user, other] = [await newUser(), await newUser()];
  const before = stripe.shop.payments.size;
  const same = await Promise.all(
    Array.from({ length: 10 }, () => purchase(user, { planId: 'lite' }, 'key-number-1')),
  );
  const secrets = new Set(
    same.filter(({ status }) => status === 200).map(({ body }) => body['clientSecret']),
  );
  expect(secrets.size).toBe(1);
  expect(stripe.shop.payments.size - before).toBe(1);
  expect(await purchase(user, { planId: 'studio' }, 'key-number-1')).toMatchObject({ status: 409 });
  const theirs = await purchase(other, { planId: 'lite' }, 'key-number-1');
  expect(secrets.has(theirs.body['clientSecret'])).toBe(false);
  expect(await purchase(user, { planId: 'lite' }, 'no')).toMatchObject({ status: 400 });
});

test('a payment of another amount, another currency or somebody else is granted to nobody', async () => {
  const [user, thief] = [await newUser(), await newUser()];
  const cheap = await purchase(user, { planId: 'studio' });
  const foreign = await purchase(user, { planId: 'studio' });
  const intentOf = (answer: typeof cheap) => {
    const intent = stripe.shop.payments.get(String(answer.body['clientSecret']).replace(/_secret_.*/, ''));
    if (!intent) throw new Error('there is an intent');
    return intent;
  };
  intentOf(cheap).amount = 100;
  intentOf(foreign).currency = 'jpy';
  for (const answer of [cheap, foreign])
    confirmIntent(stripe.shop, String(answer.body['clientSecret']), 'ok');
  await deliver();
  expect(await balance(user)).toMatchObject({ total: 15 });
  expect(money.lines.filter((line) => line.includes('"outcome":"mismatch"')).length).toBeGreaterThan(0);
  // The thief's own payment names the purchase and the user of somebody else.
  const dear = await purchase(user, { planId: 'studio' });
  const own = await purchase(thief, { planId: 'studio' });
  const stolen = intentOf(own);
  await money.database
    .admin`update billing.purchases set payment_intent = null where payment_intent = ${intentOf(dear).id}`;
  await money.database
    .admin`update billing.purchases set payment_intent = 'pi_gone' where payment_intent = ${stolen.id}`;
  stolen.metadata = { ...intentOf(dear).metadata };
  confirmIntent(stripe.shop, String(own.body['clientSecret']), 'ok');
  await deliver();
  expect(await balance(user)).toMatchObject({ total: 15 });
  expect(await balance(thief)).toMatchObject({ total: 15 });
});

test('a message without a valid signature, or with a changed byte, is refused and changes nothing', async () => {
  const user = await newUser();
  await pay(user, 'lite');
  const statuses = await stripe.deliver(async (body, signature) => {
    expect(await money.send(body.replace('"livemode":false', '"livemode":true '), signature)).toBe(400);
    expect(await money.send(body, 't=1,v1=00')).toBe(400);
    return money.send(body, '');
  });
  expect(new Set(statuses.map(({ status }) => status))).toEqual(new Set([400]));
  expect(await call('credit_balance', { p_user: user })).toMatchObject({ total: 15 });
});

test('money that goes back takes unused credits with it in proportion, never below zero and never twice', async () => {
  const user = await newUser();
  const { intent } = await pay(user, 'lite');
  await deliver();
  for (let index = 0; index < 30; index += 1) await picture(user);
  expect(await balance(user)).toMatchObject({ breakdown: { purchased: 70 } });
  refundPayment(stripe.shop, intent, 400);
  await deliver({ copies: 5 });
  expect(await balance(user)).toMatchObject({ breakdown: { purchased: 20 } });
  refundPayment(stripe.shop, intent, 400);
  await deliver();
  expect(await balance(user)).toMatchObject({ breakdown: { purchased: 0, free: 15 }, credits_used: 30 });
  expect(await call('billing_differences')).toMatchObject({ lots: [] });
});

test('a picture in the making when the money goes back: failed, its credit is voided; done, it stays used', async () => {
  const user = await newUser();
  const { intent } = await pay(user, 'lite');
  await deliver();
  for (const request of ['done', 'failed']) await money.credits.reserve({ user, request, real: false });
  refundPayment(stripe.shop, intent, 800);
  await deliver();
  await money.credits.settle({ user, request: 'done', ok: true });
  await money.credits.settle({ user, request: 'failed', ok: false });
  expect(await balance(user)).toMatchObject({ breakdown: { purchased: 0 }, held: 0 });
  const [lot] = await money.database.admin`
    select credits_used as used, credits_voided as voided from billing.lots where grant_key = ${`pi:${intent}`}`;
  expect(lot).toEqual({ used: 1, voided: 99 });
});

test('a disputed pack stands still; won, it comes back once; lost, it is voided', async () => {
  const user = await newUser();
  const [won, lost] = [await pay(user, 'lite'), await pay(user, 'lite')];
  await deliver();
  await picture(user);
  const [first, second] = [openDispute(stripe.shop, won.intent), openDispute(stripe.shop, lost.intent)];
  await deliver();
  expect(await balance(user)).toMatchObject({ breakdown: { purchased: 0 }, frozen: 199 });
  const opened = structuredClone(first);
  closeDispute(stripe.shop, first.id, 'won');
  closeDispute(stripe.shop, second.id, 'lost');
  await deliver({ copies: 4 });
  const { breakdown } = (await balance(user)) as { breakdown: { purchased: number } };
  // One credit of one of the two was used.
  expect([99, 100]).toContain(breakdown.purchased);
  // The opening once more, after the end.
  stripe.shop.happened('charge.dispute.created', opened);
  await deliver();
  expect(await balance(user)).toMatchObject({ frozen: 0, breakdown });
  expect(await call('billing_differences')).toMatchObject({ lots: [] });
});

test('where the provider is away nothing is begun by half: the player is told, and the same request goes on later', async () => {
  const user = await newUser();
  stripe.trouble.away = true;
  expect(await purchase(user, { planId: 'lite' }, 'key-away-0001')).toMatchObject({
    status: 503,
    body: { error: expect.stringContaining('You were not charged') },
  });
  stripe.trouble.away = false;
  // The intent is made, and its answer is lost.
  stripe.trouble.loseNext = 2;
  stripe.trouble.path = '/v1/payment_intents';
  await purchase(user, { planId: 'lite' }, 'key-away-0001');
  const made = stripe.shop.payments.size;
  Object.assign(stripe.trouble, { loseNext: 0, path: '/' });
  expect(await purchase(user, { planId: 'lite' }, 'key-away-0001')).toMatchObject({ status: 200 });
  expect(stripe.shop.payments.size).toBe(made);
});
