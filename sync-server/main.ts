// Environment → adapters → server. `start.mjs` decides whether it listens by itself or behind the development server.
import { ok, err, type Result } from '../src/domain/result.ts';
import { readConfiguration, type Configuration, type Environment } from './configuration.ts';
import { listen, toNodeListener, type NodeListener } from './listen.ts';
import { createLog, type Log } from './log.ts';
import { readPages } from './pages.ts';
import { createServer, isServerAddress } from './server.ts';
import { createPageServer } from './serve-page.ts';

type Assembled = {
  readonly configuration: Configuration;
  readonly log: Log;
  readonly fetch: (request: Request) => Promise<Response>;
};

/**
 * Joins everything; nothing listens yet.
 * @param options.pagesFolder the built game; without it only the server's own addresses are answered
 */
function assemble(options: {
  readonly env: Environment;
  readonly version: string;
  readonly pagesFolder?: string;
}): Result<Assembled, string> {
  const read = readConfiguration(options.env);
  if (!read.ok) return read;
  const configuration = read.value;
  const now = () => Date.now();
  // stdout carries the one line that says where the game is; the log goes beside it.
  const log = createLog({
    level: configuration.logLevel,
    now,
    write: (line) => process.stderr.write(`${line}\n`),
  });
  const policy = {
    connect: configuration.cspConnect,
    https: configuration.publicUrl?.startsWith('https:') ?? false,
  };
  const servePage = createPageServer(
    options.pagesFolder ? readPages(options.pagesFolder, policy) : new Map(),
  );
  const { fetch } = createServer({
    policy,
    config: { version: options.version, features: { accounts: false } },
    isReady: () => Promise.resolve(true),
    servePage,
    log,
    now,
  });
  return ok({ configuration, log, fetch });
}

/** The server's own addresses for the development server, which answers everything else. */
export function develop(options: { readonly env: Environment; readonly version: string }): Result<
  {
    readonly host: string;
    readonly port: number;
    readonly owns: (address: string) => boolean;
    readonly listener: NodeListener;
  },
  string
> {
  const assembled = assemble(options);
  if (!assembled.ok) return assembled;
  const { configuration, fetch } = assembled.value;
  return ok({
    host: configuration.host,
    port: configuration.port,
    owns: (address) => isServerAddress(address.replace(/[?#].*$/, '')),
    listener: toNodeListener(fetch),
  });
}

/** Runs until it is told to stop. The answer says where players find the game. */
export async function run(options: {
  readonly env: Environment;
  readonly version: string;
  readonly pagesFolder: string;
}): Promise<Result<{ readonly url: string; readonly close: () => Promise<void> }, string>> {
  const assembled = assemble(options);
  if (!assembled.ok) return assembled;
  const { configuration, fetch, log } = assembled.value;
  const listening = await listen({ host: configuration.host, port: configuration.port, fetch });
  if (!listening.ok) return err(listening.error);
  const { address, close } = listening.value;
  const url = configuration.publicUrl ?? urlOf(configuration.host, address.port);
  log.info('start', { host: configuration.host, port: address.port, url });
  return ok({ url, close });
}

const urlOf = (host: string, port: number) => `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
