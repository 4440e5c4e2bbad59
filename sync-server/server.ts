import { Hono } from 'hono';

import { accountRoutes } from './account.ts';
import type { AccountDeps, ServerEnv } from './account-routes.ts';
import { callerAddress } from './forwarded.ts';
import { imageBackendRoutes, type ImageBackendDeps } from './image-backends/image-backends.ts';
import type { Fetch } from './listen.ts';
import type { Handler } from './local/handler.ts';
import type { Log } from './log.ts';
import { modelRoutes, type ModelDeps } from './models.ts';
import type { Money } from './money.ts';
import type { Pictures } from './pictures.ts';
import type { PublicConfig } from './public-config.ts';
import type { Readiness } from './readiness.ts';
import { securityHeaders } from './security-policy.ts';
import { shareRoutes, sharedPictureRoutes, type ShareDeps } from './share.ts';

/** What the server is made of. Tests give fakes. */
export type ServerDeps = {
  readonly policy: Parameters<typeof securityHeaders>[0];
  /** Sent to anyone who asks. @param origin that the page was asked for under */
  readonly config: (origin: string) => Promise<PublicConfig>;
  /** Whether everything the server leans on answers. */
  readonly readiness: () => Promise<Readiness>;
  /** `null` where there are no accounts. */
  readonly accounts: AccountDeps | null;
  /** Shared stories; `null` where there are no accounts. */
  readonly shares: (ShareDeps & { readonly page: (request: Request) => Promise<Response> }) | null;
  /** Text models that are lent; `null` when there are none. */
  readonly models: ModelDeps | null;
  /** Credits and payments; `null` where there are no accounts. */
  readonly money: Pick<Money, 'fetch' | 'closeAccount'> | null;
  /** Pictures by a provider; `null` where there are no accounts. */
  readonly pictures: Pick<Pictures, 'fetch'> | null;
  /** Picture services that the operator lists; `null` when there are none. */
  readonly imageBackends: ImageBackendDeps | null;
  /** Answers the addresses of Supabase where this server stands in for it. */
  readonly wire: Handler | null;
  /** How many reverse proxies are believed about who asks. */
  readonly trustProxy: number;
  /** Answers what is not an address of the server's interface: the game itself. */
  readonly servePage: (request: Request) => Response | Promise<Response>;
  readonly log: Log;
  /** The time in ms. */
  readonly now: () => number;
};

/** The whole server as one function from request to response; who listens is another matter. */
export function createServer(deps: ServerDeps): { readonly fetch: Fetch } {
  const app = new Hono<ServerEnv>();
  const headers = Object.entries(securityHeaders(deps.policy));

  app.use('*', async (context, next) => {
    const startedAt = deps.now();
    await next();
    // A handler's own word wins: what players stored is shut in more tightly than the game.
    for (const [name, value] of headers)
      if (!context.res.headers.has(name)) context.res.headers.set(name, value);
    const at = new URL(context.req.url).pathname;
    const level = context.res.status >= 500 ? 'error' : isServerAddress(at) ? 'info' : 'debug';
    deps.log[level]('request', {
      method: context.req.method,
      path: loggable(at),
      status: context.res.status,
      ms: deps.now() - startedAt,
    });
  });

  app.get('/api/health', (context) => context.json({ ok: true }, 200, noStore));
  app.get('/api/ready', async (context) => {
    const readiness = await deps.readiness();
    return context.json(readiness, readiness.ready ? 200 : 503, noStore);
  });
  app.get('/api/config', async (context) =>
    context.json(await deps.config(new URL(context.req.url).origin), 200, noStore),
  );
  const { accounts, money } = deps;
  if (accounts) app.route('/api/account', accountRoutes(accounts, money?.closeAccount));
  else app.all('/api/account/*', (context) => context.json({ error: noAccountsHere }, 503, noStore));
  app.all('/api/billing/*', async (context) =>
    money ? money.fetch(context.req.raw) : context.json({ error: noAccountsHere }, 503, noStore),
  );
  const { pictures } = deps;
  app.all('/api/replicate/*', async (context) =>
    pictures ? pictures.fetch(context.req.raw) : context.json({ error: noAccountsHere }, 503, noStore),
  );

  if (deps.shares) {
    const { page } = deps.shares;
    app.route('/api/shares', shareRoutes(deps.shares));
    app.route('/api/images/shares', sharedPictureRoutes(deps.shares));
    app.get('/shared/:id', (context) => page(context.req.raw));
  } else app.all('/api/shares/*', (context) => context.json({ error: noAccountsHere }, 503, noStore));

  if (deps.imageBackends) app.route('/api/images/backends', imageBackendRoutes(deps.imageBackends));
  if (deps.models) app.route('/api/models/v1', modelRoutes(deps.models));
  else app.all('/api/models/v1/*', (context) => context.json(nothingLent, 503, noStore));

  app.all('*', (context) => {
    const at = new URL(context.req.url).pathname;
    if (!isServerAddress(at)) return deps.servePage(context.req.raw);
    if (deps.wire && isWireAddress(at)) return deps.wire(context.req.raw, context.env.from);
    return context.json({ error: 'There is nothing at this address.' }, 404, noStore);
  });
  app.onError((error, context) => {
    deps.log.error('failure', { name: error.name, message: error.message, stack: error.stack });
    return context.json({ error: 'The server failed to answer. Please try again.' }, 500, noStore);
  });

  let proxySeen = false;
  return {
    fetch: async (request, remote) => {
      const forwarded = request.headers.get('x-forwarded-for');
      if (forwarded !== null && deps.trustProxy === 0 && !proxySeen) {
        proxySeen = true;
        deps.log.warn('proxy', {
          note: 'X-Forwarded-For arrives, and TRUST_PROXY is 0: if a reverse proxy stands in front, all players count as one address, and share what one may have, connections too. Set TRUST_PROXY to the number of proxies.',
        });
      }
      return app.fetch(request, { from: { address: callerAddress(remote, forwarded, deps.trustProxy) } });
    },
  };
}

const noStore = { 'Cache-Control': 'no-store' } as const;
const nothingLent = { error: 'This server lends no model.', code: 'nothing-lent' } as const;
const noAccountsHere = 'This server has no accounts at the moment.';

/** Addresses that belong to the server and never to the game: its own and those of the account stand-in. */
export function isServerAddress(pathname: string): boolean {
  return /^\/api(\/|$)/.test(pathname) || isWireAddress(pathname);
}

/** The addresses of Supabase. */
function isWireAddress(pathname: string): boolean {
  return /^\/(auth|rest|storage|realtime)\/v1(\/|$)/.test(pathname);
}

/** Where a page's WebSocket goes; the development server has one of its own. */
export function isUpgradeAddress(pathname: string): boolean {
  return /^\/realtime\/v1(\/|$)/.test(pathname);
}

/**
 * An address without what opens something or tells who somebody is: a share link opens its story to whoever holds it, and the path of a
 * file or of a topic begins with a player's id.
 */
function loggable(pathname: string): string {
  const kept =
    /^\/(?:shared|api\/(?:shares|images)|storage\/v1(?:\/\w+){0,2}|realtime\/v1(?:\/api)?|auth\/v1\/admin\/users)(?=\/)/.exec(
      pathname,
    )?.[0];
  return (kept === undefined ? pathname : `${kept}/…`).slice(0, 200);
}
