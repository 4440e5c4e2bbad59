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
  await buildServiceWorker({
    root: projectRoot,
    outDir: folder,
    precache: [
      { url: chunk, revision: null },
      { url: '/index.html', revision: String(number) },
    ],
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
  ]);
}

/** Waits for the new edition, asks it in as the game does, and waits until it rules this page. */
const takeOver = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const ruled = new Promise((resolve) =>
      navigator.serviceWorker.addEventListener('controllerchange', resolve),
    );
    await registration.update();
    const next = registration.waiting ?? registration.installing;
    if (!next) throw new Error('no new edition was found');
    while (next.state === 'installing') {
      await new Promise((resolve) => next.addEventListener('statechange', resolve, { once: true }));
    }
    next.postMessage({ type: 'SKIP_WAITING' });
    await ruled;
    while (registration.active?.state !== 'activated')
      await new Promise((resolve) => setTimeout(resolve, 20));
  });

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
    const waiting = await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      await registration.update();
      while (!registration.waiting) await new Promise((resolve) => setTimeout(resolve, 20));
      return registration.waiting.state;
    });
    expect(waiting).toBe('installed');
    await page.reload();
    expect(await page.title()).toBe('edition 1');

    await takeOver(page);
    expect(await statusOf(page, '/assets/chunk-1.js')).toBe(200);
    expect(await statusOf(page, '/assets/chunk-2.js')).toBe(200);
    await page.reload();
    expect(await page.title()).toBe('edition 2');

    current = 2;
    await takeOver(page);
    expect(await statusOf(page, '/assets/chunk-1.js')).toBe(404);
    expect(await statusOf(page, '/assets/chunk-2.js')).toBe(200);
    expect(await statusOf(page, '/assets/chunk-3.js')).toBe(200);
  } finally {
    await listening.value.close();
  }
});
