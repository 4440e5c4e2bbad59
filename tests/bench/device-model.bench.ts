// A model in the browser, as the built game runs it: how long it takes to be ready, how fast it tells, and how soon it is silent
// once it is stopped. The model is the tests' own tiny one, so the figures are those of the machinery, not of any real model's prose.
// Beside it, what it costs to find a changed file: its samples before a load, and all of it when asked.
// Target: silent within 100 ms of being stopped.
import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright';

import { tinyGguf } from '../device-model/tiny-gguf.ts';
import { projectRoot } from '../tools/run.mjs';
import { bundleForPage, openBuiltGame } from './built-game.ts';
import type * as DeviceFileInPage from './device-file-in-page.ts';
import { median, type BenchLength, type Figures } from './figures.ts';
import { inTime } from './in-time.ts';

/** The file is about as long as the smallest model that is offered. */
const sizes = {
  whole: { rounds: 5, megabytes: 270, fileRounds: 3 },
  short: { rounds: 1, megabytes: 10, fileRounds: 1 },
};

export async function run(length: BenchLength): Promise<Figures> {
  const { rounds } = sizes[length];
  const game = await openBuiltGame();
  try {
    const page = await game.newPage();
    await page.goto('/');
    const file = await fileFigures(page, length);
    const chunk = readdirSync(path.join(process.cwd(), 'dist/client/assets')).find((name) =>
      /^device-runtime-.*\.js$/.test(name),
    );
    const bytes = Buffer.from(tinyGguf()).toString('base64');
    const measured = await inTime(
      'the model did not tell to its end',
      page.evaluate(
        async ({ url, base64, times }) => {
          type Ask = (
            question: object,
            onDelta: (delta: { choices?: readonly { delta?: { content?: string } }[] }) => void,
            signal: AbortSignal,
          ) => Promise<void>;
          type Loaded = { ask: Ask; close: () => Promise<void> };
          const part = (await import(url)) as {
            [name: string]: { load?: (file: Blob, how: { room: number; place: string }) => Promise<Loaded> };
          };
          const load = Object.values(part).find((value) => value.load)?.load;
          if (!load) throw new Error('the part that runs models has no load()');
          const file = new Blob([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))]);
          const beganMs = performance.now();
          const model = await load(file, { room: 2048, place: 'processor' });
          const loadMs = performance.now() - beganMs;
          const question = {
            messages: [{ role: 'user', content: 'Tell a story.' }],
            maxTokens: 400,
            temperature: 0.7,
            stop: [],
          };
          const speeds: number[] = [];
          const silences: number[] = [];
          for (let round = 0; round < times; round += 1) {
            let tokens = 0;
            let firstMs = 0;
            await model.ask(
              question,
              (delta) => {
                if (!delta.choices?.[0]?.delta?.content) return;
                firstMs ||= performance.now();
                tokens += 1;
              },
              new AbortController().signal,
            );
            speeds.push(((tokens - 1) * 1000) / (performance.now() - firstMs));
            const halt = new AbortController();
            let stoppedMs = 0;
            let heard = 0;
            await model.ask(
              question,
              () => {
                heard += 1;
                if (heard !== 20) return;
                stoppedMs = performance.now();
                halt.abort();
              },
              halt.signal,
            );
            silences.push(performance.now() - stoppedMs);
          }
          await model.close();
          return { loadMs, speeds, silences };
        },
        { url: `/assets/${chunk ?? ''}`, base64: bytes, times: rounds },
      ),
    );
    return {
      ...file,
      'device model ready': { value: measured.loadMs, unit: 'ms' },
      'device model pace': { value: median(measured.speeds), unit: 'tokens/s' },
      'device model silent after stop': { value: median(measured.silences), unit: 'ms' },
      'device model silent after stop, worst': { value: Math.max(...measured.silences), unit: 'ms' },
    };
  } finally {
    await game.close();
  }
}

async function fileFigures(page: Page, length: BenchLength): Promise<Figures> {
  const { megabytes, fileRounds } = sizes[length];
  const code = await bundleForPage(path.join(projectRoot, 'tests/bench/device-file-in-page.ts'));
  await page.route('**/bench-device-file.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: code }),
  );
  const { sampled, whole } = await inTime(
    'the file of the model was not read over',
    page.evaluate(
      async ({ url, size, times }) => {
        const { run: measure } = (await import(url)) as typeof DeviceFileInPage;
        return measure(size, times);
      },
      { url: '/bench-device-file.js', size: megabytes, times: fileRounds },
    ),
  );
  return {
    [`device model file of ${megabytes} MB, samples before a load`]: { value: median(sampled), unit: 'ms' },
    [`device model file of ${megabytes} MB, read over`]: { value: median(whole), unit: 'ms' },
  };
}
