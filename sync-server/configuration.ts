import { err, ok, type Result } from '../src/domain/result.ts';

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
};

export type Environment = Readonly<Record<string, string | undefined>>;

const logLevels: readonly LogLevel[] = ['debug', 'info', 'warn', 'error', 'silent'];

/** Reads the environment. The error is a sentence the operator can act on. */
export function readConfiguration(env: Environment): Result<Configuration, string> {
  const host = env['HOST'] || '127.0.0.1';
  const port = Number(env['PORT'] || '8787');
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    return err(`PORT is ${env['PORT']}; give a number from 0 to 65535.`);
  }

  const publicUrl = env['PUBLIC_URL'] ? readAddress(env['PUBLIC_URL']) : undefined;
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

  return ok({ host, port, publicUrl, cspConnect, logLevel });
}

/** Whether only this machine can reach the host. */
function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host);
}

function readAddress(text: string): string | undefined {
  if (!URL.canParse(text)) return undefined;
  const url = new URL(text);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return undefined;
  if (url.username || url.password || url.search || url.hash || url.pathname !== '/') return undefined;
  return url.origin;
}

/** A scheme with a host, port and path, as far as a policy needs them; nothing that could end the directive. */
function isConnectSource(text: string): boolean {
  return /^(https?|wss?):\/\/[\w.*[\]:-]+(\/[\w./-]*)?$/.test(text);
}
