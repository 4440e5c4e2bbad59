import type { Table } from 'dexie';
import { laterStamp, noStamp, type Stamps } from '../domain/stamp.ts';
import type { DocKind } from '../domain/sync-kinds.ts';
import type { Doc } from './database.ts';
import { sawStamp } from './outbox.ts';
import { liftPurges } from './purges.ts';
import { addAllDocs, type Writer } from './writes.ts';

/**
 * Rows that are stored at once: a turn in another tab waits no longer than for these. Of fewer than 50 Dexie tells which they are; after
 * more of them everything that looks at their table is read anew.
 */
export const page = 40;

/** A row as it was somewhere else, under the stamps that it had there. */
export type Stamped<T> = { readonly row: T; readonly s: Stamps };

/** Adds those of some rows that are not here, a page at a time; answers how many. */
export async function addMissing<T extends { readonly id: string }>(
  writer: Writer,
  kind: DocKind,
  table: Table<Doc<T>, string>,
  rows: readonly Stamped<T>[],
): Promise<number> {
  let added = 0;
  for (let from = 0; from < rows.length; from += page)
    added += await writer.database.transaction(
      'rw',
      table,
      writer.database.outbox,
      writer.database.meta,
      async () => addNew(writer, kind, table, rows.slice(from, from + page)),
    );
  return added;
}

/** As `addMissing`, for one page. Call inside a transaction over the table, `outbox` and `meta`. */
export async function addNew<T extends { readonly id: string }>(
  writer: Writer,
  kind: DocKind,
  table: Table<Doc<T>, string>,
  rows: readonly Stamped<T>[],
): Promise<number> {
  const missing = await missingIds(
    table,
    rows.map(({ row }) => row.id),
  );
  const fresh = rows.filter(({ row }) => missing.has(row.id));
  await addAllDocs(writer, kind, table, fresh);
  await sawStamp(writer.database, fresh.flatMap(({ s }) => Object.values(s)).reduce(laterStamp, noStamp));
  return fresh.length;
}

/** Which of some names no row has yet. Reads names, not rows. */
export async function missingIds<T>(table: Table<T, string>, ids: readonly string[]): Promise<Set<string>> {
  const missing = new Set(ids);
  for (let from = 0; from < ids.length; from += 500) {
    const some = ids.slice(from, from + 500);
    for (const id of await table.where(':id').anyOf(some).primaryKeys()) missing.delete(id);
  }
  return missing;
}

/** Takes removals for good back; answers of what. */
export async function lift(writer: Writer, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const { purges, buried, outbox, meta } = writer.database;
  // Most players never removed anything for good.
  if ((await purges.count()) === 0) return new Set();
  return writer.database.transaction('rw', purges, buried, outbox, meta, async () => liftPurges(writer, ids));
}
