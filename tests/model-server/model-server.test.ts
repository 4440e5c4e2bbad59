import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startModelServer } from './model-server.ts';
import type { ModelServer } from './model-server.ts';

let server: ModelServer;
beforeAll(async () => {
  server = await startModelServer();
});
afterAll(() => server.close());
beforeEach(() => server.reset());

const ask = (body: object, init: RequestInit = {}) =>
  fetch(`${server.url}/chat/completions`, {
    method: 'POST',
    body: JSON.stringify({ messages: [], ...body }),
    ...init,
  });
const control = (order?: object) =>
  fetch(
    server.url.replace('/v1', '/control'),
    order ? { method: 'POST', body: JSON.stringify(order) } : {},
  ).then((response) => response.json());

test('PLAY-25 the stand-in streams lines of data up to [DONE]', async () => {
  const text = await (await ask({ max_tokens: 500, stream: true })).text();
  expect(text).toMatch(/^data: \{/);
  expect(text.trimEnd()).toMatch(/data: \[DONE\]$/);
});

test('PLAY-25 a page of any origin may ask it, with any header', async () => {
  const headers = {
    Origin: 'https://app.test',
    'Access-Control-Request-Method': 'POST',
    'Access-Control-Request-Headers': 'authorization,content-type',
  };
  const answer = await ask({}, { method: 'OPTIONS', headers, body: null });
  expect(answer.status).toBe(204);
  expect(answer.headers.get('access-control-allow-origin')).toBe('https://app.test');
  expect(answer.headers.get('access-control-allow-headers')).toBe('authorization,content-type');
});

test('SET-14 it has a list of models', async () => {
  const list = (await (await fetch(`${server.url}/models`)).json()) as { data: { id: string }[] };
  expect(list.data.map((model) => model.id)).toEqual(['stand-in/teller', 'stand-in/free']);
});

test('PLAY-11 faults can be set from outside, and what came can be read', async () => {
  await control({ reset: true, faults: [{ use: 'title', play: { type: 'status', status: 500 } }] });
  expect((await ask({ max_tokens: 500 })).status).toBe(200);
  expect((await ask({ max_tokens: 50 })).status).toBe(500);
  expect((await ask({ max_tokens: 50 })).status).toBe(200);
  const told = (await control()) as { requests: { use: string }[]; faults: number };
  expect(told.requests.map((request) => request.use)).toEqual(['passage', 'title', 'title']);
  expect(told.faults).toBe(0);
});

test('PLAY-04 a slow stream keeps its pace', async () => {
  server.play({ play: { type: 'stream', tokensPerSecond: 200 } });
  const startedMs = performance.now();
  const text = await (await ask({ max_tokens: 500, stream: true })).text();
  const tokens = text.split('"content"').length;
  expect(performance.now() - startedMs).toBeGreaterThan((tokens / 200) * 1000 * 0.8);
});

test('PLAY-25 it runs from a command line and prints its address', async () => {
  const file = fileURLToPath(new URL('./launch.mjs', import.meta.url));
  const child = spawn(process.execPath, [file], { stdio: ['ignore', 'pipe', 'inherit'] });
  try {
    const [line] = (await once(child.stdout, 'data')) as [Buffer];
    const url = line.toString().trim();
    expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/v1$/);
    expect((await fetch(`${url}/models`)).status).toBe(200);
  } finally {
    child.kill();
    await once(child, 'exit');
  }
}, 30_000);
