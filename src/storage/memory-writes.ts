import type { Lore, Memory } from '../domain/memory.ts';
import { addDoc, changeDoc, changeDocOf, type By, type Writer } from './writes.ts';

/* Writes of memory and lore, each with its outbox rows in one transaction. A worker that starts needs none of them. */

export async function saveMemoryRows(
  writer: Writer,
  rows: readonly Memory[],
  by: Exclude<By, object>,
): Promise<void> {
  const { memory, outbox, meta } = writer.database;
  await writer.database.transaction('rw', memory, outbox, meta, async () => {
    for (const row of rows) {
      const known = await memory.get(row.id);
      if (known) await changeDoc(writer, 'memory', memory, known, row, by, null);
      else {
        const said = by === 'hand' ? (['text', 'pinned', 'by', 'gone'] as const) : [];
        await addDoc(writer, 'memory', memory, row, said, null);
      }
    }
  });
}

export async function changeMemoryRow(writer: Writer, id: string, change: Partial<Memory>): Promise<void> {
  const { memory, outbox, meta } = writer.database;
  await writer.database.transaction('rw', memory, outbox, meta, async () =>
    changeDocOf(writer, 'memory', memory, id, change, 'memory'),
  );
}

export async function addLoreRow(writer: Writer, entry: Lore): Promise<void> {
  const { lore, outbox, meta } = writer.database;
  await writer.database.transaction('rw', lore, outbox, meta, async () =>
    addDoc(writer, 'lore', lore, entry, ['title', 'text', 'keys', 'gone'], null),
  );
}

export async function changeLoreRow(writer: Writer, id: string, change: Partial<Lore>): Promise<void> {
  const { lore, outbox, meta } = writer.database;
  await writer.database.transaction('rw', lore, outbox, meta, async () =>
    changeDocOf(writer, 'lore', lore, id, change, 'lore'),
  );
}
