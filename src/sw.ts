// The service worker: after one visit the game starts without a network, and a new version waits until it is asked in.
//
// It answers from its cache for the files of the game and for navigations, and for nothing else: no /api, no other
// host, no POST, no event stream. Pages talk to it with two messages, `{ type: 'SKIP_WAITING' }` and `{ type: 'KEEP_PLOTS' }`.
import { PrecacheController, PrecacheRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';

declare const self: ServiceWorkerGlobalScope;
/** Filled by the build: every file of the game; `null` where the name carries a hash of the content. */
declare const __PRECACHE__: readonly { readonly url: string; readonly revision: string | null }[];

/** Filled by the build: the files that `cloudCache` holds. */
declare const __ACCOUNT__: readonly string[];

/** Filled by the build: the files that `plotCache` holds. */
declare const __PLOTS__: readonly string[];

const fileCache = 'lamplit-files';
/** What runs models on this device; filled by `device-runtime.ts` when the player installs one. */
const modelCache = 'lamplit-models';
/** What speaks with an account's server; filled by `cloud-session.ts` when somebody signs in. */
const cloudCache = 'lamplit-cloud';
/** Plots that not everybody needs; filled once the game has started, when a page asks for it. */
const plotCache = 'lamplit-plots';
const generationCache = 'lamplit-generation';
const generationKey = '/generation';

const files = new PrecacheController({ cacheName: fileCache });
files.addToCacheList([...__PRECACHE__]);

const showGame = files.createHandlerBoundToURL('/index.html');

/** Asks the server; without a network the game shows what it can say itself. */
const askFirst: typeof showGame = async (given) => {
  try {
    return await fetch(given.request);
  } catch {
    return showGame(given);
  }
};

registerRoute(new PrecacheRoute(files, { directoryIndex: '', cleanURLs: false }));
// Files of the previous version, for a tab that still runs it; see `forgetOldFiles`.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  async ({ request }) => {
    for (const name of [fileCache, plotCache, modelCache, cloudCache]) {
      const kept = await (await caches.open(name)).match(request);
      if (kept) return kept;
    }
    return fetch(request);
  },
);
// A shared story comes from its server, which may have taken it back; without a network the game says that it cannot be had.
registerRoute(
  ({ request, sameOrigin, url }) =>
    sameOrigin && request.mode === 'navigate' && /^\/shared\/[^/]+\/?$/.test(url.pathname),
  askFirst,
);
registerRoute(
  new NavigationRoute(showGame, {
    // Addresses of the server, and files: see below.
    denylist: [/^\/(api|auth\/v1|rest\/v1|storage\/v1|realtime\/v1)(\/|$)/, /\.[^/]*$/],
  }),
);

// What may be a file is asked for; the server shows the game's own 'not found' where there is none, and without a network we do.
registerRoute(
  ({ request, sameOrigin, url }) =>
    sameOrigin && request.mode === 'navigate' && /\.[^/]*$/.test(url.pathname),
  askFirst,
);

self.addEventListener('install', (event) =>
  event.waitUntil(Promise.all([files.install(event), keepForAccount()])),
);
self.addEventListener('activate', (event) =>
  event.waitUntil(forgetOldFiles().then(() => self.clients.claim())),
);
self.addEventListener('message', (event) => {
  const type = (event.data as { type?: unknown } | null)?.type;
  if (type === 'SKIP_WAITING') void self.skipWaiting();
  if (type === 'KEEP_PLOTS') event.waitUntil(keepPlots());
});

/** One after the other, for nobody waits for them; what cannot be had now is asked for at the next start. */
async function keepPlots(): Promise<void> {
  const cache = await caches.open(plotCache);
  for (const url of __PLOTS__) if (!(await cache.match(url))) await cache.add(url).catch(() => {});
}

/** Where somebody has signed in, this version has what his sign-in needs before any page of it runs; a network may be missing then. */
async function keepForAccount(): Promise<void> {
  const cache = await caches.open(cloudCache);
  if ((await cache.keys()).length === 0) return;
  for (const url of __ACCOUNT__) if (!(await cache.match(url))) await cache.add(url);
}

/**
 * Keeps the files of this version and of the one before it, and drops the rest. Workbox would drop everything that is
 * not in the new list at once; a tab that still runs the old version would then find its lazy chunks gone.
 */
async function forgetOldFiles(): Promise<void> {
  const [generations, ...kept] = await Promise.all(
    [generationCache, fileCache, plotCache, cloudCache].map((name) => caches.open(name)),
  );
  if (!generations) return;
  const current = [
    ...files.getURLsToCacheKeys().values(),
    ...[...__ACCOUNT__, ...__PLOTS__].map((url) => new URL(url, location.href).href),
  ];
  const stored = await generations.match(generationKey);
  const previous = stored ? ((await stored.json()) as readonly string[]) : [];
  const wanted = new Set([...current, ...previous]);
  for (const cache of kept) {
    const old = (await cache.keys()).filter(({ url }) => !wanted.has(url));
    await Promise.all(old.map((request) => cache.delete(request)));
  }
  await generations.put(generationKey, new Response(JSON.stringify(current)));
}
