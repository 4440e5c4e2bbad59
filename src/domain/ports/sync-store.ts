import type { NumberedRow, StorySum } from '../protocol/audit.ts';
import type { Lane } from '../protocol/pull.ts';
import type { AcceptedPush, PushEntry } from '../protocol/push.ts';
import type { ServerRow } from '../protocol/rows.ts';

/** How far this device has read what a server has. */
export type SyncState = {
  readonly device: string;
  readonly cursors: { readonly [lane in Lane]: number };
  /** Which life of the server's copy the numbers are of; `null` before the first answer. */
  readonly epoch: string | null;
  /** Unix time in milliseconds of the last whole comparison; 0 for one that is due, -1 where the server has lost the account's rows. */
  readonly auditedAt: number;
};

/** What goes out next. */
export type Batch = {
  readonly entries: readonly PushEntry[];
  /** The place of each entry in the line, which changes when something is said anew of its row. */
  readonly places: readonly number[];
  /** Places of rows that are no more. */
  readonly lost: readonly number[];
};

/** What an answer to a push came to. 'stale': it is of another life of the server's copy, and was not looked at. */
export type AckOutcome =
  | 'stale'
  | {
      /** How many entries do not wait in the same way any more. */
      readonly settled: number;
      readonly isFull: boolean;
    };

/** A page of a pull. */
export type Page = {
  readonly lane: Lane;
  /** The cursor that it was asked from: when the store's is another by now, the page is dropped. */
  readonly from: number;
  readonly next: number;
  readonly epoch: string | null;
  /** The number that the server gave out last. */
  readonly v: number;
  readonly rows: readonly ServerRow[];
};

/** How the copy stands, for the screen. */
export type SyncReport = {
  readonly state: 'idle' | 'working' | 'offline' | 'signed-out' | 'failed' | 'refused' | 'upgrade' | 'full';
  /** Unix time in milliseconds. */
  readonly at: number;
  /** When the last cycle ended well; 0 for never. */
  readonly okAt: number;
  /** What the server said, for who wants to know; never words of a story. */
  readonly message: string;
};

/** What a cycle says at its end. @property okAt when it ended well; `null` when it did not, and what was said before stays */
export type CycleReport = Omit<SyncReport, 'okAt'> & { readonly okAt: number | null };

/**
 * What the copy needs of a device's store. Each method is one transaction: done whole or not at all, also when the program ends in the
 * middle. Rejects when the browser's storage fails.
 */
export type SyncStore = {
  readonly state: () => Promise<SyncState>;
  /** How many rows wait, those that are held back among them. */
  readonly waiting: () => Promise<number>;
  /** The rows that wait longest, a turn never split; those of a story with a scene that was refused are held back. */
  readonly nextBatch: (most: number) => Promise<Batch>;
  readonly acknowledge: (batch: Batch, reply: AcceptedPush) => Promise<AckOutcome>;
  /** Stamps anew what was said by a clock that is ahead of the server's. */
  readonly restamp: (serverNowMs: number) => Promise<void>;
  /** Notes how far the server's clock is ahead. */
  readonly learnClock: (offsetMs: number) => Promise<void>;
  readonly applyPage: (page: Page) => Promise<'applied' | 'stale'>;
  /** Takes rows in without moving a cursor. */
  readonly applyRows: (rows: readonly ServerRow[]) => Promise<void>;
  /** Reads everything again from the beginning; drops nothing, and has all compared afterwards. */
  readonly reset: (epoch: string | null) => Promise<void>;
  readonly sums: () => Promise<ReadonlyMap<string, StorySum>>;
  readonly numbers: (stories: readonly string[]) => Promise<readonly NumberedRow[]>;
  /** Rows that no server has and that do not wait, which ought to be none: a deletion for good that was lifted leaves some. */
  readonly unsent: () => Promise<readonly NumberedRow[]>;
  /** Has rows sent whole that a server was thought to have. */
  readonly waitAgain: (rows: readonly NumberedRow[]) => Promise<void>;
  /** Notes that everything was compared; nothing, when all was begun anew since the comparison began in that state. */
  readonly audited: (atMs: number, since: SyncState) => Promise<void>;
  readonly report: (report: CycleReport) => Promise<void>;
  /** When a cycle of any worker of this device was last at work; Unix time in milliseconds. */
  readonly beat: () => Promise<number>;
  readonly noteBeat: (atMs: number) => Promise<void>;
};
