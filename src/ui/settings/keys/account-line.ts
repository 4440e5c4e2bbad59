import type { KeyAccount } from '../../../domain/model.ts';
import { dollarsLabel } from '../../../domain/storyteller-name.ts';
import { words } from './words.ts';

/** What a key may still spend and what it has spent, in one line. */
export function accountLine(account: Extract<KeyAccount, { readonly status: 'valid' }>): string {
  const { remaining, used, usedToday, freeTier } = account;
  const texts = words.account;
  const spent =
    used === null
      ? []
      : [texts.used(dollarsLabel(used), usedToday === null ? null : dollarsLabel(usedToday))];
  const left = remaining === null ? texts.noLimit : texts.left(dollarsLabel(remaining));
  return [left, ...spent, ...(freeTier ? [texts.freeTier] : [])].join(' ');
}
