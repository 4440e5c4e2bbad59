import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { ok } from '../../src/domain/result.ts';
import { decodeJwt } from 'jose';

import { standInBackend } from '../../sync-server/backend.ts';
import { createLog } from '../../sync-server/log.ts';
import { administer } from '../../sync-server/administer.ts';
import { readLentText } from '../../sync-server/lent-configuration.ts';
import { startModelServer, type ModelServer } from '../model-server/model-server.ts';
import { startServer } from './running.ts';
import { modes, openGame, signUp, type TestGame } from './test-game.ts';

const key = 'sk-or-v1-the-operators-own';
const body = {
  model: 'stand-in/teller',
  stream: true,
  max_tokens: 300,
  messages: [{ role: 'user', content: 'Tell of a lamp.' }],
};
const envOf = (server: ModelServer) => ({
  OPENROUTER_API_KEY: key,
  OPENROUTER_BASE_URL: server.url,
  LENT_MODELS: 'stand-in/teller, stand-in/unknown',
  MAX_TEXT_CALLS_PER_DAY: '1000',
});

let upstream: ModelServer;
beforeAll(async () => {
  upstream = await startModelServer();
});
afterAll(() => upstream.close());
beforeEach(() => upstream.reset());

const call = (url: string, token: string, given: object = body, signal?: AbortSignal) =>
  fetch(`${url}/api/models/v1/chat/completions`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(given),
    ...(signal ? { signal } : {}),
  });
const direct = (given: object = body) =>
  fetch(`${upstream.url}/chat/completions`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(given),
  });
/** The words of a stream. */
const wordsIn = (text: string) =>
  [...text.matchAll(/^data: (\{.*)\n\n/gm)]
    .map(([, data = '']) => JSON.parse(data).choices?.[0]?.delta?.content ?? '')
    .join('');

describe.each(modes)('%s', (mode) => {
  let game: TestGame;
  let token = '';
  beforeAll(async () => {
    game = await openGame(mode, { env: envOf(upstream) });
    ({ token } = await signUp(game, 'reader@example.org'));
  });
  afterAll(() => game.close());

  test('the stream is the provider’s, word for word, and the key goes to him alone', async () => {
    const response = await call(game.url, token);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/event-stream']);
    const text = await response.text();
    expect(wordsIn(text).length).toBeGreaterThan(100);
    expect(text.trimEnd().endsWith('data: [DONE]')).toBe(true);
    const [asked] = upstream.calls();
    expect(asked?.headers['authorization']).toBe(`Bearer ${key}`);
    expect(asked?.body).toEqual({ ...body, stream_options: { include_usage: true } });
    expect(text + JSON.stringify([...response.headers])).not.toContain(key);
    const config = await (await fetch(`${game.url}/api/config`)).text();
    expect(JSON.parse(config)).toMatchObject({ features: { lentText: true } });
    expect(config).not.toContain(key);
  });

  test('the list has the models that are lent and no other', async () => {
    const list = await game.ask('/api/models/v1/models', { method: 'GET', token });
    expect(await list.json()).toEqual({
      object: 'list',
      data: [
        expect.objectContaining({ id: 'stand-in/teller', context_length: 8192 }),
        { id: 'stand-in/unknown' },
      ],
    });
  });

  test('what is not lent is not asked for', async () => {
    const refused: readonly (readonly [object, number])[] = [
      [{ ...body, model: 'stand-in/free' }, 403],
      [{ ...body, model: 'stand-in/teller:online' }, 403],
      [{ ...body, model: undefined }, 400],
      [{ ...body, messages: [] }, 400],
      [{ ...body, messages: [{ role: 'tool', content: 'x' }] }, 400],
      [{ ...body, messages: [{ role: 'user', content: 'x'.repeat(1_100_000) }] }, 413],
    ];
    for (const [given, status] of refused) expect((await call(game.url, token, given)).status).toBe(status);
    expect((await call(game.url, 'nobody')).status).toBe(401);
    expect((await game.ask('/api/models/v1/models', { method: 'GET' })).status).toBe(401);
    expect(upstream.calls()).toHaveLength(0);
    const more = {
      ...body,
      max_tokens: 90_000,
      n: 8,
      models: ['stand-in/free'],
      route: 'fallback',
      plugins: [{ id: 'web' }],
      tools: [{ type: 'function' }],
      user: 'me',
      provider: { data_collection: 'deny', order: ['dear'] },
    };
    await (await call(game.url, token, more)).text();
    expect(upstream.calls()[0]?.body).toEqual({
      ...body,
      max_tokens: 4000,
      provider: { data_collection: 'deny' },
      stream_options: { include_usage: true },
    });
  });

  test('a client that goes away ends the call at the provider, before the first word and in the middle', async () => {
    for (const afterTokens of [0, 5]) {
      upstream.reset();
      upstream.play({ play: { type: 'hang', afterTokens } });
      const leaving = new AbortController();
      const answer = call(game.url, token, body, leaving.signal);
      const asked = await upstream.request(1);
      if (afterTokens > 0) await (await answer).body?.getReader().read();
      leaving.abort();
      await answer.catch(() => {});
      expect(await asked.closed).toBe('aborted');
    }
  });

  test('words come as they are told, not when all of them are there', async () => {
    upstream.play({ play: { type: 'hang', afterTokens: 3 } });
    const leaving = new AbortController();
    const response = await call(game.url, token, body, leaving.signal);
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    let text = '';
    // The rest never comes: this ends only if these are handed on at once.
    while (wordsIn(text) === '' && reader) text += (await reader.read()).value ?? '';
    leaving.abort();
    expect(text).not.toContain('[DONE]');
  });

  test('what the provider says against the operator is not handed on, and not counted', async () => {
    const usage = async () => (await game.ask('/api/models/v1/usage', { method: 'GET', token })).json();
    const before: { calls: number } = await usage();
    const faults = [
      [401, 502],
      [402, 502],
      [429, 429],
      [400, 400],
      [500, 502],
    ] as const;
    for (const [said, heard] of faults) {
      upstream.play({
        play: { type: 'status', status: said, message: `No money on ${key}`, retryAfterSeconds: 7 },
      });
      const response = await call(game.url, token);
      const text = await response.text();
      expect([response.status, text.includes(key)]).toEqual([heard, false]);
      expect(JSON.parse(text)).toEqual({
        error: expect.any(String),
        ...(heard === 400 ? {} : { code: 'model-away' }),
      });
      expect(response.headers.get('retry-after')).toBe(heard === 429 ? '7' : null);
    }
    upstream.play({ play: { type: 'reset', afterTokens: null } });
    expect((await call(game.url, token)).status).toBe(502);
    await expect.poll(async () => (await usage()).calls).toBe(before.calls);
  });

  test('a provider that breaks off is heard to, after the words that came', async () => {
    upstream.play({ play: { type: 'reset', afterTokens: 6 } });
    const text = await (await call(game.url, token)).text();
    expect(wordsIn(text)).not.toBe('');
    expect(text.split('\n\n').at(-2)).toBe('data: {"error":{"code":502,"message":"The model broke off."}}');
    // An answer in one piece has no place for that.
    upstream.play({ play: { type: 'raw', body: '{"choices":[]}', contentType: 'application/json' } });
    const whole = await call(game.url, token, { ...body, stream: false });
    expect([whole.headers.get('content-type'), await whole.json()]).toEqual([
      'application/json',
      { choices: [] },
    ]);
  });

  test('a hundred streams at once lose no word', async () => {
    const expected = wordsIn(await (await direct()).text()).length;
    expect(expected).toBeGreaterThan(100);
    const streams = await Promise.all(
      Array.from({ length: 100 }, async () => {
        const response = await call(game.url, token, { ...body });
        return { status: response.status, text: await response.text() };
      }),
    );
    expect(streams.filter(({ status }) => status !== 200)).toEqual([]);
    for (const { text } of streams) {
      expect(text.trimEnd().endsWith('data: [DONE]')).toBe(true);
      expect(wordsIn(text).length).toBeGreaterThan(100);
    }
  });
});

describe('limits', () => {
  let game: TestGame;
  let other: TestGame;
  beforeEach(async () => {
    const env = { ...envOf(upstream), MAX_TEXT_CALLS_PER_DAY: '5' };
    game = await openGame('with the stand-in', { limits: 'on', env });
    other = await openGame('with the stand-in', { limits: 'on', env, standIn: game.standIn });
  });
  afterEach(async () => {
    await other.close();
    await game.close();
  });

  test('SET-15 a player has his calls of the day, on all servers together, and hears when there are more', async () => {
    const [ann, ben] = [await signUp(game, 'ann@example.org'), await signUp(game, 'ben@example.org')];
    const answers = await Promise.all(
      Array.from({ length: 12 }, async (_, index) => {
        const response = await call((index % 2 === 0 ? game : other).url, ann.token);
        return {
          status: response.status,
          text: await response.text(),
          wait: response.headers.get('retry-after'),
        };
      }),
    );
    const refused = answers.filter(({ status }) => status === 429);
    expect([answers.filter(({ status }) => status === 200).length, refused.length]).toEqual([5, 7]);
    for (const { text, wait } of refused) {
      expect(JSON.parse(text)).toEqual({ error: expect.stringContaining('5 calls'), code: 'day-used-up' });
      expect(Number(wait)).toBeGreaterThan(0);
      expect(Number(wait)).toBeLessThanOrEqual(86_400);
    }
    expect(upstream.calls()).toHaveLength(5);
    expect((await call(other.url, ben.token)).status).toBe(200);
    const usage = await game.ask('/api/models/v1/usage', { method: 'GET', token: ann.token });
    expect(await usage.json()).toMatchObject({ calls: 5, most: 5, left: 0 });
    // The next day.
    await game.standIn.admin`update private.text_usage set day = day - 1`;
    expect((await call(game.url, ann.token)).status).toBe(200);
    const lines: string[] = [];
    const standIn = { ...game.standIn, close: () => Promise.resolve() };
    await administer({
      env: { LOG_LEVEL: 'silent' },
      args: ['usage'],
      say: (line) => lines.push(line),
      write: () => {},
      standIn: () => Promise.resolve(ok(standIn)),
    });
    expect(lines.join('\n')).toMatch(/ann@example\.org {2}6 calls of lent models in 30 days/);
  });

  test('a sign-in that was ended asks for nothing', async () => {
    const ann = await signUp(game, 'ann@example.org');
    await ann.page.auth.signOut({ scope: 'local' });
    const response = await call(other.url, ann.token);
    expect([response.status, await response.json()]).toMatchObject([401, { code: 'session-gone' }]);
    expect(upstream.calls()).toHaveLength(0);
  });

  test('what a call came to is noted', async () => {
    const ann = await signUp(game, 'ann@example.org');
    await (await call(game.url, ann.token)).text();
    const usage = async () =>
      (await game.ask('/api/models/v1/usage', { method: 'GET', token: ann.token })).json();
    await expect.poll(async () => (await usage()).tokensOut).toBeGreaterThan(0);
    expect((await usage()).tokensIn).toBeGreaterThan(0);
  });
});

test('neither the key nor a word of a story is logged, whatever goes wrong', async () => {
  const game = await openGame('with the stand-in', { env: envOf(upstream) });
  const { token, id } = await signUp(game, 'ann@example.org');
  const lent = readLentText(envOf(upstream));
  if (!lent.ok || !lent.value.lent) throw new Error('nothing is lent');
  const backend = standInBackend(game.standIn);
  const lines: string[] = [];
  const log = createLog({ level: 'debug', now: () => 0, write: (line) => lines.push(line) });
  const user = { id, session: decodeJwt(token)['session_id'], email: 'ann@example.org', proofs: [] };
  const models = {
    backend,
    verifyUser: () => Promise.resolve(ok({ ...user, session: String(user.session) })),
    limits: 'off' as const,
    now: () => 0,
    random: () => new Uint8Array(16),
    log,
    lent: lent.value.lent,
    fetch,
  };
  const server = await startServer(new Map(), { models, log });
  upstream.play(
    { play: { type: 'stream', tokensPerSecond: 0 } },
    { play: { type: 'status', status: 401, message: `bad key ${key}` } },
    { play: { type: 'reset', afterTokens: null } },
    { play: { type: 'reset', afterTokens: 4 } },
    { play: { type: 'html' } },
  );
  for (let time = 0; time < 5; time += 1) await (await call(server.url, token)).text().catch(() => '');
  await call(server.url, token, { ...body, model: 'Tell of a lamp.' });
  expect(lines.length).toBeGreaterThan(6);
  expect(lines.filter((line) => line.includes(key) || /lamp\b|Tell of/.test(line))).toEqual([]);
  await server.close();
  await game.close();
});

test('a server that lends nothing says so', async () => {
  const server = await startServer(new Map());
  const response = await fetch(`${server.url}/api/models/v1/models`);
  expect([response.status, await response.json()]).toEqual([
    503,
    { error: 'This server lends no model.', code: 'nothing-lent' },
  ]);
  await server.close();
});

describe('the environment', () => {
  const read = (env: Record<string, string>) => readLentText(env);

  test('lends what is named, and says what it does not lend', () => {
    expect(read({})).toEqual({ ok: true, value: { lent: null, notes: [] } });
    expect(read({ OPENROUTER_API_KEY: key, LENT_MODELS: 'a/b, c/d a/b' })).toEqual({
      ok: true,
      value: {
        lent: { key, baseUrl: 'https://openrouter.ai/api/v1', models: ['a/b', 'c/d'], mostADay: 500 },
        notes: [],
      },
    });
    const local = {
      OPENROUTER_API_KEY: key,
      LENT_MODELS: 'a/b',
      OPENROUTER_BASE_URL: 'http://127.0.0.1:1/v1/',
    };
    expect(read(local)).toMatchObject({
      value: { lent: { baseUrl: 'http://127.0.0.1:1/v1' }, notes: [expect.any(String)] },
    });
    for (const half of [{ OPENROUTER_API_KEY: key }, { LENT_MODELS: 'a/b' }])
      expect(read(half)).toMatchObject({
        value: { lent: null, notes: [expect.stringContaining('no model is lent')] },
      });
  });

  test.each([
    [{ OPENROUTER_BASE_URL: 'http://example.org/v1' }, 'OPENROUTER_BASE_URL'],
    [{ OPENROUTER_BASE_URL: 'https://me:secret@example.org' }, 'OPENROUTER_BASE_URL'],
    [{ MAX_TEXT_CALLS_PER_DAY: 'many' }, 'MAX_TEXT_CALLS_PER_DAY'],
    [{ MAX_TEXT_CALLS_PER_DAY: '-1' }, 'MAX_TEXT_CALLS_PER_DAY'],
    [{ OPENROUTER_API_KEY: 'two lines' }, 'OPENROUTER_API_KEY'],
  ])('%o is refused with a sentence that names %s', (env, name) => {
    expect(read(env)).toEqual({ ok: false, error: expect.stringContaining(name) });
  });
});
