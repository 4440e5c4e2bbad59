import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import postgres from 'postgres';
import type { TestProject } from 'vitest/node';

import type { PostgresAddress } from '../sync-server/local/address.ts';
import { openDatabase } from '../sync-server/local/database.ts';
import { startPostgres, type RunningPostgres } from '../sync-server/local/postgres/start-postgres.ts';
import { createLog } from '../sync-server/log.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where the files of a run ask for the one PostgreSQL that they share. */
    readonly sharedPostgres: string;
  }
}

/**
 * One PostgreSQL for all files of a run, with a database `game` to copy, started when the first of them asks. PG_BIN chooses another one
 * than the game's own.
 */
// oxlint-disable-next-line import/no-default-export -- Vitest reads the default export
export default async function sharePostgres(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'lamplit-db-'));
  let running: Promise<RunningPostgres> | undefined;
  const server = createServer((_request, response) => {
    running ??= start(folder);
    running.then(
      ({ address }) => response.end(JSON.stringify(address satisfies PostgresAddress)),
      (thrown: unknown) => response.writeHead(500).end(String(thrown)),
    );
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('there is a port');
  project.provide('sharedPostgres', `http://127.0.0.1:${address.port}`);
  return async () => {
    server.close();
    server.closeAllConnections();
    await (await running?.catch(() => undefined))?.close();
    await rm(folder, { recursive: true, force: true });
  };
}

async function start(folder: string): Promise<RunningPostgres> {
  const log = createLog({ level: 'silent', now: () => 0, write: () => {} });
  const started = await startPostgres({
    dataDir: folder,
    pgBin: process.env['PG_BIN'] || undefined,
    log,
    // What these keep is gone with the tests.
    settings: { fsync: 'off', full_page_writes: 'off', max_connections: '400' },
  });
  if (!started.ok) throw new Error(started.error);
  const { host, port, superuser: username } = started.value.address;
  const sql = postgres({ host, port, database: 'template1', username, max: 1 });
  try {
    await sql`create database game`;
    const connections = await openDatabase({ ...started.value.address, database: 'game' }, log);
    await connections.close();
  } catch (thrown) {
    await started.value.close();
    throw thrown;
  } finally {
    await sql.end();
  }
  return started.value;
}
