import { describe, expect, test, vi } from 'vitest';

import { createSecret } from '../../../src/domain/secret.ts';
import { createFakeClock } from '../../model-server/fake-clock.ts';
import { collect, modelWith, request, textOf } from './call-model.ts';
import { startStandIn } from './stand-in.ts';

const server = await startStandIn();
const { signal } = new AbortController();

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
    await expect.poll(() => seen.join('').length).toBeGreaterThan(15);
    await clock.advance(29_999);
    await new Promise((resolve) => setImmediate(resolve));
    expect(done).toBe(false);
    await clock.advance(1);
    await reading;
    expect(seen.at(-1)).toBe('failed');
  });

  /** A server that says a word every ten seconds, `words` of them, and what has come after `seconds`. */
  async function slowly(host: 'server' | 'openrouter', words: number, seconds: number) {
    const clock = createFakeClock();
    const encoder = new TextEncoder();
    let said = 0;
    const ask: typeof fetch = async () => {
      const body = new ReadableStream<Uint8Array>({
        async pull(controller) {
          await clock.sleep(10_000);
          const end = said >= words;
          said += 1;
          const choice = end ? { delta: {}, finish_reason: 'stop' } : { delta: { content: 'on ' } };
          controller.enqueue(encoder.encode(`data: ${JSON.stringify({ choices: [choice] })}\n\n`));
          if (end) controller.close();
        },
      });
      return new Response(body);
    };
    const key = createSecret('key-12345678');
    const { model } = modelWith({ baseUrl: 'http://host.test/v1', host, key, fetch: ask, clock });
    const events = collect(model.stream(request, signal));
    for (let second = 0; second < seconds; second += 5) {
      await clock.advance(5_000);
      await new Promise((resolve) => setImmediate(resolve));
    }
    return events;
  }

  test('PLAY-11 180 s end a call of OpenRouter that goes on and on', async () => {
    const all = await slowly('openrouter', Infinity, 200);
    expect(all.at(-1)).toMatchObject({ type: 'failed', error: { type: 'timeout' } });
    expect(textOf(all).length).toBeGreaterThan(40);
  });

  test('PLAY-11 a server of the player’s own that is slow is heard to its end', async () => {
    const all = await slowly('server', 60, 700);
    expect(all.at(-1)).toEqual({ type: 'finish', reason: 'stop' });
    expect(textOf(all)).toBe('on '.repeat(60));
  });

  test('PLAY-11 half an hour ends a call of a server that never comes to an end', async () => {
    const all = await slowly('server', Infinity, 1_900);
    expect(all.at(-1)).toMatchObject({ type: 'failed', error: { type: 'timeout' } });
    expect(textOf(all).length).toBeGreaterThan(3 * 170);
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
    await expect.poll(() => clock.slept).toContain(2000);
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
