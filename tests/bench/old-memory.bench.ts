// What stands between a choice and the request to a model in a story of 10,000 scenes with 625 chapters and a fact that was pinned in
// turn 3, beside one of 100 scenes with 6: reading the last scenes and the memories that hold on the road, and making the prompt. Once
// as the first turn after a start, when nothing of the road is known yet, and once as the turn after it. In a page of Chromium, on its
// own database.
// Target: only the first turn after a start may notice, and the turns after it take at most 3 x as long as in the short story.
import path from 'node:path';
import type { JSHandle, Page } from 'playwright';

import { projectRoot } from '../tools/run.mjs';
import { bundleForPage, openBuiltGame } from './built-game.ts';
import { median, type BenchLength, type Figures } from './figures.ts';
import { inTime } from './in-time.ts';
import type * as OldMemory from './old-memory-in-page.ts';

const sizes = {
  whole: { few: 100, many: 10_000, starts: 9 },
  short: { few: 50, many: 200, starts: 1 },
};

export async function run(length: BenchLength): Promise<Figures> {
  const { few, many, starts } = sizes[length];
  const game = await openBuiltGame();
  try {
    const page = await game.newPage({ serviceWorkers: 'block' });
    const code = await bundleForPage(path.join(projectRoot, 'tests/bench/old-memory-in-page.ts'));
    await page.route('**/old-memory-in-page.js', (route) =>
      route.fulfill({ body: code, contentType: 'text/javascript' }),
    );
    await page.goto('/');
    const stories: JSHandle<OldStory>[] = [];
    for (const scenes of [few, many]) stories.push(await openStory(page, scenes));
    const measured: (readonly Start[])[] = stories.map(() => []);
    // The first round only warms both up.
    for (let round = -1; round < starts; round += 1) {
      for (const [index, story] of stories.entries()) {
        const took = await inTime(
          'no prompt was made',
          story.evaluate((opened) => opened.start()),
        );
        if (round >= 0) measured[index] = [...(measured[index] ?? []), took];
      }
    }
    const [inFew = [], inMany = []] = measured;
    const figure = (of: (start: Start) => number) => {
      const base = median(inFew.map(of));
      const value = median(inMany.map(of));
      return { value, unit: 'ms', ratio: value / base, against: `${few} scenes (${base.toFixed(1)} ms)` };
    };
    return {
      [`first turn after a start, ${many} scenes: reading`]: figure(({ first }) => first.read),
      [`first turn after a start, ${many} scenes: making the prompt`]: figure(({ first }) => first.make),
      [`the turn after it, ${many} scenes: reading`]: figure(({ next }) => next.read),
      [`the turn after it, ${many} scenes: making the prompt`]: figure(({ next }) => next.make),
    };
  } finally {
    await game.close();
  }
}

type OldStory = Awaited<ReturnType<typeof OldMemory.openOldStory>>;
type Start = Awaited<ReturnType<OldStory['start']>>;

function openStory(page: Page, scenes: number): Promise<JSHandle<OldStory>> {
  return inTime(
    'the old story was not written',
    page.evaluateHandle(
      async ({ count, script }) => {
        const { openOldStory } = (await import(script)) as typeof OldMemory;
        return openOldStory(count);
      },
      { count: scenes, script: '/old-memory-in-page.js' },
    ),
  );
}
