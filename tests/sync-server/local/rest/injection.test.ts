import { afterAll, beforeAll, expect, test } from 'vitest';

import { createRest } from '../../../../sync-server/local/rest/rest.ts';
import { quietLog } from '../test-database.ts';
import { from, openWire, person, requestOf, today, type TestWire } from '../test-wire.ts';

/* Text that would end a string, a name or a statement, put into every place of a request that names something or gives a value. */

let wire: TestWire;
let rest: Awaited<ReturnType<typeof createRest>>;
let token = '';

beforeAll(async () => {
  wire = await openWire();
  await wire.asOwner(`
    create table public.things (id int primary key, name text, doc jsonb, "o""dd" text);
    insert into public.things values (1, 'kept', '{}', 'x');
    grant select, insert, update, delete on public.things to authenticated;
    create table public.canary (id int);
    insert into public.canary values (1);
    create function public.say(words text default '') returns text language sql stable as 'select words';
    grant execute on function public.say(text) to authenticated;
  `);
  rest = await createRest({ sql: wire.database.rest, keys: wire.keys, now: () => today, log: quietLog });
  token = await wire.tokenOf(person(1));
});

afterAll(async () => {
  await rest?.close();
  await wire?.close();
});

const poisons = [
  `'; drop table canary; --`,
  `"; drop table canary; --`,
  `1); drop table canary; --`,
  `id" from canary; --`,
  `$1`,
  `$$; drop table canary; $$`,
  `\\'; drop table canary; --`,
  `x' or '1'='1`,
  `pg_sleep(1)`,
  `(select current_user)`,
  `id::text || current_setting('request.jwt.claims')`,
  `*, current_user`,
  `\u0000`,
  `",")`,
  `("`,
  `__proto__`,
  `constructor`,
  `toString`,
  `public.canary`,
  `canary`,
  `${'"'.repeat(2000)}`,
  `${'('.repeat(2000)}`,
  `${'a,'.repeat(3000)}`,
];

async function ask(path: string, init: RequestInit = {}): Promise<[status: number, body: string]> {
  const request = requestOf(`/rest/v1/${path}`, init, {
    apikey: wire.keys.publishable,
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
  });
  const response = await rest.fetch(request, from);
  return [response.status, await response.text()];
}

test('no text of a request becomes a part of a statement, wherever it stands', async () => {
  for (const poison of poisons) {
    const p = encodeURIComponent(poison);
    const json = JSON.stringify({ [poison]: poison });
    const asks: [path: string, init?: RequestInit][] = [
      [p],
      [`rpc/${p}`],
      [`rpc/say?${p}=1`],
      [`things?select=${p}`],
      [`things?select=id,${p}`],
      [`things?${p}=eq.1`],
      [`things?id=${p}`],
      [`things?id=${p}.1`],
      [`things?id=eq.${p}`],
      [`things?id=in.(${p})`],
      [`things?id=is.${p}`],
      [`things?order=${p}`],
      [`things?order=id.${p}`],
      [`things?limit=${p}`],
      [`things?offset=${p}`],
      ['things', { method: 'POST', body: json }],
      [`things?columns=${p}`, { method: 'POST', body: '{"id":7}' }],
      [
        `things?on_conflict=${p}`,
        { method: 'POST', body: '{"id":7}', headers: { prefer: 'resolution=merge-duplicates' } },
      ],
      ['things?id=eq.9', { method: 'PATCH', body: json }],
      [`things?${p}=eq.9`, { method: 'DELETE' }],
      ['rpc/say', { method: 'POST', body: json }],
    ];
    for (const [path, init] of asks) {
      const [status, body] = await ask(path, init);
      expect([path, status, body]).toEqual([
        path,
        expect.toSatisfy((code: number) => code >= 400 && code < 500),
        body,
      ]);
    }
    for (const header of ['prefer', 'accept', 'accept-profile', 'range']) {
      if (/[^\x20-\x7e]/.test(poison)) continue;
      const [status] = await ask('things?select=id', { headers: { [header]: poison } });
      expect([header, poison, status < 500]).toEqual([header, poison, true]);
    }
  }
  expect(await wire.database.admin`select id from public.canary`).toHaveLength(1);
  expect(await wire.database.admin`select name from public.things`).toEqual([{ name: 'kept' }]);
});

test('text that looks like SQL is kept and found as the text it is', async () => {
  for (const [index, poison] of poisons.filter((each) => !each.includes('\0')).entries()) {
    const id = 100 + index;
    const body = JSON.stringify({ id, name: poison, doc: { [poison]: poison }, 'o"dd': poison });
    expect(await ask('things', { method: 'POST', body })).toEqual([201, '']);
    const quoted = encodeURIComponent(poison.replaceAll(/["\\]/g, String.raw`\$&`));
    for (const filter of [`eq.${encodeURIComponent(poison)}`, `in.("none","${quoted}")`]) {
      if (poison.length > 1000) continue;
      expect(await ask(`things?select=name,doc&id=eq.${id}&name=${filter}`)).toEqual([
        200,
        expect.toSatisfy((text: string) => {
          const [row, ...more]: unknown[] = JSON.parse(text);
          return (
            more.length === 0 &&
            JSON.stringify(row) === JSON.stringify({ name: poison, doc: { [poison]: poison } })
          );
        }),
      ]);
    }
    const said = await ask('rpc/say', { method: 'POST', body: JSON.stringify({ words: poison }) });
    expect(said).toEqual([200, JSON.stringify(poison)]);
  }
  expect(await ask(`things?select=${encodeURIComponent('"o\\"dd"')}&id=eq.1`)).toEqual([
    200,
    '[{"o\\"dd":"x"}]',
  ]);
  expect(await ask(`things?${encodeURIComponent('o"dd')}=eq.x&select=id`)).toEqual([200, '[{"id":1}]']);
});
