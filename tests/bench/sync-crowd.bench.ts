// Many devices at one server over HTTP, on the machine on which the server and its PostgreSQL run: ratios say more than numbers. Six devices
// of one player against six of six players, who share no row that is locked; and two hundred devices of fifty players at once, each of which
// sends turns and reads what is new, against one that does the same alone. Whatever fails, fails the bench, and so does a scene that was sent
// and is not there.
// Targets: six devices of one player send 100 turns a second, and 0.35 x as many as six players; with two hundred no error, and nothing lost.
import type { PushEntry } from '../../src/domain/protocol/push.ts';
import { fakeStoryOf, play, policyOf } from '../tools/story-run.ts';
import { accountRows } from './account-rows.ts';
import { cloudPlayer, type CloudPlayer } from './cloud-player.ts';
import { median, percentile, type BenchLength, type Figures } from './figures.ts';
import { joinDatabase } from './joined-database.ts';
import { serveBuiltGame } from './served-game.ts';

const sizes = {
  whole: { turns: 40, rounds: 3, players: 50, devicesOfEach: 4, turnsOfEach: 5 },
  short: { turns: 2, rounds: 1, players: 2, devicesOfEach: 2, turnsOfEach: 2 },
};

/** A device, and the turns that it sends, each a request. */
type Seat = {
  readonly player: CloudPlayer;
  readonly boot: string;
  readonly turns: readonly (readonly PushEntry[])[];
};

export async function run(length: BenchLength): Promise<Figures> {
  const { turns, rounds, players, devicesOfEach, turnsOfEach } = sizes[length];
  const { scenes: told } = await play(fakeStoryOf(), {}, 30, policyOf('mixed', 1));
  const game = await serveBuiltGame({ RATE_LIMITS: 'off' });
  const database = await joinDatabase(game.dataDir);
  let seats = 0;
  let sent = 0;
  const seat = (player: CloudPlayer, count: number): Seat => {
    seats += 1;
    sent += count;
    const { entries } = accountRows({ stories: 1, scenes: count, told, seed: seats });
    const own = entries.filter(({ kind }) => kind === 'scenes');
    return { player, boot: seats.toString(16).padStart(12, '0'), turns: own.map((entry) => [entry]) };
  };
  try {
    const six = await Promise.all(Array.from({ length: 6 }, () => cloudPlayer(game.url)));
    const [first] = six;
    if (!first) throw new Error('nobody is there');
    const perSecond = { one: [] as number[], many: [] as number[] };
    for (let round = 0; round < rounds; round += 1) {
      perSecond.one.push((await sendAll(six.map(() => seat(first, turns)))).perSecond);
      perSecond.many.push((await sendAll(six.map((player) => seat(player, turns)))).perSecond);
    }
    const crowd: CloudPlayer[] = [];
    while (crowd.length < players) crowd.push(await cloudPlayer(game.url));
    const devices = crowd.flatMap((player) => Array.from({ length: devicesOfEach }, () => player));
    const alone = await sendAll([seat(await cloudPlayer(game.url), turnsOfEach * 6)], true);
    const together = await sendAll(
      devices.map((player) => seat(player, turnsOfEach)),
      true,
    );
    const [row] = await database.sql<
      { count: string }[]
    >`select count(*) from app.grown where kind = 'scenes'`;
    if (Number(row?.count) !== sent)
      throw new Error(`${sent} scenes were sent, and ${row?.count} are there.`);
    const [one, many] = [median(perSecond.one), median(perSecond.many)];
    const name = `sync: ${devices.length} devices at once`;
    const against = 'one device alone';
    return {
      'sync: turns a second of six devices of one player': {
        value: one,
        unit: 'turns',
        ratio: one / many,
        against: `six players (${many.toFixed(0)})`,
      },
      [`${name}, turns a second`]: {
        value: together.perSecond,
        unit: 'turns',
        ratio: together.perSecond / alone.perSecond,
        against,
      },
      [`${name}, a turn and what is new, median`]: {
        value: median(together.ms),
        unit: 'ms',
        ratio: median(together.ms) / median(alone.ms),
        against,
      },
      [`${name}, a turn and what is new, p99`]: {
        value: percentile(together.ms, 99),
        unit: 'ms',
        ratio: percentile(together.ms, 99) / percentile(alone.ms, 99),
        against,
      },
      [`${name}, scenes lost`]: { value: sent - Number(row?.count), unit: 'scenes' },
    };
  } finally {
    await database.close();
    await game.close();
  }
}

/** All seats at once, each with one request at a time. @param reading whether each asks after a turn what is new */
async function sendAll(
  seats: readonly Seat[],
  reading = false,
): Promise<{ readonly perSecond: number; readonly ms: readonly number[] }> {
  const ms: number[] = [];
  const from = performance.now();
  await Promise.all(
    seats.map(async ({ player, boot, turns }) => {
      for (const entries of turns) {
        const asked = performance.now();
        await player.push(entries, boot);
        if (reading) await newsOf(player, boot);
        ms.push(performance.now() - asked);
      }
    }),
  );
  return { perSecond: (ms.length * 1000) / (performance.now() - from), ms };
}

function newsOf(player: CloudPlayer, boot: string) {
  const place = { space: player.user, lane: 'd', cur: 0, skip: boot, lim: 500 };
  return player.rpc('sync_pull', { ...place, known_epoch: null, story: null });
}
