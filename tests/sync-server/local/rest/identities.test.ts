import { afterAll, beforeAll, expect, test } from 'vitest';

import { createRest } from '../../../../sync-server/local/rest/rest.ts';
import { quietLog } from '../test-database.ts';
import { clientOf, openWire, person, today, type TestWire } from '../test-wire.ts';

/* Many people at once, over the few connections that a server has: the rights of one request never reach the next. */

let wire: TestWire;
let rest: Awaited<ReturnType<typeof createRest>>;

beforeAll(async () => {
  wire = await openWire();
  await wire.asOwner(`
    create table public.diaries (id int primary key, owner uuid not null default auth.uid(), words text not null);
    alter table public.diaries enable row level security;
    create policy own on public.diaries for all to authenticated using (owner = auth.uid()) with check (owner = auth.uid());
    grant select, insert, update, delete on public.diaries to authenticated;
    grant select on public.diaries to anon, service_role;
    create function public.who_writes() returns json language sql stable as
      $$ select json_build_object('user', auth.uid(), 'role', current_user, 'rows', (select count(*) from public.diaries)) $$;
    grant execute on function public.who_writes() to anon, authenticated, service_role;
  `);
  rest = await createRest({ sql: wire.database.rest, keys: wire.keys, now: () => today, log: quietLog });
});

afterAll(async () => {
  await rest?.close();
  await wire?.close();
});

test('six hundred people, strangers and the server among them, ask at once, and each sees what is theirs', async () => {
  const people = Array.from({ length: 600 }, (_, n) => n);
  const all = await Promise.all(
    people.map(async (n) => {
      const isStranger = n % 10 === 0;
      const token = isStranger ? undefined : await wire.tokenOf(person(n));
      return { n, isStranger, client: clientOf(rest.fetch, wire.keys.publishable, token) };
    }),
  );
  const server = clientOf(rest.fetch, wire.keys.secret);
  await Promise.all(
    all.map(async ({ n, isStranger, client }) => {
      const written = await client.from('diaries').insert({ id: n, words: `of ${n}` });
      expect(written.status).toBe(isStranger ? 401 : 201);
    }),
  );
  const seen = await Promise.all(
    all.flatMap(({ n, isStranger, client }) => [
      client
        .from('diaries')
        .select('id,owner,words')
        .then(({ data }) => {
          expect(data).toEqual(isStranger ? [] : [{ id: n, owner: person(n), words: `of ${n}` }]);
        }),
      client.rpc('who_writes').then(({ data }) => {
        expect(data).toEqual(
          isStranger
            ? { user: null, role: 'anon', rows: 0 }
            : { user: person(n), role: 'authenticated', rows: 1 },
        );
      }),
      // Somebody else's row, by name, in a request that fails in the middle of its transaction.
      client
        .from('diaries')
        .upsert({ id: (n % 10 === 9 ? n + 2 : n + 1) % 600, words: 'mine now' })
        .then(({ status }) => expect(status).toBe(isStranger ? 401 : 403)),
      ...(n % 50 === 0
        ? [
            server.rpc('who_writes').then(({ data }) => {
              expect(data).toMatchObject({ user: null, role: 'service_role', rows: expect.any(Number) });
            }),
          ]
        : []),
    ]),
  );
  expect(seen.length).toBe(600 * 3 + 12);
  const [taken] = await wire.database.admin<{ changed: number }[]>`
    select count(*)::int as changed from public.diaries where words = 'mine now'`;
  expect(taken?.changed).toBe(0);

  // Nobody's rights or name stay behind on a connection.
  const left = await Promise.all(
    people.slice(0, 40).map(
      () => wire.database.rest<{ role: string; claims: string | null }[]>`
        select current_user as role, nullif(current_setting('request.jwt.claims', true), '') as claims, pg_sleep(0.01)::text`,
    ),
  );
  expect(new Set(left.flat().map(({ role, claims }) => `${role} ${claims}`))).toEqual(
    new Set(['authenticator null']),
  );
});
