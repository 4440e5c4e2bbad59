import { nextStamp, noStamp, isStamp, type Stamp } from '../domain/stamp.ts';
import type { Database, OutboxRow } from './database.ts';

/** Notes inside the running transaction that a row waits for the server. A later write of a field only raises its stamp. */
export async function noteWaiting(database: Database, note: Omit<OutboxRow, 'n'>): Promise<void> {
  const waiting = await database.outbox.where('[kind+id]').equals([note.kind, note.id]).first();
  if (waiting)
    await database.outbox.put({
      ...waiting,
      turn: note.turn ?? waiting.turn,
      fields: { ...waiting.fields, ...note.fields },
    });
  else await database.outbox.add(note);
}

/** The next stamp of this device's clock, taken and kept inside the running transaction. */
export async function takeStamp(database: Database, nowMs: number, boot: string): Promise<Stamp> {
  const row = await database.meta.get('hlc');
  const stamp = nextStamp(isStamp(row?.value) ? row.value : noStamp, nowMs, boot);
  await database.meta.put({ k: 'hlc', value: stamp });
  return stamp;
}
