import { expect, test } from 'vitest';

import { createServerDoctor, type DoctorOptions } from '../../../src/providers/server/doctor.ts';
import { createFakeClock } from '../../model-server/fake-clock.ts';

const address = 'http://localhost:11434/v1';
/** What fetch says of every kind of failure. */
const failed = () => Promise.reject(new TypeError('Failed to fetch'));

/** A browser that is asked to examine a server; what is not said is as on a page of this machine whose server lets it in. */
function examine(
  props: Partial<DoctorOptions> & { readonly at?: string; readonly forbidden?: boolean } = {},
) {
  const { at = address, forbidden = false, ...options } = props;
  return createServerDoctor({
    fetch: () => Promise.resolve(Response.json({ data: [{ id: 'llama3.2' }] })),
    clock: createFakeClock(),
    online: () => true,
    page: 'http://localhost:8787/',
    safari: false,
    permission: () => Promise.resolve(null),
    watchPolicy: () => ({ forbade: () => forbidden, stop: () => {} }),
    ...options,
  })(at);
}
/** A server whose answers this page may not read, but which takes a call all the same. */
const closed: typeof fetch = (_input, init) =>
  init?.mode === 'no-cors' ? Promise.resolve(new Response('')) : failed();

test('a server that answers is said to, with its models', async () => {
  expect(await examine()).toEqual({ type: 'reachable', models: 1 });
  expect(await examine({ fetch: () => Promise.resolve(Response.json({ data: [] })) })).toEqual({
    type: 'reachable',
    models: 0,
  });
});

test.each([401, 403])('%i wants a key', async (status) => {
  expect(await examine({ fetch: () => Promise.resolve(new Response('{}', { status })) })).toEqual({
    type: 'needs-key',
  });
});

test.each([
  [404, 'not found'],
  [200, '<!doctype html><title>Router</title>'],
  [200, '{"ok":true}'],
])('%i %j is something else that answers there', async (status, body) => {
  const found = await examine({ fetch: () => Promise.resolve(new Response(body, { status })) });
  expect(found).toEqual({ type: 'not-an-api', status });
});

test('a server that lets no page in is told from one that is not there', async () => {
  expect(await examine({ fetch: closed })).toEqual({ type: 'cors' });
  expect(await examine({ fetch: failed })).toEqual({ type: 'refused' });
});

test('a permission of the browser is told from both', async () => {
  const page = 'https://play.example/';
  const permission = (state: 'denied' | 'prompt' | 'granted') => (name: string) =>
    Promise.resolve(name === 'loopback-network' ? state : null);
  expect(await examine({ fetch: failed, page, permission: permission('denied') })).toEqual({
    type: 'permission-denied',
  });
  expect(await examine({ fetch: failed, page, permission: permission('prompt') })).toEqual({
    type: 'permission-asked',
  });
  expect(await examine({ fetch: failed, page, permission: permission('granted') })).toEqual({
    type: 'refused',
  });
  // A page of this machine needs none, whatever the browser says of it.
  expect(await examine({ fetch: failed, permission: permission('prompt') })).toEqual({ type: 'refused' });
});

test('the network around has a permission of its own, and older browsers one for both', async () => {
  const at = 'http://192.168.0.7:11434/v1';
  const page = 'http://play.example/';
  const asked: string[] = [];
  const found = await examine({
    at,
    page,
    fetch: failed,
    permission: (name) => {
      asked.push(name);
      return Promise.resolve(name === 'local-network-access' ? 'denied' : null);
    },
  });
  expect(found).toEqual({ type: 'permission-denied' });
  expect(asked).toEqual(['local-network', 'local-network-access']);
});

test('a secure page asks nobody over http but this machine, and in Safari not even that', async () => {
  const page = 'https://play.example/';
  const asked: string[] = [];
  const ask: typeof fetch = (input) => {
    asked.push(String(input));
    return failed();
  };
  expect(await examine({ page, at: 'http://192.168.0.7:1234/v1', fetch: ask })).toEqual({
    type: 'mixed-content',
  });
  expect(asked).toEqual([]);
  expect(await examine({ page, fetch: ask, safari: true })).toEqual({ type: 'safari-loopback' });
  expect(await examine({ page, fetch: ask, safari: false })).toEqual({ type: 'refused' });
});

test('the policy of this page is told from the server’s', async () => {
  expect(await examine({ at: 'http://192.168.0.7:1234/v1', fetch: failed, forbidden: true })).toEqual({
    type: 'policy',
  });
});

test('without a network only this machine is asked', async () => {
  expect(await examine({ at: 'https://models.example/v1', online: () => false })).toEqual({
    type: 'offline',
  });
  expect(await examine({ online: () => false })).toEqual({ type: 'reachable', models: 1 });
});

test('what is no address is not asked', async () => {
  expect(await examine({ at: 'localhost:11434', fetch: failed })).toEqual({ type: 'bad-address' });
});

test('a server that says nothing is given up, and the call with it', async () => {
  const clock = createFakeClock([10_000]);
  let ended = false;
  const found = await examine({
    clock,
    fetch: (_input, init) =>
      new Promise((_, reject) => {
        init?.signal?.addEventListener('abort', () => {
          ended = true;
          reject(new DOMException('', 'AbortError'));
        });
      }),
  });
  expect(found).toEqual({ type: 'silent', afterMs: 10_000 });
  expect(ended).toBe(true);
});

test('SET-10 an examination sends no key and no header of its own', async () => {
  const sent: RequestInit[] = [];
  await examine({
    fetch: (_input, init) => {
      sent.push(init ?? {});
      return failed();
    },
  });
  expect(sent).toHaveLength(2);
  for (const init of sent) {
    expect(init.headers).toBeUndefined();
    expect(init.credentials).toBe('omit');
  }
});
