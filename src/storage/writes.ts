import type { Table } from 'dexie';

import type { Stamp } from '../domain/stamp.ts';
import type { Database, Doc, Grown, SyncedKind } from './database.ts';
import { noteWaiting, takeStamp } from './outbox.ts';

/** Who writes, and when: what every synced write needs beside its data. */
export type Writer = {
  readonly database: Database;
  readonly now: () => number;
  /** 12 hex digits, random for each start of a worker. */
  readonly boot: string;
};

/** Adds a row that is never changed again, with its outbox row. Call inside a transaction over the table, `outbox` and `meta`. */
export async function addGrown<T extends { readonly id: string }>(
  writer: Writer,
  kind: SyncedKind,
  table: Table<Grown<T>, string>,
  row: T,
  turn: string | null,
): Promise<void> {
  await table.add({ ...row, v: 0 });
  await noteWaiting(writer.database, { kind, id: row.id, turn, fields: {} });
}

/** Adds a row whose fields may change later; each field gets the same stamp. Call inside a transaction as above. */
export async function addDoc<T extends { readonly id: string }>(
  writer: Writer,
  kind: SyncedKind,
  table: Table<Doc<T>, string>,
  row: T,
  turn: string | null,
): Promise<void> {
  const stamps = await stampFields(writer, Object.keys(row));
  await table.add({ ...row, v: 0, s: stamps });
  await noteWaiting(writer.database, { kind, id: row.id, turn, fields: stamps });
}

/** Changes some fields of a row; the others, also those that this version does not know, stay as they are. Call inside a transaction as above. */
export async function changeDoc<T extends { readonly id: string }>(
  writer: Writer,
  kind: SyncedKind,
  table: Table<Doc<T>, string>,
  row: Doc<T>,
  change: Partial<NoInfer<T>>,
  turn: string | null,
): Promise<void> {
  const stamps = await stampFields(writer, Object.keys(change));
  await table.put({ ...row, ...change, s: { ...row.s, ...stamps } });
  await noteWaiting(writer.database, { kind, id: row.id, turn, fields: stamps });
}

async function stampFields(
  writer: Writer,
  fields: readonly string[],
): Promise<{ readonly [field: string]: Stamp }> {
  const stamp = await takeStamp(writer.database, writer.now(), writer.boot);
  // The id is the row's name, not one of its fields.
  return Object.fromEntries(fields.filter((field) => field !== 'id').map((field) => [field, stamp]));
}
