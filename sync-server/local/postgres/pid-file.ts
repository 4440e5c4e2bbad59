import { execFile } from 'node:child_process';
import { constants } from 'node:fs';
import { open, readFile, readlink, realpath } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';

import type { Log } from '../../log.ts';

/** What a PostgreSQL says of itself in its data folder while it runs. */
export type PidFile = { readonly pid: number; readonly port: number; readonly isReady: boolean };

const fileOf = (folder: string) => path.join(folder, 'postmaster.pid');

/** `undefined` when none runs, or it has only begun to. */
export async function readPidFile(folder: string): Promise<PidFile | undefined> {
  const lines = (await readFile(fileOf(folder), 'utf8').catch(() => '')).split('\n');
  const pid = Number(lines[0]);
  return Number.isInteger(pid) && pid > 1
    ? { pid, port: Number(lines[3]), isReady: lines[7]?.trim() === 'ready' }
    : undefined;
}

/**
 * Ends a PostgreSQL that outlived its server, which we know by the lock that we hold. A process that only has the number of one that
 * is gone is left alone.
 */
export async function stopOrphan(folder: string, log: Log): Promise<void> {
  const left = await readPidFile(folder);
  if (!left) return;
  // Asked to stop, told to, killed: data survives each.
  for (const [signal, patienceMs] of [
    ['SIGINT', 10_000],
    ['SIGQUIT', 5000],
    ['SIGKILL', 5000],
  ] as const) {
    if (!(await isPostgresOf(folder, left.pid))) break;
    log.warn('postgres-orphan', { signal });
    try {
      process.kill(left.pid, signal);
    } catch {
      break;
    }
    const steps = patienceMs / 50;
    for (let step = 0; step < steps && (await isPostgresOf(folder, left.pid)); step += 1)
      await setTimeout(50);
  }
  if (process.platform === 'linux') await disown(folder, left.pid);
}

/** Whether a process is a PostgreSQL that works in this folder. */
async function isPostgresOf(folder: string, pid: number): Promise<boolean> {
  if (process.platform === 'linux') {
    const where = await readlink(`/proc/${pid}/cwd`).catch(() => undefined);
    return where !== undefined && where === (await realpath(folder));
  }
  // Windows has no ps: there, PostgreSQL's own check has to do.
  return new Promise((resolve) => {
    execFile('ps', ['-o', 'command=', '-p', String(pid)], (error, stdout) =>
      resolve(!error && stdout.includes('postgres') && stdout.includes(folder)),
    );
  });
}

/**
 * PostgreSQL does not start while any process has the number in the file, which after a restart of the machine or of a container may be
 * a stranger. It takes its parent's number for a stranger's, and still looks for memory that is in use; so the parent's is put there.
 */
async function disown(folder: string, pid: number): Promise<void> {
  try {
    process.kill(pid, 0);
  } catch {
    return;
  }
  const handle = await open(fileOf(folder), constants.O_RDWR | constants.O_NOFOLLOW).catch(() => undefined);
  if (!handle) return;
  try {
    const lines = (await handle.readFile('utf8')).split('\n');
    if (lines[0] !== String(pid)) return;
    const text = [String(process.pid), ...lines.slice(1)].join('\n');
    await handle.truncate(0);
    await handle.write(text, 0);
  } finally {
    await handle.close();
  }
}
