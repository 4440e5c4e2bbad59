import { chmod, chown, mkdir, mkdtemp, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import postgres, { type Sql } from 'postgres';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { PostgresAddress } from '../../../../sync-server/local/address.ts';
import { openDatabase } from '../../../../sync-server/local/database.ts';
import {
  startPostgres,
  type RunningPostgres,
} from '../../../../sync-server/local/postgres/start-postgres.ts';
import { quietLog } from '../test-database.ts';

let folder: string;
/** Most tests start and stop on one folder, one after the other: making a new one is what takes the time. */
let dataDir: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'lamplit-start-'));
  await chmod(folder, 0o755);
  dataDir = path.join(folder, 'data');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const isRoot = process.getuid?.() === 0;
const pgBin = process.env['PG_BIN'] || undefined;

test('the second start finds what the first one kept, and each stop leaves nothing behind', async () => {
  const first = await mustStart(dataDir);
  await ask(first.address, (sql) => sql`create table kept as select 'the lamp' as what`);
  await first.close();
  await expect(stat(first.address.host)).rejects.toThrow('ENOENT');
  expect(await readdir(dataDir)).not.toContain('server.lock');
  const second = await mustStart(dataDir);
  expect(await ask(second.address, (sql) => sql`select what from kept`)).toEqual([{ what: 'the lamp' }]);
  await second.close();
});

test('a second server on one DATA_DIR is refused in a sentence, and the first goes on', async () => {
  const first = await mustStart(dataDir);
  const refused = await startPostgres({ dataDir, pgBin, log: quietLog });
  expect(refused).toEqual({
    ok: false,
    error: `Another server of the game uses DATA_DIR (${dataDir}). Stop it, or give this one a DATA_DIR of its own.`,
  });
  expect(await ask(first.address, (sql) => sql`select 1 as one`)).toEqual([{ one: 1 }]);
  await first.close();
});

test('connections come in through a folder that only the database enters, and through no network', async () => {
  const running = await mustStart(dataDir);
  const { mode, uid } = await stat(running.address.host);
  expect(mode & 0o777).toBe(0o700);
  if (isRoot) expect(uid).not.toBe(0);
  const shown = await ask(
    running.address,
    (sql) =>
      sql`select name, setting from pg_settings where name in ('listen_addresses', 'fsync') order by name`,
  );
  expect(shown).toEqual([
    { name: 'fsync', setting: 'on' },
    { name: 'listen_addresses', setting: '' },
  ]);
  await running.close();
});

test('a DATA_DIR with a path longer than a socket can have works', async () => {
  const running = await mustStart(path.join(folder, 'a-long-name-'.repeat(12), 'and-more-of-it-'.repeat(8)));
  expect(await ask(running.address, (sql) => sql`select 1 as one`)).toEqual([{ one: 1 }]);
  await running.close();
});

test('a first start that was cut off does not stand in the way', async () => {
  const dataDir = path.join(folder, 'half');
  await mkdir(path.join(dataDir, 'pg.tmp'), { recursive: true });
  await writeFile(path.join(dataDir, 'pg.tmp/PG_VERSION'), '17\n');
  const running = await mustStart(dataDir);
  await running.close();
  expect(await readdir(dataDir)).not.toContain('pg.tmp');
});

test('the number of a dead PostgreSQL that a stranger has by now does not stand in the way', async () => {
  const first = await mustStart(dataDir);
  const file = path.join(dataDir, 'pg/postmaster.pid');
  const lines = (await readFile(file, 'utf8')).split('\n');
  await first.close();
  // Our own parent: it lives, and is no PostgreSQL.
  await writeFile(file, [String(process.ppid), ...lines.slice(1)].join('\n'));
  const second = await mustStart(dataDir);
  expect(await ask(second.address, (sql) => sql`select 1 as one`)).toEqual([{ one: 1 }]);
  await second.close();
  expect(() => process.kill(process.ppid, 0)).not.toThrow();
});

test('a PostgreSQL that dies is started again, and the connections find it', async () => {
  const running = await mustStart(dataDir);
  const before = running.pid();
  await ask(running.address, (sql) => sql`create table written as select 1 as one`);
  process.kill(before ?? 0, 'SIGKILL');
  await expect.poll(() => running.isUp()).toBe(false);
  await expect.poll(() => running.isUp()).toBe(true);
  expect(running.pid()).not.toBe(before);
  expect(await ask(running.address, (sql) => sql`select one from written`)).toEqual([{ one: 1 }]);
  await running.close();
  expect(running.isUp()).toBe(false);
});

describe('what cannot work is said in one sentence, and what is there stays', () => {
  test('a DATA_DIR that cannot be made', async () => {
    await writeFile(path.join(folder, 'file'), '');
    const dataDir = path.join(folder, 'file/data');
    expect(await startPostgres({ dataDir, pgBin, log: quietLog })).toEqual({
      ok: false,
      error: `DATA_DIR is ${dataDir}, which cannot be written (ENOTDIR). Choose a folder that can.`,
    });
  });

  test('data of another version', async () => {
    await (await mustStart(dataDir)).close();
    const file = path.join(dataDir, 'pg/PG_VERSION');
    const version = await readFile(file, 'utf8');
    await writeFile(file, '14\n');
    const before = await readdir(path.join(dataDir, 'pg'), { recursive: true });
    expect(await startPostgres({ dataDir, pgBin, log: quietLog })).toMatchObject({
      ok: false,
      error: expect.stringMatching(/was written by PostgreSQL 14, and this is \d+\. Set PG_BIN/),
    });
    expect(await readdir(path.join(dataDir, 'pg'), { recursive: true })).toEqual(before);
    await writeFile(file, version);
  });

  test('a folder that holds something else', async () => {
    const dataDir = path.join(folder, 'other');
    await mkdir(path.join(dataDir, 'pg'), { recursive: true });
    await writeFile(path.join(dataDir, 'pg/letters.txt'), 'dear lamp');
    expect(await startPostgres({ dataDir, pgBin, log: quietLog })).toMatchObject({
      ok: false,
      error: expect.stringContaining('holds no data of PostgreSQL and is left as it is'),
    });
    expect(await readFile(path.join(dataDir, 'pg/letters.txt'), 'utf8')).toBe('dear lamp');
  });

  test('data that PostgreSQL itself refuses', async () => {
    await (await mustStart(dataDir)).close();
    const file = path.join(dataDir, 'pg/global/pg_control');
    const bytes = await readFile(file);
    await writeFile(
      file,
      bytes.map((byte) => byte ^ 0xff),
    );
    expect(await startPostgres({ dataDir, pgBin, log: quietLog })).toMatchObject({
      ok: false,
      error: expect.stringContaining(`PostgreSQL does not start on ${path.join(dataDir, 'pg')}: `),
    });
    await writeFile(file, bytes);
    await (await mustStart(dataDir)).close();
  });
});

describe.runIf(isRoot)('started by root', () => {
  test('PostgreSQL runs as somebody else, and passes through folders of root that were shut', async () => {
    const shut = path.join(folder, 'roots-own');
    await mkdir(shut, { mode: 0o700 });
    const running = await mustStart(path.join(shut, 'data'));
    const status = await readFile(`/proc/${running.pid()}/status`, 'utf8');
    expect(status).toMatch(/^Uid:\s+65534\s+65534\s+65534/m);
    // To pass, not to look in.
    expect((await stat(shut)).mode & 0o777).toBe(0o701);
    await running.close();
  });

  test('a folder of somebody else stays shut, and DATA_DIR is named', async () => {
    const foreign = path.join(folder, 'of-another');
    await mkdir(foreign, { mode: 0o700 });
    await chown(foreign, 12_345, 12_345);
    const dataDir = path.join(foreign, 'data');
    expect(await startPostgres({ dataDir, pgBin, log: quietLog })).toEqual({
      ok: false,
      error: `DATA_DIR is ${dataDir}, and PostgreSQL, which does not run as root, may not enter ${foreign}. Choose a DATA_DIR that every user may enter, or start the server as another user.`,
    });
    expect((await stat(foreign)).mode & 0o777).toBe(0o700);
  });

  test('data that root copied back is opened again', async () => {
    await (await mustStart(dataDir)).close();
    for (const each of [
      'pg',
      ...(await readdir(path.join(dataDir, 'pg'), { recursive: true })).map((at) => `pg/${at}`),
    ]) {
      await chown(path.join(dataDir, each), 0, 0);
    }
    await (await mustStart(dataDir)).close();
  });
});

test('DATABASE_URL leads to a PostgreSQL of the operator, with a password of its own for each duty', async () => {
  const port = 20_000 + (process.pid % 10_000);
  const hba = path.join(folder, 'hba.conf');
  await writeFile(hba, 'local all all trust\nhost all all 127.0.0.1/32 scram-sha-256\n');
  const started = await startPostgres({
    dataDir,
    pgBin,
    log: quietLog,
    settings: { listen_addresses: '127.0.0.1', port: String(port), hba_file: hba },
  });
  if (!started.ok) throw new Error(started.error);
  const theirs = { ...started.value.address, port };
  await ask(theirs, (sql) => sql`alter role supabase_admin password 'p/ss w@rd'`);
  const databaseUrl = `postgres://supabase_admin:p%2Fss%20w%40rd@127.0.0.1:${port}/postgres`;
  const found = await startPostgres({ dataDir: path.join(folder, 'unused'), databaseUrl, log: quietLog });
  if (!found.ok) throw new Error(found.error);
  await expect(stat(path.join(folder, 'unused'))).rejects.toThrow('ENOENT');
  const [one, two] = [
    await openDatabase(found.value.address, quietLog),
    await openDatabase(found.value.address, quietLog),
  ];
  expect(await one.auth`select current_user::text as who`).toEqual([{ who: 'supabase_auth_admin' }]);
  expect(await two.rest`select current_user::text as who`).toEqual([{ who: 'authenticator' }]);
  await Promise.all([one.close(), two.close(), found.value.close()]);

  const wrong = await startPostgres({
    dataDir,
    databaseUrl: databaseUrl.replace('p%2Fss', 'guess'),
    log: quietLog,
  });
  expect(wrong).toMatchObject({
    ok: false,
    error: expect.stringContaining('password authentication failed'),
  });
  expect(JSON.stringify(wrong)).not.toContain('guess');
  const noTls = await startPostgres({
    dataDir,
    databaseUrl: `${databaseUrl}?sslmode=require`,
    log: quietLog,
  });
  expect(noTls).toMatchObject({ ok: false });
  await started.value.close();
  expect(await startPostgres({ dataDir, databaseUrl, log: quietLog })).toMatchObject({
    ok: false,
    error: expect.stringContaining(
      `The PostgreSQL of DATABASE_URL (127.0.0.1, port ${port}, database postgres) cannot be used: `,
    ),
  });
});

async function mustStart(dataDir: string): Promise<RunningPostgres> {
  const started = await startPostgres({ dataDir, pgBin, log: quietLog });
  if (!started.ok) throw new Error(started.error);
  return started.value;
}

async function ask<T>(address: PostgresAddress, question: (sql: Sql) => PromiseLike<T>): Promise<T> {
  const { host, port, database, superuser: username } = address;
  const sql = postgres({ host, port, database, username, max: 1 });
  try {
    return await question(sql);
  } finally {
    await sql.end();
  }
}
