// The history and the map of a story of 2,000 and of 10,000 scenes on thirteen roads, in the built game: from the press to the frame
// that shows the first page of the history; from the press to the first scenes of the map, and to all of it, when the story is read for
// it and when it was read before; and the frames of a map that is moved. Medians. Beside each the naive render: all entries, or all scenes of the map, at once.
// Target: the history in 100 ms, a map that is moved without a frame that one notices.
import type { Page } from 'playwright';

import { openBuiltGame, type BuiltGame } from './built-game.ts';
import { median, percentile, type BenchLength, type Figures } from './figures.ts';
import { growStory, playStory, reopen } from './grow-shelf.ts';
import { inTime } from './in-time.ts';
import { openNaive } from './naive.ts';

const sizes = {
  whole: { stories: [2_000, 10_000], rounds: 7 },
  short: { stories: [200], rounds: 1 },
};

export async function run(length: BenchLength): Promise<Figures> {
  const { stories, rounds } = sizes[length];
  const game = await openBuiltGame();
  try {
    let figures: Figures = {};
    for (const scenes of stories) figures = { ...figures, ...(await measure(game, scenes, rounds)) };
    return figures;
  } finally {
    await game.close();
  }
}

async function measure(game: BuiltGame, scenes: number, rounds: number): Promise<Figures> {
  const page = await game.newPage({ serviceWorkers: 'block', viewport: { width: 1440, height: 900 } });
  const place = await playStory(page);
  await growStory(page, place, scenes);
  await reopen(page);
  const opened: number[] = [];
  const older: number[] = [];
  // The first round only warms up.
  for (let round = -1; round < rounds; round += 1) {
    const took = await openHistory(page);
    if (round < 0) continue;
    opened.push(took.opened);
    older.push(took.older);
  }
  // The chunk of the map is there; the story is not.
  await openMap(page);
  const first: Shown[] = [];
  for (let round = 0; round < 2; round += 1) {
    await reopen(page);
    first.push(await openMap(page));
  }
  const again: number[] = [];
  while (again.length < rounds) again.push((await openMap(page)).whole);
  const frames = await moveMap(page);
  const naive = await openNaive(page);
  const { road, scene } = await openRoad(page, place.name, place.story);
  const shown = { name: place.name, story: place.story, scene };
  const entries = await naive({ ...shown, show: 'history', selector: 'li h3', count: road });
  const places = await naive({ ...shown, show: 'map', selector: '[role=treeitem]', count: scenes });
  await page.context().close();
  const beside = (values: readonly number[], base: number, what: string) => ({
    value: median(values),
    unit: 'ms',
    ratio: median(values) / base,
    against: `${what} (${Math.round(base)} ms)`,
  });
  const entriesAtOnce = `all ${road} entries at once`;
  const placesAtOnce = `all ${scenes} scenes at once`;
  return {
    [`history of ${scenes} scenes, press to its first page`]: beside(opened, entries, entriesAtOnce),
    [`history of ${scenes} scenes, press to the next page`]: beside(older, entries, entriesAtOnce),
    [`map of ${scenes} scenes, press to its first scenes, the story not read`]: beside(
      first.map(({ some }) => some),
      places,
      placesAtOnce,
    ),
    [`map of ${scenes} scenes, press to the map, the story read for it`]: beside(
      first.map(({ whole }) => whole),
      places,
      placesAtOnce,
    ),
    [`map of ${scenes} scenes, press to the map, the story read before`]: beside(again, places, placesAtOnce),
    [`map of ${scenes} scenes moved, frame p95`]: { value: percentile(frames.near, 95), unit: 'ms' },
    [`map of ${scenes} scenes moved from far off, frame p95`]: {
      value: percentile(frames.far, 95),
      unit: 'ms',
    },
  };
}

/** Milliseconds from a press to the frame with the first 50 entries, and from 'older' to the frame with 50 more. */
async function openHistory(page: Page): Promise<{ readonly opened: number; readonly older: number }> {
  const took = await inTime(
    'the history did not show its pages',
    page.evaluate(async () => {
      const seen = async (count: number) => {
        while (document.querySelectorAll('dialog[open] li h3').length < count)
          await new Promise((resolve) => requestAnimationFrame(resolve));
        await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0)));
        return performance.now();
      };
      const press = (name: RegExp) => {
        const button = [...document.querySelectorAll('button')].find(({ textContent }) =>
          name.test(textContent),
        );
        if (!button) throw new Error(`there is no button ${name}`);
        const start = performance.now();
        button.click();
        return start;
      };
      const first = press(/^Open the history$/);
      const opened = (await seen(50)) - first;
      const second = press(/^Show 50 older scenes$/);
      return { opened, older: (await seen(100)) - second };
    }),
  );
  await page.keyboard.press('Escape');
  await closed(page);
  return took;
}

/** Milliseconds from a press to the frame that shows scenes of the map, and to that which says how many there are in all. */
type Shown = { readonly some: number; readonly whole: number };

/** Closes the map again. */
async function openMap(page: Page): Promise<Shown> {
  const took = await showMap(page);
  await page.keyboard.press('Escape');
  await closed(page);
  return took;
}

function showMap(page: Page): Promise<Shown> {
  return inTime(
    'the map did not show its scenes',
    page.evaluate(async () => {
      const button = document.querySelector<HTMLButtonElement>('button[aria-keyshortcuts=b]');
      if (!button) throw new Error('there is no way to the map');
      const start = performance.now();
      button.click();
      const seen = async (isThere: () => boolean) => {
        while (!isThere()) await new Promise((resolve) => requestAnimationFrame(resolve));
        await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0)));
        return performance.now() - start;
      };
      const some = await seen(() => document.querySelector('dialog[open] [role=treeitem]') !== null);
      const whole = await seen(() =>
        /\d scenes · \d+ roads/.test(document.querySelector('dialog[open]')?.textContent ?? ''),
      );
      return { some, whole };
    }),
  );
}

/** Milliseconds between frames while the map is moved: as it opens, and from where every scene has its sign. */
async function moveMap(page: Page): Promise<{ readonly near: number[]; readonly far: number[] }> {
  await showMap(page);
  const move = () =>
    inTime(
      'the map did not move',
      page.evaluate(async () => {
        const tree = document.querySelector('dialog[open] [role=tree]');
        const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
        const between: number[] = [];
        let last = await frame();
        for (let count = 0; count < 120; count += 1) {
          tree?.dispatchEvent(
            new WheelEvent('wheel', { deltaY: -24, deltaX: count % 40 < 20 ? 9 : -9, cancelable: true }),
          );
          const now = await frame();
          between.push(now - last);
          last = now;
        }
        return between;
      }),
    );
  const near = await move();
  for (let press = 0; press < 6; press += 1) await page.getByRole('button', { name: 'Wider' }).click();
  const far = await move();
  await page.keyboard.press('Escape');
  return { near, far };
}

async function closed(page: Page): Promise<void> {
  await inTime(
    'the dialog did not close',
    page.waitForFunction(() => document.querySelector('dialog[open]') === null),
  );
}

/** How long the open road is, and where it ends. */
function openRoad(
  page: Page,
  name: string,
  story: string,
): Promise<{ readonly road: number; readonly scene: string }> {
  return inTime(
    'the open road was not read',
    page.evaluate(
      async ({ database, id }) => {
        const read = <T>(request: IDBRequest<T>) =>
          new Promise<T>((resolve, reject) => {
            request.onsuccess = () => resolve(request.result);
            request.onerror = () => reject(request.error ?? new Error('no reason given'));
          });
        const open = await read(indexedDB.open(database));
        const reading = open.transaction(['heads', 'scenes']);
        const heads = await read<{ story: string; scene: string }[]>(reading.objectStore('heads').getAll());
        const scene = heads.find((head) => head.story === id)?.scene ?? '';
        const row = await read<{ depth: number }>(reading.objectStore('scenes').get(scene));
        open.close();
        return { road: row.depth + 1, scene };
      },
      { database: name, id: story },
    ),
  );
}
