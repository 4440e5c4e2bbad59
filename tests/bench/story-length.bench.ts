// Whether a long story is slower to play than a short one: the built game in Chromium with the built-in storyteller, once in a
// story of 10 scenes and once in one of 10,000, each in a storage of its own, turn about. The scenes are copies of one that
// the game wrote itself, and a turn is taken back when it was measured, so that 10 stay 10. Measured in the page, from the click on a choice:
// - to the frame that shows the first word, with words coming one by one;
// - to the frame that shows the three choices of the stored scene, with passages shown whole, so that nothing is paced;
// - and from a reload to the page of the story.
// Beside it the store alone, in a page of its own: reading the road that a storyteller is given,
// which has 48 scenes at most and so takes longer than one of 10, and storing a turn.
// Target: 10,000 scenes take at most 1.3 x as long as 10 in everything but that reading.
import path from 'node:path';
import type { Page } from 'playwright';
import { expect } from 'playwright/test';

import { createIdSource } from '../../src/domain/ids.ts';
import { headId } from '../../src/storage/device.ts';
import { Player } from '../e2e/player.ts';
import { projectRoot } from '../tools/run.mjs';
import { bundleForPage, openBuiltGame, type BuiltGame } from './built-game.ts';
import { fixedRandom, median, type Figures } from './figures.ts';
import { findPlace, type Place as StoryPlace } from './grow-shelf.ts';
import type * as StoreInPage from './store-in-page.ts';

const short = 10;
const long = 10_000;
const pacedTurns = 9;
const wholeTurns = 15;
const openings = 5;
const storeTurns = 40;

const names = {
  firstWord: 'click to first word',
  whole: 'click to choices, passages whole',
  open: 'opening the story',
  commit: 'storing a turn',
  path: 'reading the last scenes, 48 at most',
} as const;
type Measured = { readonly [what in keyof typeof names]: number[] };

export async function run(): Promise<Figures> {
  const game = await openBuiltGame();
  try {
    const stories: { readonly page: Page; readonly place: Place; readonly measured: Measured }[] = [];
    for (const scenes of [short, long]) {
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
      for (let round = -1; round < rounds; round += 1) {
        for (const { page, place, measured } of stories) {
          await page.bringToFront();
          const sizes = Object.values(measured).map((values) => values.length);
          await measure(page, measured, place);
          if (round < 0)
            Object.values(measured).forEach((values, index) => (values.length = sizes[index] ?? 0));
        }
      }
    };
    await interleaved(openings, async (page, { open }) => {
      open.push(await reopen(page));
    });
    await interleaved(pacedTurns, async (page, { firstWord }, place) => {
      const turn = await playTurn(page);
      await takeBack(page, place);
      firstWord.push(turn.firstWord - turn.click);
    });
    for (const { page } of stories) await new Player(page).wholePassages();
    await interleaved(wholeTurns, async (page, { whole }, place) => {
      const turn = await playTurn(page);
      await takeBack(page, place);
      whole.push(turn.choices - turn.click);
    });
    await measureStore(
      game,
      stories.map(({ measured }) => measured),
    );
    return figuresOf(stories.map(({ measured }) => measured));
  } finally {
    await game.close();
  }
}

function figuresOf([few, many]: readonly Measured[]): Figures {
  if (!few || !many) throw new Error('there are two stories');
  return Object.fromEntries(
    Object.entries(names).map(([what, name]) => {
      const [base, value] = [few, many].map((measured) => median(measured[what as keyof Measured]));
      if (base === undefined || value === undefined) throw new Error('nothing was measured');
      return [
        `${name}, ${long} scenes`,
        { value, unit: 'ms', ratio: value / base, against: `${short} scenes (${base.toFixed(1)} ms)` },
      ];
    }),
  );
}

/** Both stories in one page without a game: nobody else reads there. */
async function measureStore(game: BuiltGame, measured: readonly Measured[]): Promise<void> {
  const page = await game.newPage({ serviceWorkers: 'block' });
  const code = await bundleForPage(path.join(projectRoot, 'tests/bench/store-in-page.ts'));
  await page.route('**/store-in-page.js', (route) =>
    route.fulfill({ body: code, contentType: 'text/javascript' }),
  );
  await page.goto('/');
  const times = await page.evaluate(
    async ({ sizes, turns, script }) => {
      const { openStories } = (await import(script)) as typeof StoreInPage;
      const stories = await Promise.all(sizes.map(openStories));
      const rows = sizes.map(() => ({ commit: [] as number[], path: [] as number[] }));
      for (let turn = -5; turn < turns; turn += 1) {
        for (const [index, story] of stories.entries()) {
          const took = await story.turn();
          if (turn < 0) continue;
          rows[index]?.commit.push(took.commit);
          rows[index]?.path.push(took.path);
        }
      }
      return rows;
    },
    {
      sizes: [
        { scenes: short, stories: storeTurns + 5 },
        { scenes: long, stories: 1 },
      ],
      turns: storeTurns,
      script: '/store-in-page.js',
    },
  );
  for (const [index, { commit, path: roads }] of times.entries()) {
    measured[index]?.commit.push(...commit);
    measured[index]?.path.push(...roads);
  }
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
  await page.evaluate(growStory, {
    ...place,
    ids: Array.from({ length: scenes - 3 }, () => ids.next()),
  });
  await reopen(page);
  return place;
}

type Place = StoryPlace & { readonly head: string };

/** Runs in the page: goes on from the open scene with copies of it, and opens the last one. */
async function growStory({ name, head: headKey, ids }: Place & { readonly ids: readonly string[] }) {
  const read = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error ?? new Error('no reason given'));
    });
  const finished = (transaction: IDBTransaction) =>
    new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error ?? new Error('no reason given'));
    });
  const database = await read(indexedDB.open(name));
  const reading = database.transaction(['scenes', 'heads']);
  const head = await read<{ scene: string }>(reading.objectStore('heads').get(headKey));
  const last = await read<{ id: string; parent: string | null; depth: number; title: string }>(
    reading.objectStore('scenes').get(head.scene),
  );
  let parent = last;
  for (let from = 0; from < ids.length; from += 500) {
    const writing = database.transaction(['scenes', 'outbox'], 'readwrite', { durability: 'relaxed' });
    const [scenes, outbox] = [writing.objectStore('scenes'), writing.objectStore('outbox')];
    for (const id of ids.slice(from, from + 500)) {
      const depth: number = parent.depth + 1;
      parent = { ...last, id, depth, title: `${last.title} ${depth}`, parent: parent.id };
      scenes.put(parent);
      // What is not on a server yet waits there, as it does when the game writes a scene.
      outbox.put({ kind: 'scenes', id, turn: id, fields: {} });
    }
    await finished(writing);
  }
  const moving = database.transaction('heads', 'readwrite');
  moving.objectStore('heads').put({ ...head, scene: parent.id });
  await finished(moving);
  database.close();
}

/** Goes back to the scene before, and forgets the turn that was measured. */
async function takeBack(page: Page, place: Place): Promise<void> {
  const passage = page.getByTestId('passage');
  const told = await passage.textContent();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(passage).not.toHaveText(told ?? '');
  await page.evaluate(dropTurn, place);
}

/** Runs in the page: removes what was told from the open scene. */
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

/** Reloads the page; milliseconds until the story is there. */
async function reopen(page: Page): Promise<number> {
  await page.reload({ waitUntil: 'commit' });
  const at = await page.waitForFunction(() =>
    document.querySelectorAll('article[aria-busy=false] button[aria-keyshortcuts]').length >= 3
      ? performance.now()
      : false,
  );
  return (await at.jsonValue()) || 0;
}

/** Takes a choice and sees the turn through. Times are of the page's clock, in milliseconds, each of the frame that showed it. */
function playTurn(page: Page) {
  return page.evaluate(async () => {
    const passage = () => document.querySelector('[data-testid=passage]');
    const choices = () => document.querySelectorAll<HTMLButtonElement>('ul button[aria-keyshortcuts]');
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
  });
}
