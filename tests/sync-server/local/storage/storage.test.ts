import { existsSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { createStorage } from '../../../../sync-server/local/storage/storage.ts';
import { quietLog } from '../test-database.ts';
import { clientOf, from, openWire, person, requestOf, siteUrl, today, type TestWire } from '../test-wire.ts';

let wire: TestWire;
let storage: ReturnType<typeof createStorage>;
let folder = '';
let time = today;
let made = 0;
let [ann, ben]: [string, string] = ['', ''];

beforeAll(async () => {
  wire = await openWire();
  await wire.asOwner(`
    insert into storage.buckets (id, name, public) values ('open', 'open', true);
    create policy "open: all for those signed in" on storage.objects for all to authenticated using (bucket_id = 'open') with check (bucket_id = 'open');
    insert into auth.users (id) values ('${person(1)}'), ('${person(2)}'), ('${person(3)}');
  `);
  folder = mkdtempSync(path.join(tmpdir(), 'lamplit-files-'));
  storage = createStorage({
    sql: wire.database.storage,
    keys: wire.keys,
    folder,
    now: () => time,
    random: (bytes) => {
      made += 1;
      return Buffer.alloc(bytes).fill(Buffer.from(String(made).padStart(8, '0')));
    },
    log: quietLog,
  });
  [ann, ben] = await Promise.all([wire.tokenOf(person(1)), wire.tokenOf(person(2))]);
});

afterAll(async () => {
  await wire?.close();
  rmSync(folder, { recursive: true, force: true });
});

const as = (token?: string, bucket = 'story-images') =>
  clientOf(storage.fetch, wire.keys.publishable, token).storage.from(bucket);
const ask = (address: string, init: RequestInit = {}, token?: string) =>
  storage.fetch(
    requestOf(
      `/storage/v1/${address}`,
      init,
      token === undefined ? {} : { apikey: wire.keys.publishable, authorization: `Bearer ${token}` },
    ),
    from,
  );
const filesOnDisk = () =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => entry.name);

const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 1, 2, 3, 4]);
const picture = (bytes: Uint8Array<ArrayBuffer> = new Uint8Array(png), type = 'image/png') =>
  new Blob([bytes], { type });
const mine = (name: string) => `${person(1)}/${name}`;

test('a picture goes up as a form or as bytes, comes back as it was, and is seen by its owner alone', async () => {
  const up = await as(ann).upload(mine('form.png'), picture(), { metadata: { seed: 7 } });
  expect(up).toMatchObject({
    error: null,
    data: { path: mine('form.png'), fullPath: `story-images/${mine('form.png')}` },
  });
  const raw = await as(ann).upload(mine('raw.png'), new Uint8Array(png).buffer, { contentType: 'image/png' });
  expect(raw.error).toBe(null);
  for (const name of ['form.png', 'raw.png']) {
    const down = await as(ann).download(mine(name));
    expect([down.data?.type, Buffer.from((await down.data?.arrayBuffer()) ?? new ArrayBuffer())]).toEqual([
      'image/png',
      png,
    ]);
  }
  expect((await as(ann).info(mine('form.png'))).data).toMatchObject({
    size: 8,
    contentType: 'image/png',
    metadata: { seed: 7 },
  });
  for (const other of [as(ben), as()]) {
    expect((await other.download(mine('form.png'))).data).toBe(null);
    expect((await other.exists(mine('form.png'))).data).toBe(false);
    expect((await other.list(person(1))).data).toEqual([]);
    expect((await other.remove([mine('form.png')])).data).toEqual([]);
    expect((await other.createSignedUrl(mine('form.png'), 60)).error).toMatchObject({
      status: 400,
      statusCode: '404',
    });
    expect((await other.upload(mine('his.png'), picture())).error).toMatchObject({
      status: 400,
      statusCode: '403',
    });
    expect((await other.upload(mine('form.png'), picture(), { upsert: true })).error).toMatchObject({
      statusCode: '403',
    });
  }
  expect((await as(ann).exists(mine('form.png'))).data).toBe(true);
  expect(filesOnDisk()).toHaveLength(2);
});

test('a second upload under one name is a duplicate, unless it is to replace; what it replaces leaves no file behind', async () => {
  const name = mine('twice.png');
  const first = await as(ann).upload(name, picture());
  const before = filesOnDisk().length;
  expect((await as(ann).upload(name, picture())).error).toMatchObject({
    status: 400,
    statusCode: '409',
    message: 'The resource already exists',
  });
  const other = new Uint8Array([1, 2, 3]);
  const second = await as(ann).upload(name, picture(other), { upsert: true });
  expect(second.data?.id).toBe(first.data?.id);
  expect((await as(ann).update(name, picture(other))).error).toBe(null);
  expect((await (await as(ann).download(name)).data?.arrayBuffer())?.byteLength).toBe(3);
  await Promise.all([1, 2, 3, 4, 5, 6].map(() => as(ann).upload(name, picture(other), { upsert: true })));
  expect(filesOnDisk()).toHaveLength(before);
});

test('files and folders are listed level by level, in the order that was asked for, and removed by name', async () => {
  const place = `${person(2)}/list`;
  for (const name of ['b.png', 'a.png', 'deep/c.png', 'deep/er/d.png'])
    await as(ben).upload(`${place}/${name}`, picture());
  const names = async (prefix: string, options = {}) =>
    (await as(ben).list(prefix, options)).data?.map(({ name, id }) => [name, id !== null]);
  expect(await names(place)).toEqual([
    ['a.png', true],
    ['b.png', true],
    ['deep', false],
  ]);
  expect(await names(`${place}/deep`, { sortBy: { column: 'name', order: 'desc' } })).toEqual([
    ['er', false],
    ['c.png', true],
  ]);
  expect(await names(place, { limit: 1, offset: 1 })).toEqual([['b.png', true]]);
  const before = filesOnDisk().length;
  const gone = await as(ben).remove([`${place}/a.png`, `${place}/deep/c.png`, `${place}/none.png`]);
  expect(gone.data?.map(({ name }) => name).toSorted()).toEqual([`${place}/a.png`, `${place}/deep/c.png`]);
  expect(filesOnDisk()).toHaveLength(before - 2);
});

test('what the bucket does not take is refused and leaves no file', async () => {
  const before = filesOnDisk().length;
  const big = new Uint8Array(2 * 1024 * 1024 + 1);
  expect((await as(ann).upload(mine('big.png'), picture(big))).error).toMatchObject({
    status: 413,
    statusCode: '413',
  });
  expect(
    (await as(ann).upload(mine('big.png'), big.buffer, { contentType: 'image/png' })).error,
  ).toMatchObject({ status: 413 });
  expect((await as(ann).upload(mine('a.svg'), picture(undefined, 'image/svg+xml'))).error).toMatchObject({
    statusCode: '415',
  });
  expect((await as(ann, 'nowhere').upload(mine('a.png'), picture())).error).toMatchObject({
    statusCode: '404',
    message: 'Bucket not found',
  });
  expect((await as(ann).upload(mine('ä.png'), picture())).error).toMatchObject({ statusCode: '400' });
  expect((await as(ann).upload(mine('a.png'), new FormData())).error).toMatchObject({ statusCode: '400' });
  expect(filesOnDisk()).toHaveLength(before);
});

test('no name of a client reaches the file system, whatever it looks like', async () => {
  const outside = path.join(path.dirname(folder), 'lamplit-outside');
  for (const name of [
    '../../lamplit-outside',
    '..%2f..%2flamplit-outside',
    '....//lamplit-outside',
    '/etc/passwd',
    '..\\..\\x',
    'a\0b',
    '.',
    "'; drop table storage.objects; --",
  ]) {
    const body = { method: 'POST', body: png, headers: { 'content-type': 'image/png' } };
    const response = await ask(`object/story-images/${person(1)}/${encodeURIComponent(name)}`, body, ann);
    expect([200, 400]).toContain(response.status);
    await ask(`object/story-images/${person(1)}/${name}`, body, ann);
    await ask(`object/story-images/${person(1)}/${encodeURIComponent(name)}`, {}, ann);
  }
  expect(existsSync(outside)).toBe(false);
  expect(filesOnDisk().every((name) => /^[\da-f-]{36}$/.test(name))).toBe(true);
  expect((await as(ann).list(person(1))).error).toBe(null);
});

test('one account cannot fill the disk, and hears so in words', async () => {
  await wire.database.admin`
    insert into storage.objects (bucket_id, name, owner_id, metadata, version)
    values ('open', 'ballast', ${person(3)}, jsonb_build_object('size', storage.quota_bytes() - 10), 'ballast')`;
  const cleo = await wire.tokenOf(person(3));
  const before = filesOnDisk().length;
  expect((await as(cleo).upload(`${person(3)}/a.png`, picture())).error).toBe(null);
  expect((await as(cleo).upload(`${person(3)}/b.png`, picture())).error).toMatchObject({
    status: 413,
    statusCode: '413',
    message: 'There is no room left for this account on the server.',
  });
  expect((await as(cleo).upload(`${person(3)}/a.png`, picture(), { upsert: true })).error).toBe(null);
  expect(filesOnDisk()).toHaveLength(before + 1);
  await wire.database.admin`delete from storage.objects where name = 'ballast'`;
});

test('a stored file runs nothing in a browser', async () => {
  for (const [type, shown] of [
    ['text/html', 'text/plain; charset=utf-8'],
    ['image/svg+xml', 'text/plain; charset=utf-8'],
    ['text/javascript', 'text/plain; charset=utf-8'],
    ['application/xhtml+xml', 'text/plain; charset=utf-8'],
    ['x', 'application/octet-stream'],
    ['image/png', 'image/png'],
  ] as const) {
    await ask(
      'object/open/page',
      { method: 'PUT', body: '<script>alert(1)</script>', headers: { 'content-type': type } },
      ann,
    );
    const { headers } = await ask('object/public/open/page');
    expect([
      headers.get('content-type'),
      headers.get('x-content-type-options'),
      headers.get('content-security-policy'),
    ]).toEqual([shown, 'nosniff', "sandbox; default-src 'none'"]);
  }
});

test('a public file needs no key, and one of a private bucket is not public', async () => {
  await as(ann, 'open').upload('shown.png', picture(), { upsert: true, cacheControl: '60' });
  const response = await ask('object/public/open/shown.png?download=a%20b.png');
  expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'public, max-age=60']);
  expect(response.headers.get('content-disposition')).toBe("attachment; filename*=UTF-8''a%20b.png");
  expect((await ask(`object/public/story-images/${mine('form.png')}`)).status).toBe(400);
  expect((await ask('object/public/open/none.png')).status).toBe(400);
  expect((await ask(`object/story-images/${mine('form.png')}`)).status).toBe(400);
});

test('a signed address opens one file for a while, and is no token of a person', async () => {
  const signed = await as(ann).createSignedUrl(mine('form.png'), 60);
  const address = signed.data?.signedUrl.replace(`${siteUrl}/storage/v1/`, '') ?? '';
  const token = new URL(signed.data?.signedUrl ?? '').searchParams.get('token') ?? '';
  expect(Buffer.from(await (await ask(address)).arrayBuffer())).toEqual(png);
  const other = await ask(address.replace('form.png', 'raw.png'));
  expect([other.status, await other.json()]).toMatchObject([400, { error: 'InvalidJWT' }]);
  expect((await ask(address.replace(/token=.*/, 'token=x'))).status).toBe(400);
  expect((await ask(`${address.replace(/token=.*/, '')}token=${ann}`)).status).toBe(400);
  expect((await ask(`object/story-images/${mine('form.png')}`, {}, token)).status).toBe(400);
  time += 61_000;
  const over = await ask(address);
  expect([over.status, await over.json()]).toMatchObject([
    400,
    { message: '"exp" claim timestamp check failed' },
  ]);
  time = today;
});

test('a token that is over or forged is refused', async () => {
  const over = await wire.tokenOf(person(1), { exp: today / 1000 - 1 });
  for (const token of [over, 'x.y.z']) {
    const response = await ask(`object/story-images/${mine('form.png')}`, {}, token);
    expect([response.status, await response.json()]).toMatchObject([400, { statusCode: '403' }]);
  }
});

test('parts of a file are answered, and a copy that is still good is not sent again', async () => {
  const get = async (headers: Record<string, string>, method = 'GET') => {
    const response = await ask('object/public/open/shown.png', { headers, method });
    return [
      response.status,
      response.headers.get('content-range'),
      [...new Uint8Array(await response.arrayBuffer())],
    ];
  };
  expect(await get({ range: 'bytes=1-3' })).toEqual([206, 'bytes 1-3/8', [0x50, 0x4e, 0x47]]);
  expect(await get({ range: 'bytes=6-' })).toEqual([206, 'bytes 6-7/8', [3, 4]]);
  expect(await get({ range: 'bytes=-2' })).toEqual([206, 'bytes 6-7/8', [3, 4]]);
  expect(await get({ range: 'bytes=0-99' })).toEqual([206, 'bytes 0-7/8', [...png]]);
  expect(await get({ range: 'bytes=8-' })).toEqual([416, 'bytes */8', []]);
  expect(await get({ range: 'bytes=1-3', 'if-range': '"other"' })).toEqual([200, null, [...png]]);
  const etag = (await ask('object/public/open/shown.png')).headers.get('etag') ?? '';
  expect(await get({ 'if-none-match': `"x", W/${etag}` })).toEqual([304, null, []]);
  expect(await get({}, 'HEAD')).toEqual([200, null, []]);
});

test('what the storage of Supabase can and this one does not is refused by its name', async () => {
  const refused = await Promise.all([
    as(ann).copy(mine('form.png'), mine('b.png')),
    as(ann).move(mine('form.png'), mine('b.png')),
    as(ann).createSignedUploadUrl(mine('b.png')),
    as(ann).createSignedUrls([mine('form.png')], 60),
    as(ann).createSignedUrl(mine('form.png'), 60, { transform: { width: 100 } }),
    as(ann).list(person(1), { search: 'x' }),
    clientOf(storage.fetch, wire.keys.secret).storage.listBuckets(),
  ]);
  for (const { error } of refused) expect(error?.message).toMatch(/does not offer/);
});

test('the sweep removes files without a row and rows without a file, and leaves alone what is young', async () => {
  const version = '11111111-1111-4111-8111-111111111111';
  const orphan = path.join(folder, '11', version);
  mkdirSync(path.dirname(orphan), { recursive: true });
  writeFileSync(orphan, 'x');
  const hour = 3_600_000;
  utimesSync(orphan, today / 1000, today / 1000);
  const [lost] = await wire.database.admin<{ id: string }[]>`
    insert into storage.objects (bucket_id, name, version, updated_at)
    values ('open', 'lost', '22222222-2222-4222-8222-222222222222', ${new Date(today)}) returning id`;
  const known = filesOnDisk().length;
  time = today + hour - 1000;
  expect(await storage.sweep()).toBe(0);
  time = today + hour + 1000;
  expect(await storage.sweep()).toBe(2);
  expect(existsSync(orphan)).toBe(false);
  expect(filesOnDisk()).toHaveLength(known - 1);
  expect(await wire.database.admin`select from storage.objects where id = ${lost?.id ?? ''}`).toHaveLength(0);
  time = Date.UTC(2100, 0);
  expect(await storage.sweep()).toBe(0);
});
