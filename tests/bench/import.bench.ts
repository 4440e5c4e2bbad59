// Whether a big file that is brought in stands in the way of a story that is played: the built game in Chromium, its storage on a disk,
// takes 6,000 scenes with 300 pictures out of a bundle, half of them in one story, while another tab stores a turn and reads a road
// about five times a second over connections of its own. The waits of that tab during the import, and beside them its waits when
// nothing is brought in; and what the import takes: time from the press to the last word, and memory at the peak, in the page with its
// worker and in the process of the browser that keeps the storage.
// Target: no turn waits longer than 200 ms to be stored.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { JSHandle, Page } from 'playwright';

import { projectRoot } from '../tools/run.mjs';
import { bigBundle } from './big-bundle.ts';
import { bundleForPage, openBuiltGame } from './built-game.ts';
import { median, type BenchLength, type Figures } from './figures.ts';
import { playStory } from './grow-shelf.ts';
import { inTime } from './in-time.ts';
import { watchMemory, type Rise } from './process-memory.ts';
import type * as SecondTab from './second-tab-in-page.ts';

const sizes = {
  whole: { scenes: 6_000, pictures: 300, rounds: 3, restMs: 10_000 },
  short: { scenes: 60, pictures: 10, rounds: 1, restMs: 1_000 },
};

export async function run(length: BenchLength): Promise<Figures> {
  const { scenes, pictures, rounds, restMs } = sizes[length];
  const game = await openBuiltGame();
  const folder = mkdtempSync(path.join(tmpdir(), 'lamplit-import-'));
  const file = path.join(folder, 'years.lamplit');
  try {
    const bundle = await bigBundle(scenes, pictures);
    writeFileSync(file, new Uint8Array(await bundle.arrayBuffer()));
    const code = await bundleForPage(path.join(projectRoot, 'tests/bench/second-tab-in-page.ts'));
    const measured: Measured[] = [];
    while (measured.length < rounds) {
      const page = await game.newPageOnDisk({ serviceWorkers: 'block' });
      measured.push(await measure(page, code, file, restMs));
      await page.context().close();
    }
    return figuresOf(measured, `while ${scenes.toLocaleString('en')} scenes are brought in`);
  } finally {
    await game.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

type Measured = {
  /** From the choice of the file until it is said what it would bring. */
  readonly lookMs: number;
  /** From the press until it is said what was brought. */
  readonly importMs: number;
  readonly rise: Rise | null;
  readonly atRest: SecondTab.Waits;
  readonly during: SecondTab.Waits;
};

async function measure(page: Page, code: string, file: string, restMs: number): Promise<Measured> {
  const { name } = await playStory(page);
  const tab = await openSecondTab(page, code, name.slice('lamplit-space-'.length));
  const start = () =>
    inTime(
      'the other tab did not play',
      tab.evaluate((opened) => opened.start()),
    );
  const stop = () =>
    inTime(
      'the other tab did not end its turn',
      tab.evaluate((opened) => opened.stop()),
    );
  await page.bringToFront();

  await start();
  await sleep(restMs);
  const atRest = await stop();

  await page.getByRole('button', { name: 'Stories', exact: true }).click();
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Bring in a file' }).click();
  const chooser = await choosing;
  await start();
  const browser = page.context().browser();
  const memory = browser && (await watchMemory(browser));
  const chosenMs = performance.now();
  await chooser.setFiles(file);
  await inTime('it was not said what the file would bring', said(page, 'It would bring:'));
  const pressedMs = performance.now();
  await page.getByRole('button', { name: 'Bring it in' }).click();
  await inTime('the file was not brought in', said(page, 'Brought in:'));
  const broughtMs = performance.now();
  const during = await stop();
  return {
    lookMs: pressedMs - chosenMs,
    importMs: broughtMs - pressedMs,
    rise: memory?.() ?? null,
    atRest,
    during,
  };
}

async function openSecondTab(page: Page, code: string, space: string) {
  const tab = await page.context().newPage();
  await tab.route('**/second-tab-in-page.js', (route) =>
    route.fulfill({ body: code, contentType: 'text/javascript' }),
  );
  // A page without a game: nobody else reads there.
  await tab.goto('/privacy');
  const opened: Promise<JSHandle<Awaited<ReturnType<typeof SecondTab.openSecondTab>>>> = tab.evaluateHandle(
    async ({ script, name }) => {
      const inPage = (await import(script)) as typeof SecondTab;
      return inPage.openSecondTab(name);
    },
    { script: '/second-tab-in-page.js', name: space },
  );
  return inTime('the other tab did not open', opened);
}

/** Waits until these words stand in a dialog. */
function said(page: Page, words: string) {
  return page.waitForFunction(
    (wanted) =>
      [...document.querySelectorAll('dialog[open]')].some(({ textContent }) => textContent.includes(wanted)),
    words,
  );
}

function figuresOf(measured: readonly Measured[], when: string): Figures {
  const waits = (what: keyof SecondTab.Waits, of: (values: readonly number[]) => number) => {
    const [value = 0, rest = 0] = (['during', 'atRest'] as const).map((time) =>
      of(measured.flatMap((round) => round[time][what])),
    );
    return { value, unit: 'ms', ratio: value / rest, against: `nothing brought in (${rest.toFixed(1)} ms)` };
  };
  const longest = (values: readonly number[]) => Math.max(...values);
  const middle = (unit: string, of: (round: Measured) => number) => ({
    value: median(measured.map(of)),
    unit,
  });
  const rises = measured.map(({ rise }) => rise).filter((rise) => rise !== null);
  const memory = (of: (rise: Rise) => number) => ({ value: median(rises.map(of)), unit: 'MB' });
  return {
    [`storing a turn ${when}, longest`]: waits('commit', longest),
    [`storing a turn ${when}, median`]: waits('commit', median),
    [`reading the last scenes ${when}, longest`]: waits('path', longest),
    [`reading the last scenes ${when}, median`]: waits('path', median),
    [`looking into the file ${when}`]: middle('ms', ({ lookMs }) => lookMs),
    [`bringing it in ${when}`]: middle('ms', ({ importMs }) => importMs),
    ...(rises.length > 0 && {
      [`memory of the page ${when}, rise to its peak`]: memory((rise) => rise.page),
      [`memory of the browser ${when}, rise to its peak`]: memory((rise) => rise.browser),
    }),
  };
}
