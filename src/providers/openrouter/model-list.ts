import type { ProviderError } from '../../domain/errors.ts';
import { builtInModels } from '../../domain/model-price.ts';
import type { KeyAccount, ModelCatalog, ModelEntry } from '../../domain/model.ts';
import type { ModelLister } from '../../domain/ports/models.ts';
import { err, ok } from '../../domain/result.ts';
import type { Result } from '../../domain/result.ts';
import { callAddress } from '../wire/address.ts';
import { askJson, type AskOptions } from '../wire/ask-json.ts';
import { readAccount } from './key-account.ts';
import { openRouterMeta } from '../chat-completions/meta.ts';
import { readModelList } from '../chat-completions/model-entry.ts';

export type ModelListerOptions = AskOptions & {
  /** Base address of the player's own server, up to and with '/v1'. */
  readonly serverUrl: string;
  /** @defaultValue the gateway's own address */
  readonly gatewayUrl?: string;
};

type Listed = { readonly models: readonly ModelEntry[]; readonly account: KeyAccount | null };

/**
 * Reads model lists (SET-14). The gateway's list is public; with a key the account's own list is read too, and models that the account may not
 * use are left out, and the key itself is asked after. When the gateway's list cannot be read or is empty, the five built-in entries stand in for it
 * (SET-11); an own server has none. A refused key is told in the catalog: its models can be looked at all the same.
 */
export function createModelLister(options: ModelListerOptions): ModelLister {
  return async (provider, signal) => {
    const base =
      provider === 'openrouter' ? (options.gatewayUrl ?? openRouterMeta.baseUrl) : options.serverUrl;
    const catalog = { provider, host: base, at: options.clock.now() } as const;
    if (provider === 'server') {
      const list = await readList(options, provider, base, '/models', signal);
      return list.ok ? ok<ModelCatalog>({ ...catalog, models: list.value, source: 'provider' }) : list;
    }
    const { models, account } = await readGateway(options, base, signal);
    return ok<ModelCatalog>({
      ...catalog,
      models: models ?? builtInModels,
      source: models === null ? 'built-in' : 'provider',
      ...(account === null ? {} : { account }),
    });
  };
}

async function readGateway(
  options: ModelListerOptions,
  base: string,
  signal: AbortSignal,
): Promise<Omit<Listed, 'models'> & { readonly models: readonly ModelEntry[] | null }> {
  const hasKey = (options.key?.reveal().trim() ?? '') !== '';
  const readAll = async () => {
    const asPlayer = await readList(options, 'openrouter', base, '/models', signal);
    // The list is public: a key that is refused must not hide it.
    return !asPlayer.ok && asPlayer.error.type === 'key-refused'
      ? readList({ ...options, key: null }, 'openrouter', base, '/models', signal)
      : asPlayer;
  };
  const [list, mine, account] = await Promise.all([
    readAll(),
    hasKey ? readList(options, 'openrouter', base, '/models/user', signal) : null,
    hasKey ? readKey(options, base, signal) : null,
  ]);
  const refused = account === null && mine !== null && !mine.ok ? refusalOf(mine.error) : null;
  const told = account ?? refused;
  if (!list.ok)
    return { models: mine?.ok === true && mine.value.length > 0 ? mine.value : null, account: told };
  if (mine === null || !mine.ok || mine.value.length === 0) return { models: list.value, account: told };
  const allowed = new Set(mine.value.map((entry) => entry.id));
  const models = list.value.filter((entry) => allowed.has(entry.id));
  return { models: models.length === 0 ? mine.value : models, account: told };
}

/** How the key stands; `null` when nothing could be learned about it. */
async function readKey(
  options: ModelListerOptions,
  base: string,
  signal: AbortSignal,
): Promise<KeyAccount | null> {
  const url = callAddress(base, '/key');
  if (url === null) return null;
  const answer = await askJson(options, { provider: 'openrouter', url, wanted: 'account' }, signal);
  return answer.ok ? readAccount(answer.value) : refusalOf(answer.error);
}

function refusalOf(error: ProviderError): KeyAccount | null {
  return error.type === 'key-refused' ? { status: 'refused', message: error.message } : null;
}

async function readList(
  options: AskOptions,
  provider: 'openrouter' | 'server',
  base: string,
  path: '/models' | '/models/user',
  signal: AbortSignal,
): Promise<Result<readonly ModelEntry[], ProviderError>> {
  const url = callAddress(base, path);
  if (url === null) return err({ type: 'bad-address', address: base });
  const answer = await askJson(options, { provider, url, wanted: 'list of models' }, signal);
  if (!answer.ok) return answer;
  const models = readModelList(answer.value);
  const bad = (message: string) => err({ type: 'bad-answer', host: url.host, message } as const);
  if (models === null) return bad('The answer was no list of models.');
  return models.length === 0 ? bad('The list held no model that writes.') : ok(models);
}
