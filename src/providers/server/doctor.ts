import type { Clock } from '../../domain/ports/clock.ts';
import type { ServerDoctor, ServerFinding } from '../../domain/server-finding.ts';
import { callAddress, isLoopback } from '../wire/address.ts';
import { readModelList } from '../chat-completions/model-entry.ts';

export type DoctorOptions = {
  readonly fetch: typeof fetch;
  readonly clock: Clock;
  readonly online: () => boolean;
  /** Address of this page. */
  readonly page: string;
  /** Whether the browser is Safari, or another with its engine. */
  readonly safari: boolean;
  /** How the browser's permission of that name stands; `null` when it knows none. */
  readonly permission: (name: string) => Promise<'granted' | 'denied' | 'prompt' | null>;
  /** Watches whether this page's own policy forbids calls to an origin. */
  readonly watchPolicy: (origin: string) => { readonly forbade: () => boolean; readonly stop: () => void };
  /** How long the server may take, in milliseconds. @defaultValue 10 s */
  readonly patienceMs?: number;
};

/**
 * Finds out why a server cannot be reached. A browser says the same of a closed port, a server that lets no page in and a permission that is
 * missing; what helps is to look around it: the page's own address, the permission, and a call whose answer is not read.
 */
export function createServerDoctor(options: DoctorOptions): ServerDoctor {
  return async (address) => {
    const url = callAddress(address, '/models');
    if (url === null) return { type: 'bad-address' };
    const local = isLoopback(url);
    if (!local && !options.online()) return { type: 'offline' };
    const page = new URL(options.page);
    const plain = page.protocol === 'https:' && url.protocol === 'http:';
    // Nothing is sent then; a permission of Chrome's may change it, but not from here.
    if (plain && !local) return { type: 'mixed-content' };

    const policy = options.watchPolicy(url.origin);
    try {
      const answer = await ask(options, url, { credentials: 'omit' });
      if (answer.type === 'answered') return readAnswer(answer);
      const permission = await permissionFor(options, local);
      const probe =
        answer.type === 'silent' ? answer : await ask(options, url, { credentials: 'omit', mode: 'no-cors' });
      // A breach of the policy is told a moment after the call has failed.
      if (policy.forbade()) return { type: 'policy' };
      if (plain && options.safari) return { type: 'safari-loopback' };
      if (permission === 'denied') return { type: 'permission-denied' };
      if (probe.type === 'silent') return probe;
      if (probe.type === 'answered') return { type: 'cors' };
      // A page that comes from the device itself, or from next door, is not asked for one.
      return permission === 'prompt' && !isNear(page) ? { type: 'permission-asked' } : { type: 'refused' };
    } finally {
      policy.stop();
    }
  };
}

type Asked =
  | { readonly type: 'answered'; readonly status: number; readonly text: string }
  | { readonly type: 'failed' }
  | { readonly type: 'silent'; readonly afterMs: number };

async function ask(options: DoctorOptions, url: URL, init: RequestInit): Promise<Asked> {
  const patienceMs = options.patienceMs ?? 10_000;
  const call = new AbortController();
  const over = new AbortController();
  const late = options.clock
    .sleep(patienceMs, over.signal)
    .then((): Asked => ({ type: 'silent', afterMs: patienceMs }));
  const answer = async (): Promise<Asked> => {
    try {
      const response = await options.fetch(url, { ...init, signal: call.signal });
      return { type: 'answered', status: response.status, text: await response.text() };
    } catch {
      return { type: 'failed' };
    }
  };
  try {
    return await Promise.race([answer(), late]);
  } finally {
    over.abort();
    call.abort();
  }
}

function readAnswer({ status, text }: Extract<Asked, { type: 'answered' }>): ServerFinding {
  if (status === 401 || status === 403) return { type: 'needs-key' };
  const models = status >= 200 && status < 300 ? readModelList(parse(text)) : null;
  return models === null ? { type: 'not-an-api', status } : { type: 'reachable', models: models.length };
}

/** Browsers have one for the device itself and one for the network around it; older ones have one for both. */
async function permissionFor({ permission }: DoctorOptions, local: boolean) {
  return (
    (await permission(local ? 'loopback-network' : 'local-network')) ??
    (await permission('local-network-access'))
  );
}

/** Whether a page comes from this device or the network around it. */
function isNear(page: URL): boolean {
  return isLoopback(page) || /^(10|127|169\.254|192\.168|172\.(1[6-9]|2\d|3[01]))\./.test(page.hostname);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
