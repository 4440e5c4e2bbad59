import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listen } from '../../sync-server/listen.ts';
import { notReady } from '../../sync-server/readiness.ts';
import { fakePage, startServer } from './running.ts';

const script = 'const lamp = "lit";\n'.repeat(200);
const pages = new Map([
  ['/index.html', fakePage('<!doctype html><title>Lamplit</title>')],
  [
    '/assets/main-1a2b.js',
    fakePage(script, { type: 'text/javascript; charset=utf-8', cacheControl: 'immutable' }),
  ],
  ['/picture.png', fakePage('0123456789', { type: 'image/png', isText: false })],
]);

let server: Awaited<ReturnType<typeof startServer>>;
beforeAll(async () => {
  server = await startServer(pages);
});
afterAll(() => server.close());

/** fetch() tidies addresses up before it sends them; this sends what it is given. */
const raw = (target: string, method = 'GET') =>
  new Promise<{ status: number; type: string; body: string }>((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port: server.port, path: target, method }, (response) => {
      let body = '';
      response.on('data', (chunk) => (body += chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, type: response.headers['content-type'] ?? '', body }),
      );
    });
    sent.on('error', reject);
    sent.end();
  });

describe('the interface', () => {
  test('says that it lives, that it is ready and what it offers', async () => {
    for (const [at, answer] of [
      ['/api/health', { ok: true }],
      ['/api/ready', { ready: true, database: true, migrations: true, storage: true }],
      [
        '/api/config',
        {
          version: '1.2.3',
          minClient: 1,
          features: {
            accounts: false,
            signups: 'closed',
            google: false,
            mail: false,
            lentText: false,
            pictures: false,
            payments: 'off',
          },
          supabase: null,
          stripe: null,
        },
      ],
    ] as const) {
      const response = await fetch(server.url + at);
      expect([response.status, await response.json()]).toEqual([200, answer]);
      expect(response.headers.get('cache-control')).toBe('no-store');
    }
  });

  test('answers JSON with an error where there is nothing, never the game', async () => {
    for (const at of ['/api/nothing', '/api', '/rest/v1/stories', '/auth/v1/token']) {
      const response = await fetch(server.url + at);
      expect(response.status).toBe(404);
      expect(await response.json()).toEqual({ error: expect.any(String) });
    }
  });

  test('says 503 and why while something it leans on is missing, and serves the game all the same', async () => {
    const reason = 'PostgreSQL does not start.';
    const waiting = await startServer(pages, { readiness: () => Promise.resolve(notReady(reason)) });
    const response = await fetch(`${waiting.url}/api/ready`);
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({ ready: false, error: reason });
    expect((await fetch(waiting.url)).status).toBe(200);
    expect((await fetch(`${waiting.url}/api/account/export`)).status).toBe(503);
    await waiting.close();
  });

  test('hands the addresses of Supabase to what stands in for it, and no other', async () => {
    const standing = await startServer(pages, {
      trustProxy: 1,
      wire: (request, { address }) =>
        Promise.resolve(
          Response.json(
            { at: new URL(request.url).pathname, address },
            { headers: { 'Content-Security-Policy': 'sandbox' } },
          ),
        ),
    });
    for (const at of ['/auth/v1/token', '/rest/v1/rpc/push', '/storage/v1/object/x/y', '/realtime/v1/api']) {
      const response = await fetch(standing.url + at, {
        headers: { 'X-Forwarded-For': '192.0.2.1, 192.0.2.7' },
      });
      expect(await response.json()).toEqual({ at, address: '192.0.2.7' });
      // What players store is shut in more tightly than the game.
      expect(response.headers.get('content-security-policy')).toBe('sandbox');
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    }
    expect((await fetch(`${standing.url}/auth/v2/token`)).headers.get('content-type')).toContain('text/html');
    expect((await fetch(`${standing.url}/auth/callback`)).headers.get('content-type')).toContain('text/html');
    await standing.close();
  });

  test('answers a failure without its details', async () => {
    const broken = await startServer(pages, {
      servePage: () => {
        throw new Error('the key is 1234');
      },
    });
    const response = await fetch(`${broken.url}/`);
    expect(response.status).toBe(500);
    expect(await response.text()).not.toContain('1234');
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    await broken.close();
  });
});

describe('the game', () => {
  test.each(['/', '/auth/callback', '/shared/5f0c', '/pricing', '/login', '/no/such/page'])(
    'ROUTE-06 %s is answered with the game',
    async (at) => {
      const response = await fetch(server.url + at);
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toContain('text/html');
      expect(response.headers.get('cache-control')).toBe('no-cache');
    },
  );

  test.each(['/assets/gone-9z.js', '/assets/gone', '/missing.png', '/favicon.ico'])(
    '%s is missing and not index.html',
    async (at) => {
      const response = await fetch(server.url + at);
      expect(response.status).toBe(404);
      expect(response.headers.get('content-type')).toContain('text/plain');
    },
  );

  test.each(['/pricing.html', '/favicon.ico', '/shared/5f0c.', '/no.such.page'])(
    'ROUTE-06 whoever goes to %s to read a page is shown the game’s own not found',
    async (at) => {
      const response = await fetch(server.url + at, {
        headers: { Accept: 'text/html,application/xhtml+xml' },
      });
      expect(response.status).toBe(404);
      expect(response.headers.get('content-type')).toContain('text/html');
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(await response.text()).toBe(await (await fetch(server.url)).text());
    },
  );

  test('sends text packed and says so, and pictures as they are', async () => {
    const packed = await fetch(`${server.url}/assets/main-1a2b.js`);
    expect(packed.headers.get('content-encoding')).toBe('gzip');
    expect(Number(packed.headers.get('content-length'))).toBeLessThan(script.length / 10);
    expect(packed.headers.get('vary')).toBe('Accept-Encoding');
    expect(await packed.text()).toBe(script);
    const refused = await fetch(`${server.url}/assets/main-1a2b.js`, {
      headers: { 'Accept-Encoding': 'gzip;q=0' },
    });
    expect(refused.headers.get('content-encoding')).toBeNull();
    expect((await fetch(`${server.url}/picture.png`)).headers.get('content-encoding')).toBeNull();
  });

  test('a browser that has the file is told so', async () => {
    const first = await fetch(`${server.url}/assets/main-1a2b.js`);
    const etag = first.headers.get('etag') ?? '';
    const again = await fetch(`${server.url}/assets/main-1a2b.js`, { headers: { 'If-None-Match': etag } });
    expect([again.status, await again.text()]).toEqual([304, '']);
    const other = await fetch(`${server.url}/picture.png`, { headers: { 'If-None-Match': '"other"' } });
    expect(other.status).toBe(200);
  });

  test('HEAD has the headers of GET and no body', async () => {
    const response = await fetch(`${server.url}/picture.png`, { method: 'HEAD' });
    expect(response.headers.get('content-length')).toBe('10');
    expect(await response.text()).toBe('');
  });

  test.each([
    ['bytes=2-4', 206, '234', 'bytes 2-4/10'],
    ['bytes=7-', 206, '789', 'bytes 7-9/10'],
    ['bytes=-2', 206, '89', 'bytes 8-9/10'],
    ['bytes=8-99', 206, '89', 'bytes 8-9/10'],
    ['bytes=10-', 416, '', 'bytes */10'],
    ['bytes=-0', 416, '', 'bytes */10'],
    ['bytes=4-2', 200, '0123456789', null],
    ['lines=1-2', 200, '0123456789', null],
    ['bytes=0-1,4-5', 200, '0123456789', null],
  ])('a range %s is answered with %i', async (range, status, body, contentRange) => {
    const response = await fetch(`${server.url}/picture.png`, { headers: { Range: range } });
    expect([response.status, await response.text()]).toEqual([status, body]);
    expect(response.headers.get('content-range')).toBe(contentRange);
  });

  test('a range of another edition of the file gets the whole file', async () => {
    const headers = { Range: 'bytes=2-4', 'If-Range': '"older"' };
    expect((await fetch(`${server.url}/picture.png`, { headers })).status).toBe(200);
  });

  test('no address leads out of the game', async () => {
    for (const at of [
      '/..%2f..%2fetc%2fpasswd',
      '/%2e%2e%5cwindows',
      '/assets/..%5c..%5cx',
      '/a%00b',
      '/%zz',
      '/%ff',
    ]) {
      expect([at, (await raw(at)).status]).toEqual([at, 400]);
    }
    for (const at of ['/../../etc/passwd', '/%2e%2e/%2e%2e/etc/hosts', '//example.org/x']) {
      const response = await raw(at);
      expect([at, response.status, response.type]).toEqual([at, 200, 'text/html; charset=utf-8']);
    }
    expect((await raw(`/${'a'.repeat(5000)}`)).status).toBe(414);
  });

  test('pages can only be read', async () => {
    const response = await fetch(`${server.url}/pricing`, { method: 'POST', body: 'x' });
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });
});

describe('every answer', () => {
  test.each(['/', '/api/config', '/api/nothing', '/missing.png', '/%zz'])(
    '%s carries the policy and its companions',
    async (at) => {
      const { headers } = await fetch(server.url + at);
      expect(headers.get('content-security-policy')).toMatch(
        /^default-src 'none'; .*frame-ancestors 'none'$/,
      );
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
      expect(headers.get('permissions-policy')).toContain('microphone=()');
      expect(headers.get('strict-transport-security')).toBeNull();
      expect(headers.get('cross-origin-embedder-policy')).toBeNull();
    },
  );

  test('is logged as one line of JSON without query and without the id of a shared story', async () => {
    await fetch(`${server.url}/auth/callback?code=very-private`);
    await fetch(`${server.url}/shared/very-private`);
    for (const at of [
      '/storage/v1/object/story-images/very-private/a.jpg',
      '/storage/v1/object/sign/story-images/very-private/a.jpg',
      '/api/shares/very-private',
      '/api/images/very-private',
      '/realtime/v1/api/broadcast/very-private/events/x',
      '/auth/v1/admin/users/very-private',
    ])
      await fetch(server.url + at);
    await fetch(`${server.url}/api/health?token=very-private`);
    expect(server.lines.join('\n')).not.toContain('very-private');
    expect(JSON.parse(server.lines.at(-1) ?? '')).toMatchObject({
      level: 'info',
      path: '/api/health',
      status: 200,
    });
  });
});

test('a port in use is explained', async () => {
  const second = await listen({
    host: '127.0.0.1',
    port: server.port,
    fetch: () => Promise.reject(new Error('unused')),
  });
  expect(second).toEqual({ ok: false, error: expect.stringMatching(/in use\. Stop the program .*PORT=\d+/) });
});

test('a proxy that nobody told the server of is said once', async () => {
  const ask = async (hops: number) => {
    const alone = await startServer(pages, { trustProxy: hops });
    for (let index = 0; index < 3; index += 1)
      await fetch(`${alone.url}/api/health`, {
        headers: index === 0 ? {} : { 'x-forwarded-for': '203.0.113.9' },
      });
    await alone.close();
    return alone.lines.filter((line) => line.includes('"proxy"'));
  };
  expect(await ask(0)).toEqual([expect.stringContaining('TRUST_PROXY is 0')]);
  expect(await ask(1)).toEqual([]);
});
