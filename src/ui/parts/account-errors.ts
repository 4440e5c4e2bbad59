import type { AccountError } from '../../domain/account.ts';
import { counted } from '../kit/counted.ts';

/** Puts into words for the player why a command about an account was not carried out. */
export function accountErrorText(error: AccountError): string {
  switch (error.type) {
    case 'offline':
      return 'The server cannot be reached. Check the connection and try again.';
    case 'not-authenticated':
      return 'Not authenticated';
    case 'paused':
      return 'The server has ended this sign-in. Sign in again; all your stories are still here.';
    case 'limited':
      return error.retryAfterS === null
        ? 'Too many tries. Wait a while, then try again.'
        : `Too many tries. Try again in ${waitOf(error.retryAfterS)}.`;
    case 'confirm-first':
      return 'Your present password is asked for first.';
    case 'refused':
      return error.message.trim() === '' ? unexpected : error.message;
    case 'code-gone':
      return 'That code or link was used, is over, or never was.';
    case 'unexpected':
      return unexpected;
    default:
      return error satisfies never;
  }
}

const unexpected = 'An unexpected error occurred.';

function waitOf(seconds: number): string {
  return seconds < 120 ? counted(Math.max(1, Math.ceil(seconds)), 'second') : counted(seconds / 60, 'minute');
}
