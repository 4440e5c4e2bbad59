import type { Table } from 'dexie';

import type { Lore, Memory } from '../domain/memory.ts';
import type { CallUsage, Receipt } from '../domain/model.ts';
import type { Doc, SyncedKind } from './database.ts';
import { Refusal } from './store-error.ts';
import { addDoc, changeDoc, type Writer } from './writes.ts';

/* Writes of memory and lore, each with its outbox rows in one transaction. A worker that starts needs none of them. */

export async function saveMemoryRows(writer: Writer, rows: readonly Memory[]): Promise<void> {
  const { database } = writer;
  await database.transaction('rw', database.memory, database.outbox, database.meta, async () => {
    for (const row of rows) {
      const known = await database.memory.get(row.id);
      if (known) await changeWhere(writer, 'memory', database.memory, known, row);
      else await addDoc(writer, 'memory', database.memory, row, null);
    }
  });
}

export async function changeMemoryRow(writer: Writer, id: string, change: Partial<Memory>): Promise<void> {
  const { database } = writer;
  await database.transaction('rw', database.memory, database.outbox, database.meta, async () => {
    const row = await database.memory.get(id);
    if (!row) throw new Refusal({ type: 'not-found', what: 'memory', id });
    await changeWhere(writer, 'memory', database.memory, row, change);
  });
}

export async function addLoreRow(writer: Writer, entry: Lore): Promise<void> {
  const { database } = writer;
  // An async function of its own: Dexie follows only such into what they await.
  await database.transaction('rw', database.lore, database.outbox, database.meta, async () => {
    await addDoc(writer, 'lore', database.lore, entry, null);
  });
}

export async function changeLoreRow(writer: Writer, id: string, change: Partial<Lore>): Promise<void> {
  const { database } = writer;
  await database.transaction('rw', database.lore, database.outbox, database.meta, async () => {
    const row = await database.lore.get(id);
    if (!row) throw new Refusal({ type: 'not-found', what: 'lore', id });
    await changeWhere(writer, 'lore', database.lore, row, change);
  });
}

export async function addReceiptCall(
  { database }: Writer,
  receipt: Omit<Receipt, 'calls'>,
  call: CallUsage,
): Promise<void> {
  await database.transaction('rw', database.receipts, async () => {
    const known = await database.receipts.get(receipt.scene);
    await database.receipts.put({ ...(known ?? receipt), calls: [...(known?.calls ?? []), call] });
  });
}

/** Only what really changes is stamped: a field that another device changed meanwhile stays as it is there. */
async function changeWhere<T extends { readonly id: string }>(
  writer: Writer,
  kind: SyncedKind,
  table: Table<Doc<T>, string>,
  row: Doc<T>,
  change: Partial<NoInfer<T>>,
): Promise<void> {
  const known: { readonly [field: string]: unknown } = row;
  const fields = Object.entries(change).filter(
    ([name, value]) => JSON.stringify(known[name]) !== JSON.stringify(value),
  );
  if (fields.length === 0) return;
  // Every field comes from `change`, under its own name.
  await changeDoc(writer, kind, table, row, Object.fromEntries(fields) as Partial<T>, null);
}
