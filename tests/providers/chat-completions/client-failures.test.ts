import { describe, expect, test, vi } from 'vitest';

import { createSecret } from '../../../src/domain/secret.ts';
import { createFakeClock } from '../../model-server/fake-clock.ts';
import type { Play } from '../../model-server/faults.ts';
import { startModelServer } from '../../model-server/model-server.ts';
import { collect, modelWith, request } from './call-model.ts';
import { callModel, startStandIn } from './stand-in.ts';

const server = await startStandIn();
const { signal } = new AbortController();

describe('failures', () => {
  const mended: readonly Play[] = [
    ...[408, 429, 500, 502, 503, 504, 524, 529].map((status): Play => ({ type: 'status', status })),
    { type: 'empty' },
    { type: 'reset', afterTokens: null },
    { type: 'reset', afterTokens: 0 },
    { type: 'error-event', afterTokens: 0 },
  ];
  test.each(mended)('PLAY-11 is tried again after %j, and a good answer counts', async (play) => {
    const { last, calls, text } = await callModel(server, [play, play]);
    expect(last).toEqual({ type: 'finish', reason: 'stop' });
    expect(text).not.toBe('');
    expect(calls).toBe(3);
  });

  test('PLAY-11 is tried twice more at most, after about 1 and 3 seconds', async () => {
    const plays = Array.from({ length: 4 }, (): Play => ({ type: 'status', status: 500 }));
    const { last, calls, clock } = await callModel(server, plays);
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
    await callModel(server, plays, { clock, random: () => random });
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
    const { last, calls } = await callModel(server, [play]);
    expect(last).toMatchObject({ type: 'failed', error: { host: new URL(server.url).host, ...error } });
    expect(calls).toBe(1);
  });

  test('PLAY-11 a wait that the provider asks for is kept', async () => {
    const clock = createFakeClock([7000]);
    const { last } = await callModel(server, [{ type: 'status', status: 429, retryAfterSeconds: 7 }], {
      clock,
    });
    expect(last).toEqual({ type: 'finish', reason: 'stop' });
    expect(clock.slept).toContain(7000);
  });

  const afterWords: readonly (readonly [Play, string])[] = [
    [{ type: 'error-event', afterTokens: 4 }, 'provider-failed'],
    [{ type: 'reset', afterTokens: 4 }, 'cut-off'],
    [{ type: 'end-early', afterTokens: 4 }, 'cut-off'],
  ];
  test.each(afterWords)('PLAY-28 after visible words nothing is tried again: %j', async (play, type) => {
    const { text, last, calls } = await callModel(server, [play]);
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
    const { last, calls } = await callModel(server, [play, play, play]);
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
    const { last } = await callModel(
      server,
      [{ type: 'status', status: 401, message: 'Bad key very-secret-key-1234!' }],
      {
        key,
      },
    );
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
    const { last } = await callModel(server, [], { online: () => false });
    expect(last?.type).toBe('finish');
  });
});
