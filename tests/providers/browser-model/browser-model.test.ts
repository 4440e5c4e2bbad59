import { afterEach, expect, test } from 'vitest';

import type { ChatRequest } from '../../../src/domain/ports/chat-model.ts';
import { createBrowserModel } from '../../../src/providers/browser-model/client.ts';
import { createPageHost, ownModel, type OwnModel } from '../../../src/providers/browser-model/host.ts';
import { collect, request, textOf } from '../chat-completions/call-model.ts';

type Prompts = readonly { readonly role: string; readonly content: string; readonly prefix?: boolean }[];

/** A stand-in for what Chrome brings along, with what it was asked. */
function fakeModel(answer: (prompts: Prompts, signal: AbortSignal) => ReadableStream<string>) {
  const log = { created: 0, cloned: 0, destroyed: 0, prompts: [] as Prompts[], options: [] as object[] };
  const session = (): Awaited<ReturnType<OwnModel['create']>> => ({
    promptStreaming: (prompts, { signal }) => {
      log.prompts.push(prompts);
      return answer(prompts, signal);
    },
    clone: () => {
      log.cloned += 1;
      return Promise.resolve(session());
    },
    destroy: () => {
      log.destroyed += 1;
    },
  });
  const model: OwnModel = {
    availability: () => Promise.resolve('available'),
    create: (options) => {
      log.created += 1;
      log.options.push({ ...options, signal: undefined });
      return Promise.resolve(session());
    },
  };
  return { model, log };
}

const says =
  (...words: readonly string[]) =>
  () =>
    new ReadableStream<string>({
      start: (controller) => {
        for (const word of words) controller.enqueue(word);
        controller.close();
      },
    });

/** The worker's half joined with the page's. */
function join(find: () => OwnModel | null, language = 'en') {
  const host = createPageHost(find);
  return createBrowserModel({
    language,
    name: 'Own',
    ask: (question, port) => void host.answer(structuredClone(question), port),
  });
}
const ask = (
  model: ReturnType<typeof join>,
  more: Partial<ChatRequest> = {},
  signal = new AbortController().signal,
) => collect(model.stream({ ...request, ...more }, signal));

test('PLAY-27 the browser’s own model tells what the page hears from it', async () => {
  const { model, log } = fakeModel(says('The lamp ', 'burned.'));
  const events = await ask(join(() => model));
  expect(textOf(events)).toBe('The lamp burned.');
  expect(events.at(-1)).toEqual({ type: 'finish', reason: 'stop' });
  expect(log.prompts).toEqual([[{ role: 'user', content: 'Tell one.' }]]);
  expect(log.options).toEqual([
    {
      expectedInputs: [{ type: 'text', languages: ['en'] }],
      expectedOutputs: [{ type: 'text', languages: ['en'] }],
      initialPrompts: [{ role: 'system', content: 'You tell stories.' }],
      signal: undefined,
    },
  ]);
});

test('the rules of a story are read once, and every turn has a copy that is given back', async () => {
  const { model, log } = fakeModel(says('A.'));
  const own = join(() => model);
  await ask(own);
  await ask(own);
  expect(log).toMatchObject({ created: 1, cloned: 2, destroyed: 2 });
  await ask(own, { messages: [{ role: 'system', content: 'Other rules.' }, ...request.messages.slice(1)] });
  expect(log).toMatchObject({ created: 2, cloned: 3, destroyed: 4 });
});

test('the first words of an answer are given to it, and are in the text once', async () => {
  const { model, log } = fakeModel(says(' The Gate\n\nIt rained.'));
  const events = await ask(
    join(() => model),
    { prefill: 'TITLE:' },
  );
  expect(log.prompts[0]?.at(-1)).toEqual({ role: 'assistant', content: 'TITLE:', prefix: true });
  expect(textOf(events)).toBe('TITLE: The Gate\n\nIt rained.');
});

test('what was stopped is stopped on the page too', async () => {
  let aborted: Promise<void> = Promise.resolve();
  const { model } = fakeModel((_prompts, signal) => {
    aborted = new Promise((resolve) => signal.addEventListener('abort', () => resolve()));
    return new ReadableStream({
      start: (controller) => {
        controller.enqueue('And on ');
        signal.addEventListener('abort', () => controller.error(new DOMException('', 'AbortError')));
      },
    });
  });
  const halt = new AbortController();
  const events = [];
  for await (const event of join(() => model).stream(request, halt.signal)) {
    events.push(event);
    halt.abort();
  }
  await aborted;
  expect(events).toEqual([{ type: 'text', text: 'And on ' }]);
});

test('an answer without an end is cut where more was told than asked for', async () => {
  const { model } = fakeModel(
    () =>
      new ReadableStream({
        pull: async (controller) => {
          // As the real one: a word comes when there is time for it.
          await new Promise((resolve) => setImmediate(resolve));
          controller.enqueue('on and on '.repeat(20));
        },
      }),
  );
  const events = await ask(
    join(() => model),
    { maxTokens: 50 },
  );
  expect(events.at(-1)).toEqual({ type: 'finish', reason: 'length' });
  expect(textOf(events).length).toBeLessThan(1000);
});

const fails = (thrown: unknown) => () =>
  new ReadableStream<string>({ start: (controller) => controller.error(thrown) });

test.each([
  [new DOMException('', 'QuotaExceededError'), { type: 'context-too-long', host: 'Own' }],
  [new DOMException('', 'NotAllowedError'), { type: 'not-here', what: 'browser-model' }],
  [
    new DOMException('Unsupported language', 'NotSupportedError'),
    { type: 'not-here', what: 'browser-model-language' },
  ],
  [
    new Error('The service crashed.'),
    { type: 'provider-failed', host: 'Own', status: null, message: 'The service crashed.' },
  ],
])('%s is said in the game’s own words', async (thrown, error) => {
  const { model } = fakeModel(fails(thrown));
  expect((await ask(join(() => model))).at(-1)).toEqual({ type: 'failed', error });
});

test('a browser without a model says so, and one that says nothing told nothing', async () => {
  expect((await ask(join(() => null))).at(-1)).toEqual({
    type: 'failed',
    error: { type: 'not-here', what: 'browser-model' },
  });
  const { model } = fakeModel(says());
  expect((await ask(join(() => model))).at(-1)).toMatchObject({
    type: 'failed',
    error: { type: 'bad-answer' },
  });
});

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'LanguageModel');
});

test('it is found by its name, and not where something else has that name', () => {
  expect(ownModel()).toBeNull();
  Object.assign(globalThis, { LanguageModel: {} });
  expect(ownModel()).toBeNull();
  const { model } = fakeModel(says());
  Object.assign(globalThis, { LanguageModel: model });
  expect(ownModel()).toBe(model);
});
