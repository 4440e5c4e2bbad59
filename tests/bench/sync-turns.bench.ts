// What copying costs on the way to the server and there: the game's own store on an IndexedDB in memory, its own cycles over HTTP, and the
// real server with its PostgreSQL on this machine. Beside it, in the same database, the plain ways: a whole story as one document that is put
// in the place of the last one, and each row put by a statement of its own.
// Targets: a push at 3,000 scenes has at most 1.05 x the bytes of one at 10 and takes at most 1.3 x as long; at turn 700 at most 1.1 x and
// 10 kB; the whole story at 1,000 scenes costs at least 500 x the bytes, 30 x the time and 150 x the log; a turn is one request, has at most
// 1.15 x the bytes of its rows, and takes half as long as row by row; 2,000 turns that were told offline go out in at most 2 requests for 100
// rows and 1.3 x their bytes; an empty answer takes at most twice as long as `select 1`, and comparing 10,000 rows no longer than a page.
import type { Sql } from 'postgres';

import { requestBytes } from './request-bytes.ts';
import { accountRows } from './account-rows.ts';
import { cloudDevice, type Asked } from './cloud-device.ts';
import { cloudPlayer, type CloudPlayer } from './cloud-player.ts';
import { median, type BenchLength, type Figures } from './figures.ts';
import { joinDatabase, type JoinedDatabase } from './joined-database.ts';
import { serveBuiltGame } from './served-game.ts';
import { fakeStoryOf, play, policyOf } from '../tools/story-run.ts';

const sizes = {
  whole: { depths: [10, 700, 3_000], turns: 15, naive: 1_000, rounds: 15, rows: 10_000 },
  short: { depths: [3, 5, 8], turns: 2, naive: 10, rounds: 2, rows: 60 },
};

export async function run(length: BenchLength): Promise<Figures> {
  const { depths, turns, naive, rounds, rows } = sizes[length];
  const told = (await play(fakeStoryOf(), {}, Math.max(...depths, naive), policyOf('mixed', 1))).scenes;
  const game = await serveBuiltGame({ RATE_LIMITS: 'off' });
  const database = await joinDatabase(game.dataDir);
  try {
    await preparePlainWays(database.sql);
    const player = await cloudPlayer(game.url);
    const device = await cloudDevice(game.url, player, 'aaaaaaaaaaaa');
    const stories = [];
    const [least = 0] = depths;
    for (const depth of depths) {
      // The same scenes behind many as behind few: what is compared is what came before them.
      const tell = await device.begin([...told.slice(0, depth), ...told.slice(least, least + turns)]);
      for (let turn = 0; turn < depth; turn += 1) await tell();
      stories.push({ depth, tell, pushes: [] as Asked[], requests: [] as number[] });
    }
    const offline = drained(
      await device.copy(),
      depths.reduce((sum, depth) => sum + depth, 0),
    );
    // In turns, so that whatever else the machine does slows all.
    for (let turn = 0; turn < turns; turn += 1)
      for (const story of stories) {
        await story.tell();
        const asked = await device.copy();
        story.requests.push(asked.length);
        story.pushes.push(...asked.filter(({ name }) => name === 'sync_push'));
      }
    device.close();
    const online = onlineFigures(stories);
    const plain = await plainWays({
      database,
      player: await cloudPlayer(game.url),
      told: told.slice(0, naive),
      pushes: stories[0]?.pushes ?? [],
      rounds,
    });
    const reading = await readingFigures(await cloudPlayer(game.url), rows, rounds, told.slice(0, 30));
    return { ...online, ...offline, ...plain, ...reading };
  } finally {
    await database.close();
    await game.close();
  }
}

function drained(asked: readonly Asked[], turns: number): Figures {
  const pushes = asked.filter(({ name }) => name === 'sync_push');
  const bodies = pushes.map(requestBytes);
  const entries = bodies.reduce((sum, body) => sum + body.entries, 0);
  const rowBytes = bodies.reduce((sum, body) => sum + body.rowBytes, 0);
  const bytes = pushes.reduce((sum, { sent, received }) => sum + sent + received, 0);
  return {
    [`sync: ${turns} turns that were told offline, requests for 100 rows`]: {
      value: (pushes.length * 100) / entries,
      unit: 'requests',
    },
    [`sync: ${turns} turns that were told offline, bytes both ways`]: {
      value: bytes / 1e6,
      unit: 'MB',
      ratio: bytes / rowBytes,
      against: 'their rows as JSON',
    },
  };
}

type Told = {
  readonly depth: number;
  readonly pushes: readonly Asked[];
  readonly requests: readonly number[];
};

function onlineFigures(stories: readonly Told[]): Figures {
  const bytes = ({ pushes }: Told) => median(pushes.map(({ sent }) => sent));
  const ms = ({ pushes }: Told) => median(pushes.map((push) => push.ms));
  const [first] = stories;
  if (!first) throw new Error('nothing was told');
  const bodies = stories.flatMap(({ pushes }) => pushes);
  const rows = bodies.map((push) => (push.sent + push.received) / requestBytes(push).rowBytes);
  return {
    ...Object.fromEntries(
      stories.flatMap((story) => [
        [
          `sync: bytes of a push at turn ${story.depth}`,
          {
            value: bytes(story),
            unit: 'bytes',
            ratio: bytes(story) / bytes(first),
            against: `turn ${first.depth}`,
          },
        ],
        [
          `sync: time of a push at turn ${story.depth}`,
          { value: ms(story), unit: 'ms', ratio: ms(story) / ms(first), against: `turn ${first.depth}` },
        ],
      ]),
    ),
    'sync: requests of a turn online': {
      value: median(stories.flatMap(({ requests }) => requests)),
      unit: 'requests',
    },
    'sync: bytes of a turn, sent': {
      value: median(bodies.map(({ sent }) => sent)),
      unit: 'bytes',
      ratio: median(bodies.map((push) => push.sent / requestBytes(push).rowBytes)),
      against: 'its rows as JSON',
    },
    'sync: bytes of a turn both ways': {
      value: median(bodies.map(({ sent, received }) => sent + received)),
      unit: 'bytes',
      ratio: median(rows),
      against: 'its rows as JSON',
    },
  };
}

/** Two tables as somebody makes them who begins: one document a story, and one row a thing. */
async function preparePlainWays(sql: Sql): Promise<void> {
  await sql.unsafe(`
    create table public.bench_story (user_id uuid, id uuid, doc jsonb, updated_at timestamptz default now(), primary key (user_id, id));
    create table public.bench_row (user_id uuid, kind text, id uuid, doc jsonb, updated_at timestamptz default now(), primary key (user_id, kind, id));
    alter table public.bench_story enable row level security;
    alter table public.bench_row enable row level security;
    create policy own on public.bench_story using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
    create policy own on public.bench_row using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
    grant select, insert, update on public.bench_story, public.bench_row to authenticated;
    create function public.bench_one() returns int language sql stable as 'select 1';
    grant execute on function public.bench_one() to authenticated;
    notify pgrst;`);
}

async function plainWays(given: {
  readonly database: JoinedDatabase;
  readonly player: CloudPlayer;
  readonly told: readonly object[];
  readonly pushes: readonly Asked[];
  readonly rounds: number;
}): Promise<Figures> {
  const { database, player, told, pushes, rounds } = given;
  const { user } = player;
  const story = JSON.stringify({ scenes: told });
  const id = crypto.randomUUID();
  const whole = { ms: [] as number[], log: [] as number[] };
  const ours = { ms: [] as number[], log: [] as number[] };
  const byRow: number[] = [];
  const bodies = pushes.map(requestBytes);
  for (let round = 0; round < rounds; round += 1) {
    // Each round sends rows that the server does not have yet.
    const body = bodies[round % bodies.length]?.renewed(user);
    if (!body) throw new Error('nothing was sent');
    const measure = async (work: (sql: Sql) => Promise<unknown>) => {
      const before = await place(database.sql);
      const from = performance.now();
      await database.as(user, work);
      const ms = performance.now() - from;
      return { ms, log: (await place(database.sql)) - before };
    };
    const pushed = await measure((sql) => sql`select public.sync_push(${body.text}::text::json)`);
    ours.ms.push(pushed.ms);
    ours.log.push(pushed.log);
    const put = await measure(
      (sql) => sql`
        insert into public.bench_story (user_id, id, doc) values (${user}, ${id}, ${story}::text::jsonb)
        on conflict (user_id, id) do update set doc = excluded.doc, updated_at = now()`,
    );
    whole.ms.push(put.ms);
    whole.log.push(put.log);
    let rowMs = 0;
    for (const row of body.rows) {
      const one = await measure(
        (sql) => sql`
          insert into public.bench_row (user_id, kind, id, doc)
          values (${user}, ${row.kind}, ${row.id}, ${JSON.stringify(row)}::text::jsonb)
          on conflict (user_id, kind, id) do update set doc = excluded.doc, updated_at = now()`,
      );
      rowMs += one.ms;
    }
    byRow.push(rowMs);
  }
  const bytes = median(pushes.map(({ sent }) => sent));
  const wholeBytes = Buffer.byteLength(story);
  const name = `sync: a turn at ${told.length} scenes as the whole story`;
  const figure = (value: number, unit: string, own: number) => ({
    value,
    unit,
    ratio: value / own,
    against: 'a push',
  });
  return {
    'sync: a push in the database': { value: median(ours.ms), unit: 'ms' },
    [`${name}, bytes`]: figure(wholeBytes, 'bytes', bytes),
    [`${name}, in the database`]: figure(median(whole.ms), 'ms', median(ours.ms)),
    [`${name}, log of the database`]: figure(median(whole.log) / 1e3, 'kB', median(ours.log) / 1e3),
    'sync: a turn row by row, in the database': figure(median(byRow), 'ms', median(ours.ms)),
  };
}

/** How far the log of the database has grown, in bytes. */
async function place(sql: Sql): Promise<number> {
  const [row] = await sql<
    { at: string }[]
  >`select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0')::text as at`;
  return Number(row?.at);
}

async function readingFigures(
  player: CloudPlayer,
  rows: number,
  rounds: number,
  told: Parameters<typeof accountRows>[0]['told'],
): Promise<Figures> {
  const { entries } = accountRows({ stories: 10, scenes: Math.floor(rows / 10) - 2, told });
  await player.push(entries);
  const pull = (cur: number) =>
    player.rpc('sync_pull', {
      space: player.user,
      lane: 's',
      cur,
      skip: '',
      lim: 500,
      known_epoch: null,
      story: null,
    });
  const asks = {
    one: () => player.rpc('bench_one', {}),
    empty: () => pull(1_000_000_000),
    page: () => pull(0),
    audit: () => player.rpc('sync_audit', { p: { space: player.user, ask: 'sums' } }),
  };
  const times = { one: [], empty: [], page: [], audit: [] } as Record<keyof typeof asks, number[]>;
  const names: readonly (keyof typeof asks)[] = ['one', 'empty', 'page', 'audit'];
  for (let round = 0; round < rounds; round += 1)
    for (const name of names) {
      const from = performance.now();
      await asks[name]();
      times[name].push(performance.now() - from);
    }
  const of = (name: keyof typeof asks) => median(times[name]);
  return {
    'sync: an answer that has nothing new': {
      value: of('empty'),
      unit: 'ms',
      ratio: of('empty') / of('one'),
      against: '`select 1` by the same way',
    },
    [`sync: comparing ${entries.length} rows`]: {
      value: of('audit'),
      unit: 'ms',
      ratio: of('audit') / of('page'),
      against: 'a page of 500 rows',
    },
  };
}
