import { rmSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'vitest';

import { bundle, scratchFolder } from '../../tools/bundle.mjs';
import { runKilled } from '../../tools/run-killed.ts';
import { confirmIntent } from '../../stripe-server/shop.ts';
import type { KilledAs } from './killed-server.ts';
import { openMoney, type Money } from './open-money.ts';

/**
 * Kills a server at steps of a purchase, a picture and a unit, and has another one bring everything to its end.
 * @param options.every which steps: 1 is all of them
 */
export async function killAndSettle(options: { readonly every: number }): Promise<void> {
  const money = await openMoney({ at: '2026-11-02T10:00:00Z' });
  const scratch = path.join(scratchFolder(), 'killed');
  try {
    await killEach(money, scratch, options.every);
  } finally {
    rmSync(scratch, { recursive: true, force: true });
    await money.close();
  }
}

async function killEach(money: Money, scratch: string, every: number): Promise<void> {
  const { ask, deliver, stripe, wait, work } = money;
  const { admin, call, newUser, sums } = money.database;
  const program = await bundle('tests/sync-server/billing/killed-server.ts', scratch);
  const given = (user: string, dieAt: number, when: KilledAs['when']): KilledAs => ({
    address: {
      host: money.database.address.host,
      port: money.database.address.port,
      database: money.database.address.database,
      superuser: money.database.address.superuser,
    },
    stripeUrl: stripe.url,
    user,
    month: 'free:2026-11',
    dieAt,
    when,
  });
  const steps = Number(await runKilled(program, given(await newUser(), 0, 'after')));
  expect(steps).toBeGreaterThan(30);
  // The middle of a call is as good as its end or its beginning for the most of them: every sixth is enough.
  const deaths = Array.from({ length: Math.floor(steps / every) }, (_, index) => (index + 1) * every).flatMap(
    (dieAt, index) => [
      { dieAt, when: 'after' as const },
      ...(index % 6 === 5 ? [{ dieAt, when: 'during' as const }] : []),
    ],
  );
  expect(deaths.some(({ when }) => when === 'during')).toBe(true);
  const users: string[] = [];
  const waiting = deaths.values();
  const lane = async () => {
    for (const { dieAt, when } of waiting) {
      const user = await newUser();
      users.push(user);
      await runKilled(program, given(user, dieAt, when));
    }
  };
  await Promise.all([lane(), lane(), lane()]);

  // Another server: the browser asks once more, the bank says yes, messages come, time passes, and the background does its work.
  for (const user of users) {
    const again = await ask(
      user,
      'POST',
      '/credits/purchase',
      { planId: 'lite' },
      { 'idempotency-key': `lite-${user}` },
    );
    expect([200, 409]).toContain(again.status);
    if (again.status === 200) confirmIntent(stripe.shop, String(again.body['clientSecret']), 'ok');
  }
  await deliver();
  for (let index = 0; index < 6; index += 1) {
    await wait(20 * 60);
    while ((await work()).told > 0);
  }
  await call('sweep_holds', { p_limit: 1000, p_grace_seconds: 0 });
  for (const user of users) await call('ensure_free_credits', { p_user: user });
  expect(await call('billing_differences')).toEqual({ lots: [], purchases: [], usage: [] });
  for (const user of users) {
    const { ledger, remaining, held, used, voided, granted, holds } = await sums(user);
    expect({ granted, held, ledger }).toEqual({ granted: 115, held: 0, ledger: remaining });
    expect(remaining + used + voided).toBe(115);
    expect(used).toBeLessThanOrEqual(1);
    expect(holds['held']).toBeUndefined();
  }
  const [committed] = await admin<{ units: number; open: number }[]>`
    select count(*)::int as units, (count(*) filter (where u.state <> 'sent'))::int as open
    from billing.holds h left join billing.usage_events u on u.hold = h.id
    where h.subscription is not null and h.state = 'committed'`;
  expect(committed?.open).toBe(0);
  expect(stripe.shop.usage).toHaveLength(committed?.units ?? -1);
  expect(new Set(stripe.shop.usage.map(({ identifier }) => identifier)).size).toBe(stripe.shop.usage.length);
  // One payment and at most one subscription for each customer, whatever was repeated.
  const perCustomer = (all: readonly { customer: string | null }[]) =>
    new Set(all.map(({ customer }) => customer)).size;
  const payments = [...stripe.shop.payments.values()];
  expect(perCustomer(payments)).toBe(payments.length);
  const subscriptions = [...stripe.shop.subscriptions.values()];
  expect(perCustomer(subscriptions)).toBe(subscriptions.length);
}
