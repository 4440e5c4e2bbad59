import type { CycleReport, SyncReport, SyncState } from '../domain/ports/sync-store.ts';
import type { Database } from './database.ts';
import { readDeviceId } from './device.ts';

/* What this device notes about its copy on a server: how far it has read, and how the last cycle went. */

type Noted = Omit<SyncState, 'device'> & {
  /** The number that the server gave out last. */
  readonly v: number;
};

const key = 'sync';
const nothing: Noted = { cursors: { d: 0, s: 0 }, epoch: null, auditedAt: 0, v: 0 };

export async function readNoted(database: Database): Promise<Noted> {
  const value = (await database.meta.get(key))?.value;
  // Only `noteState` writes it.
  return value === undefined ? nothing : (value as Noted);
}

export async function readSyncState(database: Database): Promise<SyncState> {
  const [device, { cursors, epoch, auditedAt }] = await Promise.all([
    readDeviceId(database),
    readNoted(database),
  ]);
  return { device, cursors, epoch, auditedAt };
}

/** Notes inside the running transaction. */
export async function noteState(database: Database, change: Partial<Noted>): Promise<void> {
  await database.meta.put({ k: key, value: { ...(await readNoted(database)), ...change } });
}

const reportKey = 'syncReport';

/** Notes how a cycle went; when the last one ended well is known also after a new start, and of every tab. */
export async function noteReport(database: Database, report: CycleReport): Promise<void> {
  await database.transaction('rw', database.meta, async () => {
    const okAt = report.okAt ?? (await readReport(database))?.okAt ?? 0;
    await database.meta.put({ k: reportKey, value: { ...report, okAt } satisfies SyncReport });
  });
}

/** How the last cycle went; `null` before the first one. */
export async function readReport(database: Database): Promise<SyncReport | null> {
  // Only `noteReport` writes it.
  return ((await database.meta.get(reportKey))?.value ?? null) as SyncReport | null;
}
