// What a streamed answer costs beside its parsing: the time from its first byte to the first word on the page, through client,
// engine, store and screen of the built game, beside a page that does nothing but paint; and the memory of the client while 5 MB pass through it, of which it must
// keep nothing.
// Target: the first word in at most 250 ms on an idle machine; memory at the end at most 1.2 times that after the first 1 MB.
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

import type { Page } from 'playwright';

import { addressOf } from '../../src/providers/catalog.ts';
import { createWireModel } from '../../src/providers/wire/client.ts';
import { Player } from '../e2e/player.ts';
import { startModelServer, type ModelServer } from '../model-server/model-server.ts';
import type { CallUse } from '../model-server/prose.ts';
import { openBuiltGame } from './built-game.ts';
import { median, percentile, type BenchLength, type Figures } from './figures.ts';
import { inTime } from './in-time.ts';

const sizes = { whole: { warmUps: 3, turns: 21 }, short: { warmUps: 0, turns: 2 } };
const bodyBytes = 5_000_000;

export async function run(length: BenchLength): Promise<Figures> {
  return { ...(await firstWord(sizes[length])), ...(await memory()) };
}

async function firstWord({ warmUps, turns }: (typeof sizes)[BenchLength]): Promise<Figures> {
  const server = await startModelServer();
  const game = await openBuiltGame();
  try {
    const page = await game.newPage();
    const player = new Player(page);
    await player.enterDemo();
    await player.useServer(server.url);
    await player.startWithPreset();
    const told: number[] = [];
    const bare: number[] = [];
    for (let turn = 0; turn < warmUps + turns; turn += 1) {
      // One after the other in the same page, so that whatever else the machine does slows both.
      const withGame = await firstPaint(
        server,
        'passage',
        () => paintedByGame(page),
        () => player.choose(0),
      );
      await player.ready(turn + 2);
      const withoutGame = await firstPaint(server, null, () => paintedBare(page, server.url));
      if (turn < warmUps) continue;
      told.push(withGame);
      bare.push(withoutGame);
    }
    const floor = median(bare);
    return {
      'first word painted after the first byte': {
        value: median(told),
        unit: 'ms',
        ratio: median(told) / floor,
        against: `a bare page that paints the first delta (${floor.toFixed(0)} ms)`,
      },
      'first word painted after the first byte, p95': { value: percentile(told, 95), unit: 'ms' },
    };
  } finally {
    await game.close();
    await server.close();
  }
}

/** Milliseconds from the first byte of the answer, which the server sends as soon as it is asked, until the page has painted the first word. */
async function firstPaint(
  server: ModelServer,
  use: CallUse | null,
  paint: () => Promise<number>,
  ask: () => Promise<void> = () => Promise.resolve(),
): Promise<number> {
  server.reset();
  server.play({ ...(use === null ? {} : { use }), play: { type: 'stream', tokensPerSecond: 1000 } });
  const firstByte = (async () => {
    for (let count = 1; ; count += 1) {
      const call = await server.request(count);
      if (call.method === 'POST' && (use === null || call.use === use)) return Date.now();
    }
  })();
  const painted = paint();
  await ask();
  return (await painted) - (await inTime('the server was not asked', firstByte));
}

function paintedByGame(page: Page): Promise<number> {
  return inTime(
    'the game painted no first word',
    page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const observer = new MutationObserver(() => {
            const words = document.querySelector('[data-testid="passage"]')?.textContent ?? '';
            if (document.querySelector('article')?.ariaBusy !== 'true' || words.trim() === '') return;
            observer.disconnect();
            // After the frame that shows them.
            requestAnimationFrame(() => setTimeout(() => resolve(Date.now())));
          });
          observer.observe(document.body, { subtree: true, childList: true, characterData: true });
        }),
    ),
  );
}

/** The least that any page could do: it asks, and paints what comes first. */
function paintedBare(page: Page, url: string): Promise<number> {
  return inTime(
    'the bare page painted no first delta',
    page.evaluate(async (address) => {
      const response = await fetch(`${address}/chat/completions`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ model: 'stand-in/teller', messages: [], stream: true }),
      });
      const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
      let text = '';
      while (!/"content":"[^"]/.test(text)) text += (await reader?.read())?.value ?? '';
      const line = document.createElement('p');
      line.textContent = text;
      document.body.append(line);
      await new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      const paintedMs = Date.now();
      line.remove();
      await reader?.cancel();
      return paintedMs;
    }, url),
  );
}

async function memory(): Promise<Figures> {
  setFlagsFromString('--expose_gc');
  const collect = runInNewContext('gc') as () => void;
  const heap = () => {
    collect();
    return process.memoryUsage().heapUsed / 1e6;
  };
  const event = new TextEncoder().encode(
    `data: ${JSON.stringify({ id: 'gen-1', object: 'chat.completion.chunk', choices: [{ index: 0, delta: { content: 'The lamp burned low over the harbour. ' }, finish_reason: null }] })}\n\n`,
  );
  let sent = 0;
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      if (sent >= bodyBytes) {
        controller.enqueue(new TextEncoder().encode('data: [DONE]\n\n'));
        controller.close();
        return;
      }
      sent += event.length;
      controller.enqueue(event);
    },
  });
  const model = createWireModel({
    contact: {
      ...addressOf('server', { serverUrl: 'http://localhost/v1', origin: 'http://localhost' }),
      key: null,
    },
    model: 'x',
    fetch: () => Promise.resolve(new Response(body)),
    clock: { now: () => 0, sleep: () => new Promise(() => {}) },
    random: () => 0.5,
    online: () => true,
    entry: null,
  });
  let early: number | null = null;
  let last = 0;
  for await (const heard of model.stream(
    { messages: [], maxTokens: 1, temperature: 0 },
    new AbortController().signal,
  )) {
    if (early === null && sent > 1_000_000) early = heap();
    if (heard.type === 'finish' || sent >= bodyBytes) {
      last = heap();
      break;
    }
  }
  const before = early ?? last;
  return {
    'memory of the client after 5 MB': {
      value: last,
      unit: 'MB',
      ratio: last / before,
      against: `after 1 MB (${before.toFixed(1)} MB)`,
    },
  };
}
