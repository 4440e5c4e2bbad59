import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import connect from 'postgres';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';

import { restore } from '../../../sync-server/local/backup/restore.ts';
import { readPidFile } from '../../../sync-server/local/postgres/pid-file.ts';
import { startPostgres } from '../../../sync-server/local/postgres/start-postgres.ts';
import { startStandIn, type StandIn } from '../../../sync-server/local/stand-in.ts';
import { standInOptions } from '../../stand-in-options.ts';
import { quietLog } from './test-database.ts';

let dataDir: string;
const running: StandIn[] = [];
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'lamplit-stand-in-'));
});
afterEach(async () => {
  for (const each of running.splice(0).reverse()) await each.close();
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

const from = { address: '127.0.0.1' };
const origin = 'http://127.0.0.1:8787';

test('an account made at one start is signed in at the next, and each part of the wire answers under its address', async () => {
  const first = await start();
  const made = await ask(first, 'auth/v1/signup', { email: 'mara@example.org', password: 'a long lantern' });
  expect(made.status).toBe(200);
  await close(first);
  const second = await start();
  expect(second.publishable).toBe(first.publishable);
  const signedIn = await ask(second, 'auth/v1/token?grant_type=password', {
    email: 'mara@example.org',
    password: 'a long lantern',
  });
  expect(signedIn.status).toBe(200);
  expect((await ask(second, 'rest/v1/nothing_here')).status).toBe(404);
  expect(await (await ask(second, 'rest/v1/nothing_here')).json()).toMatchObject({ code: 'PGRST205' });
  expect((await ask(second, 'storage/v1/object/no-bucket/file')).status).toBe(400);
  const broadcast = await ask(second, 'realtime/v1/api/broadcast', { messages: [] });
  expect(broadcast.status).toBeLessThan(500);
});

test.each(['functions/v1/hello', 'graphql/v1', 'pg/v1', 'constructor/v1', 'auth/v2/user', ''])(
  'what is not there says so by its address: /%s',
  async (address) => {
    const standIn = await start();
    const answer = await ask(standIn, address);
    expect(answer.status).toBe(404);
    expect(await answer.json()).toEqual({
      code: 'not_here',
      message: `This server does not answer /${address}; it has only what the game asks.`,
    });
  },
);

test('while PostgreSQL is away, requests are told to come again, and they find it when it is back', async () => {
  const standIn = await start();
  expect(await standIn.isReady()).toBe(true);
  const { pid } = (await readPidFile(path.join(dataDir, 'pg'))) ?? {};
  process.kill(pid ?? 0, 'SIGKILL');
  const statuses = new Set<number>();
  await expect
    .poll(async () => {
      const { status } = await ask(standIn, 'auth/v1/token?grant_type=password', {
        email: 'nobody@example.org',
        password: 'a long lantern',
      });
      statuses.add(status);
      return statuses.has(503) && status === 400;
    })
    .toBe(true);
  expect(statuses).toEqual(new Set([400, 503]));
  expect(await standIn.isReady()).toBe(true);
});

test("an operator's command joins the server that runs, and leaves it running", async () => {
  const standIn = await start();
  expect(await startStandIn(options())).toMatchObject({
    ok: false,
    error: expect.stringContaining('Another server'),
  });
  const joined = await start({ join: true });
  expect(joined.secret).toBe(standIn.secret);
  await close(joined);
  expect(await standIn.isReady()).toBe(true);
});

test('before an update changes the database, it is backed up, and an update that fails leaves it as it was', async () => {
  const first = await start();
  expect(await readdir(dataDir)).not.toContain('backups');
  await first.admin`insert into stand_in.keys (name, value) values ('before', '1')`;
  // A file that is taken for new and cannot be applied, for what it makes is there.
  await first.admin`delete from stand_in.platform_files where name = '010-roles.sql'`;
  await close(first);
  expect(await startStandIn(options())).toMatchObject({
    ok: false,
    error: expect.stringContaining('The database cannot be brought to this version of the game: '),
  });
  const [made = ''] = await readdir(path.join(dataDir, 'backups'));
  const postgres = await startPostgres({ dataDir, pgBin: process.env['PG_BIN'] || undefined, log: quietLog });
  if (!postgres.ok) throw new Error(postgres.error);
  const { host, port, database, superuser: username } = postgres.value.address;
  const sql = connect({ host, port, database, username, max: 1 });
  await sql`insert into stand_in.platform_files (name) values ('010-roles.sql')`;
  await sql.end();
  await postgres.value.close();
  const second = await start();
  expect(await second.admin`delete from stand_in.keys where name = 'before' returning name`).toHaveLength(1);
  const from = path.join(dataDir, 'backups', made);
  expect(await restore({ admin: second.admin, files: path.join(dataDir, 'files'), from })).toMatchObject({
    ok: true,
  });
  expect(await second.admin`select from stand_in.keys where name = 'before'`).toHaveLength(1);
});

function options(props: { join?: boolean } = {}): Parameters<typeof startStandIn>[0] {
  return { ...standInOptions(dataDir), log: quietLog, ...props };
}

async function start(props: { join?: boolean } = {}): Promise<StandIn> {
  const started = await startStandIn(options(props));
  if (!started.ok) throw new Error(started.error);
  running.push(started.value);
  return started.value;
}

async function close(standIn: StandIn): Promise<void> {
  running.splice(running.indexOf(standIn), 1);
  await standIn.close();
}

function ask(standIn: StandIn, address: string, body?: object): Promise<Response> {
  return standIn.fetch(
    new Request(`${origin}/${address}`, {
      headers: { apikey: standIn.publishable, 'content-type': 'application/json' },
      ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
    }),
    from,
  );
}
