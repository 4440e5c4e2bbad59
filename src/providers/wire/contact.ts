import type { RemoteName } from '../../domain/provider-names.ts';
import { remoteProviders } from '../../domain/providers.ts';
import type { Secret } from '../../domain/secret.ts';
import type { Wire } from './wire.ts';

/**
 * Whom a question goes to: a provider, its address and its own key. Nothing here takes an address and a key apart from each other, and one
 * place puts them together, out of one record (`contactOf` in `providers/catalog.ts`): so no key can go to the address of another.
 */
export type Contact = {
  readonly provider: RemoteName;
  /** Up to and with '/v1'. */
  readonly baseUrl: string;
  readonly key: Secret | null;
  readonly wire: Wire;
};

/** Whether it stands at an address that the player entered. */
export function isOwnServer({ provider }: Contact): boolean {
  return remoteProviders[provider].baseUrl === null;
}

/**
 * How every question is sent: without cookies, and no provider is followed to another address, for a browser would carry the key there. A
 * server of the player's own may send him on.
 */
export function sendingTo(contact: Contact): Pick<RequestInit, 'credentials' | 'redirect'> {
  return { credentials: 'omit', redirect: isOwnServer(contact) ? 'follow' : 'error' };
}
