import { createLog } from '../../sync-server/log.ts';
import { listen } from '../../sync-server/listen.ts';
import type { Page, Pages } from '../../sync-server/pages.ts';
import { noMoney } from '../../sync-server/money.ts';
import { noAccounts, publicConfig } from '../../sync-server/public-config.ts';
import { createServer, type ServerDeps } from '../../sync-server/server.ts';
import { createPageServer } from '../../sync-server/serve-page.ts';

/** One file of a made-up game. */
export function fakePage(text: string, props: Partial<Page> = {}): Page {
  return {
    body: new TextEncoder().encode(text),
    type: 'text/html; charset=utf-8',
    etag: '"fixed"',
    cacheControl: 'no-cache',
    isText: true,
    ...props,
  };
}

/** A server on a free port, with a made-up game and every line it logs. */
export async function startServer(pages: Pages, props: Partial<ServerDeps> = {}) {
  const lines: string[] = [];
  const { fetch } = createServer({
    policy: { https: false },
    config: () =>
      Promise.resolve(
        publicConfig({
          version: '1.2.3',
          features: noAccounts,
          supabase: null,
          pictures: false,
          money: noMoney,
        }),
      ),
    readiness: () => Promise.resolve({ ready: true, database: true, migrations: true, storage: true }),
    accounts: null,
    shares: null,
    models: null,
    money: null,
    pictures: null,
    imageBackends: null,
    wire: null,
    trustProxy: 0,
    servePage: createPageServer(pages),
    log: createLog({ level: 'debug', now: () => 0, write: (line) => lines.push(line) }),
    now: () => 0,
    ...props,
  });
  const listening = await listen({ host: '127.0.0.1', port: 0, fetch });
  if (!listening.ok) throw new Error(listening.error);
  const { address, close } = listening.value;
  return { url: `http://127.0.0.1:${address.port}`, port: address.port, lines, close };
}
