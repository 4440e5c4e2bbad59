import { afterEach, expect, test } from 'vitest';

import type { ChatRequest } from '../../../src/domain/ports/chat-model.ts';
import { createBrowserModel } from '../../../src/providers/browser-model/client.ts';
import { createPageHost, ownModel, type OwnModel } from '../../../src/providers/browser-model/host.ts';
import { collect, request, textOf } from '../chat-completions/call-model.ts';

type Prompts = readonly { readonly role: string; readonly content: string; readonly prefix?: boolean }[];

/** A stand-in for what Chrome brings along, with what it was asked. */
function fakeModel(answer: (prompts: Prompts, signal: AbortSignal) => ReadableStream<string>) {
  const log = { created: 0, cloned: 0, destroyed: 0, prompts: [] as Prompts[], options: [] as object[] };
  const sessions: { gone: boolean }[] = [];
  const session = (made?: AbortSignal): Awaited<ReturnType<OwnModel['create']>> => {
    const state = { gone: false };
    sessions.push(state);
    // As the real one: it goes with the signal that it was made with.
    made?.addEventListener('abort', () => (state.gone = true));
    return {
      promptStreaming: (prompts, { signal }) => {
        log.prompts.push(prompts);
        return answer(prompts, signal);
      },
      clone: ({ signal }) => {
        if (state.gone) return Promise.reject(new DOMException('', 'InvalidStateError'));
        log.cloned += 1;
        return Promise.resolve(session(signal));
      },
      destroy: () => {
        log.destroyed += 1;
      },
    };
  };
  const model: OwnModel = {
    availability: () => Promise.resolve('available'),
    create: (options) => {
      log.created += 1;
      const { signal, ...asked } = options;
      log.options.push(asked);
      return Promise.resolve(session(signal));
    },
  };
  /** The browser takes back every session that it gave. */
  const evict = () => {
    for (const state of sessions) state.gone = true;
  };
  return { model, log, evict };
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

/** Tells one word, and no more of it until it is stopped; after that it tells all. */
function untilStopped() {
  let turns = 0;
  let over = () => {};
  const stopped = new Promise<void>((resolve) => (over = resolve));
  const answer = (_prompts: Prompts, signal: AbortSignal) => {
    turns += 1;
    if (turns > 1) return says('On.')();
    return new ReadableStream<string>({
      start: (controller) => {
        controller.enqueue('And ');
        signal.addEventListener('abort', () => {
          controller.error(new DOMException('', 'AbortError'));
          over();
        });
      },
    });
  };
  return { answer, stopped };
}

test('PLAY-27 a model that was stopped tells the next turn, and reads its rules no second time', async () => {
  const { answer, stopped } = untilStopped();
  const { model, log } = fakeModel(answer);
  const own = join(() => model);
  const halt = new AbortController();
  for await (const event of own.stream(request, halt.signal)) if (event.type === 'text') halt.abort();
  await stopped;
  const events = await ask(own);
  expect(textOf(events)).toBe('On.');
  expect(events.at(-1)).toEqual({ type: 'finish', reason: 'stop' });
  expect(log.created).toBe(1);
});

test('PLAY-27 rules that are still being read when the player stops are read once, and serve the next turn', async () => {
  const { model } = fakeModel(says('On.'));
  const waiting: (() => void)[] = [];
  const slow: OwnModel = {
    ...model,
    create: async (options) => {
      await new Promise<void>((resolve) => waiting.push(resolve));
      options.signal?.throwIfAborted();
      return model.create(options);
    },
  };
  const own = join(() => slow);
  const halt = new AbortController();
  const first = ask(own, {}, halt.signal);
  await expect.poll(() => waiting.length).toBe(1);
  halt.abort();
  expect(await first).toEqual([]);
  const next = ask(own);
  for (const give of waiting) give();
  expect(textOf(await next)).toBe('On.');
  expect(waiting).toHaveLength(1);
});

test('PLAY-27 a session that the browser took back is made anew in the same turn', async () => {
  const { model, log, evict } = fakeModel(says('On.'));
  const own = join(() => model);
  await ask(own);
  evict();
  expect(textOf(await ask(own))).toBe('On.');
  expect(log.created).toBe(2);
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
