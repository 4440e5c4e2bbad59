// Whether the page stays smooth while words come fast: the built game in Chromium, told by the stand-in model server at 1,000
// tokens a second for more than six seconds, which is ten times the length of a passage. Time between frames and tasks of over
// 50 ms on the page's main thread, while words come, beside the same page at rest just before; medians of the rounds.
// Target: 95 of 100 frames in at most 20 ms, and no task over 50 ms.
import type { Page } from 'playwright';
import { expect } from 'playwright/test';

import { Player } from '../e2e/player.ts';
import { startModelServer } from '../model-server/model-server.ts';
import { choicesOnPage, openBuiltGame } from './built-game.ts';
import { fixedRandom, median, percentile, type BenchLength, type Figures } from './figures.ts';
import { inTime } from './in-time.ts';

const tokensPerSecond = 1000;
const sizes = {
  whole: { rounds: 5, tokensOfPassage: 6500 },
  short: { rounds: 1, tokensOfPassage: 1000 },
};

export async function run(length: BenchLength): Promise<Figures> {
  const { rounds, tokensOfPassage } = sizes[length];
  const server = await startModelServer();
  const game = await openBuiltGame();
  try {
    const page = await game.newPage();
    const player = new Player(page);
    await player.enterDemo();
    await useServer(player, server.url);
    await player.startWithPreset();
    const measured: { readonly rest: Watch; readonly streaming: Watch }[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const text = longPassage(round, tokensOfPassage);
      server.play({ use: 'passage', play: { type: 'stream', tokensPerSecond, text } });
      const rest = await watchRest(page);
      const streaming = await watchTurn(page);
      await player.ready(round + 2);
      await expect(player.passage).toContainText(text.slice(text.lastIndexOf('\n\n') + 2));
      measured.push({ rest, streaming });
    }
    return figuresOf(measured, tokensOfPassage);
  } finally {
    await game.close();
    await server.close();
  }
}

function figuresOf(
  measured: readonly { readonly rest: Watch; readonly streaming: Watch }[],
  tokensOfPassage: number,
): Figures {
  const ofRounds = (what: (watch: Watch) => number) =>
    [
      median(measured.map(({ streaming }) => what(streaming))),
      median(measured.map(({ rest }) => what(rest))),
    ] as const;
  const frame = (percent: number) => {
    const [value, rest] = ofRounds(({ frames }) => percentile(frames, percent));
    return { value, unit: 'ms', ratio: value / rest, against: `the page at rest (${rest.toFixed(1)} ms)` };
  };
  const of = (unit: string, what: (watch: Watch) => number) => ({ value: ofRounds(what)[0], unit });
  return {
    'streaming frame p50': frame(50),
    'streaming frame p95': frame(95),
    'streaming frame max': frame(100),
    'streaming longest task': of('ms', ({ longTasks }) => Math.max(0, ...longTasks)),
    'streaming tasks over 50 ms': of('a turn', ({ longTasks }) => longTasks.length),
    'streaming time in tasks over 50 ms': of('ms a turn', ({ longTasks }) =>
      longTasks.reduce((sum, ms) => sum + ms, 0),
    ),
    'streaming new words shown': of('times a second', ({ updates, ms }) => (updates * 1000) / ms),
    'streaming pace': of('tokens/s', ({ ms }) => (tokensOfPassage * 1000) / ms),
  };
}

async function useServer(player: Player, url: string): Promise<void> {
  await player.settings(async (dialog) => {
    await dialog.getByRole('radio', { name: 'Your own server' }).check();
    await dialog.getByLabel('Server address').fill(url);
    await dialog.getByRole('button', { name: 'Save the address and look for models' }).click();
    await dialog.getByLabel('AI Model').selectOption('stand-in/teller');
    await dialog.getByRole('radio', { name: 'Three' }).check();
  });
}

/** What was seen on the main thread of the page. */
type Watch = {
  /** Milliseconds from each frame to the next. */
  readonly frames: readonly number[];
  /** Milliseconds of each task over 50 ms. */
  readonly longTasks: readonly number[];
  /** How often the words on screen changed. */
  readonly updates: number;
  readonly ms: number;
};

const watchRest = (page: Page) => watch(page, false);
const watchTurn = (page: Page) => watch(page, true);

/** Two seconds of the page as it is, or a turn of it from its first word to its last. */
function watch(page: Page, turn: boolean): Promise<Watch> {
  return inTime(
    turn ? 'the turn was not told to its end' : 'the page at rest made no frames',
    page.evaluate(
      async ({ isTurn, choices }) => {
        const frames: number[] = [];
        const longTasks: number[] = [];
        let updates = 0;
        const tasks = new PerformanceObserver((list) => {
          for (const { startTime, duration } of list.getEntries()) {
            if (startTime >= start) longTasks.push(duration);
          }
        });
        const passage = () => document.querySelector('[data-testid=passage]');
        const before = passage();
        const isTold = () => passage() !== before && passage()?.textContent !== '';
        const isOver = () => document.querySelector('article[aria-busy=false]') !== null;
        const words = new MutationObserver(() => (updates += 1));
        const nextFrame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));

        if (isTurn) {
          document.querySelector<HTMLButtonElement>(choices)?.click();
          while (!isTold()) await nextFrame();
        }
        const start = performance.now();
        tasks.observe({ type: 'longtask' });
        const told = passage();
        if (told) words.observe(told, { childList: true, characterData: true, subtree: true });
        let last = await nextFrame();
        // The look at the page is cheap, and the same at rest.
        while (isTurn ? !isOver() : performance.now() < start + 2000) {
          const now = await nextFrame();
          frames.push(now - last);
          last = now;
        }
        const ms = performance.now() - start;
        // Long tasks are reported after the fact.
        await new Promise((resolve) => setTimeout(resolve, 200));
        tasks.disconnect();
        words.disconnect();
        return { frames, longTasks, updates, ms };
      },
      { isTurn: turn, choices: choicesOnPage },
    ),
  );
}

const vocabulary =
  'the of and lamp water stone letter captain quiet under harbour wind never waited slowly behind silver door morning ' +
  'answered rope cellar promise distant bell nothing window carried brother shadow remembered tide ash lantern followed ' +
  'narrow keeper gate softly copper winter bridge stranger listened salt road whispered garden iron heavy evening';

/** Prose that repeats nothing for long: paragraphs of about eighty tokens. */
function longPassage(seed: number, tokensOfPassage: number): string {
  const random = fixedRandom(seed);
  const words = vocabulary.split(' ');
  const paragraphs: string[] = [];
  // The server sends five letters at most as one token.
  for (let tokens = 0; tokens < tokensOfPassage;) {
    const paragraph: string[] = [];
    for (let left = 60; left > 0; left -= 1) {
      const word = words[Math.floor(random() * words.length)] ?? '';
      const ends = left === 1 || random() < 0.1;
      paragraph.push(ends ? `${word}.` : word);
    }
    const text = paragraph.join(' ');
    paragraphs.push(text);
    tokens += (text.match(/\s*\S{1,5}/g) ?? []).length;
  }
  return paragraphs.join('\n\n');
}
