import type { AckOutcome, Batch } from '../domain/ports/sync-store.ts';
import type { AcceptedPush, PushEntry, RejectCode } from '../domain/protocol/push.ts';
import { laterStamp, noStamp } from '../domain/stamp.ts';
import { stillWaiting, storyOf } from '../domain/sync-doc.ts';
import { isGrownKind } from '../domain/sync-kinds.ts';
import type { SyncRow } from '../domain/sync-row.ts';
import { takeRows } from './apply.ts';
import { compareWhatIsLeft, newestStamp } from './bury.ts';
import type { Database } from './database.ts';
import { forgetWaiting, noteWaiting } from './outbox.ts';
import { purgedAt, waitingLifts } from './purges.ts';
import { putIntoQuarantine } from './quarantine.ts';
import { noteSeen } from './sync-clock.ts';
import { noteState, readNoted } from './sync-state.ts';
import type { Writer } from './writes.ts';

/**
 * Takes in what a server said to a push: what it has does not wait any more, but for what was said anew meanwhile; what it has better is
 * joined with what is here; what it refuses is put into quarantine. Call inside a transaction over `syncTables`.
 */
export async function acknowledge(writer: Writer, batch: Batch, reply: AcceptedPush): Promise<AckOutcome> {
  const { database } = writer;
  const { cursors, epoch } = await readNoted(database);
  const isFirst = epoch === null && cursors.d === 0 && cursors.s === 0;
  // What another life of the server's copy took may not be in this one.
  if (epoch !== reply.epoch && !isFirst) return 'stale';
  const codes = new Map(reply.rejected.map(({ i, code }) => [i, code]));
  const numbers = new Map<SyncRow, number>();
  const joined: SyncRow[] = [];
  let isFull = false;
  // What was stamped anew meanwhile may be behind what was sent: then this device reads its own rows too.
  let isAsSent = true;
  let settled = batch.lost.length;
  let seen = noStamp;
  for (const place of batch.lost) await database.outbox.delete(place);
  for (const [i, entry] of batch.entries.entries()) {
    const code = codes.get(i);
    const place = batch.places[i] ?? 0;
    if (code === undefined) {
      if (!(await settle(writer, entry, place, reply.vs[i] ?? 0))) isAsSent = false;
      seen = laterStamp(seen, 's' in entry ? newestStamp(entry.s) : noStamp);
      settled += 1;
    } else if (code === 'quota') isFull = true;
    else if (code !== 'turn' && code !== 'parent') {
      const theirs = reply.docs.find((part) => part.i === i);
      await refused(writer, entry, place, code, theirs !== undefined);
      settled += 1;
    }
  }
  for (const part of reply.docs) {
    const entry = batch.entries[part.i];
    if (!entry) continue;
    const { kind, id } = entry;
    if ('body' in part && 'body' in entry) joined.push({ kind: entry.kind, id, body: part.body });
    else if ('f' in part && 'f' in entry) joined.push({ kind: entry.kind, id, f: part.f, s: part.s });
    else throw new Error(`The server answered another row than ${kind} ${id}.`);
    const row = joined.at(-1);
    if (row) numbers.set(row, part.v);
  }
  if (joined.length > 0) await takeRows(writer, joined, numbers);
  await noteSeen(database, seen);
  const forward = (at: number) => (at === reply.base && isAsSent ? reply.v : at);
  await noteState(database, {
    epoch: reply.epoch,
    cursors: { d: forward(cursors.d), s: forward(cursors.s) },
    v: reply.v,
  });
  return { settled, isFull };
}

/** The server has a row as it was sent; answers whether nothing was said of it meanwhile. */
async function settle({ database }: Writer, entry: PushEntry, place: number, v: number): Promise<boolean> {
  const { kind, id } = entry;
  await database.table(kind).update(id, { v });
  // Other words under its name are still here only.
  await database.quarantine
    .where('[kind+id]')
    .equals([kind, id])
    .filter(({ code }) => code !== 'different')
    .delete();
  // The server has carried it out: what was read of it before does not come again.
  const purge = kind === 'purges' ? await database.purges.get(id) : undefined;
  if (purge && purgedAt(purge) !== null) await compareWhatIsLeft(database, purge);
  // It may have carried out another device's deletion before it heard of this, and what was read of it before that is gone there.
  else if (purge?.lifted) await noteState(database, { auditedAt: 0 });
  const waiting = await database.outbox.where('[kind+id]').equals([kind, id]).first();
  if (waiting?.n === undefined) return true;
  const samePlace = waiting.n === place;
  const fields = 's' in entry ? stillWaiting(waiting.fields, entry.s, samePlace) : {};
  // A scene that was stamped anew meanwhile is compared with the server's the next time.
  const isDone = 's' in entry ? Object.keys(fields).length === 0 : samePlace;
  if (isDone) await database.outbox.delete(waiting.n);
  else await database.outbox.put({ ...waiting, fields });
  return samePlace;
}

async function refused(
  writer: Writer,
  entry: PushEntry,
  place: number,
  code: RejectCode,
  isAnswered: boolean,
): Promise<void> {
  const { database } = writer;
  const { kind, id } = entry;
  const waiting = await database.outbox.where('[kind+id]').equals([kind, id]).first();
  if (!waiting || waiting.n !== place) return;
  // What went out whole and is not enough all the same is damaged.
  if (code === 'whole' && entry.v > 0) return sendWhole(writer, entry);
  // The deletion is taken back here, and the server hears of that in a moment: then it takes this too.
  if (code === 'purged' && (await isBeingLifted(database, entry)))
    return noteWaiting(database, { kind, id, turn: waiting.turn, fields: waiting.fields });
  await forgetWaiting(database, kind, [id]);
  // It was deleted for good somewhere else; the row that says so comes by the pull, and removes it here.
  if (code === 'purged') return forgetOrphan(database, entry);
  // The server's own row takes its place, and ours is kept where the two differ.
  if (code === 'different' && isAnswered) return;
  await putIntoQuarantine(writer, kind, id, code === 'whole' ? 'bad-form' : code, waiting);
}

/** Whether it waits for the server that the deletion of a row, of its story or of a branch there was taken back. */
async function isBeingLifted(database: Database, { kind, id }: PushEntry): Promise<boolean> {
  const row: unknown = await database.table(kind).get(id);
  const story = storyOf(kind, id, typeof row === 'object' && row !== null ? row : {});
  const lifts = await database.purges.bulkGet((await waitingLifts(database)).map((each) => each.id));
  return lifts.some((purge) => purge?.id === story || purge?.id === id || purge?.story === story);
}

/** Of a scene that never came here, and never will, what is said goes at once: no row would remove it later. */
async function forgetOrphan({ scenes, sceneMeta, memory }: Database, { kind, id }: PushEntry): Promise<void> {
  if (kind === 'sceneMeta' && !(await scenes.get(id))) await sceneMeta.delete(id);
  if (kind !== 'memory') return;
  const fact = await memory.get(id);
  if (fact && !(await scenes.get(fact.scene))) await memory.delete(id);
}

/** The server has lost a row, or never had it: one without a number goes out whole. */
async function sendWhole({ database }: Writer, { kind, id }: PushEntry): Promise<void> {
  if (isGrownKind(kind) || (await database.table(kind).update(id, { v: 0 })) === 0) return;
  await noteWaiting(database, { kind, id, turn: null, fields: {} });
}
