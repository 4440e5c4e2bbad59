import type { AccountStatus } from './account.ts';
import type { SyncReport } from './ports/sync-store.ts';

/** How the copy of an account's rows stands, in the one word that is shown of it. */
export type CopyState =
  | 'backed-up'
  /** Something is here that the server does not have yet. */
  | 'waiting'
  /** Something is on the server that is not here yet, or nobody has looked. */
  | 'coming'
  | 'offline'
  /** The player has to sign in again. */
  | 'paused'
  /** Something went wrong that does not mend itself at once, or the server refused a row. */
  | 'attention';

/** What is known of the copy. */
export type CopyFacts = {
  readonly account: Exclude<AccountStatus['type'], 'none'>;
  /** What the browser believes. */
  readonly online: boolean;
  /** Rows that the server does not have, those that it refused not among them. */
  readonly waiting: number;
  readonly refused: number;
  readonly report: SyncReport | null;
  /** Whether the account's rows are still coming to this device for the first time. */
  readonly isComing: boolean;
};

/** A failure that ends within this time, in milliseconds, is nobody's concern. */
const patienceMs = 60_000;

/** The state of the copy: what the player can mend comes before what mends itself. */
export function copyStateOf({ account, online, waiting, refused, report, isComing }: CopyFacts): CopyState {
  const trouble = report && troubleOf(report);
  if (account === 'paused' || trouble === 'paused') return 'paused';
  if (refused > 0) return 'attention';
  if (trouble) return trouble;
  if (!online) return 'offline';
  if (waiting > 0) return 'waiting';
  return report === null || isComing ? 'coming' : 'backed-up';
}

function troubleOf({ state, at, okAt }: SyncReport): CopyState | null {
  switch (state) {
    case 'refused':
    case 'upgrade':
    case 'full':
      return 'attention';
    case 'failed':
      return at - okAt > patienceMs ? 'attention' : null;
    case 'offline':
      return 'offline';
    case 'signed-out':
      return 'paused';
    case 'idle':
    case 'working':
      return null;
    default:
      return state satisfies never;
  }
}
