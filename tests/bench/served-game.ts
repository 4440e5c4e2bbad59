import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';

import { ensureBuilt } from '../../sync-server/build.mjs';
import { endChild } from '../tools/deadline.mjs';
import { projectRoot } from '../tools/run.mjs';
import { inTime } from './in-time.ts';

/** The built game's own server in a process of its own, with an empty folder for data. */
export type ServedGame = {
  readonly url: string;
  readonly pid: number;
  readonly dataDir: string;
  readonly close: () => Promise<void>;
};

/** Starts it as a player would, building it when it is older than its sources. @param env beside what every bench needs */
export async function serveBuiltGame(env: Readonly<Record<string, string>> = {}): Promise<ServedGame> {
  await ensureBuilt(projectRoot, console.error);
  const dataDir = mkdtempSync(path.join(tmpdir(), 'lamplit-bench-'));
  const child = spawn(process.execPath, ['sync-server/start.mjs'], {
    cwd: projectRoot,
    env: { ...process.env, HOST: '127.0.0.1', PORT: '0', LOG_LEVEL: 'warn', DATA_DIR: dataDir, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const close = async () => {
    await endChild(child);
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    const url = await inTime('the game did not start', addressOf(child.stdout));
    return { url, pid: child.pid ?? 0, dataDir, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Where the server says that it can be reached. */
async function addressOf(output: Readable): Promise<string> {
  for await (const line of createInterface({ input: output })) {
    const url = /^Lamplit is ready at (\S+)$/.exec(line)?.[1];
    if (url) return url;
  }
  throw new Error('the game ended before it had started');
}
