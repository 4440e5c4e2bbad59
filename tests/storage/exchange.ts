import { refusalOf, type SyncRow } from '../../src/domain/sync-row.ts';
import { applyRows } from '../../src/storage/apply.ts';
import type { Database } from '../../src/storage/database.ts';
import { nextBatch } from '../../src/storage/waiting-rows.ts';
import type { Writer } from '../../src/storage/writes.ts';

/* What a server would do for two devices of one player, by hand: rows of one's outbox are taken in by the other. */

/** Everything that waits on a device, in the order in which it would go out. */
export async function waitingRows(database: Database): Promise<readonly SyncRow[]> {
  const rows: SyncRow[] = [];
  // A look only: the line is put back as it was.
  const line = await database.outbox.toArray();
  for (;;) {
    const { rows: some, places } = await nextBatch(database);
    if (places.length === 0) break;
    rows.push(...some);
    await database.outbox.bulkDelete([...places]);
  }
  await database.outbox.bulkPut(line);
  return rows;
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
