import type { SyncStore } from '../domain/ports/sync-store.ts';
import type { ServerRow } from '../domain/protocol/rows.ts';
import { isStamp, laterStamp, noStamp } from '../domain/stamp.ts';
import type { SyncRow } from '../domain/sync-row.ts';
import { applyTables, takeRows } from './apply.ts';
import { newestStamp } from './bury.ts';
import type { Database } from './database.ts';
import { numbersOf, sumsOf, unsentRows, waitAgain } from './sync-audit.ts';
import { acknowledge } from './sync-acknowledge.ts';
import { batchToSend } from './sync-batch.ts';
import { learnClock, noteSeen, restamp } from './sync-clock.ts';
import { noteReport, noteState, readNoted, readSyncState } from './sync-state.ts';
import type { Writer } from './writes.ts';

/** The store behind the copy on a server. Its writes may wait for the disk: a server can be asked again. */
export function createSyncStore(writer: Writer): SyncStore {
  const { database } = writer;
  const whole = <T>(work: () => Promise<T>, mode: 'rw' | 'r' = 'rw'): Promise<T> =>
    // Dexie keeps a transaction open over the awaits of an async function only.
    database.transaction(mode, syncTables(database), async () => work());
  return {
    state: () => readSyncState(database),
    waiting: () => database.outbox.count(),
    nextBatch: (most) => whole(() => batchToSend(database, most), 'r'),
    acknowledge: (batch, reply) => whole(() => acknowledge(writer, batch, reply)),
    restamp: (serverNowMs) => whole(() => restamp(writer, serverNowMs)),
    learnClock: (offsetMs) => learnClock(database, offsetMs),
    applyPage: ({ lane, from, next, epoch, v, rows }) =>
      whole(async () => {
        const { cursors, epoch: known } = await readNoted(database);
        // Another cycle may have read on, or begun anew, while this page was on its way.
        if (cursors[lane] !== from || (known !== null && known !== epoch)) return 'stale';
        await takeIn(writer, rows);
        await noteState(database, { cursors: { ...cursors, [lane]: next }, epoch, v });
        return 'applied';
      }),
    applyRows: (rows) => whole(() => takeIn(writer, rows)),
    reset: (epoch) =>
      whole(async () => {
        await noteState(database, { cursors: { d: 0, s: 0 }, epoch, auditedAt: epoch === null ? -1 : 0 });
        // Which pictures it has is as unknown as which rows; one that it has is not taken twice.
        await database.blobs.where('state').anyOf('uploaded', 'remote').modify({ state: 'local' });
      }),
    sums: () => sumsOf(database),
    numbers: (stories) => numbersOf(database, stories),
    unsent: () => whole(() => unsentRows(database), 'r'),
    waitAgain: (rows) => whole(() => waitAgain(database, rows)),
    audited: (atMs, since) =>
      whole(async () => {
        const { epoch, auditedAt } = await readNoted(database);
        if (epoch === since.epoch && auditedAt === since.auditedAt)
          await noteState(database, { auditedAt: atMs });
      }),
    report: (report) => noteReport(database, report),
    beat: async () => Number((await database.meta.get('beat'))?.value ?? 0),
    noteBeat: async (atMs) => {
      await database.meta.put({ k: 'beat', value: atMs });
    },
  };
}

function syncTables(database: Database) {
  return [...new Set([...applyTables(database), database.quarantine, database.drawings])];
}

async function takeIn(writer: Writer, rows: readonly ServerRow[]): Promise<void> {
  const numbers = new Map<SyncRow, number>(rows.map(({ row, v }) => [row, v]));
  await takeRows(
    writer,
    rows.map(({ row }) => row),
    numbers,
    new Map(rows.flatMap(({ row, purge }) => (purge === undefined ? [] : [[row.id, purge]]))),
  );
  await noteSeen(writer.database, rows.map(({ row }) => stampIn(row)).reduce(laterStamp, noStamp));
}

function stampIn(row: SyncRow): string {
  if ('s' in row) return newestStamp(row.s);
  const { body } = row;
  const told =
    typeof body === 'object' && body !== null && !Array.isArray(body) && 'told' in body
      ? body['told']
      : noStamp;
  return isStamp(told) ? told : noStamp;
}
