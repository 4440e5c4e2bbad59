// Environment → adapters → server. `start.mjs` decides whether it listens by itself or behind the development server.
import { randomBytes } from 'node:crypto';

import { ok, err, type Result } from '../src/domain/result.ts';
import { createClock } from './clock.ts';
import { openCloud, type Cloud, type StartStandIn } from './cloud.ts';
import { readConfiguration, type Configuration, type Environment } from './configuration.ts';
import { listen, toNodeListener, type Fetch, type NodeListener, type Upgrade } from './listen.ts';
import { startStandIn } from './local/stand-in.ts';
import { createLog, type Log } from './log.ts';
import { readPages } from './pages.ts';
import { publicConfig } from './public-config.ts';
import { createServer, isServerAddress, isUpgradeAddress } from './server.ts';
import { createPageServer } from './serve-page.ts';

export { administer } from './administer.ts';

type Options = {
  readonly env: Environment;
  readonly version: string;
  /** What stands in for Supabase; another one in tests. */
  readonly standIn?: StartStandIn;
};

type Assembled = {
  readonly configuration: Configuration;
  readonly log: Log;
  readonly fetch: Fetch;
  readonly cloud: Cloud;
  /** Tells the server on which port it listens, which it cannot know before. */
  readonly listensOn: (port: number) => string;
};

/**
 * Joins everything; nothing listens yet.
 * @param options.pagesFolder the built game; without it only the server's own addresses are answered
 */
async function assemble(
  options: Options & { readonly pagesFolder?: string },
): Promise<Result<Assembled, string>> {
  const read = readConfiguration(options.env);
  if (!read.ok) return read;
  const configuration = read.value;
  const now = createClock(configuration.testClock);
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
  let { port } = configuration;
  const publicUrl = () => configuration.publicUrl ?? urlOf(configuration.host, port);
  const cloud = await openCloud({
    configuration,
    publicUrl,
    startStandIn: options.standIn ?? startStandIn,
    now,
    random: (bytes) => randomBytes(bytes),
    fetch,
    log,
  });
  const { fetch: answer } = createServer({
    policy,
    config: async (origin) => {
      const { supabase } = cloud;
      // The machine's own server has several names, and a page is to stay with the one that it came by.
      const url = supabase?.url ?? configuration.publicUrl ?? origin;
      return publicConfig({
        version: options.version,
        features: await cloud.features(),
        supabase: supabase && { url, publishableKey: supabase.publishableKey },
      });
    },
    readiness: cloud.readiness,
    accounts: cloud.accounts,
    wire: cloud.wire,
    trustProxy: configuration.trustProxy,
    servePage,
    log,
    now,
  });
  const listensOn = (given: number) => {
    port = given;
    return publicUrl();
  };
  return ok({ configuration, log, fetch: answer, cloud, listensOn });
}

/** The server's own addresses for the development server, which answers everything else. */
export async function develop(options: Options): Promise<
  Result<
    {
      readonly owns: (address: string) => boolean;
      readonly listener: NodeListener;
      readonly ownsUpgrade: (address: string) => boolean;
      readonly upgrade: Upgrade;
      readonly listensOn: (port: number) => string;
      readonly close: () => Promise<void>;
    },
    string
  >
> {
  const assembled = await assemble(options);
  if (!assembled.ok) return assembled;
  const { fetch: answer, cloud, listensOn } = assembled.value;
  return ok({
    owns: (address) => isServerAddress(pathOf(address)),
    listener: toNodeListener(answer),
    ownsUpgrade: (address) => isUpgradeAddress(pathOf(address)),
    upgrade: upgradeOf(cloud),
    listensOn,
    close: cloud.close,
  });
}

/** Runs until it is told to stop. The answer says where players find the game. */
export async function run(
  options: Options & { readonly pagesFolder: string },
): Promise<Result<{ readonly url: string; readonly close: () => Promise<void> }, string>> {
  const assembled = await assemble(options);
  if (!assembled.ok) return assembled;
  const { configuration, fetch: answer, log, cloud, listensOn } = assembled.value;
  const listening = await listen({
    host: configuration.host,
    port: configuration.port,
    fetch: answer,
    upgrade: upgradeOf(cloud),
  });
  if (!listening.ok) {
    await cloud.close();
    return err(listening.error);
  }
  const { address, close } = listening.value;
  const url = listensOn(address.port);
  log.info('start', { host: configuration.host, port: address.port, url });
  return ok({
    url,
    close: async () => {
      // In this order: what is asked until the end is answered.
      await close();
      await cloud.close();
    },
  });
}

/** Connections that are to speak another protocol: the stand-in's, or nobody's. */
function upgradeOf(cloud: Cloud): Upgrade {
  return (request, socket, head) => {
    if (cloud.upgrade && isUpgradeAddress(pathOf(request.url ?? ''))) cloud.upgrade(request, socket, head);
    else socket.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
  };
}

const pathOf = (address: string) => address.replace(/[?#].*$/, '');
const urlOf = (host: string, port: number) => `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
