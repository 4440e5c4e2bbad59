import type { ProviderError } from '../../domain/errors.ts';
import { chatCompletions } from '../chat-completions/wire.ts';
import type { ErrorOf } from '../wire/call-failure.ts';
import type { Call, Wire } from '../wire/wire.ts';

/** The server of the game, which hands on what a model that it lends says: chat completions, and refusals of its own. */
export const house: Wire = {
  ...chatCompletions,
  body: (call: Call) => ({
    ...chatCompletions.body(call),
    ...(call.noTraining ? { provider: { data_collection: 'deny' } } : {}),
  }),
  errorOf: refusalOf,
};

function refusalOf({ status, words, waitMs, host }: Parameters<ErrorOf>[0]): ProviderError | null {
  const notLent = (reason: Extract<ProviderError, { readonly type: 'not-lent' }>['reason']) =>
    ({ type: 'not-lent', reason, retryAfterMs: reason === 'used-up' ? waitMs : null }) as const;
  switch (status) {
    case 401:
      return notLent('signed-out');
    case 403:
      return notLent('other-model');
    case 503:
      return /\bnothing-lent\b/.test(words) ? notLent('other-model') : null;
    case 413:
      return { type: 'context-too-long', host };
    case 429:
      return /\bday-used-up\b/.test(words) ? notLent('used-up') : null;
    default:
      return null;
  }
}
