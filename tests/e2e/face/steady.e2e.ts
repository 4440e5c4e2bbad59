import { expect, type Page } from 'playwright/test';

import type { ModelServer } from '../../model-server/model-server.ts';
import { test } from './told-by-server.ts';

// What is painted stays where it is, and the page stays where the reader put it, while words come.

const words =
  'The lamp on the pier had burned all night, and by its light the water looked like hammered tin, restless, unwilling, and extraordinarily quiet. ';
const paragraph = (count: number) => words.repeat(count).trim();

const oneLine = 'The Unlit Tower';
const twoLines = 'What the Ferryman Lent to the Woman in Grey';

/** Two paragraphs, told so slowly that every few words are painted for themselves. */
function tellSlowly(
  server: ModelServer,
  { tokensPerSecond = 90, length = 3, title = oneLine, titlePerSecond = 0 } = {},
) {
  server.play({
    use: 'passage',
    play: {
      type: 'stream',
      tokensPerSecond,
      text: `${paragraph(length)}\n\n"${paragraph(length - 1)}"`,
    },
  });
  server.play({ use: 'title', play: { type: 'stream', tokensPerSecond: titlePerSecond, text: title } });
}

for (const { name, width, textSize, title, titlePerSecond } of [
  { name: 'on a phone', width: 390, title: oneLine, titlePerSecond: 0 },
  {
    name: 'on a phone in the biggest size, whose title comes late',
    width: 390,
    textSize: '1.4',
    title: twoLines,
    titlePerSecond: 5,
  },
  {
    name: 'on a large screen, 62 characters a line, whose title comes late',
    width: 1440,
    title: twoLines,
    titlePerSecond: 5,
  },
  {
    name: 'on a large screen in the biggest size',
    width: 1440,
    textSize: '1.4',
    title: twoLines,
    titlePerSecond: 0,
  },
]) {
  test(`PLAY-04 SET-04 a painted word never moves while more words come, ${name}`, async ({
    page,
    player,
    server,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await player.enterDemo();
    if (textSize)
      await player.settings((dialog) => dialog.getByRole('slider', { name: 'Text Size' }).fill(textSize));
    await player.useServer(server.url);
    await player.startWithPreset();
    tellSlowly(server, { title, titlePerSecond });
    await page.evaluate(watchWords);
    await player.choose(0);
    await player.streamed(40);
    await player.ready(2);
    await expect(player.title).toHaveText(title);
    const watched = await page.evaluate(() => window.wordsWatched?.());
    expect(watched?.samples).toBeGreaterThan(5);
    expect(watched?.most).toBeGreaterThan(90);
    expect(watched?.moved).toEqual([]);
  });
}

for (const width of [390, 1440]) {
  test(`PLAY-07 PLAY-03 a turn begins with its title under the header, and then the page stays where the reader puts it, at ${width} pixels`, async ({
    page,
    player,
    server,
  }) => {
    await page.setViewportSize({ width, height: 640 });
    await player.enterDemo();
    await player.useServer(server.url);
    await player.startWithPreset();
    tellSlowly(server, { length: 20, tokensPerSecond: 160 });
    await player.choices.nth(2).scrollIntoViewIfNeeded();
    await player.choose(2);
    await player.streamed(40);
    const [title, header] = await Promise.all([
      player.title.boundingBox(),
      page.getByRole('banner').boundingBox(),
    ]);
    const under = (title?.y ?? 0) - ((header?.y ?? 0) + (header?.height ?? 0));
    expect(under).toBeGreaterThanOrEqual(0);
    // Between them is room for the line that stands above a title.
    expect(under).toBeLessThan(80);

    // The words run ahead of a reader who stays at the beginning: a pill says so, and nothing scrolls.
    const seen = await watchScroll(page);
    await expect(page.getByRole('button', { name: 'Continue reading' })).toBeVisible({ timeout: 15_000 });
    await player.ready(2);
    expect(await seen()).toHaveLength(1);
    await page.getByRole('button', { name: 'Continue reading' }).click();
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(under + 100);

    // The same for one who looks back to what stands above.
    tellSlowly(server, { length: 6, tokensPerSecond: 120 });
    await player.choose(0);
    await player.streamed(40);
    await page.mouse.move(width / 2, 400);
    const before = await page.evaluate(() => scrollY);
    await page.mouse.wheel(0, -60);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(before - 60);
    const later = await watchScroll(page);
    await player.ready(3);
    expect(await later()).toHaveLength(1);
  });
}

test('nothing jumps on a slow phone from the title page through setup to a told turn', async ({
  page,
  context,
  player,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 1024 * 1024) / 8,
    uploadThroughput: (0.75 * 1024 * 1024) / 8,
  });
  await page.addInitScript(() => {
    window.shifts = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & LayoutShift)[])
        if (!entry.hadRecentInput)
          window.shifts.push({
            at: entry.startTime,
            value: entry.value,
            what: entry.sources
              .map(({ node }) => (node instanceof Element ? node.cloneNode() : node))
              .map((node) => (node instanceof Element ? node.outerHTML : (node?.textContent ?? ''))),
          });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await player.enterDemo();
  await page.waitForTimeout(500);
  await player.startWithPreset();
  await player.choose(1);
  await player.ready(2);
  const shifts = await page.evaluate(() => window.shifts);
  const biggest = shifts.toSorted((one, other) => other.value - one.value).slice(0, 5);
  expect(worstWindow(shifts), JSON.stringify(biggest)).toBeLessThanOrEqual(0.02);
});

/** Cumulative layout shift as the web vitals count it: the worst five seconds, ended early by one second without a shift. */
function worstWindow(shifts: readonly { readonly at: number; readonly value: number }[]): number {
  let worst = 0;
  let sum = 0;
  let from = -Infinity;
  let last = -Infinity;
  for (const { at, value } of shifts) {
    if (at - last > 1000 || at - from > 5000) {
      sum = 0;
      from = at;
    }
    last = at;
    sum += value;
    worst = Math.max(worst, sum);
  }
  return worst;
}

type LayoutShift = {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly { readonly node?: Node | null }[];
};

declare global {
  interface Window {
    wordsWatched?: () => {
      readonly samples: number;
      readonly most: number;
      readonly moved: readonly string[];
    };
    shifts: { readonly at: number; readonly value: number; readonly what: readonly string[] }[];
  }
}

/** Every place at which the page lay from now on, as the page itself sees it at every frame. */
async function watchScroll(page: Page): Promise<() => Promise<readonly number[]>> {
  const places = await page.evaluateHandle(() => {
    const seen: number[] = [];
    const look = () => {
      if (seen.at(-1) !== scrollY) seen.push(scrollY);
      requestAnimationFrame(look);
    };
    look();
    return seen;
  });
  return () => places.jsonValue();
}

/**
 * Runs in the page: at every frame from the beginning of the turn that comes next, and after its end, where each word of the passage is on the page. A word
 * may be painted in parts, so it is known by its beginning; its end is looked at as soon as another word stands behind it.
 */
function watchWords() {
  const known = new Map<string, { readonly text: string; readonly at: string }>();
  const moved: string[] = [];
  let samples = 0;
  let most = 0;
  let begun = false;
  let running = true;
  const look = () => {
    if (!running) return;
    requestAnimationFrame(look);
    const article = document.querySelector('article');
    begun ||= article?.getAttribute('aria-busy') === 'true';
    if (!article || !begun) return;
    const texts = [...article.querySelectorAll('[data-testid="passage"] p')].map((each) => {
      const walker = document.createTreeWalker(each, NodeFilter.SHOW_TEXT);
      return walker.nextNode() as Text | null;
    });
    if (!texts[0]?.data) return;
    samples += 1;
    let count = 0;
    for (const [index, text] of texts.entries()) {
      for (const { 0: word, index: from } of text?.data.matchAll(/\S+/g) ?? []) {
        if (!text) continue;
        count += 1;
        const range = document.createRange();
        range.setStart(text, from);
        range.setEnd(text, from + word.length);
        const [first] = range.getClientRects();
        if (!first) continue;
        const at = `${Math.round((first.left + scrollX) * 2) / 2}, ${Math.round((first.top + scrollY) * 2) / 2}`;
        const key = `${index}:${from}`;
        const before = known.get(key);
        if (before && before.at !== at && moved.length < 10)
          moved.push(
            `“${before.text}” of paragraph ${index + 1} was at ${before.at} and then, as “${word}”, at ${at}`,
          );
        known.set(key, { text: word, at });
      }
    }
    most = Math.max(most, count);
  };
  requestAnimationFrame(look);
  window.wordsWatched = () => {
    running = false;
    return { samples, most, moved };
  };
}
