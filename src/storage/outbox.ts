import type { Json } from '../domain/json.ts';
import { jsonBytes, maxPushBytes, maxPushRows } from '../domain/limits.ts';
import { isStamp, laterStamp, nextStamp, noStamp, type Stamp, type Stamps } from '../domain/stamp.ts';
import type { PushEntry } from '../domain/protocol/push.ts';
import { allFields, storyOf } from '../domain/sync-doc.ts';
import { isGrownKind, type SyncedKind } from '../domain/sync-kinds.ts';
import type { SyncRow } from '../domain/sync-row.ts';
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

/** What goes out next, and where each row stood in the line. */
export type Batch = { readonly rows: readonly SyncRow[]; readonly places: readonly number[] };

/**
 * The rows that wait longest, as they are now: at most `most` and a request's bytes, but always a whole turn. Every document stands behind
 * the scenes that it names, in this batch or an earlier one.
 */
export async function nextBatch(database: Database, most: number = maxPushRows): Promise<Batch> {
  const waiting = await database.outbox
    .orderBy('n')
    .limit(most + 8)
    .toArray();
  const rows: SyncRow[] = [];
  const places: number[] = [];
  let bytes = 0;
  for (const [index, entry] of waiting.entries()) {
    const row = await waitingRow(database, entry);
    const size = row ? jsonBytes(row) : 0;
    const inTurn = entry.turn !== null && entry.turn === waiting[index - 1]?.turn;
    if (!inTurn && places.length > 0 && (places.length >= most || bytes + size > maxPushBytes)) break;
    bytes += size;
    if (row) rows.push(row);
    if (entry.n !== undefined) places.push(entry.n);
  }
  return { rows, places };
}

/** As it goes to a server: what `row` is, with its turn and the server's number for it. */
export type Waiting = { readonly entry: PushEntry; readonly story: string };

/** A row that waits, as a server gets it; `null` for one that is no more. */
export async function waitingEntry(database: Database, waiting: OutboxRow): Promise<Waiting | null> {
  const row = await waitingRow(database, waiting);
  if (!row) return null;
  const { kind, id, turn } = waiting;
  const stored = await database.table<{ readonly v?: number }, string>(kind).get(id);
  return {
    entry: { ...row, turn, v: stored?.v ?? 0 },
    story: storyOf(kind, id, stored ?? {}),
  };
}

/**
 * A row that waits, without what a device only notes for itself; of a document the fields that wait, or all when no server has numbered it:
 * what was refused with its story does not wait any more, and a part that is said later would not tell of whose it is. `null` for a row
 * that is no more.
 */
async function waitingRow(database: Database, { kind, id, fields }: OutboxRow): Promise<SyncRow | null> {
  if (isGrownKind(kind)) {
    const row = await database.table<{ readonly [field: string]: Json }, string>(kind).get(id);
    if (!row) return null;
    const { v: _v, road: _road, begins: _begins, ...body } = row;
    return { kind, id, body };
  }
  const row = await database.table<StoredDoc, string>(kind).get(id);
  if (!row) return null;
  const { id: _id, v, s = {}, hidden: _hidden, ...f } = row;
  const waiting = v === 0 ? { ...allFields({ f, s }), ...fields } : fields;
  const names = Object.keys(waiting).filter((field) => f[field] !== undefined);
  return {
    kind,
    id,
    f: Object.fromEntries(names.map((field) => [field, f[field] ?? null])),
    s: Object.fromEntries(Object.entries(waiting).filter(([, stamp]) => stamp !== noStamp)),
  };
}

type StoredDoc = { readonly v?: number; readonly s?: Stamps; readonly [field: string]: Json | undefined };

/** Milliseconds by which a server's clock is ahead of this device's, as far as one was ever asked; 0 before. */
export async function clockOffset(database: Database): Promise<number> {
  const value = (await database.meta.get('clockOffset'))?.value;
  return typeof value === 'number' && Number.isFinite(value) ? value : 0;
}

const clockKey = 'hlc';
