import { maxPushRows } from '../../src/domain/limits.ts';
import type { PushEntry } from '../../src/domain/protocol/push.ts';
import { refusalOf, type SyncRow } from '../../src/domain/sync-row.ts';
import { applyRows } from '../../src/storage/apply.ts';
import type { Database } from '../../src/storage/database.ts';
import { batchToSend } from '../../src/storage/sync-batch.ts';
import type { Writer } from '../../src/storage/writes.ts';

/* What a server would do for two devices of one player, by hand: rows of one's outbox are taken in by the other. */

/** Everything that waits on a device, in the order in which it would go out. */
export async function waitingRows(database: Database): Promise<readonly SyncRow[]> {
  const rows: SyncRow[] = [];
  // A look only: the line is put back as it was.
  const line = await database.outbox.toArray();
  for (;;) {
    const { entries, places } = await batchToSend(database, maxPushRows);
    if (places.length === 0) break;
    rows.push(...entries.map(rowOf));
    await database.outbox.bulkDelete([...places]);
  }
  await database.outbox.bulkPut(line);
  return rows;
}

/** The row of an entry, without what only a server needs. */
function rowOf({ turn: _turn, v: _v, ...row }: PushEntry): SyncRow {
  return row;
}

/** The rows of a device that no server would take, and why. */
export async function refusedRows(database: Database) {
  return (await waitingRows(database))
    .map((row) => ({ kind: row.kind, id: row.id, why: refusalOf(row) }))
    .filter(({ why }) => why !== null);
}

/** Takes rows in, in pieces of `size`. */
export async function takeIn(writer: Writer, rows: readonly SyncRow[], size = 500): Promise<void> {
  for (let from = 0; from < rows.length; from += size) await applyRows(writer, rows.slice(from, from + size));
}
