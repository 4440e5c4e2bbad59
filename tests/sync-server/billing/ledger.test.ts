import { afterAll, expect, test } from 'vitest';

import { usableLots, type CreditType } from '../../../src/domain/credit.ts';
import { openBilling } from './billing-database.ts';
import { connect, createRpc } from './server-rpc.ts';

const database = await openBilling({ connections: 30 });
// A second server on the same database.
const second = connect(database.address, 'authenticator', 30, 'service_role');
const servers = [database.rpc, createRpc(second)];
afterAll(async () => {
  await second.end({ timeout: 1 });
  await database.close();
});
const { call, newUser, sums } = database;

type Consumption = {
  readonly success: boolean;
  readonly credits_remaining: number;
  readonly credit_id: string | null;
  readonly requires_purchase: boolean;
  readonly error_message: string | null;
  readonly state: string;
};

/** As one of two servers, in turn. Any error is the test's failure. */
const asServer = async (index: number, name: string, args: Record<string, unknown>): Promise<Consumption> => {
  const answer = await (servers[index % 2] ?? database.rpc)(name, args);
  if (!answer.ok) throw new Error(`${answer.error.code} ${answer.error.message}`);
  return answer.value as Consumption;
};

/** 100 credits in three lots: the month's ten, the five of welcome, and 85 bought. */
async function userWithHundred(): Promise<string> {
  const user = await newUser();
  await call('ensure_free_credits', { p_user: user });
  await grant(user, 'bought', 85);
  return user;
}

const grant = (
  user: string,
  key: string,
  credits: number,
  type = 'purchased',
  expires: string | null = null,
) =>
  call('grant_credits', {
    p_user: user,
    p_key: key,
    p_type: type,
    p_credits: credits,
    p_expires: expires,
    p_live: true,
  });

test('CRED-03 1,000 pictures at once on two servers take exactly the 100 credits of three lots, and the ledger adds up', async () => {
  const user = await userWithHundred();
  const taken = await Promise.all(
    Array.from({ length: 1000 }, (_, index) =>
      asServer(index, 'reserve_image', { p_user: user, p_request: `picture ${index}` }),
    ),
  );
  expect(taken.filter(({ success }) => success)).toHaveLength(100);
  expect(taken.find(({ success }) => !success)).toMatchObject({
    error_message: 'No image credits remaining',
    requires_purchase: true,
    credits_remaining: 0,
  });
  expect(await sums(user)).toMatchObject({ ledger: 0, remaining: 0, held: 100, holds: { held: 100 } });
  expect(await call('billing_differences')).toEqual({ lots: [], purchases: [], usage: [] });
});

test('the same request 50 times at once is one hold, and every answer says so', async () => {
  const user = await newUser();
  const taken = await Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      asServer(index, 'reserve_image', { p_user: user, p_request: 'one picture' }),
    ),
  );
  expect(new Set(taken.map(({ credit_id, success }) => `${credit_id} ${success}`)).size).toBe(1);
  expect(await sums(user)).toMatchObject({ ledger: 14, held: 1, holds: { held: 1 } });
});

test('two first reads of a month at once give the monthly and the welcome credits once', async () => {
  const user = await newUser();
  await Promise.all(
    Array.from({ length: 20 }, (_, index) => asServer(index, 'credit_balance', { p_user: user })),
  );
  expect(await sums(user)).toMatchObject({ granted: 15, remaining: 15 });
});

test('sweeping against settling neither waits in a circle nor decides twice', async () => {
  const users = await Promise.all(Array.from({ length: 6 }, userWithHundred));
  const requests = users.flatMap((user) =>
    Array.from({ length: 50 }, (_, index) => ({ user, request: `r${index}` })),
  );
  await Promise.all(
    requests.map(({ user, request }, index) =>
      // Over as soon as they are made, so that the sweep wants them all.
      asServer(index, 'reserve_image', { p_user: user, p_request: request, p_ttl_seconds: 0 }),
    ),
  );
  await Promise.all([
    ...requests.map(({ user, request }, index) =>
      asServer(index, 'settle_image', { p_user: user, p_request: request, p_ok: true }),
    ),
    ...Array.from({ length: 40 }, (_, index) => asServer(index, 'sweep_holds', { p_limit: 50 })),
  ]);
  await call('sweep_holds', { p_limit: 1000 });
  for (const user of users) {
    const { ledger, remaining, held, used, holds } = await sums(user);
    expect(held).toBe(0);
    expect(ledger).toBe(remaining);
    expect(remaining + used).toBe(100);
    expect(used).toBe(holds['committed'] ?? 0);
    expect((holds['committed'] ?? 0) + (holds['released'] ?? 0)).toBe(50);
  }
});

test('a refund in the midst of 400 pictures voids what is left and takes no used credit back', async () => {
  const user = await newUser();
  await grant(user, 'big', 500);
  await grant(user, 'none', 1);
  const pictures = Array.from({ length: 400 }, (_, index) =>
    asServer(index, 'reserve_image', { p_user: user, p_request: `p${index}` }),
  );
  await Promise.all([
    ...pictures.slice(0, 200),
    call('void_lot', { p_user: user, p_key: 'big' }),
    ...pictures.slice(200),
  ]);
  const lot = async () => {
    const [row] = await database.admin`
      select credits_remaining as remaining, credits_held as held, credits_used as used, credits_voided as voided
      from billing.lots where grant_key = 'big' and book = (select book from billing.owners where user_id = ${user})`;
    return row;
  };
  const before = await lot();
  expect(before?.['remaining']).toBe(0);
  expect(before?.['held'] + before?.['voided']).toBe(500);
  // What is given back of a voided lot is voided too.
  await Promise.all(
    pictures.map(async (picture, index) => {
      const { success } = await picture;
      if (success)
        await asServer(index, 'settle_image', {
          p_user: user,
          p_request: `p${index}`,
          p_ok: index % 2 === 0,
        });
    }),
  );
  const after = await lot();
  expect(after).toMatchObject({ remaining: 0, held: 0 });
  expect(after?.['used'] + after?.['voided']).toBe(500);
  const { ledger, remaining } = await sums(user);
  expect(ledger).toBe(remaining);
});

test('CRED-02 bought credits go first, then those of a subscription, then free ones; of each kind what is over first', async () => {
  const user = await newUser();
  await grant(user, 'sub', 1, 'subscription', '2999-01-01T00:00:00Z');
  await grant(user, 'later', 1, 'purchased', '2999-01-01T00:00:00Z');
  await grant(user, 'never', 1);
  await grant(user, 'sooner', 1, 'purchased', '2998-01-01T00:00:00Z');
  await grant(user, 'over', 5, 'purchased', '2001-01-01T00:00:00Z');
  const order: unknown[] = [];
  for (let index = 0; index < 6; index += 1) {
    const { credit_id } = await asServer(0, 'reserve_image', { p_user: user, p_request: `o${index}` });
    const [row] = await database.admin`select grant_key as key from billing.lots where id = ${credit_id}`;
    order.push(row?.['key']);
  }
  expect(order.slice(0, 4)).toEqual(['sooner', 'later', 'never', 'sub']);
  expect(order.slice(4)).toEqual([expect.stringMatching(/^free:/), expect.stringMatching(/^free:/)]);
});

test('what was decided stays: a picture that comes after its credit went back is not charged for', async () => {
  const user = await newUser();
  await asServer(0, 'reserve_image', { p_user: user, p_request: 'late', p_ttl_seconds: 0 });
  expect(await call('sweep_holds', { p_limit: 100 })).toBe(1);
  expect(await asServer(0, 'settle_image', { p_user: user, p_request: 'late', p_ok: true })).toMatchObject({
    state: 'released',
  });
  expect(await sums(user)).toMatchObject({ remaining: 15, used: 0 });
});

test('a hold with a prediction is asked about by one server at a time, and swept only after its grace', async () => {
  const user = await newUser();
  await asServer(0, 'reserve_image', { p_user: user, p_request: 'slow', p_ttl_seconds: 0 });
  await call('note_prediction', { p_user: user, p_request: 'slow', p_prediction: 'prediction-1' });
  expect(await call('sweep_holds', { p_limit: 100 })).toBe(0);
  const leases = await Promise.all(
    [0, 1].map((index) => asServer(index, 'lease_holds', { p_limit: 10, p_seconds: 60 })),
  );
  expect(leases.flat()).toEqual([{ user, request_id: 'slow', prediction_id: 'prediction-1' }]);
  expect(await call('sweep_holds', { p_limit: 100, p_grace_seconds: 0 })).toBe(1);
  expect(await sums(user)).toMatchObject({ remaining: 15, held: 0 });
});

test('what a browser announces is taken over by the next picture, given back when asked, or lapses; never is a used credit given back', async () => {
  const user = await newUser();
  const report = (quantity: number) =>
    call('report_usage', { p_user: user, p_quantity: quantity, p_real: true });
  const refund = (quantity: number) => call('refund_usage', { p_user: user, p_quantity: quantity });
  expect(await report(2)).toMatchObject({ success: true, credits_remaining: 13 });
  await asServer(0, 'reserve_image', { p_user: user, p_request: 'drawn' });
  expect(await sums(user)).toMatchObject({ held: 2, remaining: 13 });
  await asServer(0, 'settle_image', { p_user: user, p_request: 'drawn', p_ok: true });
  // One is drawn and stays paid; the other was only announced.
  expect(await refund(2)).toEqual({ success: false });
  expect(await refund(1)).toEqual({ success: true });
  expect(await refund(1)).toEqual({ success: false });
  expect(await sums(user)).toMatchObject({ used: 1, held: 0, remaining: 14 });
  for (const wrong of [0, -1, 11, null])
    expect(await report(wrong as number)).toMatchObject({ success: false });
  // More than there is: all or none.
  await grant(user, 'x', 1);
  for (let index = 0; index < 12; index += 1)
    await asServer(0, 'reserve_image', { p_user: user, p_request: `n${index}` });
  expect(await report(4)).toMatchObject({ success: false, requires_purchase: true });
  expect(await sums(user)).toMatchObject({ remaining: 3, held: 12 });
});

test('test credits are never taken for what costs somebody money, nor at all once real money is taken here', async () => {
  const user = await newUser();
  await call('grant_credits', {
    p_user: user,
    p_key: 't',
    p_type: 'purchased',
    p_credits: 3,
    p_expires: null,
    p_live: false,
  });
  const real = await asServer(0, 'reserve_image', { p_user: user, p_request: 'real', p_real: true });
  const play = await asServer(0, 'reserve_image', { p_user: user, p_request: 'play', p_real: false });
  expect([real, play]).toMatchObject([{ test: false }, { test: true }]);
  expect(await call('credit_balance', { p_user: user })).toMatchObject({ total: 16, test: 2 });
  await call('set_payments', { p_live: true });
  expect(await call('credit_balance', { p_user: user })).toMatchObject({ total: 14, test: 0 });
  expect(
    await asServer(0, 'reserve_image', { p_user: user, p_request: 'later', p_real: false }),
  ).toMatchObject({ test: false });
  await call('set_payments', { p_live: false });
});

test('the database uses lots in the very order that the game shows', async () => {
  const user = await newUser();
  const now = Date.UTC(2026, 4, 1);
  await database.setClock(new Date(now).toISOString());
  const days = [null, 40, 3, null, 40, -1, 90];
  for (const [index, each] of days.entries()) {
    const expires = each === null ? null : new Date(now + each * 86_400_000).toISOString();
    await grant(user, `l${index}`, 1, index % 3 === 0 ? 'subscription' : 'purchased', expires);
    await database.setClock(new Date(now + index + 1).toISOString());
  }
  await call('ensure_free_credits', { p_user: user });
  const rows = await database.admin<
    { id: string; type: CreditType; remaining: number; until: Date | null; made: Date }[]
  >`
    select id, credit_type as type, credits_remaining as remaining, expires_at as until, created_at as made from billing.lots
    where book = (select book from billing.owners where user_id = ${user})`;
  const lots = rows.map(({ id, type, remaining, until, made }) => ({
    id,
    type,
    remaining,
    expiresAt: until?.getTime() ?? null,
    createdAt: made.getTime(),
  }));
  const wanted = usableLots(lots, now + days.length).flatMap(({ id, remaining }) =>
    Array.from({ length: remaining }, () => id),
  );
  const taken: (string | null)[] = [];
  for (const [index] of wanted.entries()) {
    const { credit_id } = await asServer(0, 'reserve_image', { p_user: user, p_request: `same ${index}` });
    taken.push(credit_id);
  }
  expect(taken).toEqual(wanted);
  expect(wanted).toHaveLength(6 + 15);
  await database.setClock(null);
});
