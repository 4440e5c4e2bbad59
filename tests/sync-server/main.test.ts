import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';

import { err, ok } from '../../src/domain/result.ts';
import type { StartStandIn } from '../../sync-server/cloud.ts';
import { run } from '../../sync-server/main.ts';
import { freePort } from '../tools/free-port.mjs';
import { openTestStandIn } from './test-stand-in.ts';

let pagesFolder = '';
beforeAll(() => {
  pagesFolder = mkdtempSync(path.join(tmpdir(), 'lamplit-pages-'));
  writeFileSync(path.join(pagesFolder, 'index.html'), '<!doctype html><title>Lamplit</title>');
  // The log goes to stderr.
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
});
afterAll(() => {
  vi.restoreAllMocks();
  rmSync(pagesFolder, { recursive: true });
});

const start = async (standIn: StartStandIn, env: Record<string, string> = {}) => {
  const running = await run({ env: { PORT: '0', ...env }, version: '1.2.3', pagesFolder, standIn });
  if (!running.ok) throw new Error(running.error);
  return running.value;
};

const reason = 'PostgreSQL does not start.';
test.each<[string, StartStandIn]>([
  ['says why it cannot start', () => Promise.resolve(err(reason))],
  ['fails to start', () => Promise.reject(new Error(reason))],
])('the game is served where what stands in for Supabase %s', async (_, standIn) => {
  const { url, close } = await start(standIn);
  expect(await (await fetch(url)).text()).toContain('Lamplit');
  const ready = await fetch(`${url}/api/ready`);
  expect([ready.status, await ready.json()]).toEqual([
    503,
    expect.objectContaining({ ready: false, error: expect.stringContaining(reason) }),
  ]);
  expect(await (await fetch(`${url}/api/config`)).json()).toMatchObject({
    features: { accounts: false, signups: 'closed' },
    supabase: null,
  });
  for (const at of ['plans', 'credits/balance', 'webhook']) {
    const billing = await fetch(`${url}/api/billing/${at}`, { method: at === 'webhook' ? 'POST' : 'GET' });
    expect([billing.status, await billing.json()]).toEqual([
      503,
      { error: 'This server has no accounts at the moment.' },
    ]);
  }
  // A page whose sign-in is to be renewed keeps it, which it does for such an answer alone.
  const renewal = await fetch(`${url}/auth/v1/token?grant_type=refresh_token`, { method: 'POST' });
  expect([renewal.status, renewal.headers.get('retry-after')]).toEqual([503, '30']);
  await close();
});

test('with a Supabase project nothing is started, and its addresses are not answered here', async () => {
  let started = 0;
  const { url, close } = await start(
    () => {
      started += 1;
      return Promise.resolve(err('unused'));
    },
    {
      SUPABASE_URL: 'http://127.0.0.1:9',
      SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_1',
      SUPABASE_SECRET_KEY: 'sb_secret_1',
    },
  );
  expect(started).toBe(0);
  expect((await fetch(`${url}/auth/v1/user`)).status).toBe(404);
  expect(await (await fetch(`${url}/api/config`)).json()).toMatchObject({
    features: { accounts: true, signups: 'open' },
    supabase: { url: 'http://127.0.0.1:9', publishableKey: 'sb_publishable_1' },
  });
  expect((await fetch(`${url}/api/ready`)).status).toBe(503);
  await close();
});

test('the address players use is known with the port that was free, and a page stays with the name it came by', async () => {
  let publicUrl = () => '';
  const { url, close } = await start(async (options) => {
    ({ publicUrl } = options);
    return ok(await openTestStandIn(options));
  });
  expect(publicUrl()).toBe(url);
  expect(url).toMatch(/^http:\/\/127\.0\.0\.1:[1-9]\d*$/);
  for (const name of [url, url.replace('127.0.0.1', 'localhost')]) {
    const config: unknown = await (await fetch(`${name}/api/config`)).json();
    expect(config).toMatchObject({ supabase: { url: name } });
  }
  await close();
});

test('only the socket of nudges reaches what stands in for Supabase', async () => {
  const asked: string[] = [];
  const { url, close } = await start(async (options) => {
    const standIn = await openTestStandIn(options);
    return ok({
      ...standIn,
      upgrade: (request, socket) => {
        asked.push(request.url ?? '');
        socket.end('HTTP/1.1 418 I am a teapot\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
      },
    });
  });
  const statusOf = (at: string) =>
    new Promise<number | undefined>((resolve, reject) => {
      const socket = new WebSocket(url.replace('http', 'ws') + at);
      socket.on('unexpected-response', (_request, response) => resolve(response.statusCode));
      socket.on('error', reject);
    });
  expect(await statusOf('/realtime/v1/websocket?apikey=1')).toBe(418);
  expect(await statusOf('/api/socket')).toBe(404);
  expect(await statusOf('/')).toBe(404);
  expect(asked).toEqual(['/realtime/v1/websocket?apikey=1']);
  await close();
});

test('what is asked until the end is answered, and then what it leans on closes', async () => {
  const order: string[] = [];
  let answer = () => {};
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  let arrived = () => {};
  const arrival = new Promise<void>((resolve) => {
    arrived = resolve;
  });
  const { url, close } = await start(async (options) => {
    const standIn = await openTestStandIn(options);
    return ok({
      ...standIn,
      fetch: async (request, from) => {
        if (!request.url.endsWith('/slow')) return standIn.fetch(request, from);
        arrived();
        await asked;
        order.push('answered');
        return new Response('here');
      },
      close: async () => {
        order.push('closed');
        await standIn.close();
      },
    });
  });
  const answered = fetch(`${url}/rest/v1/rpc/slow`, { method: 'POST' });
  await arrival;
  const closing = close();
  answer();
  expect(await (await answered).text()).toBe('here');
  await closing;
  expect(order).toEqual(['answered', 'closed']);
});

test('credits go by the clock of the tests, and by their own once it is gone', async () => {
  const clock = path.join(pagesFolder, 'clock');
  let url = '';
  const standIn = await openTestStandIn({ publicUrl: () => url, now: () => Date.now() });
  const lent: StartStandIn = () => Promise.resolve(ok({ ...standIn, close: () => Promise.resolve() }));
  const monthNow = async () =>
    (await standIn.admin`select to_char(billing.now() at time zone 'UTC', 'YYYY-MM') as month`)[0]?.['month'];
  const day = new Date().toISOString().slice(0, 7);

  // Tokens are checked by that clock too, so it begins today.
  writeFileSync(clock, new Date().toISOString());
  const first = await start(lent, { TEST_CLOCK: clock });
  url = first.url;
  await fetch(`${url}/api/billing/plans`);
  expect(await monthNow()).toBe(day);
  writeFileSync(clock, '2028-02-29T23:59:59Z');
  await fetch(`${url}/api/billing/plans`);
  expect(await monthNow()).toBe('2028-02');
  await first.close();
  expect(await monthNow()).toBe('2028-02');

  const second = await start(lent);
  expect(await monthNow()).toBe(day);
  await second.close();
  await standIn.close();
});

test('where it cannot listen, nothing is started', async () => {
  const first = await start(() => Promise.resolve(err('unused')));
  let started = false;
  const second = await run({
    env: { PORT: new URL(first.url).port },
    version: '1.2.3',
    pagesFolder,
    standIn: () => {
      started = true;
      return Promise.resolve(err('unused'));
    },
  });
  expect(second).toEqual({ ok: false, error: expect.stringContaining('in use') });
  expect(started).toBe(false);
  await first.close();
});

test('a game that was not built is said, and the port is free again', async () => {
  const port = await freePort();
  const given = { env: { PORT: String(port) }, version: '1.2.3', pagesFolder: '/nowhere' };
  await expect(run({ ...given, standIn: () => Promise.resolve(err('unused')) })).rejects.toThrow('/nowhere');
  await expect(fetch(`http://127.0.0.1:${port}`)).rejects.toThrow();
});

test('who asks while it starts waits for the answer', async () => {
  const port = await freePort();
  const waiting = new Promise<Response>((resolve, reject) => {
    void start(
      () => {
        // It listens already, and is not ready.
        fetch(`http://127.0.0.1:${port}/api/health`).then(resolve, reject);
        return Promise.resolve(err('unused'));
      },
      { PORT: String(port) },
    ).then(async ({ close }) => {
      await waiting;
      await close();
    });
  });
  expect((await waiting).status).toBe(200);
});
