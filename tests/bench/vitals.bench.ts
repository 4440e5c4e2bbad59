// What a player on a slow phone feels: the built game in Chromium with a processor four times slower and a slow mobile network
// (1.6 Mbit/s, 150 ms there and back), 390 pixels wide, an empty browser each round; medians of the rounds.
// Targets: the biggest paint within 2.0 s, an answer to every press and key within 200 ms, a layout shift of at most 0.02.
import type { Locator, Page } from 'playwright';

import { Player } from '../e2e/player.ts';
import { openBuiltGame } from './built-game.ts';
import { median, type BenchLength, type Figures } from './figures.ts';
import { inTime } from './in-time.ts';

const rounds = { whole: 3, short: 1 };
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (0.75 * 1024 * 1024) / 8,
};

export async function run(length: BenchLength): Promise<Figures> {
  const game = await openBuiltGame();
  try {
    const measured: Vitals[] = [];
    for (let round = 0; round < rounds[length]; round += 1) {
      const page = await game.newPage({
        viewport: { width: 390, height: 844 },
        hasTouch: true,
        isMobile: true,
      });
      measured.push(await measure(page));
      await page.context().close();
    }
    const of = (unit: string, what: (vitals: Vitals) => number) => ({
      value: median(measured.map(what)),
      unit,
    });
    return {
      'slow phone: largest paint, title page': of('ms', ({ firstPaint }) => firstPaint),
      'slow phone: largest paint, setup after a reload': of('ms', ({ setupPaint }) => setupPaint),
      'slow phone: answer to a press on Play': of('ms', ({ enter }) => enter),
      'slow phone: answer to typing in setup': of('ms', ({ typing }) => typing),
      'slow phone: answer to a press on Start': of('ms', ({ start }) => start),
      'slow phone: answer to a press on a choice': of('ms', ({ choice }) => choice),
      'slow phone: answer to typing while words stream': of('ms', ({ typingLive }) => typingLive),
      'slow phone: answer to a press on Settings': of('ms', ({ settings }) => settings),
      'slow phone: layout shift, title page to second turn': of('CLS', ({ shift }) => shift),
    };
  } finally {
    await game.close();
  }
}

type Vitals = {
  readonly firstPaint: number;
  readonly setupPaint: number;
  readonly enter: number;
  readonly typing: number;
  readonly start: number;
  readonly choice: number;
  readonly typingLive: number;
  readonly settings: number;
  readonly shift: number;
};

async function measure(page: Page): Promise<Vitals> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', network);
  await page.addInitScript(watchVitals);
  const player = new Player(page);
  const answer = async (act: () => Promise<unknown>) => {
    await inTime(
      'the page did not begin to watch',
      page.evaluate(() => window.vitals?.forget()),
    );
    await act();
    await page.waitForTimeout(800);
    return inTime(
      'the slowest answer was not told',
      page.evaluate(() => window.vitals?.slowest() ?? Number.NaN),
    );
  };

  await page.goto('/');
  await page.getByRole('button', { name: 'Play without an account' }).waitFor();
  await page.waitForTimeout(1500);
  const firstPaint = await paint(page);
  const enter = await answer(() => page.getByRole('button', { name: 'Play without an account' }).tap());
  const name = page.getByRole('textbox', { name: 'Name', exact: true });
  await name.waitFor();
  let shift = await shiftOf(page);
  // A second visit, without the help of the service worker's store: another picture for the largest paint.
  await page.reload();
  await name.waitFor();
  await page.waitForTimeout(1500);
  const setupPaint = await paint(page);
  const typing = await answer(() => typeSlowly(name, 'Ada Quill'));
  await page.getByRole('button', { name: /Borrow a hero/ }).tap();
  const startButton = page.getByRole('button', { name: 'Start My Adventure!' });
  const start = await answer(() => startButton.tap());
  await player.ready(1);
  const choice = await answer(() => player.choices.nth(0).tap());
  await player.ready(2);
  await player.choices.nth(1).tap();
  await player.streamed(20);
  const typingLive = await answer(() => typeSlowly(player.ownAction, 'look behind the curtain'));
  await player.ready(3);
  const settings = await answer(() => page.getByRole('button', { name: 'Settings' }).tap());
  shift = Math.max(shift, await shiftOf(page));
  return { firstPaint, setupPaint, enter, typing, start, choice, typingLive, settings, shift };
}

const paint = (page: Page) =>
  inTime(
    'the largest paint was not told',
    page.evaluate(() => window.vitals?.paint() ?? Number.NaN),
  );
const shiftOf = (page: Page) =>
  inTime(
    'the layout shift was not told',
    page.evaluate(() => window.vitals?.shift() ?? Number.NaN),
  );

async function typeSlowly(field: Locator, words: string) {
  await field.focus();
  await field.pressSequentially(words, { delay: 120 });
}

declare global {
  interface Window {
    vitals?: {
      /** Milliseconds from the start of the page to its largest paint. */
      readonly paint: () => number;
      /** Cumulative layout shift, as the web vitals count it. */
      readonly shift: () => number;
      /** Milliseconds of the slowest press or key since `forget`, from the event to the next paint; 0 when all were under 16. */
      readonly slowest: () => number;
      readonly forget: () => void;
    };
  }
}

/** Runs in the page, before anything else. */
function watchVitals() {
  let paint = Number.NaN;
  let slowest = 0;
  let since = 0;
  let worst = 0;
  const span = { sum: 0, from: -Infinity, last: -Infinity };
  const observe = (type: string, take: (entry: PerformanceEntry) => void, more = {}) => {
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
      ...more,
    });
  };
  observe('largest-contentful-paint', (entry) => (paint = entry.startTime));
  observe(
    'event',
    (entry) => {
      const { interactionId } = entry as PerformanceEventTiming;
      if (interactionId > 0 && entry.startTime >= since) slowest = Math.max(slowest, entry.duration);
    },
    { durationThreshold: 16 },
  );
  observe('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & {
      readonly value: number;
      readonly hadRecentInput: boolean;
    };
    if (hadRecentInput) return;
    const { startTime } = entry;
    if (startTime - span.last > 1000 || startTime - span.from > 5000)
      Object.assign(span, { sum: 0, from: startTime });
    span.last = startTime;
    span.sum += value;
    worst = Math.max(worst, span.sum);
  });
  window.vitals = {
    paint: () => paint,
    shift: () => worst,
    slowest: () => slowest,
    forget: () => {
      slowest = 0;
      since = performance.now();
    },
  };
}
