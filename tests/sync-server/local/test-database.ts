import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import postgres from 'postgres';
import { afterAll } from 'vitest';

import type { PostgresAddress } from '../../../sync-server/local/address.ts';
import { openDatabase } from '../../../sync-server/local/database.ts';
import { startPostgres, type RunningPostgres } from '../../../sync-server/local/postgres/start-postgres.ts';
import { createLog } from '../../../sync-server/log.ts';

/* A real PostgreSQL for the tests of a file, started when the first of them asks. PG_BIN chooses another one than the game's own. */

let cluster: Promise<RunningPostgres> | undefined;
let folder: string | undefined;
let made = 0;

afterAll(async () => {
  const running = await cluster?.catch(() => undefined);
  await running?.close();
  if (folder !== undefined) await rm(folder, { recursive: true, force: true });
});

/** A database of its own with platform and migrations, copied from one that was made once. */
export async function freshDatabase(): Promise<PostgresAddress> {
  cluster ??= startCluster();
  const { address } = await cluster;
  made += 1;
  const database = `test_${made}`;
  await inMaintenance(address, `create database ${database} template game`);
  return { ...address, database };
}

export const quietLog = createLog({ level: 'silent', now: () => 0, write: () => {} });

async function startCluster(): Promise<RunningPostgres> {
  folder = await mkdtemp(path.join(tmpdir(), 'lamplit-db-'));
  const started = await startPostgres({
    dataDir: folder,
    pgBin: process.env['PG_BIN'] || undefined,
    log: quietLog,
    // What these keep is gone with the tests.
    settings: { fsync: 'off', full_page_writes: 'off', max_connections: '200' },
  });
  if (!started.ok) throw new Error(started.error);
  await inMaintenance(started.value.address, 'create database game');
  const connections = await openDatabase({ ...started.value.address, database: 'game' }, quietLog);
  await connections.close();
  return started.value;
}

async function inMaintenance(address: PostgresAddress, statement: string): Promise<void> {
  const { host, port, superuser: username } = address;
  const sql = postgres({ host, port, database: 'template1', username, max: 1 });
  await sql.unsafe(statement);
  await sql.end();
}
