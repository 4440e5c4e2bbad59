import type { AccountError } from '../domain/account.ts';

/** What an error of supabase-js says, whatever it is made of. */
type Said = {
  readonly name?: unknown;
  readonly message?: unknown;
  readonly status?: unknown;
  readonly code?: unknown;
};

const lost = [
  'session_not_found',
  'session_expired',
  'refresh_token_not_found',
  'refresh_token_already_used',
];
const gone = ['otp_expired', 'flow_state_not_found', 'flow_state_expired', 'bad_code_verifier'];

/** Why supabase-js did not do what it was asked. */
export function accountErrorOf(thrown: unknown): AccountError {
  const said: Said = typeof thrown === 'object' && thrown !== null ? thrown : {};
  const message = typeof said.message === 'string' ? said.message : String(thrown);
  const code = typeof said.code === 'string' ? said.code : '';
  const status = typeof said.status === 'number' ? said.status : 0;
  switch (said.name) {
    case 'AuthRetryableFetchError':
    case 'AuthRefreshDiscardedError':
      return { type: 'offline' };
    case 'AuthSessionMissingError':
      return { type: 'not-authenticated' };
    case 'AuthPKCECodeVerifierMissingError':
      return { type: 'code-gone' };
    default:
  }
  if (lost.includes(code)) return { type: 'paused' };
  if (gone.includes(code)) return { type: 'code-gone' };
  if (code === 'reauthentication_needed') return { type: 'confirm-first' };
  if (status === 429) return { type: 'limited', retryAfterS: null };
  return status >= 400 && status < 500 ? { type: 'refused', message } : { type: 'unexpected', message };
}
