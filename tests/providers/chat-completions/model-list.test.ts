import { expect, test } from 'vitest';
import type { RemoteName } from '../../../src/domain/provider-names.ts';
import { wellKnownModels } from '../../../src/domain/provider-details.ts';
import { createSecret, type Secret } from '../../../src/domain/secret.ts';
import { readModelList } from '../../../src/providers/chat-completions/model-entry.ts';
import { readCatalog } from '../../../src/providers/catalog.ts';
import type { AskOptions } from '../../../src/providers/wire/ask-json.ts';
import { createFakeClock } from '../../model-server/fake-clock.ts';
import { contactAt } from './call-model.ts';
import { startStandIn } from './stand-in.ts';

const server = await startStandIn();
const { signal } = new AbortController();

const builtInModels = wellKnownModels.openrouter;

type Props = Partial<AskOptions> & { readonly baseUrl?: string; readonly key?: Secret };

/** Asks a provider at the stand-in's address. */
const lister =
  ({ baseUrl = server.url, key, ...props }: Props = {}) =>
  (host: RemoteName, aborted: AbortSignal) =>
    readCatalog(
      { fetch, clock: createFakeClock(), online: () => true, ...props },
      contactAt({ host, baseUrl, ...(key === undefined ? {} : { key }) }),
      aborted,
    );

test('SET-14 an entry of OpenRouter is read: id, name, prices per token, context, parameters, thinking', () => {
  const list = readModelList({
    data: [
      {
        id: 'a/b',
        name: 'A: B',
        context_length: 128000,
        pricing: { prompt: '0.000003', completion: '1.5e-5', request: '0' },
        architecture: {
          input_modalities: ['text', 'image'],
          output_modalities: ['text'],
          tokenizer: 'x',
          instruct_type: null,
        },
        top_provider: { context_length: 64000, max_completion_tokens: null, is_moderated: true },
        supported_parameters: ['reasoning', 'temperature', 7],
        reasoning: { mandatory: true, supported_efforts: ['high', 'minimal', 'low'] },
        expiration_date: '2026-12-01',
      },
    ],
  });
  expect(list).toEqual([
    {
      id: 'a/b',
      name: 'A: B',
      pricing: { prompt: 0.000003, completion: 0.000015 },
      contextLength: 128000,
      supportedParameters: ['reasoning', 'temperature'],
      reasoning: 'mandatory',
      leastEffort: 'minimal',
      expiresAt: Date.UTC(2026, 11, 1),
    },
  ]);
});

test('SET-14 traps of the list: varying and missing prices, no context, models that do not write, repeats', () => {
  const list = readModelList({
    data: [
      {
        id: 'router',
        name: '',
        pricing: { prompt: '-1', completion: '-1' },
        context_length: null,
        reasoning: {},
      },
      { id: 'free', pricing: { prompt: '0', completion: '0' } },
      { id: 'painter', architecture: { output_modalities: ['image'] } },
      { id: 'free' },
      { id: 7 },
      null,
      'text',
      { id: 'text-embedding-nomic' },
      { id: 'local', max_model_len: 4096 },
      { id: 'gguf', meta: { n_ctx_train: 8192 } },
    ],
  });
  expect(
    list?.map(({ id, name, pricing, contextLength, reasoning }) => [
      id,
      name,
      pricing.prompt,
      contextLength,
      reasoning,
    ]),
  ).toEqual([
    ['router', 'router', null, null, 'optional'],
    ['free', 'free', 0, null, 'none'],
    ['local', 'local', null, 4096, 'none'],
    ['gguf', 'gguf', null, 8192, 'none'],
  ]);
});

test.each([
  [[{ id: 'bare' }]],
  [{ models: [{ name: 'bare' }] }],
  [{ object: 'list', data: [{ id: 'bare', object: 'model' }] }],
])('SET-14 lists of local servers: %j', (body) => {
  expect(readModelList(body)?.map((entry) => entry.id)).toEqual(['bare']);
});

test.each([null, 'x', 7, {}, { data: 'x' }])('SET-14 %j is no list', (body) => {
  expect(readModelList(body)).toBeNull();
});

test('SET-14 OpenRouter is read twice with the key of the player, and models that he may not use are left out', async () => {
  const seen: string[] = [];
  const ask: typeof fetch = async (input, init) => {
    seen.push(`${String(input)} ${new Headers(init?.headers).get('authorization')}`);
    if (String(input).endsWith('/key'))
      return Response.json({
        data: {
          label: 'sk-or-v1-123...789',
          limit: 5,
          limit_remaining: 3.5,
          usage: 1.5,
          usage_daily: 0.25,
          is_free_tier: false,
        },
      });
    const own = String(input).endsWith('/user');
    return Response.json({ data: own ? [{ id: 'b' }] : [{ id: 'a' }, { id: 'b', name: 'Bee' }] });
  };
  const result = await lister({
    fetch: ask,
    key: createSecret('sk-12345678'),
    baseUrl: 'https://openrouter.ai/api/v1',
  })('openrouter', signal);
  expect(seen).toEqual([
    'https://openrouter.ai/api/v1/models Bearer sk-12345678',
    'https://openrouter.ai/api/v1/models/user Bearer sk-12345678',
    'https://openrouter.ai/api/v1/key Bearer sk-12345678',
  ]);
  expect(result).toMatchObject({
    ok: true,
    value: {
      account: { status: 'valid', remaining: 3.5, used: 1.5, usedToday: 0.25, freeTier: false },
      source: 'provider',
      provider: 'openrouter',
      models: [{ id: 'b', name: 'Bee' }],
    },
  });
});

test('SET-11 without a key the public list alone is read', async () => {
  const result = await lister()('openrouter', signal);
  expect(server.requests.map((request) => request.path)).toEqual(['/v1/models']);
  expect(server.requests[0]?.headers).not.toHaveProperty('authorization');
  expect(result).toMatchObject({
    ok: true,
    value: {
      source: 'provider',
      at: 1_000_000,
      models: [{ id: 'stand-in/teller' }, { id: 'stand-in/free' }],
    },
  });
});

test.each(['html', 'status', 'reset'] as const)(
  'SET-11 the five built-in models stand in when OpenRouter fails (%s)',
  async (type) => {
    const play =
      type === 'status' ? { type, status: 500 } : type === 'reset' ? { type, afterTokens: null } : { type };
    server.play({ play });
    const result = await lister()('openrouter', signal);
    expect(result).toMatchObject({ ok: true, value: { source: 'built-in', models: builtInModels } });
    expect(builtInModels).toHaveLength(5);
  },
);

test.each(['{"data":[]}', '{"data":[{"id":"painter","architecture":{"output_modalities":["image"]}}]}'])(
  'SET-11 a list without a model that writes is a failure: %s',
  async (body) => {
    server.play({ play: { type: 'raw', body } });
    expect(await lister()('openrouter', signal)).toMatchObject({
      ok: true,
      value: { source: 'built-in', models: builtInModels },
    });
    server.play({ play: { type: 'raw', body } });
    expect(await lister()('server', signal)).toMatchObject({
      ok: false,
      error: { type: 'bad-answer', message: 'The list held no model that writes.' },
    });
  },
);

test.each([
  [{ type: 'html' } as const, { type: 'bad-answer' }],
  [{ type: 'status', status: 401, message: 'no' } as const, { type: 'key-refused', message: 'no' }],
  [
    { type: 'status', status: 404, body: '404 page not found' } as const,
    { type: 'bad-answer', message: '404 page not found' },
  ],
  [{ type: 'raw', body: '{"hello":1}' } as const, { type: 'bad-answer' }],
  [{ type: 'reset', afterTokens: null } as const, { type: 'unreachable', offline: false }],
])('SET-11 an own server that cannot be read says why: %j', async (play, error) => {
  server.play({ play });
  expect(await lister()('server', signal)).toMatchObject({ ok: false, error });
});

test('SET-11 an own server is asked once, and an address that is none is not asked', async () => {
  expect(await lister()('server', signal)).toMatchObject({ ok: true, value: { host: server.url } });
  expect(server.requests.map((request) => request.path)).toEqual(['/v1/models']);
  expect(await lister({ baseUrl: 'nowhere' })('server', signal)).toEqual({
    ok: false,
    error: { type: 'bad-address', address: 'nowhere' },
  });
});

test('SET-11 a list that does not come in 20 s is given up, and the request with it', async () => {
  server.play({ play: { type: 'hang', afterTokens: 0 } });
  const clock = createFakeClock();
  const result = lister({ clock })('server', signal);
  const asked = await server.request(1);
  await clock.advance(20_000);
  expect(await result).toMatchObject({ ok: false, error: { type: 'timeout', afterMs: 20_000 } });
  expect(await asked.closed).toBe('aborted');
});

test('SET-11 a key that OpenRouter refuses is told with the catalog, and its models can be looked at all the same', async () => {
  const ask: typeof fetch = async (input, init) =>
    new Headers(init?.headers).has('authorization')
      ? Response.json({ error: { code: 401, message: 'User not found for sk-12345678' } }, { status: 401 })
      : Response.json({ data: [{ id: 'a' }], asked: String(input) });
  const result = await lister({
    fetch: ask,
    key: createSecret('sk-12345678'),
    baseUrl: 'https://openrouter.ai/api/v1',
  })('openrouter', signal);
  expect(result).toMatchObject({
    ok: true,
    value: {
      source: 'provider',
      models: [{ id: 'a' }],
      account: { status: 'refused', message: 'User not found for [secret]' },
    },
  });
});

test('SET-11 a gateway that cannot be asked about the key says nothing about it', async () => {
  const ask: typeof fetch = async (input) =>
    String(input).endsWith('/key')
      ? Response.json({ error: { code: 502, message: 'Bad gateway' } }, { status: 502 })
      : Response.json({ data: [{ id: 'a' }] });
  const result = await lister({
    fetch: ask,
    key: createSecret('sk-12345678'),
    baseUrl: 'https://openrouter.ai/api/v1',
  })('openrouter', signal);
  if (!result.ok) throw new Error(result.error.type);
  expect(result.value).not.toHaveProperty('account');
});

test.each([
  ['llamacpp', ['stop', 'stream_options', 'prefill']],
  ['library', ['stop', 'stream_options']],
  ['somebody', []],
])('SET-14 a program of the owner %s understands %j beside the documented fields', (owner, fields) => {
  expect(readModelList({ data: [{ id: 'x', owned_by: owner }] })?.[0]?.supportedParameters).toEqual(fields);
});
