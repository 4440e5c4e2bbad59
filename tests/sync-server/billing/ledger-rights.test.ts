import { afterAll, expect, test } from 'vitest';
import type { TransactionSql } from 'postgres';

import { openBilling } from './billing-database.ts';
import { connect } from './server-rpc.ts';

const database = await openBilling();
const wire = connect(database.address, 'authenticator', 2);
afterAll(async () => {
  await wire.end({ timeout: 1 });
  await database.close();
});
const { admin, call, newUser, sums } = database;

/** As a browser: through the role that requests come in by. */
async function asUser<T>(user: string | null, work: (sql: TransactionSql) => Promise<T>): Promise<T> {
  const answer = await wire.begin(async (sql) => {
    await sql`select set_config('role', ${user === null ? 'anon' : 'authenticated'}, true),
      set_config('request.jwt.claims', ${JSON.stringify(user === null ? { role: 'anon' } : { sub: user, role: 'authenticated' })}, true)`;
    return work(sql);
  });
  return answer as T;
}

test('PAY-09 a user reads the rows of his own credits, subscription and of the plans, and writes none', async () => {
  const [user, other] = [await newUser(), await newUser()];
  await call('credit_balance', { p_user: user });
  await call('credit_balance', { p_user: other });
  const rows = await asUser(user, (sql) => sql`select * from public.image_credits order by credits_limit`);
  expect(rows).toMatchObject([
    {
      user_id: user,
      credit_type: 'free',
      credits_remaining: 5,
      credits_used: 0,
      credits_limit: 5,
      expires_at: null,
      consumed_at: null,
    },
    {
      user_id: user,
      credit_type: 'free',
      credits_remaining: 10,
      month_year: new Date().toISOString().slice(0, 7),
    },
  ]);
  expect(Object.keys(rows[0] ?? {})).toEqual(
    expect.arrayContaining(['id', 'created_at', 'updated_at', 'consumed_at', 'expires_at']),
  );
  expect(await asUser(user, (sql) => sql`select * from public.user_subscriptions`)).toEqual([]);
  expect(
    await asUser(null, (sql) => sql`select id, type, name from public.billing_plans order by place`),
  ).toHaveLength(5);
  await expect(asUser(null, (sql) => sql`select * from public.image_credits`)).rejects.toMatchObject({
    code: '42501',
  });
  for (const view of ['image_credits', 'user_subscriptions', 'billing_plans']) {
    for (const write of [
      `insert into public.${view} default values`,
      `update public.${view} set id = id`,
      `delete from public.${view}`,
    ]) {
      for (const who of [user, null])
        await expect(
          asUser(who, (sql) => sql.unsafe(write)),
          `${write} as ${who}`,
        ).rejects.toMatchObject({ code: '42501' });
    }
  }
});

test('no table of money is written, and none but these is read, by anybody through the wire', async () => {
  const rows = await admin<{ grants: string }[]>`
    select c.relname || ' ' || r.rolname || ' ' || p.privilege as grants
    from pg_class c, pg_roles r, unnest(array['SELECT', 'INSERT', 'UPDATE', 'DELETE', 'TRUNCATE', 'REFERENCES', 'TRIGGER']) as p(privilege)
    where c.relnamespace = 'billing'::regnamespace and c.relkind = 'r'
      and r.rolname in ('anon', 'authenticated', 'service_role', 'authenticator')
      and (has_table_privilege(r.oid, c.oid, p.privilege)
        or (p.privilege in ('SELECT', 'INSERT', 'UPDATE', 'REFERENCES') and has_any_column_privilege(r.oid, c.oid, p.privilege)))
    order by 1`;
  expect(rows.map(({ grants }) => grants)).toEqual([
    'lots authenticated SELECT',
    'plans anon SELECT',
    'plans authenticated SELECT',
    'subscriptions authenticated SELECT',
  ]);
  const unprotected = await admin`
    select relname from pg_class where relnamespace = 'billing'::regnamespace and relkind = 'r' and not relrowsecurity`;
  expect(unprotected).toEqual([]);
});

test('PAY-07 the two procedures answer about who calls, and about nobody else', async () => {
  const [user, other] = [await newUser(), await newUser()];
  expect(
    await asUser(user, (sql) => sql`select public.get_user_total_credits(${user}) as total`),
  ).toMatchObject([{ total: 15 }]);
  expect(await asUser(user, (sql) => sql`select * from public.get_user_credits(${user})`)).toMatchObject([
    { credit_type: 'free', credits_remaining: 10 },
    { credit_type: 'free', credits_remaining: 5, expires_at: null },
  ]);
  for (const who of [other, null]) {
    await expect(
      asUser(who, (sql) => sql`select public.get_user_total_credits(${user})`),
    ).rejects.toMatchObject({ code: '42501' });
    await expect(
      asUser(who, (sql) => sql`select * from public.get_user_credits(${user})`),
    ).rejects.toMatchObject({ code: '42501' });
  }
});

test('every other function is refused to users and visitors, and has a fixed search path', async () => {
  const functions = await admin<
    { name: string; anon: boolean; user: boolean; server: boolean; definer: boolean; path: boolean }[]
  >`
    select p.oid::regprocedure::text as name, has_function_privilege('anon', p.oid, 'execute') as anon,
      has_function_privilege('authenticated', p.oid, 'execute') as user,
      has_function_privilege('service_role', p.oid, 'execute') as server, p.prosecdef as definer,
      coalesce('search_path=""' = any (p.proconfig), false) as path
    from pg_proc p
    where p.pronamespace = 'billing'::regnamespace
      or (p.pronamespace = 'public'::regnamespace and p.prosrc ~ 'billing|credit_balance')`;
  expect(functions.length).toBeGreaterThan(60);
  expect(functions.filter(({ path }) => !path)).toEqual([]);
  expect(functions.filter(({ anon }) => anon)).toEqual([]);
  expect(
    functions
      .filter(({ user }) => user)
      .map(({ name }) => name.replace(/\(.*/, ''))
      .sort(),
  ).toEqual(['billing.mine', 'get_user_credits', 'get_user_total_credits']);
  expect(functions.filter(({ server, name }) => server && name.startsWith('billing.'))).toEqual([]);
  const user = await newUser();
  for (const who of [user, null]) {
    for (const theft of [
      `select public.grant_credits('${user}', 'k', 'purchased', 1000, null, true)`,
      `select public.reserve_image('${user}', 'r')`,
      `select public.settle_image('${user}', 'r', false)`,
      `select public.set_test_clock(now())`,
      `select public.credit_balance('${user}')`,
    ]) {
      await expect(
        asUser(who, (sql) => sql.unsafe(theft)),
        theft,
      ).rejects.toMatchObject({ code: '42501' });
    }
  }
});

test('the ledger is only added to, even by its owner', async () => {
  const user = await newUser();
  await call('credit_balance', { p_user: user });
  for (const change of [
    'update billing.ledger set amount = 100',
    'delete from billing.ledger',
    'truncate billing.ledger',
  ]) {
    await expect(admin.unsafe(change)).rejects.toThrow('only ever added to');
  }
});

test('where the grant of the one function is taken away, every picture stops', async () => {
  const user = await newUser();
  expect(await call('reserve_image', { p_user: user, p_request: 'a' })).toMatchObject({ success: true });
  await admin`revoke execute on function public.reserve_image from service_role`;
  const refused = await database.rpc('reserve_image', { p_user: user, p_request: 'b' });
  expect(refused).toMatchObject({ ok: false, error: { code: '42501' } });
  expect(await sums(user)).toMatchObject({ held: 1 });
  await admin`grant execute on function public.reserve_image to service_role`;
});

test('deleting a user keeps the sums without the person, and gives nobody his credits', async () => {
  const user = await newUser();
  await call('grant_credits', {
    p_user: user,
    p_key: 'k',
    p_type: 'purchased',
    p_credits: 100,
    p_expires: null,
    p_live: true,
  });
  await call('keep_customer', { p_user: user, p_live: true, p_customer: 'cus_gone' });
  await call('reserve_image', {
    p_user: user,
    p_request: 'one',
    p_about: { story: 'my story', scene: 'my scene' },
  });
  await call('settle_image', { p_user: user, p_request: 'one', p_ok: true });
  await call('reserve_image', {
    p_user: user,
    p_request: 'two',
    p_about: { story: 'my story', scene: 'my scene' },
  });
  const exported = JSON.stringify(await call('account_money', { p_user: user }));
  for (const part of ['my story', 'my scene', 'cus_gone', '"grant"']) expect(exported).toContain(part);
  const [account] = await admin`select book from billing.owners where user_id = ${user}`;
  await admin`delete from auth.users where id = ${user}`;
  const [left] = await admin`
    select sum(credits_limit)::int as granted, sum(credits_used)::int as used, sum(credits_voided)::int as voided,
      sum(credits_remaining)::int as remaining, sum(credits_held)::int as held
    from billing.lots where book = ${account?.['book']}`;
  expect(left).toEqual({ granted: 115, used: 1, voided: 114, remaining: 0, held: 0 });
  expect(await call('billing_differences')).toEqual({ lots: [], purchases: [], usage: [] });
  const tables = await admin<{ name: string }[]>`
    select relname as name from pg_class where relnamespace = 'billing'::regnamespace and relkind = 'r'`;
  for (const { name } of tables) {
    const rows = await admin.unsafe(`select to_jsonb(t)::text as row from billing.${name} t`);
    expect(
      rows.filter(({ row }) => row.includes(user) || row.includes('my story') || row.includes('cus_gone')),
      name,
    ).toEqual([]);
  }
  expect(await call('reserve_image', { p_user: user, p_request: 'three' })).toMatchObject({
    success: false,
    error_message: 'User not authenticated',
  });
});
