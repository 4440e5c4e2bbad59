import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createSecret } from '../../../src/domain/secret.ts';
import { hostileContent } from '../../model-server/faults.ts';
import { createFakeClock } from '../../model-server/fake-clock.ts';
import type { Play } from '../../model-server/faults.ts';
import { startModelServer } from '../../model-server/model-server.ts';
import type { ModelServer } from '../../model-server/model-server.ts';
import { answerFor } from '../../model-server/prose.ts';
import { collect, entry, goodAnswer, modelWith, request, textOf } from './call-model.ts';

let server: ModelServer;
const { signal } = new AbortController();

beforeAll(async () => {
  server = await startModelServer();
});
afterAll(() => server.close());
beforeEach(() => server.reset());

/** One call, with the last answers played as said. */
async function call(plays: readonly Play[], props: Partial<Parameters<typeof modelWith>[0]> = {}) {
  server.play(...plays.map((play) => ({ play })));
  const { model, clock } = modelWith({ baseUrl: server.url, ...props });
  const events = await collect(model.stream(request, signal));
  return { events, clock, text: textOf(events), last: events.at(-1), calls: server.calls().length };
}

/** What the server tells when nothing is wrong. */
const story = answerFor({ max_tokens: 500, messages: request.messages }, 1);

describe('the wire', () => {
  test('PLAY-25 the body has exactly model, messages, temperature, max_tokens and stream', async () => {
    await call([]);
    expect(server.requests[0]?.body).toEqual({
      model: 'stand-in/teller',
      messages: request.messages,
      temperature: 0.7,
      max_tokens: 500,
      stream: true,
    });
    expect(server.requests[0]).toMatchObject({ method: 'POST', path: '/v1/chat/completions' });
  });

  test('SET-10 without a key there is no Authorization, with one it is in that header alone', async () => {
    await call([]);
    expect(server.requests[0]?.headers).not.toHaveProperty('authorization');
    await call([], { key: createSecret('  key-abcdefgh\n') });
    const sent = server.requests[1];
    expect(sent?.headers.authorization).toBe('Bearer key-abcdefgh');
    expect(sent?.path + JSON.stringify(sent?.body)).not.toContain('abcdefgh');
  });

  test('PLAY-25 a host that is not the gateway gets no header of ours', async () => {
    await call([], { host: 'openrouter', key: createSecret('sk-or-12345678'), appUrl: 'https://app.test' });
    const names = Object.keys(server.requests[0]?.headers ?? {});
    const own = names.filter(
      (name) =>
        !/^(host|connection|accept.*|user-agent|sec-fetch-mode|content-(type|length)|authorization)$/.test(
          name,
        ),
    );
    expect(own).toEqual([]);
  });

  test('PLAY-25 the gateway is told the name of the app', async () => {
    const ask = vi.fn<typeof fetch>(async () => goodAnswer());
    const key = createSecret('sk-or-12345678');
    const { model } = modelWith({
      baseUrl: 'https://openrouter.ai/api/v1',
      host: 'openrouter',
      key,
      fetch: ask,
      appUrl: 'https://app.test',
    });
    await collect(model.stream(request, signal));
    const [url, init] = ask.mock.calls[0] ?? [];
    expect(String(url)).toBe('https://openrouter.ai/api/v1/chat/completions');
    expect(init?.headers).toEqual({
      'Content-Type': 'application/json',
      Authorization: 'Bearer sk-or-12345678',
      'HTTP-Referer': 'https://app.test',
      'X-OpenRouter-Title': 'Lamplit',
      'X-OpenRouter-Categories': 'game,roleplay',
    });
    expect(init?.credentials).toBe('omit');
  });

  test('PLAY-25 fields beyond the five go only where the entry names them', async () => {
    const thinking = entry({ supportedParameters: ['reasoning', 'stream_options'], reasoning: 'optional' });
    await call([], { entry: thinking });
    expect(server.requests[0]?.body).toMatchObject({
      max_tokens: 500,
      reasoning: { effort: 'none' },
      stream_options: { include_usage: true },
    });
    await call([], { entry: entry({ supportedParameters: ['reasoning'], reasoning: 'mandatory' }) });
    expect(server.requests[1]?.body).toMatchObject({
      max_tokens: 2000,
      reasoning: { effort: 'low', exclude: true },
    });
    await call([], { entry: entry({ reasoning: 'optional' }) });
    expect(server.requests[2]?.body).not.toHaveProperty('reasoning');
  });

  test.each([
    ['http://localhost:11434/v1/', 'http://localhost:11434/v1/chat/completions'],
    [' http://localhost:1234/v1/chat/completions ', 'http://localhost:1234/v1/chat/completions'],
    ['https://host.test/v1/models#x', 'https://host.test/v1/chat/completions'],
    ['https://host.test', 'https://host.test/chat/completions'],
  ])('PLAY-25 %s is asked at %s', async (baseUrl, expected) => {
    const ask = vi.fn<typeof fetch>(async () => goodAnswer());
    await collect(modelWith({ baseUrl, fetch: ask }).model.stream(request, signal));
    expect(String(ask.mock.calls[0]?.[0])).toBe(expected);
  });

  test.each(['', 'localhost:1234/v1', 'ftp://host/v1', 'javascript:alert(1)', 'http://me:pass@host/v1'])(
    'PLAY-25 %j is no address, and nothing is called',
    async (baseUrl) => {
      const ask = vi.fn<typeof fetch>();
      const events = await collect(modelWith({ baseUrl, fetch: ask }).model.stream(request, signal));
      expect(events).toEqual([{ type: 'failed', error: { type: 'bad-address', address: baseUrl } }]);
      expect(ask).not.toHaveBeenCalled();
    },
  );

  test('SET-10 the gateway is never called without a key, and no server with a key that cannot be sent', async () => {
    const ask = vi.fn<typeof fetch>();
    const none = modelWith({ baseUrl: server.url, host: 'openrouter', fetch: ask });
    expect(await collect(none.model.stream(request, signal))).toEqual([
      { type: 'failed', error: { type: 'key-missing', provider: 'openrouter' } },
    ]);
    const broken = modelWith({ baseUrl: server.url, key: createSecret('schlüssel→'), fetch: ask });
    expect((await collect(broken.model.stream(request, signal))).at(-1)).toMatchObject({
      error: { type: 'key-refused' },
    });
    expect(ask).not.toHaveBeenCalled();
  });
});

describe('answers over a real connection', () => {
  const good: readonly Play[] = [
    { type: 'stream', tokensPerSecond: 0 },
    { type: 'stream', tokensPerSecond: 1000 },
    { type: 'cut', bytes: 1 },
    { type: 'cut', bytes: 7 },
    { type: 'comments' },
    { type: 'line-ends', with: '\r\n' },
    { type: 'line-ends', with: '\r' },
    { type: 'no-done' },
    { type: 'reasoning', as: 'field' },
    { type: 'reasoning', as: 'tags' },
    { type: 'whole' },
  ];
  test.each(good)('PLAY-25 the whole text comes through: %j', async (play) => {
    const { text, last } = await call([play]);
    expect(text.trim()).toBe(story);
    expect(last).toEqual({ type: 'finish', reason: 'stop' });
  });

  test.each(Object.entries(hostileContent))('PLAY-25 %s comes through as the text it is', async (_, text) => {
    const { events } = await call([{ type: 'text', text }]);
    expect(textOf(events)).toBe(text);
  });

  test('PLAY-25 what a call used is told once', async () => {
    const { events } = await call([]);
    const usage = events.filter((event) => event.type === 'usage');
    expect(usage).toEqual([
      {
        type: 'usage',
        promptTokens: 700,
        completionTokens: expect.any(Number),
        cachedTokens: null,
        cost: null,
      },
    ]);
  });
});

describe('failures', () => {
  const mended: readonly Play[] = [
    ...[408, 429, 500, 502, 503, 504, 524, 529].map((status): Play => ({ type: 'status', status })),
    { type: 'empty' },
    { type: 'reset', afterTokens: null },
    { type: 'reset', afterTokens: 0 },
    { type: 'error-event', afterTokens: 0 },
  ];
  test.each(mended)('PLAY-11 is tried again after %j, and a good answer counts', async (play) => {
    const { last, calls, text } = await call([play, play]);
    expect(last).toEqual({ type: 'finish', reason: 'stop' });
    expect(text).not.toBe('');
    expect(calls).toBe(3);
  });

  test('PLAY-11 is tried twice more at most, after about 1 and 3 seconds', async () => {
    const plays = Array.from({ length: 4 }, (): Play => ({ type: 'status', status: 500 }));
    const { last, calls, clock } = await call(plays);
    expect(last).toMatchObject({
      type: 'failed',
      error: { type: 'provider-failed', status: 500, message: 'Fault 500' },
    });
    expect(calls).toBe(3);
    expect(clock.slept.filter((ms) => ms < 20_000)).toEqual([1000, 3000]);
  });

  test.each([0, 0.999])('PLAY-11 the waits differ by chance (%d)', async (random) => {
    const clock = createFakeClock([750, 2250, 1250, 3749, 3750]);
    const plays = Array.from({ length: 3 }, (): Play => ({ type: 'status', status: 503 }));
    await call(plays, { clock, random: () => random });
    expect(clock.slept.filter((ms) => ms < 20_000)).toEqual(
      random === 0 ? [750, 2250] : [1250, expect.closeTo(3750, -1)],
    );
  });

  const told: readonly (readonly [Play, object])[] = [
    [
      { type: 'status', status: 401, message: 'No auth' },
      { type: 'key-refused', message: 'No auth' },
    ],
    [{ type: 'status', status: 402 }, { type: 'out-of-funds' }],
    [{ type: 'status', status: 403 }, { type: 'key-refused' }],
    [
      { type: 'status', status: 404 },
      { type: 'model-unknown', model: 'stand-in/teller' },
    ],
    [
      { type: 'status', status: 400 },
      { type: 'bad-request', status: 400 },
    ],
    [
      { type: 'status', status: 413 },
      { type: 'bad-request', status: 413 },
    ],
    [
      { type: 'status', status: 422 },
      { type: 'bad-request', status: 422 },
    ],
    [
      { type: 'status', status: 400, message: 'maximum context length is 4096 tokens' },
      { type: 'context-too-long' },
    ],
    [
      { type: 'status', status: 429, retryAfterSeconds: 60 },
      { type: 'rate-limited', retryAfterMs: 60_000 },
    ],
    [{ type: 'html' }, { type: 'bad-answer', message: 'Welcome Please sign in to the hotel network' }],
  ];
  test.each(told)('PLAY-11 is told at once: %j', async (play, error) => {
    const { last, calls } = await call([play]);
    expect(last).toMatchObject({ type: 'failed', error: { host: new URL(server.url).host, ...error } });
    expect(calls).toBe(1);
  });

  test('PLAY-11 a wait that the provider asks for is kept', async () => {
    const clock = createFakeClock([7000]);
    const { last } = await call([{ type: 'status', status: 429, retryAfterSeconds: 7 }], { clock });
    expect(last).toEqual({ type: 'finish', reason: 'stop' });
    expect(clock.slept).toContain(7000);
  });

  const afterWords: readonly (readonly [Play, string])[] = [
    [{ type: 'error-event', afterTokens: 4 }, 'provider-failed'],
    [{ type: 'reset', afterTokens: 4 }, 'cut-off'],
    [{ type: 'end-early', afterTokens: 4 }, 'cut-off'],
  ];
  test.each(afterWords)('PLAY-28 after visible words nothing is tried again: %j', async (play, type) => {
    const { text, last, calls } = await call([play]);
    expect(text).not.toBe('');
    expect(last).toMatchObject({ type: 'failed', error: { type } });
    expect(calls).toBe(1);
  });

  test('PLAY-25 max_tokens refused: once with max_completion_tokens, and from then on', async () => {
    const message =
      "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead.";
    server.play({ play: { type: 'status', status: 400, body: { error: { message, param: 'max_tokens' } } } });
    const { model } = modelWith({ baseUrl: server.url });
    expect((await collect(model.stream(request, signal))).at(-1)?.type).toBe('finish');
    await collect(model.stream(request, signal));
    const bodies = server.requests.map((each) => each.body);
    expect(bodies[0]).toHaveProperty('max_tokens', 500);
    for (const body of bodies.slice(1)) {
      expect(body).toHaveProperty('max_completion_tokens', 500);
      expect(body).not.toHaveProperty('max_tokens');
    }
    expect(bodies).toHaveLength(3);
  });

  test('PLAY-25 max_tokens refused for ever is told', async () => {
    const play: Play = {
      type: 'status',
      status: 400,
      body: { error: { message: 'Unsupported parameter: max_tokens', param: 'max_tokens' } },
    };
    const { last, calls } = await call([play, play, play]);
    expect(last).toMatchObject({ error: { type: 'bad-request' } });
    expect(calls).toBe(2);
  });

  test('PLAY-11 a model that spent all its tokens on thinking gets 1500 more, and from then on', async () => {
    const thoughts =
      'data: {"choices":[{"index":0,"delta":{"content":"","reasoning":"Hm"},"finish_reason":"length"}]}\n\ndata: [DONE]\n\n';
    server.play({ play: { type: 'raw', body: thoughts } });
    const { model, clock } = modelWith({ baseUrl: server.url });
    expect((await collect(model.stream(request, signal))).at(-1)?.type).toBe('finish');
    await collect(model.stream(request, signal));
    expect(server.requests.map((each) => (each.body as { max_tokens: number }).max_tokens)).toEqual([
      500, 2000, 2000,
    ]);
    expect(clock.slept).not.toContain(1000);
  });

  test('SET-10 a key that the provider repeats is not told on', async () => {
    const key = createSecret('very-secret-key-1234');
    const { last } = await call([{ type: 'status', status: 401, message: 'Bad key very-secret-key-1234!' }], {
      key,
    });
    expect(last).toMatchObject({ error: { message: 'Bad key [secret]!' } });
  });

  test('PLAY-27 a refused port and a lost network are told apart', async () => {
    const gone = await startModelServer();
    await gone.close();
    const refused = modelWith({ baseUrl: gone.url });
    expect((await collect(refused.model.stream(request, signal))).at(-1)).toMatchObject({
      error: { type: 'unreachable', offline: false },
    });
    expect(refused.clock.slept.filter((ms) => ms < 20_000)).toEqual([1000, 3000]);
    const ask = vi.fn<typeof fetch>();
    const offline = modelWith({ baseUrl: 'https://host.test/v1', online: () => false, fetch: ask });
    expect(await collect(offline.model.stream(request, signal))).toEqual([
      { type: 'failed', error: { type: 'unreachable', host: 'host.test', offline: true } },
    ]);
    expect(ask).not.toHaveBeenCalled();
  });

  test('PLAY-27 a server on this machine is asked without a network', async () => {
    const { last } = await call([], { online: () => false });
    expect(last?.type).toBe('finish');
  });
});

describe('time', () => {
  test.each([
    ['server', 120_000],
    ['openrouter', 60_000],
  ] as const)(
    'PLAY-11 no first word of %s in %d ms ends the call; comments do not help',
    async (host, ms) => {
      server.play({ play: { type: 'hang', afterTokens: 0, comments: true } });
      const { model, clock } = modelWith({ baseUrl: server.url, host, key: createSecret('key-12345678') });
      const events = collect(model.stream(request, signal));
      const asked = await server.request(1);
      await clock.advance(ms - 1);
      await clock.advance(1);
      expect((await events).at(-1)).toMatchObject({
        type: 'failed',
        error: { type: 'timeout', afterMs: ms },
      });
      expect(await asked.closed).toBe('aborted');
      expect(server.calls()).toHaveLength(1);
    },
  );

  test('PLAY-11 30 s without a byte in the middle end the call, and what was visible stays', async () => {
    server.play({ play: { type: 'hang', afterTokens: 5 } });
    const { model, clock } = modelWith({ baseUrl: server.url });
    const seen: string[] = [];
    let done = false;
    const reading = (async () => {
      for await (const event of model.stream(request, signal))
        seen.push(event.type === 'text' ? event.text : event.type);
      done = true;
    })();
    await vi.waitFor(() => expect(seen.join('').length).toBeGreaterThan(15));
    await clock.advance(29_999);
    await new Promise((resolve) => setImmediate(resolve));
    expect(done).toBe(false);
    await clock.advance(1);
    await reading;
    expect(seen.at(-1)).toBe('failed');
  });

  test('PLAY-11 180 s end a call that goes on and on', async () => {
    const clock = createFakeClock();
    const encoder = new TextEncoder();
    const ask: typeof fetch = async () => {
      const body = new ReadableStream<Uint8Array>({
        async pull(controller) {
          await clock.sleep(10_000);
          controller.enqueue(encoder.encode('data: {"choices":[{"delta":{"content":"on "}}]}\n\n'));
        },
      });
      return new Response(body);
    };
    const { model } = modelWith({ baseUrl: 'http://host.test/v1', fetch: ask, clock });
    const events = collect(model.stream(request, signal));
    for (let second = 0; second < 200; second += 5) {
      await clock.advance(5_000);
      await new Promise((resolve) => setImmediate(resolve));
    }
    const all = await events;
    expect(all.at(-1)).toMatchObject({ type: 'failed', error: { type: 'timeout' } });
    expect(textOf(all).length).toBeGreaterThan(40);
  });

  test('PLAY-25 a server that says the end and keeps the connection open is not waited for', async () => {
    server.play({ play: { type: 'raw', body: '' } });
    const clock = createFakeClock();
    const ask: typeof fetch = async () =>
      new Response(
        new ReadableStream<Uint8Array>({
          start: (controller) =>
            controller.enqueue(
              new TextEncoder().encode(
                'data: {"choices":[{"delta":{"content":"All."},"finish_reason":"stop"}]}\n\n',
              ),
            ),
        }),
      );
    const { model } = modelWith({ baseUrl: 'http://host.test/v1', fetch: ask, clock });
    const events = collect(model.stream(request, signal));
    await vi.waitFor(() => expect(clock.slept).toContain(2000));
    await clock.advance(2000);
    expect(await events).toEqual([
      { type: 'text', text: 'All.' },
      { type: 'finish', reason: 'stop' },
    ]);
  });

  test('PLAY-28 stopping reaches the server, and no event follows', async () => {
    server.play({ play: { type: 'hang', afterTokens: 5 } });
    const { model } = modelWith({ baseUrl: server.url });
    const stop = new AbortController();
    const types: string[] = [];
    for await (const event of model.stream(request, stop.signal)) {
      types.push(event.type);
      stop.abort();
    }
    expect(types).toEqual(['text']);
    expect(await server.requests[0]?.closed).toBe('aborted');
  });

  test('PLAY-28 a reader that goes away stops the server too', async () => {
    server.play({ play: { type: 'hang', afterTokens: 5 } });
    const { model } = modelWith({ baseUrl: server.url });
    for await (const event of model.stream(request, signal)) if (event.type === 'text') break;
    expect(await server.requests[0]?.closed).toBe('aborted');
  });

  test('PLAY-28 stopped before it began, nothing is called', async () => {
    const ask = vi.fn<typeof fetch>();
    const { model } = modelWith({ baseUrl: server.url, fetch: ask });
    expect(await collect(model.stream(request, AbortSignal.abort()))).toEqual([]);
    expect(ask).not.toHaveBeenCalled();
  });
});
