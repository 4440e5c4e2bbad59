import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test, type Page } from 'playwright/test';
import { buildServiceWorker } from '../../sync-server/build.mjs';
import { listen } from '../../sync-server/listen.ts';
import { createPageServer } from '../../sync-server/serve-page.ts';
import { projectRoot } from '../tools/run.mjs';

test.use({ serviceWorkers: 'allow' });

// The real service worker before a made-up game of three editions, each with one chunk of its own.

type Edition = Parameters<typeof createPageServer>[0];

async function edition(number: number): Promise<Edition> {
  const folder = mkdtempSync(path.join(tmpdir(), 'lamplit-edition-'));
  const chunk = `/assets/chunk-${number}.js`;
  const account = `/assets/cloud-session-${number}.js`;
  await buildServiceWorker({
    root: projectRoot,
    outDir: folder,
    precache: [
      { url: chunk, revision: null },
      { url: '/index.html', revision: String(number) },
    ],
    account: [account],
  });
  const script = readFileSync(path.join(folder, 'sw.js'), 'utf8');
  rmSync(folder, { recursive: true });
  const file = (text: string, type: string) => ({
    body: new TextEncoder().encode(text),
    type,
    etag: `"${number}"`,
    cacheControl: 'no-cache',
    isText: true,
  });
  return new Map([
    ['/index.html', file(`<title>edition ${number}</title>`, 'text/html')],
    ['/sw.js', file(script, 'text/javascript')],
    [chunk, file(`export const edition = ${number};`, 'text/javascript')],
    [account, file(`export const account = ${number};`, 'text/javascript')],
  ]);
}

/** Waits until the next edition is installed, and asks it in if so wanted, as the game does: then until it rules this page. */
const nextEdition = (page: Page, take: boolean) =>
  page.evaluate(async (wanted) => {
    const registration = await navigator.serviceWorker.ready;
    const ruled = new Promise((resolve) =>
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
    );
    // It can be called waiting a moment before it says of itself that it is installed.
    const reach = async (worker: ServiceWorker, states: readonly string[]) => {
      while (!states.includes(worker.state))
        await new Promise((resolve) => worker.addEventListener('statechange', resolve, { once: true }));
      return worker.state;
    };
    await registration.update();
    const next = registration.waiting ?? registration.installing;
    if (!next) throw new Error('no new edition was found');
    const state = await reach(next, ['installed', 'activating', 'activated', 'redundant']);
    if (!wanted) return state;
    next.postMessage({ type: 'SKIP_WAITING' });
    await ruled;
    return reach(next, ['activated', 'redundant']);
  }, take);

const statusOf = (page: Page, at: string) => page.evaluate(async (url) => (await fetch(url)).status, at);

test('PWA-03 an old tab finds its chunks for one edition more, and an update waits to be asked', async ({
  page,
}) => {
  const editions = await Promise.all([1, 2, 3].map(edition));
  let current = 0;
  const listening = await listen({
    host: '127.0.0.1',
    port: 0,
    fetch: async (request) => createPageServer(editions[current] ?? new Map())(request),
  });
  if (!listening.ok) throw new Error(listening.error);
  const url = `http://127.0.0.1:${listening.value.address.port}`;
  try {
    await page.goto(url);
    await page.evaluate(async () => {
      const ruled = new Promise((resolve) =>
        navigator.serviceWorker.addEventListener('controllerchange', resolve),
      );
      await navigator.serviceWorker.register('/sw.js');
      await ruled;
    });

    current = 1;
    expect(await nextEdition(page, false)).toBe('installed');
    await page.reload();
    expect(await page.title()).toBe('edition 1');

    expect(await nextEdition(page, true)).toBe('activated');
    expect(await statusOf(page, '/assets/chunk-1.js')).toBe(200);
    expect(await statusOf(page, '/assets/chunk-2.js')).toBe(200);
    await page.reload();
    expect(await page.title()).toBe('edition 2');

    current = 2;
    expect(await nextEdition(page, true)).toBe('activated');
    expect(await statusOf(page, '/assets/chunk-1.js')).toBe(404);
    expect(await statusOf(page, '/assets/chunk-2.js')).toBe(200);
    expect(await statusOf(page, '/assets/chunk-3.js')).toBe(200);
  } finally {
    await listening.value.close();
  }
});

test('the code of a sign-in is kept where somebody signed in: a new edition has its own before it takes over, and the one before goes one edition later', async ({
  page,
}) => {
  const editions = await Promise.all([1, 2, 3].map(edition));
  let current = 0;
  const listening = await listen({
    host: '127.0.0.1',
    port: 0,
    fetch: async (request) => createPageServer(editions[current] ?? new Map())(request),
  });
  if (!listening.ok) throw new Error(listening.error);
  const kept = () =>
    page.evaluate(async () => {
      const cache = await caches.open('lamplit-cloud');
      return (await cache.keys()).map(({ url }) => new URL(url).pathname);
    });
  try {
    await page.goto(`http://127.0.0.1:${listening.value.address.port}`);
    await page.evaluate(async () => {
      const ruled = new Promise((resolve) =>
        navigator.serviceWorker.addEventListener('controllerchange', resolve),
      );
      await navigator.serviceWorker.register('/sw.js');
      await ruled;
    });
    // Nobody has signed in here.
    current = 1;
    expect(await nextEdition(page, true)).toBe('activated');
    expect(await kept()).toEqual([]);
    await page.evaluate(async () => (await caches.open('lamplit-cloud')).add('/assets/cloud-session-2.js'));

    current = 2;
    expect(await nextEdition(page, false)).toBe('installed');
    expect(await kept()).toEqual(['/assets/cloud-session-2.js', '/assets/cloud-session-3.js']);
    current = 9;
    expect(await statusOf(page, '/assets/cloud-session-2.js')).toBe(200);
    expect(await statusOf(page, '/assets/cloud-session-3.js')).toBe(200);
    current = 2;
    expect(await nextEdition(page, true)).toBe('activated');
    expect(await kept()).toEqual(['/assets/cloud-session-2.js', '/assets/cloud-session-3.js']);
    editions.push(await edition(4));
    current = 3;
    expect(await nextEdition(page, true)).toBe('activated');
    expect(await kept()).toEqual(['/assets/cloud-session-3.js', '/assets/cloud-session-4.js']);
  } finally {
    await listening.value.close();
  }
});
