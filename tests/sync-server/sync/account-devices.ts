import { err, ok } from '../../../src/domain/result.ts';
import type { SyncRemote } from '../../../src/domain/ports/sync-remote.ts';
import type { PushRequest } from '../../../src/domain/protocol/push.ts';
import { createSyncStore } from '../../../src/storage/sync-store.ts';
import { cycle } from '../../../src/sync/cycle.ts';
import type { SyncDeps } from '../../../src/sync/sync-deps.ts';
import { fakeId } from '../../fakes.ts';
import { fakeClock, openGame } from '../../game-table.ts';
import { bytesFrom } from '../../storage/devices.ts';
import { openSql } from './sql-table.ts';

/* Devices of one player with the game's own store, and the real functions of the server between them. */

const tables = ['space', 'device', 'grown', 'doc', 'buried'];

export type CopiedDevice = Awaited<ReturnType<Awaited<ReturnType<typeof openAccount>>['device']>>;

export async function openAccount() {
  const time = fakeClock();
  const sql = await openSql(time.now);
  const user = await sql.addUser(fakeId(801));
  const server = sql.caller(user);
  const clocks = [time];
  /** Every push that reached the server. */
  const pushes: PushRequest[] = [];

  /** @param skewMs by how much its clock is ahead. */
  async function device(n: number, skewMs = 0) {
    const boot = `${n}`.repeat(12);
    const clock = fakeClock(time.now() + skewMs);
    clocks.push(clock);
    const game = await openGame({ clock, device: fakeId(900 + n), boot, random: bytesFrom(n) });
    const network = { isUp: true, losesAnswer: () => false };
    const carry = async (ask: () => Promise<unknown>) => {
      if (!network.isUp) return err({ type: 'offline' as const });
      const answer = await ask();
      return network.losesAnswer() ? err({ type: 'timeout' as const }) : ok(answer);
    };
    const remote: SyncRemote = {
      push: (request) => {
        if (network.isUp) pushes.push(request);
        return carry(() => server.push(request));
      },
      pull: (request) => carry(() => server.pull(request)),
      audit: (request) => carry(() => server.audit(request)),
    };
    // What is short goes by at once; what is long ends when something happens.
    const sleep = (ms: number, signal?: AbortSignal) =>
      ms < 10_000
        ? clock.sleep(ms)
        : new Promise<void>((resolve) => {
            signal?.addEventListener('abort', () => resolve());
          });
    const copy = createSyncStore(game.writer);
    const deps: SyncDeps = {
      space: user,
      boot,
      store: copy,
      remote,
      clock: { ...clock, sleep },
      chance: () => 0.5,
    };
    return { ...game, copy, deps, network };
  }

  /** Lets devices copy, one after the other, until all have what the others have. */
  async function settle(...devices: readonly { readonly deps: SyncDeps }[]): Promise<void> {
    for (let quiet = 0, rounds = 0; quiet < 2; rounds += 1) {
      if (rounds > 20) throw new Error('the copies do not come to rest');
      quiet += 1;
      for (const { deps } of devices) {
        const before = await numbers();
        const cycled = await cycle(deps, { pushRows: 4, pullRows: 5 });
        if (!cycled.ok) throw new Error(JSON.stringify(cycled.error));
        if (cycled.value.state !== 'idle' || (await numbers()) !== before) quiet = 0;
      }
    }
  }

  /** What the server counts; the same when nothing was changed. */
  async function numbers(): Promise<string> {
    return JSON.stringify(await sql.admin`select v::text, rows::text, bytes::text, epoch from app.space`);
  }

  /** The rows of a view as a page of the player's reads them. */
  async function view(name: string): Promise<readonly unknown[]> {
    const connection = sql.connect('authenticator', 1);
    const rows = await sql.as(connection, user, (as) =>
      as.unsafe<{ row: string }[]>(`select to_json(v)::text as row from public.${name} v`),
    );
    return rows.map(({ row }): unknown => JSON.parse(row));
  }

  return {
    admin: sql.admin,
    user,
    view,
    server,
    time,
    pushes,
    device,
    settle,
    numbers,
    /** All clocks go on. */
    pass: (ms: number) => {
      for (const clock of clocks) clock.advance(ms);
    },
    /** Does what a server does once a day. */
    upkeep: async () => {
      await sql.admin.begin(async (admin) => {
        await admin`select set_config('lamplit.now_ms', ${String(time.now())}, true)`;
        await admin`select public.sync_upkeep()`;
      });
    },
    backUp: async () => {
      await sql.admin.unsafe('create schema kept');
      for (const table of tables) await sql.admin.unsafe(`create table kept.${table} as table app.${table}`);
    },
    restore: async () => {
      for (const table of tables)
        await sql.admin.unsafe(`truncate app.${table}; insert into app.${table} table kept.${table}`);
      await sql.admin`select public.sync_restored()`;
    },
    /** Rows that the server has of a story, but for what says that it was deleted. */
    rowsOf: async (story: string) =>
      sql.admin<{ kind: string }[]>`
        select kind from app.doc where (story = ${story} or id = ${story}) and kind <> 'purges'
        union all select kind from app.grown where story = ${story}`,
  };
}
