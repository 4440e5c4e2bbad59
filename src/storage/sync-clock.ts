import { maxFutureMs } from '../domain/limits.ts';
import { restamped } from '../domain/restamp.ts';
import { isStamp, noStamp, type Stamp, type Stamps } from '../domain/stamp.ts';
import type { Scene } from '../domain/story.ts';
import type { Database, OutboxRow } from './database.ts';
import type { Writer } from './writes.ts';

/* The clock of this device beside that of a server. */

const seenKey = 'seen';

/** Notes inside the running transaction the greatest stamp that a server took or gave. */
export async function noteSeen(database: Database, stamp: Stamp): Promise<void> {
  if (stamp > (await readSeen(database))) await database.meta.put({ k: seenKey, value: stamp });
}

async function readSeen(database: Database): Promise<Stamp> {
  const value = (await database.meta.get(seenKey))?.value;
  return isStamp(value) ? value : noStamp;
}

/** Notes how many milliseconds a server's clock is ahead, when that is news. */
export async function learnClock(database: Database, offsetMs: number): Promise<void> {
  const known = (await database.meta.get('clockOffset'))?.value;
  if (typeof known === 'number' && Math.abs(known - offsetMs) < 1_000) return;
  await database.meta.put({ k: 'clockOffset', value: offsetMs });
}

/**
 * Stamps anew everything that waits and was said by a clock that is ahead of the server's, in the order in which it was said. What waits gets
 * new places in the line, so that an answer to what was sent before settles nothing of it. Call inside a transaction over `syncTables`.
 */
export async function restamp({ database, now, boot }: Writer, serverNowMs: number): Promise<void> {
  const line = await database.outbox.orderBy('n').toArray();
  const told = new Map<string, Scene>();
  const ids = line.filter(({ kind }) => kind === 'scenes').map(({ id }) => id);
  for (const scene of await database.scenes.bulkGet(ids)) if (scene) told.set(scene.id, scene);
  const { stamps, last } = restamped(
    [
      ...line.flatMap(({ fields }) => Object.values(fields)),
      ...[...told.values()].map((scene) => scene.told),
    ].filter(isStamp),
    {
      seen: await readSeen(database),
      latestMs: serverNowMs + maxFutureMs,
      nowMs: serverNowMs,
      boot,
    },
  );
  const renewed = (s: Stamps): Stamps =>
    Object.fromEntries(Object.entries(s).map(([field, stamp]) => [field, stamps.get(stamp) ?? stamp]));
  for (const waiting of line) await renew(waiting);
  await database.meta.put({ k: 'hlc', value: last });
  await database.meta.put({ k: 'clockOffset', value: serverNowMs - now() });

  async function renew({ n, ...waiting }: OutboxRow): Promise<void> {
    const { kind, id } = waiting;
    const scene = kind === 'scenes' ? told.get(id) : undefined;
    const newTold = scene && stamps.get(scene.told);
    if (newTold !== undefined) await database.scenes.update(id, { told: newTold });
    const row = await database.table<{ readonly s?: Stamps }, string>(kind).get(id);
    if (row?.s) {
      if (kind === 'sceneMeta') await renewDrawing(id);
      await database.table(kind).update(id, { s: renewed(row.s) });
    }
    if (n !== undefined) await database.outbox.delete(n);
    await database.outbox.add({ ...waiting, fields: renewed(waiting.fields) });
  }

  /** A drawing notes which edit of the passage it shows. */
  async function renewDrawing(scene: string): Promise<void> {
    const drawing = await database.drawings.get(scene);
    const edit = drawing?.edit === undefined ? undefined : stamps.get(drawing.edit);
    if (edit !== undefined) await database.drawings.update(scene, { edit });
  }
}
