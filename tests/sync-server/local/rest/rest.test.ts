import { afterAll, beforeAll, expect, test } from 'vitest';

import { createRest } from '../../../../sync-server/local/rest/rest.ts';
import { clientOf, from, openWire, person, requestOf, siteUrl, today, type TestWire } from '../test-wire.ts';
import { quietLog } from '../test-database.ts';

let wire: TestWire;
let rest: Awaited<ReturnType<typeof createRest>>;
let time = today;
let [ann, ben]: [string, string] = ['', ''];

beforeAll(async () => {
  wire = await openWire();
  await wire.asOwner(sample);
  rest = await createRest({ sql: wire.database.rest, keys: wire.keys, now: () => time, log: quietLog });
  [ann, ben] = await Promise.all([wire.tokenOf(person(1)), wire.tokenOf(person(2))]);
});

afterAll(async () => {
  await rest?.close();
  await wire?.close();
});

const as = (token?: string) => clientOf(rest.fetch, wire.keys.publishable, token);
const asServer = () => clientOf(rest.fetch, wire.keys.secret);

/** A request that the library would not send. */
const ask = (path: string, init: RequestInit = {}, token = ann) =>
  rest.fetch(
    requestOf(`/rest/v1/${path}`, init, {
      'content-type': 'application/json',
      apikey: wire.keys.publishable,
      authorization: `Bearer ${token}`,
    }),
    from,
  );

const sample = `
  create table public.notes (
    id int primary key, owner uuid not null default auth.uid(), title text not null check (title <> 'bad'), doc jsonb, big numeric,
    at timestamptz not null default '2026-11-24T10:00:00.123456Z', "odd ""name" text, unique (owner, title)
  );
  alter table public.notes enable row level security;
  create policy own on public.notes for all to authenticated using (owner = auth.uid()) with check (owner = auth.uid());
  grant select, insert, update, delete on public.notes to authenticated;
  grant all on public.notes to service_role;
  create table public.secrets (id int);
  create table public.many (id int primary key);
  insert into public.many select generate_series(1, 1500);
  grant select on public.many to anon, authenticated;
  grant insert on public.many to authenticated;
  create function public.add(a int, b int default 5) returns int language sql immutable as 'select a + b';
  create function public.echo(doc jsonb) returns jsonb language sql immutable as 'select doc';
  create function public.words() returns setof text language sql stable as $$ values ('b'), ('a') $$;
  create function public.pairs() returns table (id int, word text) language sql stable as $$ values (1, 'x'), (2, 'y') $$;
  create function public.one_pair(out id int, out word text) language sql stable as $$ select 1, 'x' $$;
  create function public.nothing(n int) returns void language plpgsql as $$ begin insert into public.many values (n); end $$;
  create function public.write_anyway() returns int language plpgsql as $$ begin insert into public.many values (9999); return 1; end $$;
  create function public.fail(state text) returns int language plpgsql stable as $$ begin
    raise exception using errcode = state, message = 'no', detail = 'why', hint = 'how'; end $$;
  create function public.slow() returns int language sql stable as 'select 1 from pg_sleep(20)';
  create function public.who() returns json language sql stable as $$ select json_build_object('user', auth.uid(), 'role', current_user,
    'claims', auth.role(), 'method', current_setting('request.method'), 'path', current_setting('request.path')) $$;
  create function public.twice(a int) returns int language sql as 'select a';
  create function public.twice(a text) returns int language sql as 'select 1';
  grant execute on all functions in schema public to anon, authenticated, service_role;
`;

test('rows are written, read, changed and removed by their owner, and nobody else sees them', async () => {
  const mine = as(ann).from('notes');
  expect(
    await mine.insert({ id: 1, title: 'one', doc: { a: [1] }, big: '12345678901234567890.5' }),
  ).toMatchObject({
    status: 201,
    error: null,
    data: null,
  });
  const row = await mine.select('id,title,doc,big,at').eq('id', 1).single();
  expect(row.data).toEqual({
    id: 1,
    title: 'one',
    doc: { a: [1] },
    big: Number('12345678901234567890.5'),
    at: '2026-11-24T10:00:00.123456+00:00',
  });
  expect(await as(ben).from('notes').select()).toMatchObject({ status: 200, data: [] });
  expect(await as(ben).from('notes').update({ title: 'his' }).eq('id', 1).select()).toMatchObject({
    data: [],
  });
  expect(await as(ben).from('notes').delete().eq('id', 1)).toMatchObject({ status: 204 });
  expect(await as(ben).from('notes').upsert({ id: 1, title: 'his' })).toMatchObject({
    status: 403,
    error: { code: '42501' },
  });
  expect(await mine.update({ title: 'two', doc: null }).eq('title', 'one').select('title,doc')).toMatchObject(
    {
      status: 200,
      data: [{ title: 'two', doc: null }],
    },
  );
  expect(await mine.delete({ count: 'exact' }).in('id', [1, 7])).toMatchObject({ status: 204, count: 1 });
});

test('an upsert says whether anything was new, and defaults stand in for columns that a list does not name', async () => {
  const mine = as(ann).from('notes');
  expect(
    await mine.upsert([
      { id: 10, title: 'a' },
      { id: 11, title: 'b' },
    ]),
  ).toMatchObject({ status: 201, error: null });
  expect(await mine.upsert({ id: 10, title: 'c' })).toMatchObject({ status: 200 });
  expect(
    await mine
      .upsert([
        { id: 10, title: 'd' },
        { id: 12, title: 'e' },
      ])
      .select('id'),
  ).toMatchObject({ status: 201 });
  expect(
    await mine
      .upsert({ id: 99, title: 'd', doc: 1 }, { onConflict: 'owner,title', ignoreDuplicates: true })
      .select(),
  ).toMatchObject({
    status: 201,
    data: [],
  });
  const all = await mine
    .select('id,title', { count: 'exact' })
    .order('title', { ascending: false })
    .range(0, 1);
  expect(all).toMatchObject({
    status: 206,
    count: 3,
    data: [
      { id: 12, title: 'e' },
      { id: 10, title: 'd' },
    ],
  });
  expect(await mine.select('*', { count: 'exact', head: true }).neq('id', 10)).toMatchObject({
    count: 2,
    data: null,
  });
  await mine.delete().gte('id', 0);
});

test('the number of rows is told as ranges, and no answer has more than a thousand', async () => {
  const heads = async (path: string, headers = {}) => {
    const response = await ask(path, { headers });
    return [response.status, response.headers.get('content-range')];
  };
  const exact = { prefer: 'count=exact' };
  expect(await heads('many?select=id')).toEqual([200, '0-999/*']);
  expect(await heads('many?id=lte.4', exact)).toEqual([200, '0-3/4']);
  expect(await heads('many?id=lte.4&limit=2&offset=1', exact)).toEqual([206, '1-2/4']);
  expect(await heads('many?id=lte.4', { ...exact, range: '1-2' })).toEqual([206, '1-2/4']);
  expect(await heads('many?id=lt.1', exact)).toEqual([200, '*/0']);
  expect((await heads('many?id=lte.4&offset=9', exact))[0]).toBe(416);
  expect((await as(ann).from('many').select().is('id', null)).data).toEqual([]);
  expect((await as(ann).from('many').select().in('id', [])).data).toEqual([]);
});

test('one row asked for and none or many there is an error, and what was written for it is undone', async () => {
  const none = await as(ann).from('many').select().eq('id', 0).single();
  expect(none).toMatchObject({
    status: 406,
    error: { code: 'PGRST116', details: 'The result contains 0 rows' },
  });
  const two = await as(ann)
    .from('notes')
    .insert([
      { id: 20, title: 'a' },
      { id: 21, title: 'b' },
    ])
    .select()
    .single();
  expect(two).toMatchObject({ status: 406, error: { details: 'The result contains 2 rows' } });
  expect((await as(ann).from('notes').select()).data).toEqual([]);
  expect((await as(ann).from('many').select().eq('id', 0).maybeSingle()).data).toBe(null);
});

test('functions take named arguments and answer with what they return', async () => {
  const { rpc } = { rpc: as(ann).rpc.bind(as(ann)) };
  expect(await rpc('add', { a: 2 })).toMatchObject({ status: 200, data: 7 });
  expect(await rpc('add', { a: 2, b: 3 }, { get: true })).toMatchObject({ data: 5 });
  for (const doc of [{ a: 'ü', b: [null, 1.5] }, 'text', '{"not":"parsed"}', [1], null, true]) {
    expect((await rpc('echo', { doc })).data).toEqual(doc);
  }
  expect(await (await ask(`rpc/echo?doc=${encodeURIComponent('{"a":1}')}`)).json()).toEqual({ a: 1 });
  expect((await ask('rpc/echo?doc=x')).status).toBe(400);
  expect((await rpc('words')).data).toEqual(['b', 'a']);
  expect((await rpc('pairs')).data).toEqual([
    { id: 1, word: 'x' },
    { id: 2, word: 'y' },
  ]);
  expect(await rpc('pairs', undefined, { count: 'exact' })).toMatchObject({ count: 2 });
  expect((await rpc('one_pair')).data).toEqual({ id: 1, word: 'x' });
  expect(await rpc('nothing', { n: 5000 })).toMatchObject({ status: 204, data: null });
  expect((await rpc('who')).data).toEqual({
    user: person(1),
    role: 'authenticated',
    claims: 'authenticated',
    method: 'POST',
    path: '/rest/v1/rpc/who',
  });
  expect((await asServer().rpc('who')).data).toMatchObject({ user: null, role: 'service_role' });
  expect((await as().rpc('who')).data).toMatchObject({ user: null, role: 'anon', claims: 'anon' });
});

test('a key that is missing or wrong, and a token that is over or forged, is refused and never taken for a stranger', async () => {
  const status = async (headers: Record<string, string>) => {
    const response = await rest.fetch(new Request(`${siteUrl}/rest/v1/many?id=eq.1`, { headers }), from);
    const body: unknown = await response.json();
    const asks = response.headers.get('www-authenticate')?.split(' ')[0];
    return [response.status, body, ...(asks === undefined ? [] : [asks])];
  };
  const apikey = wire.keys.publishable;
  expect(await status({})).toMatchObject([401, { message: 'No API key found in request' }]);
  expect(await status({ apikey: 'wrong' })).toMatchObject([401, { message: 'Invalid API key' }]);
  expect(await status({ apikey })).toMatchObject([200, [{ id: 1 }]]);
  const over = await wire.tokenOf(person(1), { exp: today / 1000 - 1 });
  expect(await status({ apikey, authorization: `Bearer ${over}` })).toMatchObject([
    401,
    { code: 'PGRST303', message: 'JWT expired' },
    'Bearer',
  ]);
  const [head, , tail] = ann.split('.');
  const claims = Buffer.from(JSON.stringify({ sub: person(2), role: 'service_role', exp: 9e9 })).toString(
    'base64url',
  );
  const none = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${claims}.`;
  for (const forged of [
    `${head}.${claims}.${tail}`,
    none,
    'x.y.z',
    wire.keys.secret,
    await wire.tokenOf(person(1), { role: 'service_role' }),
  ]) {
    expect(await status({ apikey, authorization: `Bearer ${forged}` })).toMatchObject([
      401,
      { code: 'PGRST301' },
      'Bearer',
    ]);
  }
});

test('errors of the database have the status and the words that PostgREST gives them', async () => {
  const fail = async (state: string, token?: string) => {
    const { status, error } = await as(token).rpc('fail', { state });
    return [status, error?.code];
  };
  expect(await as(ann).rpc('fail', { state: 'P0001' })).toMatchObject({
    status: 400,
    error: { code: 'P0001', message: 'no', details: 'why', hint: 'how' },
  });
  for (const [state, status] of [
    ['23505', 409],
    ['23503', 409],
    ['23502', 400],
    ['23514', 400],
    ['22P02', 400],
    ['42883', 404],
    ['42P01', 404],
    ['57014', 500],
    ['40001', 500],
    ['53300', 503],
    ['PT402', 402],
    ['PT429', 429],
  ] as const) {
    expect(await fail(state, ann)).toEqual([status, state]);
  }
  expect(await fail('42501', ann)).toEqual([403, '42501']);
  expect(await fail('42501')).toEqual([401, '42501']);
  expect(await as(ann).from('secrets').select()).toMatchObject({ status: 403, error: { code: '42501' } });
  expect(await as().from('secrets').select()).toMatchObject({ status: 401, error: { code: '42501' } });
  expect(await as(ann).from('notes').insert({ id: 1, title: 'bad' })).toMatchObject({
    status: 400,
    error: { code: '23514' },
  });
  expect(await as(ann).from('many').select().eq('id', 'x')).toMatchObject({
    status: 400,
    error: { code: '22P02' },
  });
  expect((await ask('rpc/write_anyway')).status).toBe(405);
});

test('what is not there is said by name', async () => {
  expect(await as(ann).from('nowhere').select()).toMatchObject({ status: 404, error: { code: 'PGRST205' } });
  expect(await as(ann).rpc('nowhere', { a: 1 })).toMatchObject({ status: 404, error: { code: 'PGRST202' } });
  expect(await as(ann).rpc('add', { b: 1 })).toMatchObject({ status: 404, error: { code: 'PGRST202' } });
  expect(await as(ann).rpc('add', { a: 1, c: 1 })).toMatchObject({
    status: 404,
    error: { code: 'PGRST202' },
  });
  expect(await as(ann).from('notes').insert({ nope: 1 })).toMatchObject({
    status: 400,
    error: { code: 'PGRST204' },
  });
  expect(await as(ann).from('notes').select('nope')).toMatchObject({ status: 400, error: { code: '42703' } });
  expect(await as(ann).schema('auth').from('users').select()).toMatchObject({
    status: 406,
    error: { code: 'PGRST106' },
  });
  expect(await as(ann).from('pg_class').select()).toMatchObject({ status: 404 });
  expect((await ask('')).status).toBe(404);
  expect((await ask('many', { method: 'PUT', body: '{}' })).status).toBe(405);
  expect((await ask('notes', { method: 'POST', body: '{' })).status).toBe(400);
  expect(
    (await ask('notes', { method: 'POST', body: 'a,b', headers: { 'content-type': 'text/csv' } })).status,
  ).toBe(415);
  expect((await ask('notes', { method: 'POST', body: 'x'.repeat(2_000_001) })).status).toBe(413);
  expect((await ask('many', { headers: { accept: 'text/csv' } })).status).toBe(406);
  expect((await ask('notes?id=x')).status).toBe(400);
  expect((await ask('notes', { method: 'DELETE' })).status).toBe(400);
  expect(await as(ann).rpc('twice', { a: 1 })).toMatchObject({ status: 300, error: { code: 'PGRST203' } });
});

test('what PostgREST can and this server does not is refused by its name', async () => {
  for (const [path, name] of [
    ['notes?select=id,secrets(id)', 'embedded'],
    ['notes?select=*,secrets(id)', 'all columns beside others'],
    ['notes?select=id.count()', 'aggregates'],
    ['notes?select=a:id', 'aliases'],
    ['notes?select=doc->a', 'JSON'],
    ['notes?or=(id.eq.1,id.eq.2)', "'or'"],
    ['notes?not.and=(id.eq.1,id.eq.2)', "'not.and'"],
    ['notes?id=not.eq.1', "'not'"],
    ['notes?title=like.a*', "'like'"],
    ['notes?title=fts.a', "'fts'"],
    ['notes?id=eq(any).{1}', "'eq(any)'"],
    ['notes?doc->>a=eq.1', 'JSON'],
  ]) {
    const response = await ask(path ?? '');
    const body: unknown = await response.json();
    expect([path, response.status, body]).toMatchObject([
      path,
      400,
      { code: 'PGRST127', details: expect.stringContaining(name ?? '') },
    ]);
  }
  const prefers = ['count=planned', 'tx=rollback', 'missing=default', 'max-affected=1'];
  for (const prefer of prefers) expect((await ask('notes', { headers: { prefer } })).status).toBe(400);
});

test('a table that a migration brings later is found, and so is a change that was announced', async () => {
  const late = as(ann);
  // Names that nobody has were asked for often just now, and the server stopped looking them up.
  time += 60_000;
  expect(await late.from('late').select()).toMatchObject({ status: 404 });
  await wire.asOwner('create table public.late (id int); grant select on public.late to authenticated');
  expect(await late.from('late').select()).toMatchObject({ status: 200, data: [] });
  await wire.asOwner("alter table public.late rename id to id2; notify pgrst, 'reload schema'");
  await expect.poll(async () => (await late.from('late').select('id2')).status).toBe(200);
});

test('a statement that takes too long is ended for its role, and its connection serves the next', async () => {
  expect(await as().rpc('slow')).toMatchObject({ status: 500, error: { code: '57014' } });
  expect(await as().rpc('add', { a: 1 })).toMatchObject({ data: 6 });
});
