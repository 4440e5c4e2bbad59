import type { ProviderError } from '../../domain/errors.ts';
import type { KeyExchange } from '../../domain/ports/models.ts';
import { err, ok } from '../../domain/result.ts';
import { callAddress } from '../wire/address.ts';
import { askJson, type AskOptions } from '../wire/ask-json.ts';
import { objectOf, wordOf } from '../wire/json-value.ts';
import { openRouterMeta } from '../chat-completions/meta.ts';

export type KeyExchangeOptions = Omit<AskOptions, 'key'> & {
  /** @defaultValue the gateway's own address */
  readonly gatewayUrl?: string;
};

/** Trades a code for a key of the player's (PKCE, S256). A code lives for ten minutes and works once. */
export function createKeyExchange(options: KeyExchangeOptions): KeyExchange {
  const base = options.gatewayUrl ?? openRouterMeta.baseUrl;
  return async ({ code, verifier }, signal) => {
    const url = callAddress(base, '/auth/keys');
    if (url === null) return err({ type: 'bad-address', address: base });
    const body = { code, code_verifier: verifier, code_challenge_method: 'S256' };
    const answer = await askJson(
      { ...options, key: null },
      { provider: 'openrouter', url, body, wanted: 'key' },
      signal,
    );
    if (!answer.ok) return err(refusedCode(answer.error));
    const key = wordOf(objectOf(answer.value)?.['key']);
    return key === null
      ? err({ type: 'connect-failed', host: url.host, message: 'The answer held no key.' })
      : ok(key);
  };
}

/** 400 and 403 are about the code here, and not about a key. */
function refusedCode(error: ProviderError): ProviderError {
  if (error.type === 'key-refused' || error.type === 'bad-request')
    return { type: 'connect-failed', host: error.host, message: error.message };
  return error.type === 'model-unknown' ? { type: 'connect-failed', host: error.host, message: '' } : error;
}
