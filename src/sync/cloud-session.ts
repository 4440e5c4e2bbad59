import { createClient, type Session, type SupabaseClient } from '@supabase/supabase-js';

import type { Cloud } from './cloud-config.ts';
import type { TextStorage } from './text-storage.ts';
import { readTokens, sessionKey, verifierKey } from './tokens.ts';

/* The one file that knows supabase-js. It is fetched when somebody signs in, and kept from then on, so that it is here without a network. */

export type CloudSessionOptions = {
  readonly cloud: Cloud;
  readonly storage: TextStorage;
  readonly fetch: typeof fetch;
  /** Runs one piece of work after the other, across all tabs. */
  readonly alone: <T>(work: () => Promise<T>) => Promise<T>;
  /** Hears of the sign-in as the server renews it or changes it, and `null` once the server does not renew it any more. */
  readonly onSession: (session: Session | null) => void;
};

export type CloudSession = Pick<SupabaseClient, 'auth' | 'rpc' | 'realtime' | 'channel' | 'removeChannel'>;

/** The sign-in of this browser. It renews itself while the page is seen. */
export function openCloudSession(options: CloudSessionOptions): CloudSession {
  const kept = new EventTarget();
  const client = createClient(options.cloud.url, options.cloud.publishableKey, {
    auth: {
      flowType: 'pkce',
      detectSessionInUrl: false,
      storageKey: sessionKey,
      storage: options.storage,
    },
    global: { fetch: (input, init) => renewing(options, kept, input, init) },
  });
  client.auth.onAuthStateChange((event, session) => {
    kept.dispatchEvent(new Event('kept'));
    if (event === 'INITIAL_SESSION') return;
    options.onSession(session);
  });
  return client;
}

/** A sign-in that leaves that of this browser alone, for what is only asked or tried. */
export function openGuestSession({ cloud, storage, ...options }: CloudSessionOptions): CloudSession {
  const guestKey = 'lamplit-guest';
  return createClient(cloud.url, cloud.publishableKey, {
    auth: {
      flowType: 'pkce',
      detectSessionInUrl: false,
      storageKey: guestKey,
      storage: {
        getItem: () => null,
        setItem: (key, value) => {
          // Who follows the link of a mail later does so in the browser's own sign-in.
          if (key === `${guestKey}-code-verifier`) storage.setItem(verifierKey, value);
        },
        removeItem: () => {},
      },
      autoRefreshToken: false,
    },
    global: { fetch: options.fetch },
  });
}

/** Who hears that another device has sent something. */
export type NudgeListener = {
  /** @param origin which start of which worker sent it; '' when nobody says so */
  readonly heard: (origin: string) => void;
  /** Whether anything can be heard now; without a network, and until the server has let it in, nothing can. */
  readonly standing: (isStanding: boolean) => void;
};

/**
 * Listens on the private topic of an account's rows. It comes back by itself after a network was away.
 * @returns how to stop, which closes the socket
 */
export async function hearNudges(
  client: CloudSession,
  user: string,
  { heard, standing }: NudgeListener,
): Promise<() => void> {
  // Without it the first request to listen would be that of a stranger.
  await client.realtime.setAuth();
  const channel = client.channel(`space:${user}`, { config: { private: true } });
  channel
    .on('broadcast', { event: 'sync' }, ({ payload }: { readonly payload?: unknown }) => {
      const origin =
        typeof payload === 'object' && payload !== null && 'origin' in payload ? payload.origin : '';
      heard(typeof origin === 'string' ? origin : '');
    })
    .subscribe((status) => standing(status === 'SUBSCRIBED'));
  return () => {
    standing(false);
    void client.removeChannel(channel);
  };
}

/** Keeps this file for starts without a network; the service worker sees to that of a later version. */
export async function keepCloudSession(): Promise<void> {
  // Without a secure address there is nowhere to keep it, nor a start without a network.
  if (!import.meta.env.PROD || !('caches' in globalThis)) return;
  const cache = await caches.open('lamplit-cloud');
  if (!(await cache.match(import.meta.url))) await cache.add(import.meta.url);
}

/** What a server says that refuses to renew a sign-in; whatever else comes in its place is the network's or a mistake, and ends nothing. */
const refusals = [400, 401, 403];

/** How long a tab may take to keep what it was given; in milliseconds. */
const keepingMs = 5_000;

/**
 * Renews a sign-in for one tab at a time; who comes second is given what the first one was given.
 * @param kept hears when a renewed sign-in lies in the storage
 */
async function renewing(
  { storage, fetch: ask, alone }: CloudSessionOptions,
  kept: EventTarget,
  input: RequestInfo | URL,
  init?: RequestInit,
): Promise<Response> {
  const given = renewedWith(input, init);
  if (given === null) return ask(input, init);
  return new Promise((resolve, reject) => {
    alone(async () => {
      const here = readTokens(storage);
      if (here && here.refresh_token !== given) return resolve(json(storage.getItem(sessionKey)));
      const response = await ask(input, init);
      const isAnswer = response.headers.get('content-type')?.includes('json') ?? false;
      const isSaid = isAnswer && (response.ok || refusals.includes(response.status));
      const keeping = new Promise<void>((over) => {
        kept.addEventListener('kept', () => over(), { once: true });
        setTimeout(over, keepingMs);
      });
      resolve(isSaid ? response : new Response(null, { status: 503 }));
      if (isSaid && response.ok) await keeping;
    }).catch(reject);
  });
}

function json(text: string | null): Response {
  return new Response(text, { headers: { 'content-type': 'application/json' } });
}

/** The token that a sign-in is renewed with; `null` for any other request. */
function renewedWith(input: RequestInfo | URL, init?: RequestInit): string | null {
  const address = input instanceof Request ? input.url : String(input);
  if (!address.includes('/auth/v1/token?grant_type=refresh_token') || typeof init?.body !== 'string')
    return null;
  const body: unknown = JSON.parse(init.body);
  if (typeof body !== 'object' || body === null || !('refresh_token' in body)) return null;
  return typeof body.refresh_token === 'string' ? body.refresh_token : null;
}
