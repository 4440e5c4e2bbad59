import { afterAll, beforeAll, expect, test } from 'vitest';

import { createRest } from '../../../../sync-server/local/rest/rest.ts';
import { quietLog } from '../test-database.ts';
import { from, openWire, person, siteUrl, today, type TestWire } from '../test-wire.ts';

/* What the database says about rights is what a request finds: each table and function is asked as each role that a request can have. */

let wire: TestWire;
let rest: Awaited<ReturnType<typeof createRest>>;
let player = '';

beforeAll(async () => {
  wire = await openWire();
  rest = await createRest({ sql: wire.database.rest, keys: wire.keys, now: () => today, log: quietLog });
  player = await wire.tokenOf(person(1));
});

afterAll(async () => {
  await rest?.close();
  await wire?.close();
});

const roles = ['anon', 'authenticated', 'service_role'] as const;

async function statusOf(
  role: (typeof roles)[number],
  method: string,
  path: string,
  body?: string,
): Promise<number> {
  const key = role === 'service_role' ? wire.keys.secret : wire.keys.publishable;
  const response = await rest.fetch(
    new Request(`${siteUrl}/rest/v1/${path}`, {
      method,
      headers: {
        apikey: key,
        authorization: `Bearer ${role === 'authenticated' ? player : key}`,
        'content-type': 'application/json',
      },
      ...(body === undefined ? {} : { body }),
    }),
    from,
  );
  return response.status;
}

test('a function that a role may not run is refused to it, whatever it is given', async () => {
  const functions = await wire.database.admin<{ name: string; args: string; role: (typeof roles)[number] }[]>`
    select p.proname as name, role,
      (
        select coalesce(json_object_agg(argument, null), '{}')::text
        from unnest(p.proargnames[1 : p.pronargs]) as argument
      ) as args
    from pg_proc p, unnest(${[...roles]}::text[]) as role
    where p.pronamespace = 'public'::regnamespace and not has_function_privilege(role, p.oid, 'execute')
      and p.prorettype <> 'trigger'::regtype`;
  expect(functions.length).toBeGreaterThan(10);
  for (const { name, args, role } of functions) {
    const status = await statusOf(role, 'POST', `rpc/${encodeURIComponent(name)}`, args);
    expect([name, role, status]).toEqual([name, role, role === 'anon' ? 401 : 403]);
  }
});

test('a table or view that a role may not touch in some way is refused to it', async () => {
  await wire.asOwner(`
    create table public.kept (id int primary key);
    grant select on public.kept to authenticated;
    grant select, insert, update, delete on public.kept to service_role;
  `);
  const verbs = { SELECT: 'GET', INSERT: 'POST', UPDATE: 'PATCH', DELETE: 'DELETE' } as const;
  const refused = await wire.database.admin<
    {
      name: string;
      role: (typeof roles)[number];
      verb: keyof typeof verbs;
      columns: string[];
      isView: boolean;
    }[]
  >`
    select c.relname as name, role, verb, c.relkind = 'v' as "isView",
      (select array_agg(a.attname::text) from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as columns
    from pg_class c, unnest(${[...roles]}::text[]) as role, unnest(array['SELECT', 'INSERT', 'UPDATE', 'DELETE']) as verb
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm') and not has_table_privilege(role, c.oid, verb)`;
  expect(refused.length).toBeGreaterThanOrEqual(7);
  for (const { name, role, verb, columns, isView } of refused) {
    const [column = ''] = columns;
    const filter = verb === 'INSERT' ? '' : `?${encodeURIComponent(column)}=is.null`;
    const body = verb === 'INSERT' || verb === 'UPDATE' ? JSON.stringify({ [column]: null }) : undefined;
    const status = await statusOf(role, verbs[verb], `${encodeURIComponent(name)}${filter}`, body);
    // Of a view that nobody can write to PostgreSQL says that, before it looks at rights.
    const allowed = isView && verb !== 'SELECT' ? [401, 403, 500] : [role === 'anon' ? 401 : 403];
    expect([name, role, verb, allowed.includes(status), status]).toEqual([name, role, verb, true, status]);
  }
});
