import { describe, expect, test } from 'vitest';

import type { ModelEntry } from '../../../src/domain/model.ts';
import type { ChatRequest } from '../../../src/domain/ports/chat-model.ts';
import { wellKnownModels } from '../../../src/domain/provider-details.ts';
import { createSecret } from '../../../src/domain/secret.ts';
import { readCatalog } from '../../../src/providers/catalog.ts';
import { createFakeClock } from '../../model-server/fake-clock.ts';
import type { Play } from '../../model-server/faults.ts';
import { answerFor } from '../../model-server/prose.ts';
import { collect, contactAt, entry, modelWith, request, textOf } from '../chat-completions/call-model.ts';
import { callModel, startStandIn } from '../chat-completions/stand-in.ts';

const server = await startStandIn();
const { signal } = new AbortController();
const key = createSecret('sk-ant-0123456789');

/** Calls as they came to the stand-in. */
const bodies = () => server.calls().map(({ body }) => body as { readonly [field: string]: unknown });

async function call(
  asked: Partial<ChatRequest> = {},
  known: ModelEntry | null = null,
  plays: readonly Play[] = [],
) {
  server.play(...plays.map((play) => ({ play })));
  const { model } = modelWith({ baseUrl: server.url, host: 'anthropic', key, entry: known });
  const events = await collect(model.stream({ ...request, ...asked }, signal));
  const sent = bodies();
  return { events, text: textOf(events), last: events.at(-1), calls: sent.length, body: sent[0] ?? {} };
}

const text = (words: string, kept = false) => [
  { type: 'text', text: words, ...(kept ? { cache_control: { type: 'ephemeral' } } : {}) },
];
const thinker = entry({ reasoning: 'optional', supportedParameters: ['thinking', 'effort'] });

describe('the wire', () => {
  test('PLAY-25 rules stand apart, tokens are limited, and nothing is sent that a model may not know', async () => {
    const { body } = await call();
    expect(body).toEqual({
      model: 'stand-in/teller',
      max_tokens: 500,
      stream: true,
      system: text('You tell stories.'),
      messages: [{ role: 'user', content: text('Tell one.') }],
    });
    expect(server.requests[0]).toMatchObject({ method: 'POST', path: '/v1/messages' });
  });

  test('SET-10 the key goes in its own header and nowhere else', async () => {
    await call();
    const { headers, path, body } = server.requests[0] ?? {};
    expect(headers).toMatchObject({
      'x-api-key': 'sk-ant-0123456789',
      'anthropic-version': '2023-06-01',
      'anthropic-dangerous-direct-browser-access': 'true',
    });
    expect(headers).not.toHaveProperty('authorization');
    expect(headers).not.toHaveProperty('http-referer');
    expect(path + JSON.stringify(body)).not.toContain('sk-ant');
  });

  test('SET-10 without a key it is asked for nothing', async () => {
    const { last } = await callModel(server, [], { host: 'anthropic' });
    expect(last).toEqual({ type: 'failed', error: { type: 'key-missing', provider: 'anthropic' } });
    const read = await readCatalog(
      { fetch, clock: createFakeClock(), online: () => true },
      contactAt({ host: 'anthropic', baseUrl: server.url }),
      signal,
    );
    expect(read).toMatchObject({
      ok: true,
      value: { source: 'built-in', models: wellKnownModels.anthropic },
    });
    expect(server.requests).toEqual([]);
  });

  test('PLAY-25 the sides take turns: neighbours of one side are one, what is empty is left out', async () => {
    const { body } = await call({
      messages: [
        { role: 'system', content: 'Rules.' },
        { role: 'system', content: 'More rules.' },
        { role: 'user', content: 'I go.' },
        { role: 'assistant', content: 'You went.' },
        { role: 'assistant', content: ' ' },
        { role: 'assistant', content: 'It rained.' },
        { role: 'system', content: 'Remember the rain.' },
        { role: 'user', content: 'I wait.' },
      ],
    });
    expect(body['system']).toEqual(text('Rules.\n\nMore rules.'));
    expect(body['messages']).toEqual([
      { role: 'user', content: text('I go.') },
      { role: 'assistant', content: text('You went.\n\nIt rained.') },
      { role: 'user', content: text('Remember the rain.\n\nI wait.') },
    ]);
  });

  test('PLAY-25 where the story goes on, the rules and the talk up to the last words are marked to be kept', async () => {
    const { body } = await call({
      again: true,
      messages: [
        { role: 'system', content: 'Rules.' },
        { role: 'user', content: 'I go.' },
        { role: 'assistant', content: 'You went.' },
        { role: 'user', content: 'I wait.' },
      ],
    });
    expect(body['system']).toEqual(text('Rules.', true));
    expect(body['messages']).toEqual([
      { role: 'user', content: text('I go.') },
      { role: 'assistant', content: text('You went.', true) },
      { role: 'user', content: text('I wait.') },
    ]);
  });

  test('PLAY-25 fields that a model may not know go only where its entry names them', async () => {
    const form = { name: 'actions', schema: { type: 'object' } };
    const stop = ['###', '\n', '\n1.'];
    const plain = await call({ form, stop, prefill: 'TITLE:' });
    expect(Object.keys(plain.body).toSorted()).toEqual([
      'max_tokens',
      'messages',
      'model',
      'stop_sequences',
      'stream',
      'system',
    ]);
    // Of white space alone it takes none.
    expect(plain.body['stop_sequences']).toEqual(['###', '\n1.']);
    server.reset();
    const known = entry({ supportedParameters: ['temperature', 'structured_outputs'] });
    const { body } = await call({ form, temperature: 1.4 }, known);
    expect(body).toMatchObject({
      temperature: 1,
      output_config: { format: { type: 'json_schema', schema: { type: 'object' } } },
    });
  });
});

describe('thinking', () => {
  test('PLAY-25 a model that may be told not to think is told so, and has all of its tokens for the answer', async () => {
    const { body } = await call({}, thinker);
    expect(body).toMatchObject({ max_tokens: 500, thinking: { type: 'disabled' } });
    expect(body).not.toHaveProperty('output_config');
  });

  test('PLAY-25 one that must think gets room for it and is asked to think little, and is asked so from then on', async () => {
    const message =
      '"thinking.type.disabled" is not supported for this model. Use "thinking.type.adaptive" and "output_config.effort" to control thinking behavior.';
    const body = { type: 'error', error: { type: 'invalid_request_error', message } };
    const { last } = await call({}, thinker, [{ type: 'status', status: 400, body }]);
    expect(last).toEqual({ type: 'finish', reason: 'stop' });
    const [first, second] = bodies();
    expect(first).toHaveProperty('thinking');
    expect(second).toMatchObject({ max_tokens: 2000, output_config: { effort: 'low' } });
    expect(second).not.toHaveProperty('thinking');
  });

  test('PLAY-25 one that is known to have to is not asked in vain', async () => {
    const must = entry({ reasoning: 'mandatory', supportedParameters: ['effort', 'temperature'] });
    const { body, calls } = await call({}, must);
    expect(calls).toBe(1);
    expect(body).toMatchObject({ max_tokens: 2000, output_config: { effort: 'low' } });
    expect(body).not.toHaveProperty('temperature');
  });

  test('PLAY-25 a temperature that is refused is left out', async () => {
    const message = '`temperature` is deprecated for this model.';
    const body = { type: 'error', error: { type: 'invalid_request_error', message } };
    await call({}, entry({ supportedParameters: ['temperature'] }), [{ type: 'status', status: 400, body }]);
    expect(bodies().map((each) => 'temperature' in each)).toEqual([true, false]);
  });
});

describe('answers over a real connection', () => {
  const story = answerFor({ max_tokens: 500, messages: request.messages }, 1);
  const good: readonly Play[] = [
    { type: 'stream', tokensPerSecond: 0 },
    { type: 'cut', bytes: 1 },
    { type: 'comments' },
    { type: 'line-ends', with: '\r\n' },
    { type: 'reasoning', as: 'field' },
  ];
  test.each(good)('PLAY-25 the whole text comes through: %j', async (play) => {
    const { text: told, last, events } = await call({}, null, [play]);
    expect(told.trim()).toBe(story);
    expect(last).toEqual({ type: 'finish', reason: 'stop' });
    expect(events.filter(({ type }) => type === 'usage')).toEqual([
      {
        type: 'usage',
        promptTokens: 700,
        completionTokens: Math.ceil(story.length / 4),
        cachedTokens: 400,
        cost: null,
      },
    ]);
  });

  test('PLAY-11 an overloaded server is asked again, until words are to be seen', async () => {
    const body = { type: 'error', error: { type: 'overloaded_error', message: 'Overloaded' } };
    const again = await call({}, null, [{ type: 'status', status: 529, body }]);
    expect(again).toMatchObject({ calls: 2, last: { type: 'finish' } });
    server.reset();
    const seen = await call({}, null, [{ type: 'error-event', afterTokens: 3 }]);
    expect(seen).toMatchObject({ calls: 1, last: { type: 'failed', error: { type: 'provider-failed' } } });
  });

  test('SET-10 a key that it repeats is in no error', async () => {
    const body = {
      type: 'error',
      error: { type: 'authentication_error', message: 'invalid x-api-key: sk-ant-0123456789' },
    };
    const { last } = await call({}, null, [{ type: 'status', status: 401, body }]);
    expect(last).toMatchObject({ error: { type: 'key-refused', message: 'invalid x-api-key: [secret]' } });
  });
});

describe('the list of models', () => {
  const list = (play?: Play) => {
    if (play) server.play({ use: 'models', play });
    return readCatalog(
      { fetch, clock: createFakeClock(), online: () => true },
      contactAt({ host: 'anthropic', baseUrl: server.url, key }),
      signal,
    );
  };

  test('SET-14 it is read page by page, with what each model can do and no price', async () => {
    const read = await list();
    expect(server.requests.map(({ path }) => path)).toEqual(['/v1/models', '/v1/models']);
    expect(read).toMatchObject({ ok: true, value: { source: 'provider', provider: 'anthropic' } });
    if (!read.ok) return;
    expect(read.value.models.map(({ id }) => id)).toEqual(['claude-stand-in-2', 'claude-stand-in-1']);
    expect(read.value.models[0]).toEqual({
      id: 'claude-stand-in-2',
      name: 'Claude Stand-in 2',
      pricing: { prompt: null, completion: null },
      contextLength: 200_000,
      supportedParameters: ['thinking', 'effort', 'structured_outputs'],
      reasoning: 'optional',
    });
    expect(read.value).not.toHaveProperty('account');
  });

  test('SET-14 a list that goes round in a circle is left, and one that is none stands aside', async () => {
    const round = { data: [{ id: 'a' }], has_more: true, last_id: 'a' };
    server.play({ use: 'models', times: 99, play: { type: 'raw', body: JSON.stringify(round) } });
    const read = await list();
    expect(server.requests.length).toBe(20);
    expect(read.ok && read.value.models.map(({ id }) => id)).toEqual(['a']);
    server.reset();
    expect(await list({ type: 'raw', body: '{"data":"no"}' })).toMatchObject({
      ok: true,
      value: { source: 'built-in', models: wellKnownModels.anthropic },
    });
  });

  test('SET-11 a key that is refused is told beside well-known models', async () => {
    const body = { type: 'error', error: { type: 'authentication_error', message: 'invalid x-api-key' } };
    expect(await list({ type: 'status', status: 401, body })).toMatchObject({
      ok: true,
      value: { source: 'built-in', account: { status: 'refused', message: 'invalid x-api-key' } },
    });
  });
});
