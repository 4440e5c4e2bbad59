// Whether the page stays smooth while a picture appears: the built game in Chromium, told by the built-in storyteller, turn after turn
// with pictures drawn here and with pictures off. The longest time between two frames, and the tasks of over 50 ms, from the moment that
// the new picture is on the page until it has faded in; beside the same stretch of time after a turn without pictures. Medians.
// Target: no frame over 50 ms, which a machine without a graphics card reaches when nothing else runs on it.
import type { Page } from 'playwright';

import { Player } from '../e2e/player.ts';
import { openBuiltGame } from './built-game.ts';
import { median, type BenchLength, type Figures } from './figures.ts';
import { inTime } from './in-time.ts';

const turns = { whole: 9, short: 3 };
/** How long a picture fades in, and a little more. */
const watchedMs = 700;

export async function run(length: BenchLength): Promise<Figures> {
  const game = await openBuiltGame();
  try {
    const measured = { on: [] as Watched[], off: [] as Watched[] };
    for (const pictures of ['off', 'on'] as const) {
      const page = await game.newPage({ viewport: { width: 1440, height: 900 } });
      const player = new Player(page);
      await player.enterDemo();
      await player.wholePassages();
      if (pictures === 'off') await page.getByRole('button', { name: 'Disable image generation' }).click();
      await player.startWithPreset();
      for (let turn = 0; turn < turns[length]; turn += 1) {
        const watching = watch(page, pictures === 'on');
        await player.choose((turn % 3) as 0 | 1 | 2);
        await player.ready(turn + 2);
        // The first turns warm up.
        if (turn > 1) measured[pictures].push(await watching);
        else await watching;
      }
      await page.close();
    }
    const frame = (watched: readonly Watched[]) => median(watched.map(({ longestFrame }) => longestFrame));
    const rest = frame(measured.off);
    return {
      'picture appears, longest frame': {
        value: frame(measured.on),
        unit: 'ms',
        ratio: frame(measured.on) / rest,
        against: `the same without pictures (${rest.toFixed(1)} ms)`,
      },
      'picture appears, longest task': {
        value: median(measured.on.map(({ longestTask }) => longestTask)),
        unit: 'ms',
      },
    };
  } finally {
    await game.close();
  }
}

type Watched = { readonly longestFrame: number; readonly longestTask: number };

/** Waits for the next picture, or without pictures for the next scene, and watches the frames after it. */
function watch(page: Page, pictures: boolean): Promise<Watched> {
  return inTime(
    pictures ? 'no new picture appeared' : 'no new scene appeared',
    page.evaluate(
      async ({ withPicture, ms }) => {
        const nextFrame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
        const shown = () =>
          withPicture
            ? document.querySelector<HTMLImageElement>('figure[aria-busy=false] img[data-shown]')?.src
            : document.querySelector('[data-testid=passage]')?.textContent;
        const before = shown();
        while (shown() === before || (shown() ?? '') === '') await nextFrame();
        let longestTask = 0;
        const start = performance.now();
        const tasks = new PerformanceObserver((list) => {
          for (const { startTime, duration } of list.getEntries())
            if (startTime >= start) longestTask = Math.max(longestTask, duration);
        });
        tasks.observe({ type: 'longtask' });
        let longestFrame = 0;
        let last = await nextFrame();
        while (last < start + ms) {
          const now = await nextFrame();
          longestFrame = Math.max(longestFrame, now - last);
          last = now;
        }
        // Long tasks are reported after the fact.
        await new Promise((resolve) => setTimeout(resolve, 100));
        tasks.disconnect();
        return { longestFrame, longestTask };
      },
      { withPicture: pictures, ms: watchedMs },
    ),
  );
}
