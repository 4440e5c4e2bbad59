import { err, ok, type Result } from '../src/domain/result.ts';
import {
  readAccounts,
  readTestClock,
  type AccountSettings,
  type Environment,
} from './account-configuration.ts';
import { readLentText, type LentText } from './lent-configuration.ts';
import { readPayments, type PaymentSettings } from './billing/settings.ts';
import { readImageBackends, type ImageBackend } from './image-backends/settings.ts';
import { isLoopback, originOf } from './loopback.ts';
import { readPictures, type PictureSettings } from './pictures/settings.ts';

export type { Environment } from './account-configuration.ts';

export type LogLevel = 'debug' | 'info' | 'warn' | 'error' | 'silent';

/** What the environment says, read once at start and trusted afterwards. */
export type Configuration = {
  readonly host: string;
  /** 0 asks the system for a free port. */
  readonly port: number;
  /** The address players use, without a trailing slash; unset means the listening address itself. */
  readonly publicUrl: string | undefined;
  /** From CSP_CONNECT: more addresses a page may connect to. */
  readonly cspConnect: readonly string[];
  readonly logLevel: LogLevel;
  /** Folder of the embedded database and of files, as given; default `.data`. */
  readonly dataDir: string;
  /** How many reverse proxies stand in front, each of which adds an address to X-Forwarded-For; default 0. */
  readonly trustProxy: number;
  /** A file with an ISO time that is taken for now; in tests only. */
  readonly testClock: string | undefined;
  readonly accounts: AccountSettings;
  /** Text models that players may use without a key of their own; `null` when there are none. */
  readonly lentText: LentText | null;
  /** Sentences that the operator hears at start. */
  readonly notes: readonly string[];
  readonly payments: PaymentSettings;
  readonly pictures: PictureSettings;
  /** Picture services that players have this server ask. */
  readonly imageBackends: readonly ImageBackend[];
};

const logLevels: readonly LogLevel[] = ['debug', 'info', 'warn', 'error', 'silent'];
const mostProxies = 10;

/** Reads the environment. The error is a sentence the operator can act on. */
export function readConfiguration(env: Environment): Result<Configuration, string> {
  const host = env['HOST'] || '127.0.0.1';
  const port = Number(env['PORT'] || '8787');
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    return err(`PORT is ${env['PORT']}; give a number from 0 to 65535.`);
  }

  const publicUrl = env['PUBLIC_URL'] ? originOf(env['PUBLIC_URL']) : undefined;
  if (env['PUBLIC_URL'] && !publicUrl) {
    return err(`PUBLIC_URL is ${env['PUBLIC_URL']}; give an address such as https://play.example.org.`);
  }
  if (!isLoopback(host) && !publicUrl) {
    return err(
      `HOST is ${host}, which other machines can reach. Set PUBLIC_URL to the address players will use, or HOST to 127.0.0.1.`,
    );
  }

  const cspConnect = (env['CSP_CONNECT'] ?? '').split(/[\s,]+/).filter(Boolean);
  const refused = cspConnect.find((source) => !isConnectSource(source));
  if (refused !== undefined) {
    return err(
      `CSP_CONNECT holds ${refused}; give addresses such as http://192.168.0.7:11434, separated by spaces.`,
    );
  }

  const logLevel = logLevels.find((level) => level === (env['LOG_LEVEL'] || 'info'));
  if (!logLevel) return err(`LOG_LEVEL is ${env['LOG_LEVEL']}; use one of ${logLevels.join(', ')}.`);

  const trustProxy = Number(env['TRUST_PROXY'] || '0');
  if (!Number.isInteger(trustProxy) || trustProxy < 0 || trustProxy > mostProxies) {
    return err(
      `TRUST_PROXY is ${env['TRUST_PROXY']}; give the number of reverse proxies in front of this server, 0 to ${mostProxies}.`,
    );
  }

  // Behind a reverse proxy HOST is loopback and everybody reaches it: the public address counts too.
  const isPrivate = isLoopback(host) && (publicUrl === undefined || isLoopback(new URL(publicUrl).hostname));
  const testClock = readTestClock(env, isPrivate);
  if (!testClock.ok) return testClock;
  const accounts = readAccounts(env, isPrivate);
  if (!accounts.ok) return accounts;
  const lent = readLentText(env);
  if (!lent.ok) return lent;
  const payments = readPayments(env, { isPrivate, hasTestClock: testClock.value !== undefined });
  if (!payments.ok) return payments;
  const pictures = readPictures(env);
  if (!pictures.ok) return pictures;
  const listed = readImageBackends(env);
  if (!listed.ok) return listed;

  return ok({
    host,
    port,
    publicUrl,
    cspConnect,
    logLevel,
    dataDir: env['DATA_DIR'] || '.data',
    trustProxy,
    testClock: testClock.value,
    accounts: accounts.value,
    lentText: lent.value.lent,
    notes: [...lent.value.notes, ...listed.value.notes],
    payments: payments.value,
    pictures: pictures.value,
    imageBackends: listed.value.backends,
  });
}

/** A scheme with a host, port and path, as far as a policy needs them; nothing that could end the directive. */
function isConnectSource(text: string): boolean {
  return /^(https?|wss?):\/\/[\w.*[\]:-]+(\/[\w./-]*)?$/.test(text);
}
