import type { ProviderError } from '../../domain/errors.ts';
import type { KeyExchange } from '../../domain/ports/models.ts';
import { err, ok } from '../../domain/result.ts';
import { askJson, type AskOptions } from '../wire/ask-json.ts';
import type { Contact } from '../wire/contact.ts';
import { objectOf, wordOf } from '../wire/json-value.ts';

/** Trades a code for a key of the player's (PKCE, S256). A code lives for ten minutes and works once. */
export function createKeyExchange(options: AskOptions, contact: Omit<Contact, 'key'>): KeyExchange {
  return async ({ code, verifier }) => {
    const body = { code, code_verifier: verifier, code_challenge_method: 'S256' };
    const answer = await askJson(
      options,
      { ...contact, key: null },
      { path: '/auth/keys', body, wanted: 'key' },
      new AbortController().signal,
    );
    if (!answer.ok) return err(refusedCode(answer.error));
    const key = wordOf(objectOf(answer.value)?.['key']);
    const host = URL.parse(contact.baseUrl)?.host ?? contact.baseUrl;
    return key === null ? err({ type: 'connect-failed', host, message: 'The answer held no key.' }) : ok(key);
  };
}

/** 400 and 403 are about the code here, and not about a key. */
function refusedCode(error: ProviderError): ProviderError {
  if (error.type === 'key-refused' || error.type === 'bad-request')
    return { type: 'connect-failed', host: error.host, message: error.message };
  return error.type === 'model-unknown' ? { type: 'connect-failed', host: error.host, message: '' } : error;
}
