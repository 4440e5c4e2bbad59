// What copying costs on the device: scenes that are taken in page by page in Chromium, beside the same pages put into the same table by bare
// Dexie, whole and row by row; a turn that is stored while everything is copied, beside one of a device that copies nothing; a new device until
// the story that was told last can be played, with a big library and a small one; and the page itself, on a processor four times as slow, while
// a big account comes to it.
// Targets: taking in costs at most 1.25 x bare Dexie and 0.25 x row by row, twice as many scenes at most 2.2 x, the last page at most 1.5 x the
// second; a turn 1.5 x; a new device with a big library 1.5 x; no frame waits longer than 50 ms.
import path from 'node:path';
import type { JSHandle } from 'playwright';

import { stampOfTime } from '../../src/domain/stamp.ts';
import type { Scene } from '../../src/domain/story.ts';
import { signIn } from '../e2e/accounts/served-accounts.ts';
import { projectRoot } from '../tools/run.mjs';
import { fakeStoryOf, play, policyOf } from '../tools/story-run.ts';
import { accountRows } from './account-rows.ts';
import { bundleForPage, openBuiltGame, type BuiltGame } from './built-game.ts';
import { cloudPlayer, type CloudPlayer } from './cloud-player.ts';
import { median, type BenchLength, type Figures } from './figures.ts';
import { inTime } from './in-time.ts';
import type * as InPage from './sync-in-page.ts';

const sizes = {
  whole: { scenes: 10_000, rounds: 3, turns: 60, library: 10_000, small: 100 },
  short: { scenes: 600, rounds: 1, turns: 3, library: 60, small: 30 },
};

export async function run(length: BenchLength): Promise<Figures> {
  const { scenes, rounds, turns, library, small } = sizes[length];
  const { scenes: told } = await play(fakeStoryOf(), {}, 30, policyOf('mixed', 1));
  const game = await openBuiltGame({ RATE_LIMITS: 'off' });
  try {
    const code = await bundleForPage(path.join(projectRoot, 'tests/bench/sync-in-page.ts'));
    const given = { code, game, scenes: told, told: playedInPage(told) };
    return {
      ...(await takingIn(given, scenes, rounds)),
      ...(await storing(given, turns, rounds)),
      ...(await beginning(given, { library, small }, rounds)),
    };
  } finally {
    await game.close();
  }
}

type Given = {
  readonly code: string;
  readonly game: BuiltGame;
  readonly scenes: readonly Scene[];
  /** The same, for a page. */
  readonly told: readonly unknown[];
};

async function takingIn(given: Given, scenes: number, rounds: number): Promise<Figures> {
  const [own, twice, bare, byRow]: [number[], number[], number[], number[]] = [[], [], [], []];
  const ends: number[] = [];
  const sum = (times: readonly number[]) => times.reduce((all, ms) => all + ms, 0);
  for (let round = 0; round < rounds; round += 1) {
    await inAPage(given, async (inPage) => {
      const { told } = given;
      const taken = await inPage.evaluate((its, [all, count]) => its.takeIn(all, count), [
        told,
        scenes,
      ] as const);
      own.push(sum(taken));
      bare.push(
        sum(
          await inPage.evaluate((its, [all, count]) => its.putBare(all, count, 'page'), [
            told,
            scenes,
          ] as const),
        ),
      );
      // A tenth is enough to see what all would take.
      const some = await inPage.evaluate((its, [all, count]) => its.putBare(all, count, 'row'), [
        told,
        scenes / 10,
      ] as const);
      byRow.push(sum(some) * 10);
      const double = await inPage.evaluate((its, [all, count]) => its.takeIn(all, count), [
        told,
        scenes * 2,
      ] as const);
      twice.push(sum(double));
      ends.push((double.at(-1) ?? 0) / (double[1] ?? 1));
    });
  }
  const name = `sync: ${scenes} scenes taken in`;
  const figure = (value: number, other: number, against: string) => ({
    value,
    unit: 'ms',
    ratio: value / other,
    against,
  });
  return {
    [name]: figure(median(own), median(bare), 'bare Dexie, the same pages'),
    [`${name}, beside row by row`]: figure(median(own), median(byRow), 'row by row'),
    [`sync: ${scenes * 2} scenes taken in`]: figure(median(twice), median(own), 'half as many'),
    'sync: the last page of them': {
      value: median(ends),
      unit: 'x',
      ratio: median(ends),
      against: 'the second',
    },
  };
}

async function storing(given: Given, turns: number, rounds: number): Promise<Figures> {
  const times = { copied: [] as number[], alone: [] as number[] };
  for (let round = 0; round < rounds; round += 1)
    for (const what of ['alone', 'copied'] as const) {
      const player = await cloudPlayer(given.game.url);
      await inAPage(given, async (inPage) => {
        const account = { ...accountOf(player, given.game), isCopied: what === 'copied' };
        times[what].push(
          ...(await inPage.evaluate(
            (its, [all, count, who]) => its.tellTurns(all, count, who.isCopied ? who : undefined),
            [given.told, turns, account] as const,
          )),
        );
      });
    }
  const [copied, alone] = [median(times.copied), median(times.alone)];
  return {
    'sync: a turn stored while all is copied': {
      value: copied,
      unit: 'ms',
      ratio: copied / alone,
      against: `nothing is (${alone.toFixed(1)} ms)`,
    },
  };
}

async function beginning(
  given: Given,
  { library, small }: { readonly library: number; readonly small: number },
  rounds: number,
): Promise<Figures> {
  const accounts = [];
  for (const scenes of [small, library]) {
    const player = await cloudPlayer(given.game.url);
    const perStory = Math.min(60, scenes / 2);
    const rows = accountRows({
      stories: Math.round(scenes / perStory),
      scenes: perStory,
      told: given.scenes,
    });
    await player.push(rows.entries);
    accounts.push({ player, times: [] as number[] });
  }
  for (let round = 0; round < rounds * 3; round += 1)
    for (const { player, times } of accounts)
      await inAPage(given, async (inPage) => {
        times.push(await inPage.evaluate((its, who) => its.openNew(who), accountOf(player, given.game)));
      });
  const [few = 1, many = 1] = accounts.map(({ times }) => median(times));
  const waits = await firstSight(given.game, accounts[1]?.player);
  return {
    [`sync: a new device of ${library} scenes can be played`]: {
      value: many,
      unit: 'ms',
      ratio: many / few,
      against: `one of ${small}`,
    },
    'sync: tasks over 50 ms of the page while they come, processor four times as slow': {
      value: waits.filter((ms) => ms > 50).length,
      unit: 'tasks',
    },
    'sync: the longest of them': { value: Math.max(0, ...waits), unit: 'ms' },
  };
}

/** Signs in on a slow device, and looks on while everything comes; answers the long tasks of the page from the moment in which its first screen is there. */
async function firstSight(game: BuiltGame, player: CloudPlayer | undefined): Promise<readonly number[]> {
  if (!player) throw new Error('nobody is there');
  const page = await game.newPage({ serviceWorkers: 'block' });
  await page.goto('/');
  await signIn(page, player);
  await inTime(
    'the first screen did not come',
    page.getByRole('heading', { name: 'Who walks into this story?' }).waitFor(),
  );
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.evaluate(() => {
    const seen: number[] = [];
    new PerformanceObserver((list) =>
      seen.push(...list.getEntries().map(({ duration }) => duration)),
    ).observe({
      type: 'longtask',
    });
    Object.assign(window, { seen });
  });
  await inTime(
    'not all came',
    page.getByText('All of your account is on this device now.').first().waitFor({ timeout: 0 }),
  );
  const waits = await page.evaluate(() =>
    'seen' in window && Array.isArray(window.seen) ? window.seen.map(Number) : [],
  );
  await page.context().close();
  return waits;
}

/** With names as those of the game, which a page reads. */
function playedInPage(told: readonly Scene[]): readonly unknown[] {
  const id = '019a0000-0000-7000-8000-000000000100';
  return told.map((scene) => ({
    ...scene,
    id,
    story: id,
    parent: null,
    device: id,
    told: stampOfTime(1_000),
  }));
}

const accountOf = ({ user, key, token }: CloudPlayer, { url }: BuiltGame) => ({ user, key, token, url });

type Loaded = JSHandle<typeof InPage>;

async function inAPage({ code, game }: Given, work: (inPage: Loaded) => Promise<void>): Promise<void> {
  const page = await game.newPage({ serviceWorkers: 'block' });
  await page.route('**/sync-in-page.js', (route) =>
    route.fulfill({ body: code, contentType: 'text/javascript' }),
  );
  // A page without a game: nobody else reads there.
  await page.goto('/privacy');
  const loaded: Promise<Loaded> = page.evaluateHandle(
    async (script) => (await import(script)) as typeof InPage,
    '/sync-in-page.js',
  );
  await work(await loaded);
  await page.context().close();
}
