import type { ProviderError, StoreError } from '../domain/errors.ts';
import type { ModelCatalog } from '../domain/model.ts';
import type { Secrets } from '../domain/ports/store.ts';
import { wellKnownModels } from '../domain/provider-details.ts';
import type { RemoteName } from '../domain/provider-names.ts';
import { remoteProviders, type RemoteProvider } from '../domain/providers.ts';
import { ok, type Result } from '../domain/result.ts';
import type { Secret } from '../domain/secret.ts';
import { listAnthropic } from './anthropic/model-list.ts';
import { messages } from './anthropic/wire.ts';
import { chatCompletions } from './chat-completions/wire.ts';
import { listHouse } from './house/model-list.ts';
import { house } from './house/wire.ts';
import { listOpenRouter } from './openrouter/model-list.ts';
import { listServer } from './server/model-list.ts';
import type { AskOptions } from './wire/ask-json.ts';
import type { Contact } from './wire/contact.ts';
import type { ListModels } from './wire/model-list.ts';
import type { Wire } from './wire/wire.ts';

/** How a provider is spoken to, by the name in its record. */
export const wires: { readonly [name in RemoteProvider['wire']]: Wire } = {
  'chat-completions': chatCompletions,
  house,
  messages,
};

/** How each provider is asked what it offers. */
const listers: { readonly [name in RemoteName]: ListModels } = {
  house: listHouse,
  openrouter: listOpenRouter,
  anthropic: listAnthropic,
  server: listServer,
};

/** Where providers are asked that have no address of their own. */
export type Addresses = {
  /** Of the player's own server. */
  readonly serverUrl: string;
  /** Of the game's own server. */
  readonly origin: string;
};

/** A provider's address and wire, without any key. */
export function addressOf(provider: RemoteName, { serverUrl, origin }: Addresses): Omit<Contact, 'key'> {
  const { baseUrl, wire } = remoteProviders[provider];
  return {
    provider,
    baseUrl: baseUrl === null ? serverUrl : new URL(baseUrl, origin).href,
    wire: wires[wire],
  };
}

/**
 * The same with its key: the one place that reads a provider's key, by the record that holds its address.
 * @param signIn what shows the game's own server who asks
 */
export async function contactOf(
  provider: RemoteName,
  given: Addresses & { readonly secrets: Secrets; readonly signIn: SignIn },
): Promise<Result<Contact, StoreError | ProviderError>> {
  const { secret } = remoteProviders[provider];
  const key = secret === null ? await given.signIn() : await given.secrets.get(secret);
  return key.ok ? ok({ ...addressOf(provider, given), key: key.value }) : key;
}

/** Asks whoever holds the sign-in for what proves it. */
export type SignIn = () => Promise<Result<Secret, ProviderError>>;

/** Reads what a provider offers. Where its list cannot be read or is empty, well-known models stand in for it, if there are any. */
export async function readCatalog(
  options: AskOptions,
  contact: Contact,
  signal: AbortSignal,
): Promise<Result<ModelCatalog, ProviderError>> {
  const { provider, baseUrl } = contact;
  const at = options.clock.now();
  const { list, account } = await listers[provider](options, contact, signal);
  const standIns = wellKnownModels[provider];
  if (!list.ok && standIns.length === 0) return list;
  return ok({
    provider,
    host: baseUrl,
    at,
    models: list.ok ? list.value : standIns,
    source: list.ok ? 'provider' : 'built-in',
    ...(account === null ? {} : { account }),
  });
}
