import { isStamp, laterStamp, nextStamp, noStamp, type Stamp, type Stamps } from '../domain/stamp.ts';
import type { SyncedKind } from '../domain/sync-kinds.ts';
import type { Database, OutboxRow } from './database.ts';

/**
 * Notes inside the running transaction that a row waits for the server. One that waits already goes to the end of the line: a document
 * must not go out before the scenes that it names now.
 */
export async function noteWaiting(database: Database, note: Omit<OutboxRow, 'n'>): Promise<void> {
  const waiting = await database.outbox.where('[kind+id]').equals([note.kind, note.id]).first();
  if (waiting?.n !== undefined) await database.outbox.delete(waiting.n);
  await database.outbox.add({
    ...note,
    turn: note.turn ?? waiting?.turn ?? null,
    fields: { ...waiting?.fields, ...note.fields },
  });
}

/** As `noteWaiting`, for rows that are new and so cannot be waiting yet. */
export async function noteAllWaiting(
  database: Database,
  kind: SyncedKind,
  rows: readonly { readonly id: string; readonly fields: Stamps }[],
): Promise<void> {
  await database.outbox.bulkAdd(rows.map(({ id, fields }) => ({ kind, id, turn: null, fields })));
}

/** Forgets what waits about rows that are no more. */
export async function forgetWaiting(
  database: Database,
  kind: SyncedKind,
  ids: readonly string[],
): Promise<void> {
  await database.outbox
    .where('[kind+id]')
    .anyOf(ids.map((id) => [kind, id]))
    .delete();
}

/** The next stamp of this device's clock, taken and kept inside the running transaction. */
export async function takeStamp(database: Database, nowMs: number, boot: string): Promise<Stamp> {
  const [last, offset] = await Promise.all([lastStamp(database), clockOffset(database)]);
  const stamp = nextStamp(last, nowMs + offset, boot);
  await database.meta.put({ k: clockKey, value: stamp });
  return stamp;
}

/** The greatest stamp that this device made or saw; it grows with everything that a player says. */
export async function lastStamp(database: Database): Promise<Stamp> {
  const value = (await database.meta.get(clockKey))?.value;
  return isStamp(value) ? value : noStamp;
}

/** Notes inside the running transaction that stamps of another device were seen: what is said from now on is later than they. */
export async function sawStamp(database: Database, seen: Stamp): Promise<void> {
  const last = await lastStamp(database);
  if (seen > last) await database.meta.put({ k: clockKey, value: laterStamp(last, seen) });
}

/** Milliseconds by which a server's clock is ahead of this device's, as far as one was ever asked; 0 before. */
export async function clockOffset(database: Database): Promise<number> {
  const value = (await database.meta.get('clockOffset'))?.value;
  return typeof value === 'number' && Number.isFinite(value) ? value : 0;
}

const clockKey = 'hlc';
