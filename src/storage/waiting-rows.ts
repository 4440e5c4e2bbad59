import type { Json } from '../domain/json.ts';
import type { PushEntry } from '../domain/protocol/push.ts';
import { noStamp, type Stamps } from '../domain/stamp.ts';
import { allFields, storyOf } from '../domain/sync-doc.ts';
import { isGrownKind } from '../domain/sync-kinds.ts';
import type { SyncRow } from '../domain/sync-row.ts';
import type { Database, OutboxRow } from './database.ts';

/* Rows of the outbox as they go to a server; apart from it, for only what copies needs them. */

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
