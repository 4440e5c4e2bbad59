import type { ProviderError } from '../../domain/errors.ts';
import { builtInModels } from '../../domain/model-price.ts';
import type { ModelCatalog, ModelEntry } from '../../domain/model.ts';
import type { Clock, ModelLister } from '../../domain/ports.ts';
import { err, ok } from '../../domain/result.ts';
import type { Result } from '../../domain/result.ts';
import type { Secret } from '../../domain/secret.ts';
import { callAddress } from './address.ts';
import { failureOf, plainLine, redactor } from './call-failure.ts';
import { openRouterMeta } from './meta.ts';
import { readModelList } from './model-entry.ts';
import { keyHeader } from './request.ts';

export type ModelListerOptions = {
  /** Base address of the player's own server, up to and with '/v1'. */
  readonly serverUrl: string;
  /** @defaultValue the gateway's own address */
  readonly gatewayUrl?: string;
  /** The key of the provider that will be asked. */
  readonly key: Secret | null;
  readonly fetch: typeof fetch;
  readonly clock: Clock;
  readonly online: () => boolean;
  /** How long a list may take, in milliseconds. @defaultValue 20 s */
  readonly patienceMs?: number;
};

/**
 * Reads model lists (SET-14). The gateway's list is public; with a key the account's own list is read too, and models that the account may not
 * use are left out. When the gateway's list cannot be read, the five built-in entries stand in for it (SET-11); an own server has none.
 */
export function createModelLister(options: ModelListerOptions): ModelLister {
  return async (provider, signal) => {
    const base =
      provider === 'openrouter' ? (options.gatewayUrl ?? openRouterMeta.baseUrl) : options.serverUrl;
    const answer = await readLists(options, provider, base, signal);
    const catalog = { provider, host: base, at: options.clock.now() } as const;
    if (answer.ok) return ok<ModelCatalog>({ ...catalog, models: answer.value, source: 'provider' });
    if (provider === 'server') return answer;
    return ok<ModelCatalog>({ ...catalog, models: builtInModels, source: 'built-in' });
  };
}

async function readLists(
  options: ModelListerOptions,
  provider: 'openrouter' | 'server',
  base: string,
  signal: AbortSignal,
): Promise<Result<readonly ModelEntry[], ProviderError>> {
  const all = callAddress(base, '/models');
  const own = callAddress(base, '/models/user');
  if (all === null || own === null) return err({ type: 'bad-address', address: base });
  const hasKey = (options.key?.reveal().trim() ?? '') !== '';
  const [list, mine] = await Promise.all([
    readList(options, provider, all, signal),
    provider === 'openrouter' && hasKey ? readList(options, provider, own, signal) : null,
  ]);
  if (!list.ok || mine === null || !mine.ok || mine.value.length === 0) return list;
  const allowed = new Set(mine.value.map((entry) => entry.id));
  const models = list.value.filter((entry) => allowed.has(entry.id));
  return models.length === 0 ? mine : ok(models);
}

async function readList(
  options: ModelListerOptions,
  provider: 'openrouter' | 'server',
  url: URL,
  signal: AbortSignal,
): Promise<Result<readonly ModelEntry[], ProviderError>> {
  const { clock, key } = options;
  const patienceMs = options.patienceMs ?? 20_000;
  const { host } = url;
  const redact = redactor(key?.reveal().trim() ?? null);
  const call = new AbortController();
  const over = new AbortController();
  const late = clock.sleep(patienceMs, AbortSignal.any([signal, over.signal])).then(() => null);
  try {
    const init = { headers: keyHeader(key), credentials: 'omit', signal: call.signal } as const;
    const answer = await Promise.race([readBody(options.fetch, url, init), late]);
    if (answer === null)
      return err(signal.aborted ? { type: 'cut-off', host } : { type: 'timeout', host, afterMs: patienceMs });
    if (answer === 'unreachable') return err({ type: 'unreachable', host, offline: !options.online() });
    const body = parse(answer.text);
    if (!answer.ok) {
      const failed = {
        status: answer.status,
        body: body ?? null,
        head: answer.text.slice(0, 400),
        retryAfter: answer.retryAfter,
      };
      return err(failureOf(failed, { host, provider, model: '', nowMs: clock.now(), redact }).error);
    }
    const models = readModelList(body);
    if (models !== null) return ok(models);
    const message =
      body === undefined ? redact(plainLine(answer.text.slice(0, 400))) : 'The answer was no list of models.';
    return err({ type: 'bad-answer', host, message });
  } finally {
    over.abort();
    call.abort();
  }
}

async function readBody(ask: typeof fetch, url: URL, init: RequestInit) {
  try {
    const response = await ask(url, init);
    const text = await response.text();
    return {
      ok: response.ok,
      status: response.status,
      retryAfter: response.headers.get('Retry-After'),
      text,
    };
  } catch {
    return 'unreachable' as const;
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
