import type { RejectCode } from '../domain/protocol/push.ts';
import { storyOf } from '../domain/sync-doc.ts';
import type { SyncedKind } from '../domain/sync-kinds.ts';
import type { OutboxRow } from './database.ts';
import type { Writer } from './writes.ts';

/** Keeps a row that a server does not take, as it is here now, until the player decides about it. Call inside a transaction over it. */
export async function putIntoQuarantine(
  { database, now }: Writer,
  kind: SyncedKind,
  id: string,
  code: RejectCode,
  { fields, turn, n: place = 0 }: Pick<OutboxRow, 'fields' | 'turn' | 'n'> = { fields: {}, turn: null },
): Promise<void> {
  const row: unknown = await database.table(kind).get(id);
  if (typeof row !== 'object' || row === null) return;
  await database.quarantine.where('[kind+id]').equals([kind, id]).delete();
  await database.quarantine.add({
    kind,
    id,
    story: storyOf(kind, id, row),
    row,
    fields,
    turn,
    place,
    code,
    at: now(),
  });
}
