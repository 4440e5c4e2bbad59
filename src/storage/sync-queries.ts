import { liveQuery, type Observable } from 'dexie';

import type { SyncReport } from '../domain/ports/sync-store.ts';
import type { Result } from '../domain/result.ts';
import type { StoreError } from '../domain/errors.ts';
import type { SyncedKind } from '../domain/sync-kinds.ts';
import type { Database } from './database.ts';
import { attempt } from './store-error.ts';
import { readNoted, readReport } from './sync-state.ts';

/** What the screen shows of the copy. */
export type SyncStatus = {
  /** Rows that are not on the server yet. */
  readonly waiting: number;
  /** `null` before the first cycle. */
  readonly report: SyncReport | null;
  /** Rows that the server refused, oldest first. */
  readonly refused: readonly RefusedRow[];
  /** How much of the account is on this device: 0 to 1; 1 where nobody knows better. */
  readonly read: number;
};

/** A row that the server refused; `row` is what a file of it holds. */
export type RefusedRow = {
  readonly kind: SyncedKind;
  readonly id: string;
  readonly story: string;
  readonly code: string;
  readonly row: unknown;
};

/** How the copy of this owner's rows stands. */
export function watchSync(database: Database): Observable<SyncStatus> {
  return liveQuery(async () => {
    const waiting = await database.outbox.count();
    const report = await readReport(database);
    const refused = await database.quarantine.toArray();
    const { cursors, v } = await readNoted(database);
    return {
      waiting,
      report,
      refused: refused.map(({ kind, id, story, code, row }) => ({ kind, id, story, code, row })),
      read: v === 0 ? 1 : Math.min(cursors.d, cursors.s) / v,
    };
  });
}

/** What waits, each time that it changes: how much, and the last place in the line, which grows with whatever is put there. */
export function watchWaiting(
  database: Database,
): Observable<{ readonly count: number; readonly last: number }> {
  return liveQuery(async () => ({
    count: await database.outbox.count(),
    last: (await database.outbox.orderBy('n').last())?.n ?? 0,
  }));
}

/** Whether a story was begun on another device, and nothing of its text is here. */
export async function isUnread(
  { stories, scenes }: Database,
  story: string,
  device: string,
): Promise<boolean> {
  if ((await stories.get(story))?.device === device) return false;
  return (await scenes.where('[story+depth]').between([story, 0], [story, Infinity]).count()) === 0;
}

/** Has everything tried again that the server refused; words beside the server's own of that name would only be refused again. */
export function retryRefused(database: Database): Promise<Result<null, StoreError>> {
  return attempt(async () => {
    const { quarantine, outbox } = database;
    await database.transaction('rw', [quarantine, outbox], async () => {
      const refused = (await quarantine.toArray()).filter(({ code }) => code !== 'different');
      for (const { kind, id, fields, turn, place } of refused) {
        const anew = await outbox.where('[kind+id]').equals([kind, id]).first();
        // Back to its place: what stands behind it may name it.
        if (anew?.n !== undefined) await outbox.delete(anew.n);
        await outbox.put({ n: place, kind, id, turn, fields: { ...fields, ...anew?.fields } });
        await quarantine.where('[kind+id]').equals([kind, id]).delete();
      }
    });
    return null;
  });
}

/** Removes what is kept beside a row of the server, at the player's word. */
export function removeKept(
  { quarantine }: Database,
  { kind, id }: Pick<RefusedRow, 'kind' | 'id'>,
): Promise<Result<null, StoreError>> {
  return attempt(async () => {
    const kept = quarantine.where('[kind+id]').equals([kind, id]);
    await kept.filter(({ code }) => code === 'different').delete();
    return null;
  });
}
