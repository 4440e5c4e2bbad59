import { afterAll, expect, test } from 'vitest';

import type { CreditConsumption } from '../../../src/domain/credit.ts';
import { fakeBalance } from '../../fake-balance.ts';
import { openMoney } from './open-money.ts';

const money = await openMoney({ at: '2026-11-02T10:00:00Z' });
afterAll(() => money.close());
const { ask, balance, deliver, pay, picture, stripe, subscribe, work } = money;
const { admin, call, newUser, sums } = money.database;

/** Leaves a user so many free credits. */
async function freeLeft(user: string, left: number): Promise<void> {
  await call('ensure_free_credits', { p_user: user });
  await call('void_lot', { p_user: user, p_key: 'free:2026-11' });
  for (let index = left; index < 5; index += 1) await picture(user);
}
const unitsTold = () => stripe.shop.usage.reduce((sum, { payload }) => sum + Number(payload['value']), 0);

test('CRED-01 each picture takes one credit: of a pack, of a subscription plan, of the free ones, or a unit of pay-as-you-go', async () => {
  const user = await newUser();
  await freeLeft(user, 1);
  await subscribe(user);
  const { intent } = await pay(user, 'lite');
  await deliver();
  for (let index = 0; index < 99; index += 1) await picture(user);
  await call('grant_credits', {
    p_user: user,
    p_key: 'in:plan',
    p_type: 'subscription',
    p_credits: 1,
    p_expires: '2026-12-01T00:00:00Z',
    p_live: true,
  });
  const total = async () => ((await balance(user)) as { total: number }).total;
  expect(await total()).toBe(3);
  const taken: unknown[] = [];
  for (const left of [2, 1, 0, 0]) {
    const { credit_id, pay_as_you_go } = await picture(user);
    const [lot] =
      await admin`select credit_type as type, grant_key as key from billing.lots where id = ${credit_id}`;
    taken.push(pay_as_you_go ? 'unit' : `${lot?.['type']} ${lot?.['key']}`);
    expect(await total()).toBe(left);
  }
  expect(taken).toEqual([`purchased pi:${intent}`, 'subscription in:plan', 'free welcome', 'unit']);
  const before = unitsTold();
  await work();
  expect(unitsTold() - before).toBe(1);
  expect((await ask(user, 'GET', '/usage/current')).body).toMatchObject({ currentSpendingCents: 10 });
});

test('CRED-05 with no credit and no pay-as-you-go the answer is that none remain, and that one is to be bought', async () => {
  const user = await newUser();
  await freeLeft(user, 0);
  const wanted = {
    success: false,
    error_message: 'No image credits remaining',
    requires_purchase: true,
    pay_as_you_go: false,
    credits_remaining: 0,
    credit_id: null,
  };
  expect(await picture(user)).toMatchObject(wanted);
  expect(await ask(user, 'POST', '/usage/report', { quantity: 1 })).toMatchObject({
    status: 402,
    body: { ...wanted, error: 'No image credits remaining' },
  });
  expect(await sums(user)).toMatchObject({ remaining: 0, held: 0 });
});

test('CRED-10 packs of 100, 500 and 1000 for $8, $35 and $60 with their savings, good for 12 months; pay-as-you-go at $0.10, billed weekly, after what was bought', async () => {
  const user = await newUser();
  const { plans } = (await ask(null, 'GET', '/plans')).body as { plans: readonly Record<string, unknown>[] };
  const rows = plans
    .filter(({ type }) => type !== 'free')
    .map(({ name, credits: count, price, currency, period, savingsPercent }) => [
      name,
      count,
      price,
      currency,
      period,
      savingsPercent,
    ]);
  expect(rows).toEqual([
    ['Pay-as-you-go', 1, 10, 'usd', 'week', 0],
    ['Lite', 100, 800, 'usd', null, 0],
    ['Pro', 500, 3500, 'usd', null, 30],
    ['Studio', 1000, 6000, 'usd', null, 40],
  ]);
  await subscribe(user);
  const intents: string[] = [];
  for (const plan of ['lite', 'pro', 'studio']) intents.push((await pay(user, plan)).intent);
  await deliver();
  expect(intents.map((intent) => stripe.shop.payments.get(intent)?.amount)).toEqual([800, 3500, 6000]);
  const lots = await admin`
    select credits_limit as credits, expires_at as until from billing.lots
    where grant_key = any(${intents.map((intent) => `pi:${intent}`)}) order by 1`;
  const until = new Date('2027-11-02T10:00:00Z');
  expect([...lots]).toEqual([100, 500, 1000].map((count) => ({ credits: count, until })));
  expect([...stripe.shop.prices.values()]).toMatchObject([
    { unit_amount: 10, currency: 'usd', recurring: { interval: 'week', usage_type: 'metered' } },
  ]);
  expect(await picture(user)).toMatchObject({ success: true, pay_as_you_go: false });
  expect(await balance(user)).toMatchObject({ breakdown: { purchased: 1599, free: 15 } });
});

test('what a picture took, and what there is, have the shapes that were agreed, and no other', async () => {
  const user = await newUser();
  const taken: CreditConsumption = {
    success: true,
    credits_remaining: 14,
    error_message: null,
    credit_id: expect.any(String),
    pay_as_you_go: false,
    requires_purchase: false,
  };
  // The last are what the server itself goes by.
  expect(await picture(user)).toEqual({
    ...taken,
    again: false,
    prediction_id: null,
    request_id: expect.any(String),
    state: 'held',
    test: false,
  });
  const shown = await balance(user);
  const whole = fakeBalance({
    total: 14,
    credits_remaining: 14,
    credits_used: 1,
    breakdown: { free: 14, purchased: 0, subscription: 0, bonus: 0 },
  });
  expect(Object.keys(shown).toSorted()).toEqual(Object.keys(whole).toSorted());
  const { total, credits_remaining, breakdown, credits_used, credits_limit, month_year, needs_reset } = shown;
  expect({
    total,
    credits_remaining,
    breakdown,
    credits_used,
    credits_limit,
    month_year,
    needs_reset,
  }).toEqual({
    total: 14,
    credits_remaining: 14,
    breakdown: { free: 14, purchased: 0, subscription: 0, bonus: 0 },
    credits_used: 1,
    credits_limit: 15,
    month_year: '2026-11',
    needs_reset: false,
  });
});
