import { randomBytes } from 'node:crypto';
import type { Session } from '@supabase/supabase-js';

import { ok } from '../../src/domain/result.ts';
import { openCloud } from '../../sync-server/cloud.ts';
import { readConfiguration } from '../../sync-server/configuration.ts';
import { createBackendMakers } from '../../sync-server/image-backends/backend-makers.ts';
import { listen } from '../../sync-server/listen.ts';
import type { Log } from '../../sync-server/log.ts';
import { noMoney, openMoney } from '../../sync-server/money.ts';
import { openPictures } from '../../sync-server/pictures.ts';
import { picturesCost } from '../../sync-server/pictures/settings.ts';
import { publicConfig } from '../../sync-server/public-config.ts';
import { createServer } from '../../sync-server/server.ts';
import { createSharePage } from '../../sync-server/share-page.ts';
import { fakePage } from './running.ts';
import { quietLog } from './local/test-database.ts';
import { serve } from './test-issuer.ts';
import { openTestStandIn, pageClient, type TestStandIn } from './test-stand-in.ts';

/** The two ways to run the server. In the second what stands in for Supabase is a server of its own, reached over the network. */
export const modes = ['with the stand-in', 'with a Supabase project'] as const;

export type TestGame = Awaited<ReturnType<typeof openGame>>;

/**
 * The game's server with accounts.
 * @param options.limits default off
 * @param options.standIn of another server, which this one shares; it issues tokens in the other's name
 */
export async function openGame(
  mode: (typeof modes)[number],
  options: {
    readonly limits?: 'on' | 'off';
    readonly standIn?: TestStandIn;
    /** index.html of the built game. */
    readonly index?: string;
    /** More of the environment. */
    readonly env?: Readonly<Record<string, string>>;
    /** Between two rounds of the background work, in ms. */
    readonly restMs?: number;
    /** Between two askings whether the ledger is to be compared with the provider, in ms. */
    readonly checkMs?: number;
    /** Told to nobody when left out. */
    readonly log?: Log;
  } = {},
) {
  const startedAt = Date.now();
  let ahead = 0;
  const now = () => startedAt + ahead;
  let url = '';
  let wireUrl = '';
  const standIn = options.standIn ?? (await openTestStandIn({ publicUrl: () => wireUrl || url, now }));
  const limits = options.limits ?? 'off';
  const project =
    mode === 'with the stand-in'
      ? undefined
      : await serve((request) => standIn.fetch(request, { address: '127.0.0.1' }));
  wireUrl = project?.url ?? '';
  const projectEnv = project
    ? {
        SUPABASE_URL: project.url,
        SUPABASE_PUBLISHABLE_KEY: standIn.publishable,
        SUPABASE_SECRET_KEY: standIn.secret,
      }
    : {};
  const read = readConfiguration({ RATE_LIMITS: limits, ...projectEnv, ...options.env });
  if (!read.ok) throw new Error(read.error);
  const { lentText } = read.value;
  const cloud = await openCloud({
    configuration: read.value,
    publicUrl: options.standIn?.publicUrl ?? (() => url),
    startStandIn: () => Promise.resolve(ok(standIn)),
    now,
    random: (bytes) => randomBytes(bytes),
    fetch,
    log: options.log ?? quietLog,
  });
  const servePage = () => new Response('the game');
  const money =
    cloud.accounts &&
    (await openMoney({
      accounts: cloud.accounts,
      settings: read.value.payments,
      picturesCost: picturesCost(read.value.pictures),
      ...(options.checkMs === undefined ? {} : { checkMs: options.checkMs }),
      ...(options.restMs === undefined ? {} : { restMs: options.restMs }),
    }));
  const pictures =
    cloud.accounts &&
    openPictures({
      accounts: cloud.accounts,
      settings: read.value.pictures,
      storageUrl: cloud.supabase?.url ?? null,
      fetch,
      ...(options.restMs === undefined ? {} : { restMs: options.restMs }),
    });
  const server = createServer({
    policy: { https: false },
    config: async (origin) =>
      publicConfig({
        version: '1.2.3',
        features: await cloud.features(),
        supabase: cloud.supabase && { url: origin, ...cloud.supabase },
        pictures: pictures !== null && read.value.pictures.key !== null,
        lentText: lentText !== null,
        money: money?.shown() ?? noMoney,
      }),
    readiness: cloud.readiness,
    accounts: cloud.accounts,
    money,
    pictures,
    shares: cloud.accounts && {
      ...cloud.accounts,
      publicUrl: () => url,
      page: createSharePage({
        backend: cloud.accounts.backend,
        pages: new Map([
          ['/assets/shared-page-1a2b.css', fakePage('')],
          ['/assets/shared-1a2b3c4d.css', fakePage('')],
          ['/index.html', fakePage(options.index ?? '')],
        ]),
        publicUrl: () => url,
        servePage,
        log: quietLog,
      }),
    },
    models: cloud.accounts && lentText && { ...cloud.accounts, lent: lentText, fetch },
    imageBackends:
      cloud.accounts && read.value.imageBackends.length > 0
        ? {
            ...cloud.accounts,
            makers: createBackendMakers(read.value.imageBackends, { fetch, now, random: () => 0.5 }),
            mostADay: read.value.pictures.mostADay,
          }
        : null,
    wire: cloud.wire,
    trustProxy: 1,
    servePage,
    log: quietLog,
    now,
  });
  const listening = await listen({ host: '127.0.0.1', port: 0, fetch: server.fetch });
  if (!listening.ok) throw new Error(listening.error);
  url = `http://127.0.0.1:${listening.value.address.port}`;
  const page = () => pageClient(wireUrl || url, standIn.publishable);
  return {
    url,
    standIn,
    /** What the environment says about the project, where there is one. */
    projectEnv,
    page,
    /** Lets time go by. */
    wait: (ms: number) => (ahead += ms),
    /** Asks one of the server's own addresses. */
    ask: (
      path: string,
      given: {
        readonly method?: string;
        readonly token?: string;
        readonly body?: unknown;
        readonly address?: string;
        readonly headers?: Readonly<Record<string, string>>;
      } = {},
    ) =>
      fetch(url + path, {
        method: given.method ?? 'POST',
        headers: {
          ...(given.token === undefined ? {} : { Authorization: `Bearer ${given.token}` }),
          ...(given.address === undefined ? {} : { 'X-Forwarded-For': given.address }),
          ...given.headers,
        },
        ...(given.body === undefined ? {} : { body: JSON.stringify(given.body) }),
      }),
    close: async () => {
      await listening.value.close();
      await pictures?.close();
      await money?.close();
      await project?.close();
      if (!options.standIn) await standIn.close();
    },
  };
}

export const password = 'a lamp by the window';

/** A new account that is signed in. */
export async function signUp(game: TestGame, email: string) {
  const page = game.page();
  const { data, error } = await page.auth.signUp({ email, password });
  if (error) throw error;
  return { page, email, ...tokenOf(data) };
}

/** What a sign-in gives. */
export function tokenOf({ session }: { readonly session: Session | null }) {
  if (!session) throw new Error('nobody is signed in');
  return { token: session.access_token, id: session.user.id };
}
