// How long the server's own database keeps a start waiting, and what it weighs: the first start on a folder (PostgreSQL's files, the
// platform and all migrations are made), a later one, the return after PostgreSQL was killed, and a stop; memory at rest and
// after requests on all connections. Targets: a first start within 1.5 s, a later one within 0.4 s, a stop within 3 s.
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';

import { readPidFile } from '../../sync-server/local/postgres/pid-file.ts';
import { startStandIn, type StandIn } from '../../sync-server/local/stand-in.ts';
import { standInOptions } from '../stand-in-options.ts';
import { median, type BenchLength, type Figures } from './figures.ts';

const rounds = { whole: 5, short: 1 };

export async function run(length: BenchLength): Promise<Figures> {
  const folders: string[] = [];
  const [cold, warm, stop]: [number[], number[], number[]] = [[], [], []];
  try {
    for (let round = 0; round < rounds[length]; round += 1) {
      const folder = mkdtempSync(path.join(tmpdir(), 'lamplit-bench-'));
      folders.push(folder);
      for (const times of [cold, warm]) {
        const [startMs, standIn] = await timed(() => start(folder));
        times.push(startMs);
        stop.push((await timed(() => standIn.close()))[0]);
      }
    }
    const [folder = ''] = folders;
    const standIn = await start(folder);
    const memory = process.platform === 'linux' ? await weigh(folder, standIn) : {};
    const { pid = 0 } = (await readPidFile(path.join(folder, 'pg'))) ?? {};
    const [backMs] = await timed(async () => {
      process.kill(pid, 'SIGKILL');
      while (await standIn.isReady()) await setTimeout(1);
      while (!(await standIn.isReady())) await setTimeout(1);
    });
    await standIn.close();
    const ms = (values: readonly number[]) => ({ value: median(values), unit: 'ms' });
    return {
      'accounts: first start': {
        ...ms(cold),
        ratio: median(cold) / median(warm),
        against: 'a later one',
      },
      'accounts: later start': ms(warm),
      'accounts: database back after it was killed': ms([backMs]),
      'accounts: stop': ms(stop),
      ...memory,
    };
  } finally {
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  }
}

async function start(dataDir: string): Promise<StandIn> {
  const started = await startStandIn(standInOptions(dataDir));
  if (!started.ok) throw new Error(started.error);
  return started.value;
}

async function timed<T>(job: () => Promise<T>): Promise<readonly [ms: number, value: T]> {
  const from = performance.now();
  const value = await job();
  return [performance.now() - from, value];
}

/** What both processes hold, PostgreSQL's memory that its processes share counted once. */
async function weigh(folder: string, standIn: StandIn): Promise<Figures> {
  const { pid = 0 } = (await readPidFile(path.join(folder, 'pg'))) ?? {};
  const figures = (when: string) => ({
    [`accounts: memory of the server itself, ${when}`]: {
      value: process.memoryUsage().rss / 1e6,
      unit: 'MB',
    },
    [`accounts: memory of PostgreSQL, ${when}`]: { value: shareOf(pid) / 1e6, unit: 'MB' },
  });
  const atRest = figures('at rest');
  const headers = { apikey: standIn.secret };
  const ask = async (address: string) => {
    const request = new Request(`http://127.0.0.1:8787/${address}`, { headers });
    await (await standIn.fetch(request, { address: '127.0.0.1' })).text();
  };
  const addresses = [
    'auth/v1/admin/users',
    'rest/v1/stories?select=*',
    'storage/v1/object/story-images/none',
  ];
  for (let round = 0; round < 20; round += 1) {
    await Promise.all(Array.from({ length: 10 }, () => addresses.map(ask)).flat());
  }
  return { ...atRest, ...figures('after 600 requests, 30 at a time') };
}

/** In bytes: the proportional share of a process and of its children. */
function shareOf(pid: number): number {
  const family = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((name) => name === String(pid) || parentOf(name) === pid);
  return family.reduce((sum, name) => {
    const [, kibibytes = '0'] =
      /^Pss:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${name}/smaps_rollup`, 'utf8')) ?? [];
    return sum + Number(kibibytes) * 1024;
  }, 0);
}

/** Nothing when the process has gone meanwhile. */
function parentOf(pid: string): number | undefined {
  try {
    return Number(/^PPid:\s+(\d+)$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
  } catch {
    return undefined;
  }
}
