import type { SyncStore } from '../../../src/domain/ports/sync-store.ts';
import type { Stamps } from '../../../src/domain/stamp.ts';
import type { Fields } from './model-disk.ts';
import type { Seat } from './world.ts';

/** A device of the simulator with the rows of one account, whatever its store is made of. */
export type SimDevice = {
  readonly name: string;
  readonly user: string;
  readonly seat: Seat;
  /** By how much its clock is ahead. */
  skewMs: number;
  boot: string;
  /** Each start of its worker has another number: what an earlier one waits for never comes. */
  life: number;
  /** Cycles that are under way. */
  cycles: number;
  failures: number;
  readonly store: () => SyncStore;
  /** A player's deed. */
  readonly act: () => Promise<string>;
  /** Keeps what is on the disk, for `rollBack`. */
  readonly keep: () => Promise<void>;
  /** The disk is as it was kept. */
  readonly rollBack: () => Promise<boolean>;
  readonly pushes: () => number;
  readonly look: () => Promise<Look>;
};

/** What is on a device. */
export type Look = {
  readonly scenes: ReadonlyMap<string, Fields>;
  readonly grown: ReadonlyMap<string, Fields>;
  readonly docs: ReadonlyMap<string, { readonly f: Fields; readonly s: Stamps }>;
  readonly aside: ReadonlySet<string>;
  readonly buried: ReadonlySet<string>;
  /** Names of the rows that wait, and the story of each. */
  readonly waiting: readonly { readonly name: string; readonly story: string }[];
  readonly refused: ReadonlyMap<string, string>;
  /** What is kept beside rows of which the server has other words, by their names. */
  readonly kept: ReadonlyMap<string, { readonly story: string; readonly body: Fields }>;
  readonly cursors: { readonly d: number; readonly s: number };
  readonly epoch: string | null;
  /** When all was compared last; 0 while a comparison is due. */
  readonly auditedAt: number;
};
