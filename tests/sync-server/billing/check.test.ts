import { afterAll, expect, test } from 'vitest';

import { err } from '../../../src/domain/result.ts';
import { checkNightly, findDifferences } from '../../../sync-server/billing/check.ts';
import { refundPayment } from '../../stripe-server/shop.ts';
import { openMoney } from './open-money.ts';

const money = await openMoney({ at: '2026-11-02T10:00:00Z' });
afterAll(() => money.close());
const { deliver, deps, lines, pay, picture, send, stripe, subscribe, wait, work } = money;
const { admin, call, newUser } = money.database;

const day = 86_400;
/** What both servers say of it, asked at once. */
async function nightly(): Promise<readonly string[]> {
  lines.length = 0;
  await Promise.all(deps.map((server) => checkNightly(server)));
  return lines
    .map((line) => JSON.parse(line) as { readonly event: string; readonly what?: string })
    .filter(({ event }) => event.startsWith('billing '))
    .map(({ event, what }) => what ?? event);
}

test('two servers on one database: each unit is told once, and each message is booked once', async () => {
  const user = await newUser();
  await call('ensure_free_credits', { p_user: user });
  await subscribe(user);
  const { intent } = await pay(user, 'lite');
  const messages: { body: string; signature: string }[] = [];
  await stripe.deliver(async (body, signature) => {
    messages.push({ body, signature });
    return 200;
  });
  const paid = messages.filter(({ body }) => body.includes('payment_intent.succeeded'));
  // The servers take turns: each hears it.
  const statuses = await Promise.all(
    [...paid, ...paid, ...paid].map(({ body, signature }) => send(body, signature)),
  );
  expect(new Set(statuses)).toEqual(new Set([200]));
  const granted = await admin`
    select from billing.ledger g join billing.lots l on l.id = g.lot where g.kind = 'grant' and l.grant_key = ${`pi:${intent}`}`;
  expect(granted).toHaveLength(1);
  for (const key of ['welcome', 'free:2026-11', `pi:${intent}`])
    await call('void_lot', { p_user: user, p_key: key });
  await Promise.all(Array.from({ length: 20 }, () => picture(user)));
  const rounds = await Promise.all([work(), work(), work()]);
  expect(rounds.reduce((sum, { told }) => sum + told, 0)).toBe(20);
  expect(new Set(stripe.shop.usage.map(({ identifier }) => identifier)).size).toBe(20);
  expect(stripe.shop.usage).toHaveLength(20);
});

test('after midnight one of two servers holds the ledger against the provider, says what differs, and changes nothing', async () => {
  await wait(day);
  expect(await nightly()).toEqual(['billing agrees']);
  expect(await nightly()).toEqual([]);
  // A customer was deleted in the dashboard; a message of money that went back is lost, and so is a unit that the provider took.
  const former = await newUser();
  await call('ensure_free_credits', { p_user: former });
  await subscribe(former);
  for (const key of ['welcome', 'free:2026-11']) await call('void_lot', { p_user: former, p_key: key });
  await picture(former);
  await work();
  const gone = stripe.shop.usage.pop()?.payload['stripe_customer_id'] ?? '';
  expect(stripe.shop.customers.delete(gone)).toBe(true);
  const user = await newUser();
  const { intent } = await pay(user, 'lite');
  await deliver();
  refundPayment(stripe.shop, intent, 400);
  stripe.loseMessages();
  const lost = stripe.shop.usage.pop();
  await wait(day);
  const found = await nightly();
  expect(found).toHaveLength(3);
  expect(found).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^purchase .*: 0 returned here, 400 returned at the provider$/),
      `customer ${lost?.payload['stripe_customer_id']}: 20 units told, 19 counted by the provider`,
      `customer ${gone}: the provider does not know it`,
    ]),
  );
  expect(await money.balance(user)).toMatchObject({ breakdown: { purchased: 100 } });
  expect(await nightly()).toEqual([]);
  // The next night, with the provider away.
  stripe.trouble.away = true;
  await wait(day);
  expect(await nightly()).toEqual([expect.stringMatching(/^the payment provider could not be asked: /)]);
  stripe.trouble.away = false;
  // A payment that the provider has otherwise is told whoever asks, and without him only what is here is added up.
  const payment = stripe.shop.payments.get(intent);
  if (payment) payment.amount_received = 700;
  const differences = async () => {
    const said = await findDifferences(deps[0]);
    return said.ok ? said.value : [said.error];
  };
  expect(await differences()).toContainEqual(
    expect.stringMatching(/: 800 usd here, 700 usd at the provider, where it is succeeded$/),
  );
  if (payment) Object.assign(payment, { amount_received: 800, status: 'canceled' });
  expect(await differences()).toContainEqual(
    expect.stringMatching(/: 800 usd here, 800 usd at the provider, where it is canceled$/),
  );
  expect(await findDifferences({ ...deps[0], payments: null })).toEqual({ ok: true, value: [] });
});

test('a ledger that does not say whose turn it is, is no silence', async () => {
  lines.length = 0;
  await checkNightly({ ...deps[0], rpc: async () => err({ message: 'too slow' }) });
  expect(lines.map((line) => JSON.parse(line) as object)).toEqual([
    expect.objectContaining({ event: 'billing check failed', why: 'too slow' }),
  ]);
});
