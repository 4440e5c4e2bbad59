import type { KeyAccount } from '../../domain/model.ts';
import { words } from './words.ts';

/** What a key may still spend and what it has spent, in one line. */
export function accountLine(account: Extract<KeyAccount, { readonly status: 'valid' }>): string {
  const { remaining, used, usedToday, freeTier } = account;
  const texts = words.account;
  const spent = used === null ? [] : [texts.used(money(used), usedToday === null ? null : money(usedToday))];
  const left = remaining === null ? texts.noLimit : texts.left(money(remaining));
  return [left, ...spent, ...(freeTier ? [texts.freeTier] : [])].join(' ');
}

/** US dollars, to the cent, or to what a tenth of a cent needs. */
export function money(dollars: number): string {
  const digits = dollars !== 0 && Math.abs(dollars) < 0.1 ? 4 : 2;
  return `${dollars < 0 ? '−' : ''}$${Math.abs(dollars).toFixed(digits)}`;
}
