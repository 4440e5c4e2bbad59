import { stampOf } from '../domain/merge.ts';
import { noStamp, type Stamp } from '../domain/stamp.ts';
import type { Purge } from '../domain/sync-row.ts';
import type { Database, Doc, OutboxRow } from './database.ts';
import { noteWaiting } from './outbox.ts';
import { noteState } from './sync-state.ts';
import { changeDoc, type Writer } from './writes.ts';

/* What was removed for good: a fact that travels and beats every older copy, until it is lifted. */

/** The stamp up to which a thing is removed for good; `null` where it is not, or not any more. */
export function purgedAt(row: Doc<Purge> | undefined): Stamp | null {
  if (row?.purged !== true) return null;
  const purged = stampOf(row.s, 'purged');
  return row.lifted && stampOf(row.s, 'lifted') > purged ? null : purged;
}

/**
 * Notes that something was removed for good, under the stamp of the trash mark that this executes: two devices that do it write the same.
 * Call inside a transaction over `purges`, `outbox` and `meta`.
 */
export async function notePurge(
  { database }: Writer,
  purge: Pick<Purge, 'id' | 'of' | 'story'>,
  at: Stamp,
): Promise<void> {
  const known = await database.purges.get(purge.id);
  if (known && stampOf(known.s, 'purged') >= at) return;
  const row = { ...purge, lifted: known?.lifted ?? false, purged: true, v: known?.v ?? 0 };
  await database.purges.put({ ...row, s: { ...known?.s, purged: at } });
  const fields = { of: noStamp, story: noStamp, lifted: stampOf(known?.s ?? {}, 'lifted'), purged: at };
  await noteWaiting(database, { kind: 'purges', id: purge.id, turn: null, fields });
}

/**
 * Takes the removal of things back, where there was one: the player brings them in again from a file. Answers which of them had been
 * removed. Call inside a transaction over `purges`, `buried`, `outbox` and `meta`.
 */
export async function liftPurges(writer: Writer, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const { purges, buried } = writer.database;
  const lifted = new Set<string>();
  for (const row of await purges.bulkGet([...ids])) {
    if (!row || purgedAt(row) === null) continue;
    // Said anew, though it may have been said before.
    const { lifted: _before, ...rest } = row;
    await changeDoc(writer, 'purges', purges, { ...rest, lifted: false }, { lifted: true }, 'hand', null);
    await buried.where('purge').equals(row.id).delete();
    lifted.add(row.id);
  }
  // What the server may still have of them was read before, and removed here.
  if (lifted.size > 0) await noteState(writer.database, { auditedAt: 0 });
  return lifted;
}

/**
 * What waits to say that a removal was taken back. It goes out first, whatever came to stand before it: a server that does not know of it yet
 * takes nothing of what had been removed.
 */
export async function waitingLifts({ outbox, purges }: Database): Promise<readonly OutboxRow[]> {
  const waiting = await outbox.where('[kind+id]').between(['purges', ''], ['purges', '\uffff']).toArray();
  const rows = await purges.bulkGet(waiting.map(({ id }) => id));
  return waiting.filter((_, at) => rows[at] && purgedAt(rows[at]) === null);
}

/** The removals of a database that concern the given ids. */
export async function purgesOf(
  database: Database,
  ids: Iterable<string>,
): Promise<ReadonlyMap<string, Doc<Purge>>> {
  const asked = [...new Set(ids)];
  const rows = await database.purges.bulkGet(asked);
  return new Map(rows.filter((row) => row !== undefined).map((row) => [row.id, row]));
}
