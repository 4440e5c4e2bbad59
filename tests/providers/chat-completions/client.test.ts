import { describe, expect, test, vi } from 'vitest';

import { createSecret } from '../../../src/domain/secret.ts';
import { hostileContent } from '../../model-server/faults.ts';
import type { Play } from '../../model-server/faults.ts';
import { answerFor } from '../../model-server/prose.ts';
import { collect, entry, goodAnswer, modelWith, request, textOf } from './call-model.ts';
import { callModel, startStandIn } from './stand-in.ts';

const server = await startStandIn();
const { signal } = new AbortController();

/** What the server tells when nothing is wrong. */
const story = answerFor({ max_tokens: 500, messages: request.messages }, 1);

describe('the wire', () => {
  test('PLAY-25 the body has exactly model, messages, temperature, max_tokens and stream', async () => {
    await callModel(server, []);
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
    await callModel(server, []);
    expect(server.requests[0]?.headers).not.toHaveProperty('authorization');
    await callModel(server, [], { key: createSecret('  key-abcdefgh\n') });
    const sent = server.requests[1];
    expect(sent?.headers.authorization).toBe('Bearer key-abcdefgh');
    expect(sent?.path + JSON.stringify(sent?.body)).not.toContain('abcdefgh');
  });

  test('PLAY-25 a host that is not OpenRouter gets no header of ours', async () => {
    await callModel(server, [], {
      host: 'openrouter',
      key: createSecret('sk-or-12345678'),
      appUrl: 'https://app.test',
    });
    const names = Object.keys(server.requests[0]?.headers ?? {});
    const own = names.filter(
      (name) =>
        !/^(host|connection|accept.*|user-agent|sec-fetch-mode|content-(type|length)|authorization)$/.test(
          name,
        ),
    );
    expect(own).toEqual([]);
  });

  test('PLAY-25 OpenRouter is told the name of the app', async () => {
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
    await callModel(server, [], { entry: thinking });
    expect(server.requests[0]?.body).toMatchObject({
      max_tokens: 500,
      reasoning: { effort: 'none' },
      stream_options: { include_usage: true },
    });
    await callModel(server, [], {
      entry: entry({ supportedParameters: ['reasoning'], reasoning: 'mandatory' }),
    });
    expect(server.requests[1]?.body).toMatchObject({
      max_tokens: 2000,
      reasoning: { effort: 'low', exclude: true },
    });
    await callModel(server, [], { entry: entry({ reasoning: 'optional' }) });
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

  test('SET-10 OpenRouter is never called without a key, and no server with a key that cannot be sent', async () => {
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
    const { text, last } = await callModel(server, [play]);
    expect(text.trim()).toBe(story);
    expect(last).toEqual({ type: 'finish', reason: 'stop' });
  });

  test.each(Object.entries(hostileContent))('PLAY-25 %s comes through as the text it is', async (_, text) => {
    const { events } = await callModel(server, [{ type: 'text', text }]);
    expect(textOf(events)).toBe(text);
  });

  test('PLAY-25 what a call used is told once', async () => {
    const { events } = await callModel(server, []);
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
