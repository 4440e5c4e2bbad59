import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { projectRoot } from '../../tools/run.mjs';

/** A server of the built game with a folder of its own, which a test kills and starts again. */
export type OwnServer = {
  readonly url: string;
  /** Where its data lie. */
  readonly folder: string;
  /** Resolves when it answers. */
  readonly start: () => Promise<void>;
  /** Without a word of warning, as when a machine loses its power. */
  readonly kill: () => Promise<void>;
  readonly close: () => Promise<void>;
};

/**
 * Starts one at a free address of this machine.
 * @param environment what it is told beside that
 */
export async function startOwnServer(environment: Readonly<Record<string, string>> = {}): Promise<OwnServer> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const folder = await mkdtemp(path.join(tmpdir(), 'lamplit-sync-e2e-'));
  let running: ChildProcess | null = null;
  const end = async (signal: NodeJS.Signals) => {
    const ending = running;
    running = null;
    if (ending === null || ending.exitCode !== null || ending.signalCode !== null) return;
    const over = once(ending, 'exit');
    ending.kill(signal);
    await over;
  };
  const start = async () => {
    const child = spawn(process.execPath, ['sync-server/start.mjs'], {
      cwd: projectRoot,
      env: {
        ...process.env,
        PORT: String(port),
        HOST: '127.0.0.1',
        LOG_LEVEL: 'warn',
        DATA_DIR: folder,
        RATE_LIMITS: 'off',
        ...environment,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    running = child;
    await new Promise<void>((resolve, reject) => {
      child.stdout.setEncoding('utf8').on('data', (text: string) => {
        if (text.includes('Lamplit is ready at')) resolve();
      });
      child.once('exit', (code) => reject(new Error(`The server ended with ${code} before it was ready.`)));
    });
  };
  await start();
  return {
    url,
    folder,
    start,
    kill: () => end('SIGKILL'),
    close: async () => {
      await end('SIGTERM');
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('No port was given.');
  return address.port;
}
