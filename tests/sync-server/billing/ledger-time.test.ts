import { afterAll, expect, test } from 'vitest';

import { openBilling } from './billing-database.ts';

const database = await openBilling();
afterAll(() => database.close());
const { call, newUser, setClock, admin } = database;

const balance = (user: string) => call('credit_balance', { p_user: user });

test('CRED-09 ten credits a month by the calendar of UTC, five once, and nothing rolls over', async () => {
  const user = await newUser();
  // Half past eleven in the evening of 30 November in a place two hours behind.
  await setClock('2026-11-30T23:30:00-02:00');
  expect(await balance(user)).toMatchObject({ total: 15, month_year: '2026-12', breakdown: { free: 15 } });
  const early = await newUser();
  await setClock('2026-11-30T23:59:59.999Z');
  expect(await balance(early)).toMatchObject({ total: 15, month_year: '2026-11' });
  await setClock('2026-12-01T00:00:00Z');
  expect(await balance(early)).toMatchObject({ total: 15, month_year: '2026-12' });
  await setClock('2027-02-28T23:59:59Z');
  expect(await balance(early)).toMatchObject({ total: 15 });
  const [sum] = await admin`
    select sum(g.amount)::int as left_over, sum(l.credits_expired)::int as expired, count(distinct l.id)::int as lots
    from billing.lots l join billing.ledger g on g.lot = l.id
    where l.book = (select book from billing.owners where user_id = ${early})`;
  // November's and December's ten are booked as over; January was never looked at.
  expect(sum).toMatchObject({ left_over: 15, lots: 4 });
  expect(await call('billing_differences')).toMatchObject({ lots: [] });
});

test('a pack bought on 29 February is good until 28 February of the next year', async () => {
  const user = await newUser();
  await setClock('2028-02-29T12:00:00Z');
  await call('keep_customer', { p_user: user, p_live: true, p_customer: 'cus_leap' });
  const begun = (await call('begin_purchase', {
    p_user: user,
    p_plan: 'lite',
    p_key: 'k',
    p_body_hash: 'h',
    p_live: true,
  })) as { id: string };
  const payment = {
    id: 'pi_leap',
    status: 'succeeded',
    received: 800,
    currency: 'usd',
    customer: 'cus_leap',
    live: true,
    named: begun.id,
  };
  expect(await call('apply_payment', { p_event: null, p_payment: payment })).toBe('succeeded');
  await setClock('2029-02-28T11:59:59Z');
  expect(await balance(user)).toMatchObject({ breakdown: { purchased: 100 } });
  await setClock('2029-02-28T12:00:00Z');
  expect(await balance(user)).toMatchObject({ breakdown: { purchased: 0 } });
});

test('credits of a subscription plan come once for each paid invoice and end with its period', async () => {
  const user = await newUser();
  await setClock('2026-05-01T00:00:00Z');
  const grant = () =>
    call('grant_credits', {
      p_user: user,
      p_key: 'in:in_1',
      p_type: 'subscription',
      p_credits: 50,
      p_expires: '2026-06-01T00:00:00Z',
      p_live: true,
    });
  expect([await grant(), await grant()]).toEqual([true, false]);
  expect(await balance(user)).toMatchObject({ breakdown: { subscription: 50 } });
  await setClock('2026-06-01T00:00:00Z');
  expect(await balance(user)).toMatchObject({ breakdown: { subscription: 0 } });
});

test('a credit that is given back after its lot is over is booked as over, and not as there', async () => {
  const user = await newUser();
  await setClock('2026-07-31T23:59:00Z');
  await call('reserve_image', { p_user: user, p_request: 'edge' });
  await setClock('2026-08-01T00:01:00Z');
  await call('settle_image', { p_user: user, p_request: 'edge', p_ok: false });
  expect(await balance(user)).toMatchObject({ total: 15, breakdown: { free: 15 } });
  expect(await call('billing_differences')).toMatchObject({ lots: [] });
});
