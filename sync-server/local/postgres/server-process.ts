import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { setTimeout } from 'node:timers/promises';

import { err, ok, type Result } from '../../../src/domain/result.ts';
import type { Log } from '../../log.ts';
import { readPidFile } from './pid-file.ts';
import { lastWords, type Programs } from './programs.ts';
import type { ServerUser } from './server-user.ts';

/** A PostgreSQL that is kept running until it is closed. */
export type ServerProcess = {
  /** False from the moment in which it died until it runs again. */
  readonly isUp: () => boolean;
  /** The process itself; undefined while there is none. */
  readonly pid: () => number | undefined;
  readonly close: () => Promise<void>;
};

type Options = {
  readonly folder: string;
  readonly programs: Programs;
  readonly user: ServerUser;
  readonly settings: Readonly<Record<string, string>>;
  readonly log: Log;
};

type Run = { readonly child: ChildProcess; readonly exited: Promise<unknown>; readonly said: () => string };

/** A crashed server's lock, memory or zombie can outlive it by about a second. */
const lingering = /lock file ".*" already exists|pre-existing shared memory block/;
const mostTries = 40;
const pauseMs = 250;
const longestPauseMs = 30_000;
/** After so long without a death, the next one is answered at once again. */
const calmMs = 60_000;

/** Starts it and waits until it takes connections, or says why it does not. When it dies later on, it is started again. */
export async function startServerProcess(options: Options): Promise<Result<ServerProcess, string>> {
  const { log } = options;
  const closing = new AbortController();
  const launcher = await dieWithUs();
  let current: Run | undefined;
  let isUp = false;

  const boot = async (): Promise<Result<null, string>> => {
    let reason = 'it was told to stop';
    for (let tries = 0; tries < mostTries && !closing.signal.aborted; tries += 1) {
      const run = launch(options, launcher);
      current = run;
      if (await becomesReady(run, options.folder, closing.signal)) {
        isUp = true;
        return ok(null);
      }
      reason = lastWords(run.said()) ?? 'it ended without a word';
      if (!lingering.test(run.said())) break;
      await pause(pauseMs, closing.signal);
    }
    return err(reason);
  };

  const watch = async (): Promise<void> => {
    let waitMs = 0;
    for (;;) {
      const upSince = performance.now();
      await current?.exited;
      if (closing.signal.aborted) return;
      isUp = false;
      log.error('postgres-died', { reason: lastWords(current?.said() ?? '') });
      if (performance.now() - upSince > calmMs) waitMs = 0;
      while (!isUp && !closing.signal.aborted) {
        await pause(waitMs, closing.signal);
        waitMs = Math.min(Math.max(pauseMs, 2 * waitMs), longestPauseMs);
        const booted = await boot();
        if (!booted.ok && !closing.signal.aborted) log.error('postgres-restart', { reason: booted.error });
      }
    }
  };

  const leave = () => current?.child.kill('SIGINT');
  process.once('exit', leave);
  const first = await boot();
  if (!first.ok) {
    process.off('exit', leave);
    return first;
  }
  const watched = watch();
  return ok({
    isUp: () => isUp,
    pid: () => current?.child.pid,
    close: async () => {
      closing.abort();
      isUp = false;
      // A start that is under way has seen by now that it is not to go on.
      if (current) await stop(current);
      await watched;
      isUp = false;
      process.off('exit', leave);
    },
  });
}

function launch({ programs, folder, user, settings, log }: Options, launcher: readonly string[]): Run {
  const set = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const [file = programs.postgres, ...args] = [...launcher, programs.postgres, '-D', folder, ...set];
  const child = spawn(file, args, {
    cwd: folder,
    env: programs.env,
    ...user,
    stdio: ['ignore', 'ignore', 'pipe'],
    // Ctrl-C reaches all of a terminal's group; PostgreSQL is to stop after the last request, not before.
    detached: process.platform !== 'win32',
    windowsHide: true,
  });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said = (said + text).slice(-4000);
    for (const line of text.split('\n')) {
      const words = line.trim();
      if (words !== '') log.debug('postgres', { message: words });
    }
  });
  const exited = new Promise((resolve) => {
    child.once('error', (error) => {
      said += error.message;
      resolve(error);
    });
    child.once('close', resolve);
    // Its last words are still in the pipe, which a connection's process that hangs would hold open.
    child.once('exit', () => void setTimeout(pauseMs).then(resolve));
  });
  return { child, exited, said: () => said };
}

/** Recovery after a crash takes as long as it takes: what ends the wait is readiness, the end of the process, or of ours. */
async function becomesReady(run: Run, folder: string, signal: AbortSignal): Promise<boolean> {
  let gone = false;
  void run.exited.then(() => (gone = true));
  while (!gone && !signal.aborted) {
    const file = await readPidFile(folder);
    // On Windows a program of PostgreSQL may run as a child of the one that was started.
    if (file?.isReady && (file.pid === run.child.pid || process.platform === 'win32')) return true;
    await setTimeout(10);
  }
  return false;
}

/** Connections are cut and what is committed is kept; the later signals are for a disk that hangs. */
async function stop({ child, exited }: Run): Promise<void> {
  for (const [signal, patienceMs] of [
    ['SIGINT', 2000],
    ['SIGQUIT', 700],
    ['SIGKILL', 1000],
  ] as const) {
    child.kill(signal);
    const hurry = new AbortController();
    const isGone = await Promise.race([
      exited.then(() => true),
      pause(patienceMs, hurry.signal).then(() => false),
    ]);
    hurry.abort();
    if (isGone) return;
  }
}

async function pause(ms: number, signal: AbortSignal): Promise<void> {
  await setTimeout(ms, undefined, { signal }).catch(() => {});
}

/**
 * What to put before a program, so that it is told to stop when our process ends, however that ends. Only Linux knows such a thing;
 * elsewhere the next start ends what was left.
 */
async function dieWithUs(): Promise<readonly string[]> {
  if (process.platform !== 'linux') return [];
  const launcher = ['setpriv', '--pdeathsig', 'INT', '--'];
  const [file = '', ...args] = launcher;
  const works = await new Promise<boolean>((resolve) => {
    execFile(file, [...args, 'true'], (error) => resolve(!error));
  });
  return works ? launcher : [];
}
