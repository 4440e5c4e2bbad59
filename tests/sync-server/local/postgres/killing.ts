import { spawn, type ChildProcess } from 'node:child_process';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import postgres from 'postgres';

import { startPostgres } from '../../../../sync-server/local/postgres/start-postgres.ts';
import { bundle, scratchFolder } from '../../../tools/bundle.mjs';
import { quietLog } from '../test-database.ts';

/** The program that is killed, built as the server is and found from where the server is found. */
export async function buildKept(name: string): Promise<{ file: string; remove: () => Promise<void> }> {
  const folder = path.join(scratchFolder(), name);
  const file = await bundle(fileURLToPath(new URL('./kept-server.ts', import.meta.url)), folder);
  return { file, remove: () => rm(folder, { recursive: true, force: true }) };
}

type Kept = {
  readonly child: ChildProcess;
  /** PostgreSQL's process. */
  readonly postgres: number;
  /** What was committed, as far as it was told. */
  readonly told: Set<number>;
  /** Resolves when so many more were told. */
  readonly more: (count: number) => Promise<void>;
  readonly ended: Promise<unknown>;
};

/** Runs it until its database takes rows. */
export async function startKept(
  file: string,
  args: readonly string[],
  options: { readonly env?: NodeJS.ProcessEnv; readonly uid?: number; readonly gid?: number } = {},
): Promise<Kept> {
  const child = spawn(process.execPath, [file, ...args], { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  child.stderr.on('data', (text) => (said += text));
  const told = new Set<number>();
  let onTold = () => {};
  const ended = new Promise((resolve) => {
    child.once('close', resolve);
  });
  const postgresPid = await new Promise<number>((resolve, reject) => {
    createInterface(child.stdout).on('line', (line) => {
      const [number = '', pid] = line.split(' ');
      if (pid !== undefined) return resolve(Number(pid));
      told.add(Number(number));
      onTold();
    });
    void ended.then(() => reject(new Error(`It ended: ${said}`)));
  });
  const more = (count: number) =>
    new Promise<void>((resolve, reject) => {
      const goal = told.size + count;
      onTold = () => told.size >= goal && resolve();
      void ended.then(() => reject(new Error(`It ended: ${said}`)));
    });
  return { child, postgres: postgresPid, told, more, ended };
}

/**
 * Kills the server or its PostgreSQL in the middle of writing, again and again, on one folder.
 * @returns how many rows were told to be kept, and which of them are not
 */
export async function killAgainAndAgain(options: {
  readonly file: string;
  readonly dataDir: string;
  readonly cycles: number;
  readonly victim: 'server' | 'postgres';
}): Promise<{ readonly told: number; readonly lost: readonly string[] }> {
  const told: string[] = [];
  for (let cycle = 1; cycle <= options.cycles; cycle += 1) {
    const kept = await startKept(options.file, [options.dataDir, String(cycle)]);
    await kept.more(100);
    if (options.victim === 'postgres') {
      process.kill(kept.postgres, 'SIGKILL');
      // It goes on by itself.
      await kept.more(100);
      kept.child.kill('SIGTERM');
    } else kept.child.kill('SIGKILL');
    await kept.ended;
    told.push(...[...kept.told].map((number) => `${cycle}/${number}`));
  }
  const known = await rowsIn(options.dataDir);
  return { told: told.length, lost: told.filter((row) => !known.has(row)) };
}

/** What a server of ours finds in the folder. */
export async function rowsIn(dataDir: string): Promise<Set<string>> {
  const started = await startPostgres({ dataDir, pgBin: process.env['PG_BIN'] || undefined, log: quietLog });
  if (!started.ok) throw new Error(started.error);
  const { host, port, database, superuser: username } = started.value.address;
  const sql = postgres({ host, port, database, username, max: 1 });
  try {
    const rows = await sql<{ row: string }[]>`select cycle || '/' || number as row from told`;
    return new Set(rows.map(({ row }) => row));
  } finally {
    await sql.end();
    await started.value.close();
  }
}
