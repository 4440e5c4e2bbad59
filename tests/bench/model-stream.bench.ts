// What a streamed answer costs beside its parsing: the time from the request at the server to the first word on the page, through
// client, engine, store and screen of the built game; and the memory of the client while 5 MB pass through it, of which it must
// keep nothing.
// Target: the first word in at most 250 ms on an idle machine; memory at the end at most 1.2 times that after the first 1 MB.
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

import { createChatModel } from '../../src/providers/chat-completions/client.ts';
import { Player } from '../e2e/player.ts';
import { startModelServer } from '../model-server/model-server.ts';
import { openBuiltGame } from './built-game.ts';
import { median, percentile, type Figures } from './figures.ts';

const turns = 7;
const bodyBytes = 5_000_000;

export async function run(): Promise<Figures> {
  return { ...(await firstWord()), ...(await memory()) };
}

async function firstWord(): Promise<Figures> {
  const server = await startModelServer();
  const game = await openBuiltGame();
  try {
    const page = await game.newPage();
    const player = new Player(page);
    await player.enterDemo();
    await player.useServer(server.url);
    await player.startWithPreset();
    const waits: number[] = [];
    for (let turn = 0; turn < turns; turn += 1) {
      server.reset();
      server.play({ use: 'passage', play: { type: 'stream', tokensPerSecond: 60 } });
      const painted = page.evaluate(
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
      );
      const asked = (async () => {
        for (let count = 1; ; count += 1) {
          const { use } = await server.request(count);
          if (use === 'passage') return Date.now();
        }
      })();
      await player.choose(0);
      waits.push((await painted) - (await asked));
      await player.ready(turn + 2);
    }
    return {
      'first word painted after the request': { value: median(waits), unit: 'ms' },
      'first word painted after the request, p95': { value: percentile(waits, 95), unit: 'ms' },
    };
  } finally {
    await game.close();
    await server.close();
  }
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
  const model = createChatModel({
    baseUrl: 'http://localhost/v1',
    host: 'server',
    model: 'x',
    key: null,
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
