import type { Clock } from '../domain/ports/clock.ts';
import type { SyncRemote } from '../domain/ports/sync-remote.ts';
import type { SyncStore } from '../domain/ports/sync-store.ts';

/** What copying needs; nothing of it is global. */
export type SyncDeps = {
  /** The account; also whose rows the server must take them for. */
  readonly space: string;
  /** 12 hex digits, random for each start of a worker. */
  readonly boot: string;
  readonly store: SyncStore;
  readonly remote: SyncRemote;
  readonly clock: Clock;
  /** At least 0 and less than 1. */
  readonly chance: () => number;
};
