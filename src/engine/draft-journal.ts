import type { StoreError } from '../domain/errors.ts';
import type { Clock } from '../domain/ports/clock.ts';
import type { Result } from '../domain/result.ts';
import type { Draft } from '../domain/story.ts';

/** Writes what streams to the store, at most once in `everyMs`, always the newest state. */
export type DraftJournal = {
  /** Notes a new state; it is written now or with a later one. */
  readonly note: (draft: Draft) => void;
  /** Writes the newest state and waits for it. Answers the first failure of all writes so far. */
  readonly settle: () => Promise<Result<null, StoreError>>;
};

export type DraftJournalOptions = {
  readonly save: (draft: Draft) => Promise<Result<null, StoreError>>;
  readonly clock: Clock;
  /** The page shows words as often as this; more often would only cost. */
  readonly everyMs: number;
  /** Called once, when a write failed: going on would stream into nowhere. */
  readonly onFailure: (error: StoreError) => void;
};

/** A journal for one turn. */
export function createDraftJournal({ save, clock, everyMs, onFailure }: DraftJournalOptions): DraftJournal {
  let newest: Draft | null = null;
  let failure: StoreError | null = null;
  let writing: Promise<void> | null = null;
  let lastWriteMs = Number.NEGATIVE_INFINITY;

  async function write(wait: boolean): Promise<void> {
    if (wait) {
      const restMs = lastWriteMs + everyMs - clock.now();
      if (restMs > 0) await clock.sleep(restMs);
    }
    while (newest && !failure) {
      const draft = newest;
      newest = null;
      lastWriteMs = clock.now();
      const saved = await save(draft);
      if (!saved.ok) {
        failure = saved.error;
        onFailure(saved.error);
      }
      if (newest) await clock.sleep(everyMs);
    }
    writing = null;
  }

  return {
    note(draft) {
      newest = draft;
      writing ??= write(true);
    },
    async settle() {
      // A write that waits for its time takes the newest state along, so one wait is enough.
      if (writing) await writing;
      if (newest) await write(false);
      return failure ? { ok: false, error: failure } : { ok: true, value: null };
    },
  };
}
