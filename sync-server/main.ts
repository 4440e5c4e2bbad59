// Environment → adapters → server. `start.mjs` decides whether it listens by itself or behind the development server.
import { randomBytes } from 'node:crypto';

import { ok, err, type Result } from '../src/domain/result.ts';
import { createClock } from './clock.ts';
import { openCloud, type Cloud, type StartStandIn } from './cloud.ts';
import { readConfiguration, type Configuration, type Environment } from './configuration.ts';
import { createBackendMakers } from './image-backends/backend-makers.ts';
import { listen, toNodeListener, type Fetch, type NodeListener, type Upgrade } from './listen.ts';
import { startStandIn } from './local/stand-in.ts';
import { createLog, type Log } from './log.ts';
import { noMoney, openMoney } from './money.ts';
import { readPages } from './pages.ts';
import { publicConfig } from './public-config.ts';
import { openPictures } from './pictures.ts';
import { picturesCost } from './pictures/settings.ts';
import { sweepShares } from './share-files.ts';
import { createSharePage } from './share-page.ts';
import { createServer, isServerAddress, isUpgradeAddress } from './server.ts';
import { createPageServer } from './serve-page.ts';

export { administer } from './administer.ts';

type Options = {
  readonly env: Environment;
  readonly version: string;
  /** What stands in for Supabase; another one in tests. */
  readonly standIn?: StartStandIn;
};

type Basis = {
  readonly configuration: Configuration;
  readonly log: Log;
  readonly now: () => number;
  readonly publicUrl: () => string;
  /** Tells the server on which port it listens, which it cannot know before. */
  readonly listensOn: (port: number) => void;
};

/** What everything else leans on. */
function readBasis(env: Environment): Result<Basis, string> {
  const read = readConfiguration(env);
  if (!read.ok) return read;
  const configuration = read.value;
  const now = createClock(configuration.testClock);
  // stdout carries the one line that says where the game is; the log goes beside it.
  const log = createLog({
    level: configuration.logLevel,
    now,
    write: (line) => process.stderr.write(`${line}\n`),
  });
  let { port } = configuration;
  return ok({
    configuration,
    log,
    now,
    publicUrl: () => configuration.publicUrl ?? urlOf(configuration.host, port),
    listensOn: (given) => {
      port = given;
    },
  });
}

/**
 * Joins everything.
 * @param options.pagesFolder the built game; without it only the server's own addresses are answered
 */
async function assemble(
  { configuration, log, now, publicUrl }: Basis,
  options: Options & { readonly pagesFolder?: string },
): Promise<{ readonly fetch: Fetch; readonly cloud: Cloud; readonly close: () => Promise<void> }> {
  const policy = {
    connect: configuration.cspConnect,
    https: configuration.publicUrl?.startsWith('https:') ?? false,
  };
  const pages = options.pagesFolder ? readPages(options.pagesFolder, policy) : new Map();
  const servePage = createPageServer(pages);
  const cloud = await openCloud({
    configuration,
    publicUrl,
    startStandIn: options.standIn ?? startStandIn,
    now,
    random: (bytes) => randomBytes(bytes),
    fetch,
    log,
  });
  const { accounts } = cloud;
  const { lentText, notes } = configuration;
  for (const note of notes) log.warn('configuration', { note });
  const sweeper = accounts && sweepShares(accounts.backend, log);
  const money =
    cloud.accounts &&
    (await openMoney({
      accounts: cloud.accounts,
      settings: configuration.payments,
      picturesCost: picturesCost(configuration.pictures),
      ...(configuration.testClock === undefined ? {} : { testTime: now }),
    }));
  const pictures =
    cloud.accounts &&
    openPictures({
      accounts: cloud.accounts,
      settings: configuration.pictures,
      storageUrl: cloud.supabase?.url ?? configuration.publicUrl ?? null,
      fetch,
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
        pictures: pictures !== null && configuration.pictures.key !== null,
        lentText: lentText !== null,
        money: money?.shown() ?? noMoney,
      });
    },
    readiness: cloud.readiness,
    accounts: cloud.accounts,
    shares: accounts && {
      ...accounts,
      publicUrl,
      page: createSharePage({ backend: accounts.backend, pages, publicUrl, servePage, log }),
    },
    models: accounts && lentText && { ...accounts, lent: lentText, fetch },
    money,
    pictures,
    imageBackends:
      accounts && configuration.imageBackends.length > 0
        ? {
            ...accounts,
            makers: createBackendMakers(configuration.imageBackends, { fetch, now, random: Math.random }),
            mostADay: configuration.pictures.mostADay,
          }
        : null,
    wire: cloud.wire,
    trustProxy: configuration.trustProxy,
    servePage,
    log,
    now,
  });
  return {
    fetch: answer,
    cloud,
    close: async () => {
      await pictures?.close();
      sweeper?.close();
      await money?.close();
      await cloud.close();
    },
  };
}

/** The server's own addresses for the development server, which answers everything else. */
export async function develop(options: Options): Promise<
  Result<
    {
      readonly owns: (address: string) => boolean;
      readonly listener: NodeListener;
      readonly ownsUpgrade: (address: string) => boolean;
      readonly upgrade: Upgrade;
      readonly listensOn: (port: number) => void;
      readonly close: () => Promise<void>;
    },
    string
  >
> {
  const basis = readBasis(options.env);
  if (!basis.ok) return basis;
  const { fetch: answer, cloud, close } = await assemble(basis.value, options);
  return ok({
    owns: (address) => isServerAddress(pathOf(address)),
    listener: toNodeListener(answer),
    ownsUpgrade: (address) => isUpgradeAddress(pathOf(address)),
    upgrade: upgradeOf(cloud),
    listensOn: basis.value.listensOn,
    close,
  });
}

/** Runs until it is told to stop. The answer says where players find the game. */
export async function run(
  options: Options & { readonly pagesFolder: string },
): Promise<Result<{ readonly url: string; readonly close: () => Promise<void> }, string>> {
  const basis = readBasis(options.env);
  if (!basis.ok) return basis;
  const { configuration, log, publicUrl, listensOn } = basis.value;
  // It listens first: where it cannot, nothing else is started. Whoever asks meanwhile waits.
  let start: (given: ReturnType<typeof assemble>) => void = () => {};
  const assembled = new Promise<Awaited<ReturnType<typeof assemble>>>((resolve) => {
    start = resolve;
  });
  const listening = await listen({
    host: configuration.host,
    port: configuration.port,
    fetch: async (request, remote) => (await assembled).fetch(request, remote),
    upgrade: (request, socket, head) =>
      void assembled.then(({ cloud }) => upgradeOf(cloud)(request, socket, head)),
  });
  if (!listening.ok) return err(listening.error);
  const { address, close } = listening.value;
  listensOn(address.port);
  start(assemble(basis.value, options));
  let closeAll: () => Promise<void>;
  try {
    ({ close: closeAll } = await assembled);
  } catch (thrown) {
    await close();
    throw thrown;
  }
  const url = publicUrl();
  log.info('start', { host: configuration.host, port: address.port, url });
  return ok({
    url,
    close: async () => {
      // In this order: what is asked until the end is answered.
      await close();
      await closeAll();
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
