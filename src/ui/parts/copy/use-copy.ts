import { useAtomValue } from 'jotai';

import type { AccountStatus } from '../../../domain/account.ts';
import { copyStateOf, type CopyState } from '../../../domain/copy-state.ts';
import { accountAtom } from '../../../state/account.ts';
import { useComing, useSync, type SyncStatus } from '../../../state/copy-queries.ts';
import { useOnline } from '../../kit/use-online.ts';
import { words } from './words.ts';

/** The copy of the account that plays, as a screen tells of it. */
export type CopyView = {
  readonly state: CopyState;
  /** The state in few words. */
  readonly short: string;
  readonly sync: SyncStatus;
};

/** How the copy stands; `null` in demo play, and until it is known. */
export function useCopy(): CopyView | null {
  const account = useAtomValue(accountAtom);
  const sync = useSync();
  const coming = useComing(account.type !== 'none');
  const online = useOnline();
  if (account.type === 'none' || !sync || coming === undefined) return null;
  return viewOf(account.type, sync, online, coming !== null);
}

function viewOf(
  account: Exclude<AccountStatus['type'], 'none'>,
  sync: SyncStatus,
  online: boolean,
  isComing: boolean,
): CopyView {
  const { waiting, report } = sync;
  const state = copyStateOf({ account, online, waiting, refused: sync.refused.length, report, isComing });
  return { state, short: shortOf(state, waiting), sync };
}

function shortOf(state: CopyState, waiting: number): string {
  switch (state) {
    case 'waiting':
      return words.short.waiting(waiting);
    case 'offline':
      return waiting > 0 ? words.short.offlineWaiting(waiting) : words.short.offline;
    case 'backed-up':
    case 'coming':
    case 'paused':
    case 'attention':
      return words.short[state];
    default:
      return state satisfies never;
  }
}
