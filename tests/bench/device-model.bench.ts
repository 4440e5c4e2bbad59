// A model in the browser, as the built game runs it: how long it takes to be ready, how fast it tells, and how soon it is silent
// once it is stopped. The model is the tests' own tiny one, so the figures are those of the machinery, not of any real model's prose.
// Target: silent within 100 ms of being stopped.
import { readdirSync } from 'node:fs';
import path from 'node:path';

import { tinyGguf } from '../device-model/tiny-gguf.ts';
import { openBuiltGame } from './built-game.ts';
import { median, type Figures } from './figures.ts';

const rounds = 5;

export async function run(): Promise<Figures> {
  const game = await openBuiltGame();
  try {
    const page = await game.newPage();
    await page.goto('/');
    const chunk = readdirSync(path.join(process.cwd(), 'dist/client/assets')).find((name) =>
      /^device-runtime-.*\.js$/.test(name),
    );
    const bytes = Buffer.from(tinyGguf()).toString('base64');
    const measured = await page.evaluate(
      async ({ url, base64, times }) => {
        type Ask = (
          question: object,
          onDelta: (delta: { choices?: readonly { delta?: { content?: string } }[] }) => void,
          signal: AbortSignal,
        ) => Promise<void>;
        type Loaded = { ask: Ask; close: () => Promise<void> };
        const part = (await import(url)) as {
          [name: string]: { load?: (file: Blob, context: number) => Promise<Loaded> };
        };
        const load = Object.values(part).find((value) => value.load)?.load;
        if (!load) throw new Error('the part that runs models has no load()');
        const file = new Blob([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))]);
        const beganMs = performance.now();
        const model = await load(file, 2048);
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
    );
    return {
      'device model ready': { value: measured.loadMs, unit: 'ms' },
      'device model pace': { value: median(measured.speeds), unit: 'tokens/s' },
      'device model silent after stop': { value: median(measured.silences), unit: 'ms' },
      'device model silent after stop, worst': { value: Math.max(...measured.silences), unit: 'ms' },
    };
  } finally {
    await game.close();
  }
}
