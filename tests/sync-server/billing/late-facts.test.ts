import { afterAll, expect, test } from 'vitest';

import { openBilling } from './billing-database.ts';

/* Two servers may fetch one object at different times and book what they saw in the other order. What is final stays final. */

const database = await openBilling();
afterAll(() => database.close());
const { call, newUser, admin } = database;

async function buyer(): Promise<{ user: string; customer: string; payment: string }> {
  const user = await newUser();
  const customer = `cus_${user}`;
  const payment = `pi_${user}`;
  await call('keep_customer', { p_user: user, p_live: true, p_customer: customer });
  const begun = await call('begin_purchase', {
    p_user: user,
    p_plan: 'lite',
    p_key: 'key',
    p_body_hash: 'h',
    p_live: true,
  });
  await call('attach_payment', { p_purchase: (begun as { id: string }).id, p_intent: payment });
  await call('apply_payment', { p_event: null, p_payment: paid(payment, customer) });
  return { user, customer, payment };
}

const paid = (id: string, customer: string) => ({
  id,
  status: 'succeeded',
  received: 800,
  currency: 'usd',
  customer,
  live: true,
  named: null,
  refunded: 0,
});

async function subscriber(): Promise<{ user: string; customer: string; id: string; facts: object }> {
  const user = await newUser();
  const [customer, setup, id] = [`cus_${user}`, `seti_${user}`, `sub_${user}`];
  await call('keep_customer', { p_user: user, p_live: true, p_customer: customer });
  const begun = await call('begin_subscription', {
    p_user: user,
    p_plan: 'pay-as-you-go',
    p_key: 'key',
    p_live: true,
  });
  await call('attach_setup', { p_subscription: (begun as { id: string }).id, p_intent: setup });
  const facts = { id, setup, customer, live: true, anchor: '2026-11-02T10:00:00Z' };
  await call('apply_subscription', { p_event: null, p_subscription: { ...facts, status: 'active' } });
  return { user, customer, id, facts };
}

const purchased = async (user: string) =>
  ((await call('credit_balance', { p_user: user })) as { breakdown: { purchased: number } }).breakdown
    .purchased;
const isActive = async (user: string) =>
  ((await call('credit_balance', { p_user: user })) as { hasActiveSubscription: boolean })
    .hasActiveSubscription;

test('a dispute that was decided is not opened again, nor decided another way', async () => {
  const { user, payment } = await buyer();
  const say = (state: string) =>
    call('apply_dispute', { p_event: null, p_dispute: { id: `du_${user}`, payment, state } });
  await say('open');
  expect(await purchased(user)).toBe(0);
  await say('won');
  await say('open');
  await say('lost');
  expect(await purchased(user)).toBe(100);
});

test('a refund that was smaller before, and a payment that was pending, take nothing back', async () => {
  const { user, customer, payment } = await buyer();
  const refund = (refunded: number) =>
    call('apply_refund', { p_event: null, p_refund: { payment, refunded } });
  await refund(400);
  await refund(200);
  expect(await purchased(user)).toBe(50);
  for (const status of ['pending', 'failed', 'canceled', 'succeeded']) {
    await call('apply_payment', { p_event: null, p_payment: { ...paid(payment, customer), status } });
  }
  expect(await purchased(user)).toBe(50);
});

test('a subscription that is over is for ever, and so is a bill that was paid', async () => {
  const { user, customer, id, facts } = await subscriber();
  const bill = (state: string) =>
    call('apply_invoice', {
      p_event: null,
      p_invoice: {
        id: `in_${user}`,
        subscription: id,
        customer,
        live: true,
        state,
        cents: 60,
        url: null,
        at: '2026-11-09T10:00:00Z',
      },
    });
  await bill('open');
  await bill('failed');
  expect(await isActive(user)).toBe(false);
  await bill('paid');
  await bill('failed');
  expect(await isActive(user)).toBe(true);
  for (const status of ['canceled', 'active', 'past_due']) {
    await call('apply_subscription', { p_event: null, p_subscription: { ...facts, status } });
    expect(await isActive(user)).toBe(false);
  }
});

test('facts of another customer, another mode or another subscription belong to nobody', async () => {
  const { user, customer, payment } = await buyer();
  const { facts } = await subscriber();
  const foreign = await Promise.all([
    call('apply_payment', { p_event: null, p_payment: { ...paid(payment, 'cus_other'), refunded: 800 } }),
    call('apply_payment', {
      p_event: null,
      p_payment: { ...paid(payment, customer), live: false, refunded: 800 },
    }),
    call('apply_payment', { p_event: null, p_payment: paid('pi_unknown', customer) }),
    call('apply_refund', { p_event: null, p_refund: { payment: 'pi_unknown', refunded: 800 } }),
    call('apply_dispute', {
      p_event: null,
      p_dispute: { id: 'du_1', payment: 'pi_unknown', state: 'lost' },
    }),
    call('apply_subscription', { p_event: null, p_subscription: { ...facts, customer, status: 'canceled' } }),
    call('apply_subscription', {
      p_event: null,
      p_subscription: { ...facts, id: 'sub_second', status: 'active' },
    }),
    call('apply_invoice', {
      p_event: null,
      p_invoice: {
        id: 'in_1',
        customer: 'cus_other',
        live: true,
        state: 'failed',
        cents: 1,
        at: '2026-11-09T10:00:00Z',
      },
    }),
  ]);
  expect(foreign).toEqual(foreign.map(() => 'foreign'));
  expect(await purchased(user)).toBe(100);
});

test('one message to two servers at once is booked once, and both are thanked', async () => {
  const { user, payment } = await buyer();
  const event = { id: `evt_${user}`, type: 'charge.refunded' };
  const outcomes = await Promise.all(
    Array.from({ length: 20 }, () =>
      call('apply_refund', { p_event: event, p_refund: { payment, refunded: 80 } }),
    ),
  );
  expect(outcomes.filter((outcome) => outcome === 'refund')).toHaveLength(1);
  expect(outcomes.filter((outcome) => outcome === 'duplicate')).toHaveLength(19);
  expect(await admin`select from billing.webhook_events where id = ${event.id}`).toHaveLength(1);
});
