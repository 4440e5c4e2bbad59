// What it costs that a model on the house is asked through the game's own server: the time to the first word and to the last, beside the
// same stream from the provider itself, one after the other; and five hundred streams at once, each with every word of it.
// Targets: the first word at most 50 ms later, the whole at most 1.05 times as long, no stream that fails or loses a word.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';

import { startModelServer, type ModelServer } from '../model-server/model-server.ts';
import { median, percentile, type BenchLength, type Figures } from './figures.ts';

const sizes = { whole: { rounds: 15, atOnce: 500 }, short: { rounds: 1, atOnce: 20 } };
const text = `${'The lamp went out, and she counted the steps. '.repeat(30)}At last there was a door.`;
const tokensPerSecond = 80;

export async function run(length: BenchLength): Promise<Figures> {
  const { rounds, atOnce } = sizes[length];
  const model = await startModelServer();
  const game = await startGame(model);
  try {
    const token = await signUp(game.url);
    const lent = (paced: boolean) => told(model, `${game.url}/api/models/v1`, token, paced);
    const direct = (paced: boolean) => told(model, model.url, 'none', paced);
    await direct(false);
    await lent(false);
    const [throughFirst, throughWhole, first, whole]: number[][] = [[], [], [], []];
    for (let round = 0; round < rounds; round += 1) {
      // In turn, so that whatever else the machine does slows both.
      const [through, beside] = [await lent(true), await direct(true)];
      throughFirst?.push(through.firstMs);
      throughWhole?.push(through.wholeMs);
      first?.push(beside.firstMs);
      whole?.push(beside.wholeMs);
    }
    const startedAt = performance.now();
    const many = await Promise.allSettled(Array.from({ length: atOnce }, () => lent(false)));
    const manyMs = performance.now() - startedAt;
    const against = 'the provider itself';
    const later = (throughFirst ?? []).map((ms, round) => ms - (first?.[round] ?? 0));
    return {
      'lent stream: first word': {
        value: median(throughFirst ?? []),
        unit: 'ms',
        ratio: median(throughFirst ?? []) / median(first ?? []),
        against,
      },
      'lent stream: first word later by': { value: median(later), unit: 'ms' },
      'lent stream: first word later by, p95': { value: percentile(later, 95), unit: 'ms' },
      'lent stream: whole': {
        value: median(throughWhole ?? []),
        unit: 'ms',
        ratio: median(throughWhole ?? []) / median(whole ?? []),
        against,
      },
      [`lent stream: ${atOnce} at once`]: { value: manyMs, unit: 'ms' },
      [`lent stream: ${atOnce} at once, that failed or lost a word`]: {
        value: many.filter((each) => each.status === 'rejected' || each.value.text !== text).length,
        unit: 'streams',
      },
    };
  } finally {
    await game.close();
    await model.close();
  }
}

type Told = { readonly text: string; readonly firstMs: number; readonly wholeMs: number };

/** One stream, and when its first word and its last one were there. */
async function told(model: ModelServer, url: string, token: string, paced: boolean): Promise<Told> {
  model.play({ play: { type: 'stream', tokensPerSecond: paced ? tokensPerSecond : 0, text } });
  const from = performance.now();
  const response = await fetch(`${url}/chat/completions`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({
      model: 'stand-in/teller',
      stream: true,
      messages: [{ role: 'user', content: 'Tell.' }],
    }),
  });
  if (!response.ok || !response.body) throw new Error(`${response.status} ${await response.text()}`);
  let [words, rest, firstMs] = ['', '', 0];
  for await (const piece of response.body.pipeThrough(new TextDecoderStream())) {
    const lines = (rest + piece).split('\n\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      if (!line.startsWith('data: {')) continue;
      const { choices }: { choices: readonly { delta?: { content?: string } }[] } = JSON.parse(line.slice(6));
      words += choices[0]?.delta?.content ?? '';
    }
    if (firstMs === 0 && words !== '') firstMs = performance.now() - from;
  }
  return { text: words, firstMs, wholeMs: performance.now() - from };
}

/** The game's server as a process of its own. */
async function startGame(model: ModelServer) {
  const folder = mkdtempSync(path.join(tmpdir(), 'lamplit-bench-'));
  const child = spawn(process.execPath, ['sync-server/start.mjs'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      PORT: '0',
      DATA_DIR: folder,
      LOG_LEVEL: 'error',
      RATE_LIMITS: 'off',
      OPENROUTER_API_KEY: 'sk-or-bench',
      OPENROUTER_BASE_URL: model.url,
      LENT_MODELS: 'stand-in/teller',
      MAX_TEXT_CALLS_PER_DAY: '100000',
    },
  });
  const url = await new Promise<string>((resolve, reject) => {
    child.once('exit', () => reject(new Error('The server did not start.')));
    createInterface(child.stdout).on('line', (line) => {
      const [, found] = /^Lamplit is ready at (\S+)/.exec(line) ?? [];
      if (found !== undefined) resolve(found);
    });
  });
  return {
    url,
    close: async () => {
      const gone = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await gone;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function signUp(url: string): Promise<string> {
  const config: { supabase: { publishableKey: string } } = await (await fetch(`${url}/api/config`)).json();
  const response = await fetch(`${url}/auth/v1/signup`, {
    method: 'POST',
    headers: { apikey: config.supabase.publishableKey, 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: 'bench@example.org', password: 'a lamp by the window' }),
  });
  const session: { access_token: string } = await response.json();
  return session.access_token;
}
