import { expect, test } from 'vitest';

import { createSecret } from '../../../src/domain/secret.ts';
import type { ChatRequest } from '../../../src/domain/ports/chat-model.ts';
import { type AskedModel, collect, entry, goodAnswer, modelWith, request, textOf } from './call-model.ts';

const { signal } = new AbortController();
const openRouterUrl = 'https://openrouter.ai/api/v1';

/** What goes over the wire for a call, and what is heard of it. */
async function send(
  asked: Partial<ChatRequest>,
  props: Partial<AskedModel> = {},
  answers: readonly (() => Response)[] = [goodAnswer],
) {
  const sent: { url: string; headers: Headers; body: { [field: string]: unknown } }[] = [];
  const { model } = modelWith({
    baseUrl: openRouterUrl,
    host: 'openrouter',
    key: createSecret('sk-or-v1-123456789'),
    fetch: async (input, init) => {
      sent.push({
        url: String(input),
        headers: new Headers(init?.headers),
        body: JSON.parse(String(init?.body)),
      });
      const answer = answers[Math.min(sent.length, answers.length) - 1];
      return answer ? answer() : goodAnswer();
    },
    ...props,
  });
  const events = await collect(model.stream({ ...request, ...asked }, signal));
  return { sent, events, body: sent[0]?.body ?? {}, text: textOf(events) };
}

const story = '019a0000-0000-7000-8000-000000000001';

test('PLAY-25 OpenRouter is told which story a call belongs to, so that it finds the prompt again', async () => {
  expect((await send({ session: story })).body).toMatchObject({ session_id: story });
});

test('PLAY-25 nobody else is told the story, or sent a field of OpenRouter', async () => {
  const { body, sent } = await send(
    { session: story, again: true, stop: ['###'], prefill: 'TITLE:' },
    {
      baseUrl: 'http://localhost:11434/v1',
      host: 'server',
      key: null,
      model: 'anthropic/claude',
      noTraining: true,
      entry: entry({ contextLength: 4096 }),
    },
  );
  expect(Object.keys(body).toSorted()).toEqual(['max_tokens', 'messages', 'model', 'stream', 'temperature']);
  expect([...(sent[0]?.headers.keys() ?? [])]).toEqual(['content-type']);
});

test.each([
  ['anthropic/claude-sonnet-4.5', true],
  ['~anthropic/claude-sonnet-latest', true],
  ['openai/gpt-4o', false],
])('prompts of %s are kept only where one asks for it: %j', async (model, marked) => {
  const { body } = await send({ again: true }, { model });
  expect('cache_control' in body).toBe(marked);
  const once = await send({ again: false }, { model });
  expect(once.body).not.toHaveProperty('cache_control');
});

test('Qwen keeps a prompt up to a mark on its rules', async () => {
  const { body } = await send({ again: true }, { model: 'qwen/qwen3-max' });
  expect(body['messages']).toEqual([
    {
      role: 'system',
      content: [{ type: 'text', text: 'You tell stories.', cache_control: { type: 'ephemeral' } }],
    },
    { role: 'user', content: 'Tell one.' },
  ]);
});

test('SET-10 who does not want to be trained on is asked only of makers that do not', async () => {
  expect((await send({}, { noTraining: true })).body).toMatchObject({
    provider: { data_collection: 'deny' },
  });
  expect((await send({})).body).not.toHaveProperty('provider');
});

test('a small model gets the prompt as it was written, with nothing cut out of its middle', async () => {
  const plugins = [{ id: 'context-compression', enabled: false }];
  expect((await send({}, { entry: entry({ contextLength: 8192 }) })).body).toMatchObject({ plugins });
  expect((await send({}, { entry: entry({ contextLength: 32_000 }) })).body).not.toHaveProperty('plugins');
});

test('PLAY-21 a model that must think gets its thinking on top of the documented tokens, and the least of it', async () => {
  const thinker = entry({
    reasoning: 'mandatory',
    leastEffort: 'minimal',
    supportedParameters: ['reasoning'],
  });
  expect((await send({}, { entry: thinker })).body).toMatchObject({
    max_tokens: 2000,
    reasoning: { effort: 'minimal', exclude: true },
  });
  const mayThink = entry({ reasoning: 'optional', supportedParameters: ['reasoning'] });
  expect((await send({}, { entry: mayThink })).body).toMatchObject({
    max_tokens: 500,
    reasoning: { effort: 'none' },
  });
});

test('texts to stop at are sent only where they are understood, and not again where they were refused', async () => {
  const knows = entry({ supportedParameters: ['stop'] });
  expect((await send({ stop: ['###'] }, { entry: knows })).body).toMatchObject({ stop: ['###'] });
  expect((await send({ stop: ['###'] }, { entry: entry() })).body).not.toHaveProperty('stop');
  const refuse = () =>
    Response.json(
      { error: { code: 400, message: "Unsupported parameter: 'stop'", param: 'stop' } },
      { status: 400 },
    );
  const { sent, text } = await send({ stop: ['###'] }, { entry: knows }, [refuse, goodAnswer]);
  expect(sent.map(({ body }) => 'stop' in body)).toEqual([true, false]);
  expect(text).toBe('A tale.');
});

test('the first words are written for a model that does not think, and are in the text exactly once', async () => {
  const said = (text: string) => () => goodAnswer(text);
  const { body, text } = await send({ prefill: 'TITLE:' }, { entry: entry() }, [
    said(' The Gate\n\nIt rained.'),
  ]);
  expect(body['messages']).toEqual([...request.messages, { role: 'assistant', content: 'TITLE:' }]);
  expect(text).toBe('TITLE: The Gate\n\nIt rained.');
  const again = await send({ prefill: 'TITLE:' }, { entry: entry() }, [
    said('TITLE: The Gate\n\nIt rained.'),
  ]);
  expect(again.text).toBe('TITLE: The Gate\n\nIt rained.');
  const short = await send({ prefill: 'TITLE:' }, { entry: entry() }, [said('TIT')]);
  expect(short.text).toBe('TITLE:TIT');
});

test('a model that wants the last word to be the player’s is asked again without them', async () => {
  const refuse = () =>
    Response.json(
      { error: { code: 400, message: 'This model does not support assistant message prefill.' } },
      { status: 400 },
    );
  const { sent, text } = await send({ prefill: 'TITLE:' }, { entry: entry() }, [
    refuse,
    () => goodAnswer('TITLE: A'),
  ]);
  expect(sent.map(({ body }) => (body['messages'] as unknown[]).length)).toEqual([3, 2]);
  expect(text).toBe('TITLE: A');
});

test.each(['optional', 'mandatory'] as const)(
  'nothing is written for a model whose thinking is %s',
  async (reasoning) => {
    const { body } = await send({ prefill: 'TITLE:' }, { entry: entry({ reasoning }) });
    expect(body['messages']).toEqual(request.messages);
  },
);

/** An answer in these deltas. */
const deltas = (...texts: readonly string[]) =>
  new Response(
    [
      ...texts.map((content) => JSON.stringify({ choices: [{ index: 0, delta: { content } }] })),
      JSON.stringify({ choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] }),
      '[DONE]',
    ]
      .map((data) => `data: ${data}\n\n`)
      .join(''),
  );

test('a model that thinks aloud is taken back once, and from then on its thought is not heard', async () => {
  const bodies: { max_tokens?: number }[] = [];
  const { model } = modelWith({
    baseUrl: 'http://localhost:8080/v1',
    fetch: async (_input, init) => {
      bodies.push(JSON.parse(String(init?.body)));
      return deltas('I plan ', 'a gate.', '</think>', 'The gate.');
    },
  });
  const first = await collect(model.stream(request, signal));
  expect(first.map((event) => (event.type === 'text' ? event.text : event.type))).toEqual([
    'restart',
    'The gate.',
    'finish',
  ]);
  const second = await collect(model.stream(request, signal));
  expect(second.map((event) => (event.type === 'text' ? event.text : event.type))).toEqual([
    'The gate.',
    'finish',
  ]);
  // And it gets room for it.
  expect(bodies.map((body) => body.max_tokens)).toEqual([500, 2000]);
});

test('SET-10 no key is in an address, whatever is asked', async () => {
  const { sent } = await send({ session: story, again: true, prefill: 'TITLE:', stop: ['###'] });
  expect(sent[0]?.url).toBe(`${openRouterUrl}/chat/completions`);
  expect(JSON.stringify(sent[0]?.body)).not.toContain('123456789');
});
