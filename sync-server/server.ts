import { Hono } from 'hono';
import type { Log } from './log.ts';
import { securityHeaders } from './security-policy.ts';

/** What the server is made of. Tests give fakes. */
export type ServerDeps = {
  readonly policy: Parameters<typeof securityHeaders>[0];
  /** What a page may know about this server; sent to anyone who asks. */
  readonly config: PublicConfig;
  /** Whether everything the server leans on answers. */
  readonly isReady: () => Promise<boolean>;
  /** Answers what is not an address of the server's interface: the game itself. */
  readonly servePage: (request: Request) => Response | Promise<Response>;
  readonly log: Log;
  /** The time in ms. */
  readonly now: () => number;
};

/** The answer of `/api/config`. Public values only. */
export type PublicConfig = {
  readonly version: string;
  readonly features: {
    /** Sign-in and copies of stories on the server. */
    readonly accounts: boolean;
  };
};

/** The whole server as one function from request to response; who listens is another matter. */
export function createServer(deps: ServerDeps): { readonly fetch: (request: Request) => Promise<Response> } {
  const app = new Hono();
  const headers = Object.entries(securityHeaders(deps.policy));

  app.use('*', async (context, next) => {
    const startedAt = deps.now();
    await next();
    for (const [name, value] of headers) context.res.headers.set(name, value);
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
  app.get('/api/ready', async (context) =>
    (await deps.isReady())
      ? context.json({ ready: true }, 200, noStore)
      : context.json({ error: 'The server is not ready yet.' }, 503, noStore),
  );
  app.get('/api/config', (context) => context.json(deps.config, 200, noStore));

  app.all('*', (context) =>
    isServerAddress(new URL(context.req.url).pathname)
      ? context.json({ error: 'There is nothing at this address.' }, 404, noStore)
      : deps.servePage(context.req.raw),
  );
  app.onError((error, context) => {
    deps.log.error('failure', { name: error.name, message: error.message, stack: error.stack });
    return context.json({ error: 'The server failed to answer. Please try again.' }, 500, noStore);
  });

  return { fetch: async (request) => app.fetch(request) };
}

const noStore = { 'Cache-Control': 'no-store' } as const;

/** Addresses that belong to the server and never to the game: its own and those of the account stand-in. */
export function isServerAddress(pathname: string): boolean {
  return /^\/(api|auth\/v1|rest\/v1|storage\/v1|realtime\/v1)(\/|$)/.test(pathname);
}

/** A share link opens its story to whoever holds it, so its id stays out of the log. */
const loggable = (pathname: string) => pathname.replace(/^\/shared\/.*/, '/shared/…').slice(0, 200);
