// Whether a long story is slower to play than a short one: the built game in Chromium with the built-in storyteller, once in a
// story of 10 scenes and once in one of 10,000, each in a storage of its own, turn about. The scenes are copies of one that
// the game wrote itself, with a picture of its own each, and a turn is taken back when it was measured and its picture drawn, so that 10
// stay 10. Measured in the page, from the click on a choice:
// - to the frame that shows the first word, with words coming one by one;
// - to the frame that shows the three choices of the stored scene, with passages shown whole, so that nothing is paced;
// - and from a reload to the page of the story.
// Beside it the store alone, in a page of its own: reading the road that a storyteller is given,
// which has 48 scenes at most and so takes longer than one of 10, and storing a turn.
// Target: with a picture each, opening the story, the first word and storing a turn take at 10,000 scenes at most 1.3 x as long as at 10.
import path from 'node:path';
import type { JSHandle, Page } from 'playwright';
import { expect } from 'playwright/test';

import { createIdSource } from '../../src/domain/ids.ts';
import { headId } from '../../src/storage/device.ts';
import { Player } from '../e2e/player.ts';
import { projectRoot } from '../tools/run.mjs';
import { bundleForPage, choicesOnPage, openBuiltGame, type BuiltGame } from './built-game.ts';
import { fixedRandom, median, type BenchLength, type Figures } from './figures.ts';
import { findPlace, reopen, type Place as StoryPlace } from './grow-shelf.ts';
import { inTime } from './in-time.ts';
import type * as RoadInPage from './road-in-page.ts';
import type * as StoreInPage from './store-in-page.ts';

const sizes = {
  whole: { few: 10, many: 10_000, openings: 5, pacedTurns: 9, wholeTurns: 15, storeTurns: 40, warmUps: 5 },
  short: { few: 10, many: 40, openings: 1, pacedTurns: 1, wholeTurns: 1, storeTurns: 2, warmUps: 1 },
};
type Size = (typeof sizes)[BenchLength];

const names = {
  firstWord: 'click to first word',
  whole: 'click to choices, passages whole',
  open: 'opening the story',
  commit: 'storing a turn',
  path: 'reading the last scenes, 48 at most',
} as const;
type Measured = { readonly [what in keyof typeof names]: number[] };

export async function run(length: BenchLength): Promise<Figures> {
  const size = sizes[length];
  const { few, many, openings, pacedTurns, wholeTurns } = size;
  const game = await openBuiltGame();
  try {
    const stories: { readonly page: Page; readonly place: Place; readonly measured: Measured }[] = [];
    for (const scenes of [few, many]) {
      const page = await game.newPage();
      const place = await seedStory(page, scenes);
      const measured: Measured = { firstWord: [], whole: [], open: [], commit: [], path: [] };
      stories.push({ page, place, measured });
    }
    const interleaved = async (
      rounds: number,
      measure: (page: Page, measured: Measured, place: Place) => Promise<void>,
    ) => {
      // The first round only warms both up.
      for (let round = length === 'short' ? 0 : -1; round < rounds; round += 1) {
        for (const { page, place, measured } of stories) {
          await page.bringToFront();
          const before = Object.values(measured).map((values) => values.length);
          await measure(page, measured, place);
          if (round < 0)
            Object.values(measured).forEach((values, index) => (values.length = before[index] ?? 0));
        }
      }
    };
    await interleaved(openings, async (page, { open }) => {
      open.push(await reopen(page));
    });
    await interleaved(pacedTurns, async (page, { firstWord }, place) => {
      const turn = await playTurn(page, place);
      firstWord.push(turn.firstWord - turn.click);
    });
    for (const { page } of stories) await new Player(page).wholePassages();
    await interleaved(wholeTurns, async (page, { whole }, place) => {
      const turn = await playTurn(page, place);
      whole.push(turn.choices - turn.click);
    });
    await measureStore(
      game,
      size,
      stories.map(({ measured }) => measured),
    );
    return figuresOf(
      size,
      stories.map(({ measured }) => measured),
    );
  } finally {
    await game.close();
  }
}

function figuresOf({ few, many }: Size, [inFew, inMany]: readonly Measured[]): Figures {
  if (!inFew || !inMany) throw new Error('there are two stories');
  return Object.fromEntries(
    Object.entries(names).map(([what, name]) => {
      const [base, value] = [inFew, inMany].map((measured) => median(measured[what as keyof Measured]));
      if (base === undefined || value === undefined) throw new Error('nothing was measured');
      return [
        `${name}, ${many} scenes`,
        { value, unit: 'ms', ratio: value / base, against: `${few} scenes (${base.toFixed(1)} ms)` },
      ];
    }),
  );
}

/** Both stories in one page without a game: nobody else reads there. */
async function measureStore(
  game: BuiltGame,
  { few, many, storeTurns, warmUps }: Size,
  measured: readonly Measured[],
): Promise<void> {
  const page = await game.newPage({ serviceWorkers: 'block' });
  const code = await bundleForPage(path.join(projectRoot, 'tests/bench/store-in-page.ts'));
  await page.route('**/store-in-page.js', (route) =>
    route.fulfill({ body: code, contentType: 'text/javascript' }),
  );
  await page.goto('/');
  const stories: JSHandle<InPageStories>[] = [];
  // The short story must stay as short as it is: each turn has one of its own.
  for (const wanted of [
    { space: 'bench-few', scenes: few, stories: storeTurns + warmUps },
    { space: 'bench-many', scenes: many, stories: 1 },
  ])
    stories.push(await openStories(page, wanted));
  for (let turn = -warmUps; turn < storeTurns; turn += 1) {
    for (const [index, story] of stories.entries()) {
      const took = await inTime(
        'the turn was not stored',
        story.evaluate(async (opened) => ({ path: await opened.read(), commit: await opened.commit() })),
      );
      if (turn < 0) continue;
      measured[index]?.commit.push(took.commit);
      measured[index]?.path.push(took.path);
    }
  }
}

type InPageStories = Awaited<ReturnType<typeof StoreInPage.openStories>>;

function openStories(
  page: Page,
  size: Parameters<typeof StoreInPage.openStories>[0],
): Promise<JSHandle<InPageStories>> {
  return inTime(
    'the stories of the store were not written',
    page.evaluateHandle(
      async ({ script, wanted }) => {
        const inPage = (await import(script)) as typeof StoreInPage;
        return inPage.openStories(wanted);
      },
      { script: '/store-in-page.js', wanted: size },
    ),
  );
}

/** A story with this many scenes on one road, open at the last of them. */
async function seedStory(page: Page, scenes: number): Promise<Place> {
  const player = new Player(page);
  await player.enterDemo();
  await player.startWithPreset();
  await player.wholePassages();
  await player.choose(0);
  await player.ready(2);
  await player.choose(1);
  await player.ready(3);
  await player.settings((dialog) => dialog.getByRole('switch', { name: /Show passages whole/ }).uncheck());
  const found = await findPlace(page);
  const place = { ...found, head: headId(found.story, found.device) };
  const random = fixedRandom(scenes);
  const ids = createIdSource(Date.now, (length) => Uint8Array.from({ length }, () => random() * 256));
  const road = await roadIn(page);
  await inTime(
    'the story did not grow',
    road.evaluate((inPage, wanted) => inPage.growRoad(wanted), {
      space: place.name.slice('lamplit-space-'.length),
      head: place.head,
      ids: Array.from({ length: scenes - 3 }, () => ids.next()),
    }),
  );
  await reopen(page);
  return place;
}

type Place = StoryPlace & { readonly head: string };

/** A page of the game asks its service worker for what it imports, so this comes past both. */
async function roadIn(page: Page): Promise<JSHandle<typeof RoadInPage>> {
  const code = await bundleForPage(path.join(projectRoot, 'tests/bench/road-in-page.ts'), 'iife');
  return page.evaluateHandle<typeof RoadInPage>(`(() => { ${code}; return inPage; })()`);
}

/** Plays a turn and forgets it when its picture is there, so that none is drawn while the next is measured. */
async function playTurn(page: Page, place: Place) {
  const before = await pictureAfter(page, '');
  const turn = await takeChoice(page);
  const drawn = await pictureAfter(page, before);
  const passage = page.getByTestId('passage');
  const told = await passage.textContent();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(passage).not.toHaveText(told ?? '');
  await inTime('the turn was not taken back', page.evaluate(dropTurn, place));
  await pictureAfter(page, drawn);
  return turn;
}

/** The address of the next picture that is shown after this one. */
async function pictureAfter(page: Page, last: string): Promise<string> {
  const next = await inTime(
    'the picture of the scene was not shown',
    page.waitForFunction((known) => {
      const { src = '' } =
        document.querySelector<HTMLImageElement>('figure[aria-busy=false] img[data-shown]') ?? {};
      return src === known ? '' : src;
    }, last),
  );
  return next.jsonValue();
}

/** Runs in the page: removes what was told from the open scene. Its picture stays, and no story asks for it. */
async function dropTurn({ name, head: headKey }: Place) {
  const read = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error ?? new Error('no reason given'));
    });
  const database = await read(indexedDB.open(name));
  const writing = database.transaction(['scenes', 'outbox', 'heads'], 'readwrite');
  const [scenes, outbox] = [writing.objectStore('scenes'), writing.objectStore('outbox')];
  const head = await read<{ scene: string }>(writing.objectStore('heads').get(headKey));
  for (const id of await read(scenes.index('parent').getAllKeys(head.scene))) {
    scenes.delete(id);
    const waiting = await read(outbox.index('[kind+id]').getKey(['scenes', String(id)]));
    if (waiting !== undefined) outbox.delete(waiting);
  }
  database.close();
}

/** Takes a choice and sees the turn through. Times are of the page's clock, in milliseconds, each of the frame that showed it. */
function takeChoice(page: Page) {
  return inTime(
    'the turn did not come to its three choices',
    page.evaluate(async (choicesSelector) => {
      const passage = () => document.querySelector('[data-testid=passage]');
      const choices = () => document.querySelectorAll<HTMLButtonElement>(choicesSelector);
      const shown = () =>
        new Promise<number>((resolve) => {
          requestAnimationFrame(() => {
            // A task after the frame's callback runs when the frame has been painted.
            setTimeout(() => resolve(performance.now()), 0);
          });
        });
      const before = passage();
      const seen: { firstWord: Promise<number> | null } = { firstWord: null };
      const told = new Promise<number>((resolve) => {
        const observer = new MutationObserver(() => {
          const now = passage();
          if (!now || now === before) return;
          if (now.textContent !== '') seen.firstWord ??= shown();
          if (choices().length !== 3) return;
          observer.disconnect();
          resolve(shown());
        });
        observer.observe(document.body, { childList: true, characterData: true, subtree: true });
      });
      const click = performance.now();
      choices()[0]?.click();
      const choicesAt = await told;
      const firstWordAt = (await seen.firstWord) ?? choicesAt;
      // Live queries that follow the turn are not to be measured with the next one.
      await new Promise((resolve) => setTimeout(resolve, 700));
      return { click, firstWord: firstWordAt, choices: choicesAt };
    }, choicesOnPage),
  );
}
