import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ProviderError } from '../../src/domain/errors.ts';
import { fallbackBookTitles } from '../../src/domain/fallbacks.ts';
import type { ChatEvent, ChatModel, ChatRequest, StoryEvent, TurnRequest } from '../../src/domain/ports.ts';
import { defaultSettings } from '../../src/domain/settings.ts';
import { createChatStoryteller } from '../../src/engine/chat-storyteller.ts';
import type { ChatStorytellerOptions } from '../../src/engine/chat-storyteller.ts';
import { createChatModel } from '../../src/providers/chat-completions/client.ts';
import { estimateTokens, repairJson } from '../../src/providers/chat-completions/text-tools.ts';
import { fakeStory } from '../fakes.ts';
import { createFakeClock } from '../model-server/fake-clock.ts';
import { startModelServer } from '../model-server/model-server.ts';
import type { ModelServer } from '../model-server/model-server.ts';
import { useOf } from '../model-server/prose.ts';
import { doors, maren, turnRequest } from './turn-requests.ts';

const { signal } = new AbortController();
const failure: ProviderError = { type: 'provider-failed', host: 'h', status: 500, message: '' };

/** What a scripted model says to a call; a function decides by the request. */
type Line = readonly ChatEvent[] | ((request: ChatRequest, signal: AbortSignal) => AsyncIterable<ChatEvent>);
type Script = { [use in ReturnType<typeof useOf>]?: Line };

const say = (text: string, reason: 'stop' | 'length' | 'content-filter' = 'stop'): readonly ChatEvent[] => [
  ...(text.match(/.{1,5}/gs) ?? []).map((part) => ({ type: 'text', text: part }) as const),
  { type: 'usage', promptTokens: 100, completionTokens: 20, cachedTokens: null, cost: 0.01 },
  { type: 'finish', reason },
];
const list =
  '[{"text":"Wait here","type":"neutral"},{"text":"Help him","type":"good"},{"text":"Rob him","type":"evil"}]';
const good: Script = {
  title: say('"The Lamp"'),
  passage: say('The lamp burned, low.\n\nIt went out.'),
  actions: say(list),
  turn: say(
    'TITLE: The Lamp\n\nThe lamp burned, low.\n\nIt went out.\n\nGOOD: Help him\nNEUTRAL: Wait here\nEVIL: Rob him',
  ),
};

function teller(script: Script, options: Partial<ChatStorytellerOptions> = {}) {
  const requests: ChatRequest[] = [];
  const signals: AbortSignal[] = [];
  const clock = createFakeClock();
  const model: ChatModel = {
    async *stream(request, callSignal) {
      requests.push(request);
      signals.push(callSignal);
      const line = script[useOf({ max_tokens: request.maxTokens, messages: request.messages })] ?? [];
      if (typeof line === 'function') yield* line(request, callSignal);
      else yield* line;
    },
  };
  const storyteller = createChatStoryteller({
    model,
    entry: null,
    shape: 'three',
    clock,
    repairJson,
    host: 'h',
    ...options,
  });
  const uses = () =>
    requests.map((request) => useOf({ max_tokens: request.maxTokens, messages: request.messages }));
  return { storyteller, requests, signals, clock, uses };
}

async function told(
  script: Script,
  options: Partial<ChatStorytellerOptions> = {},
  request: Partial<TurnRequest> = {},
) {
  const { storyteller, ...rest } = teller(script, options);
  const events = await collect(storyteller.turn(turnRequest(request), signal));
  return { events, ...rest, passage: passageOf(events), types: events.map((event) => event.type) };
}

async function collect(events: AsyncIterable<StoryEvent>) {
  const all: StoryEvent[] = [];
  for await (const event of events) all.push(event);
  return all;
}

function passageOf(events: readonly StoryEvent[]) {
  return events
    .map((event) => (event.type === 'words' ? event.text : event.type === 'paragraph-end' ? '|' : ''))
    .join('');
}

const find = <T extends StoryEvent['type']>(events: readonly StoryEvent[], type: T) =>
  events.find((event): event is Extract<StoryEvent, { type: T }> => event.type === type);

/** A call that waits until it is stopped, after these events. */
const hang = (...events: readonly ChatEvent[]): Line =>
  async function* (_, callSignal) {
    yield* events;
    await new Promise<void>((resolve) => callSignal.addEventListener('abort', () => resolve()));
  };

describe('three calls', () => {
  test('PLAY-26 title beside the passage, then actions; PLAY-21 50, 500 and 300 tokens at 0.7', async () => {
    const { requests, uses, events, passage } = await told(good);
    expect(uses()).toEqual(['title', 'passage', 'actions']);
    expect(requests.map((request) => [request.maxTokens, request.temperature])).toEqual([
      [50, 0.7],
      [500, 0.7],
      [300, 0.7],
    ]);
    expect(passage).toBe('The lamp burned, low.|It went out.|');
    expect(find(events, 'title')).toEqual({ type: 'title', text: 'The Lamp' });
    expect(find(events, 'actions')?.actions.map((action) => action.type)).toEqual([
      'neutral',
      'good',
      'evil',
    ]);
    expect(events.at(-1)).toEqual({ type: 'done', state: null });
  });

  test('PLAY-04 the passage streams while the title is still on its way', async () => {
    const { storyteller, clock } = teller({ ...good, title: hang() });
    const seen: string[] = [];
    const reading = (async () => {
      for await (const event of storyteller.turn(turnRequest(), signal)) seen.push(event.type);
    })();
    await vi.waitFor(() => expect(seen).toContain('actions'));
    expect(seen).not.toContain('done');
    await clock.advance(5_000);
    await reading;
    expect(seen).not.toContain('title');
    expect(seen.at(-1)).toBe('done');
  });

  test('PLAY-12 a title that comes 4 s after the passage still counts', async () => {
    const clock = createFakeClock();
    const late: Line = async function* () {
      await clock.sleep(4_000);
      yield* say('Late');
    };
    const { storyteller } = teller({ ...good, title: late }, { clock });
    const reading = collect(storyteller.turn(turnRequest(), signal));
    await vi.waitFor(() => expect(clock.slept).toContain(5_000));
    await clock.advance(4_000);
    expect(find(await reading, 'title')).toEqual({ type: 'title', text: 'Late' });
  });

  test.each([
    ['fails', [{ type: 'failed', error: failure }]],
    ['is empty', say('  ')],
    ['is no title', say('""')],
  ] as const)('PLAY-12 a title that %s is left out, and the turn is whole', async (_, title) => {
    const { events, types } = await told({ ...good, title });
    expect(types).not.toContain('title');
    expect(events.at(-1)?.type).toBe('done');
  });

  test('PLAY-12 a title in front of the passage stands in for one that failed', async () => {
    const passage = say('# The Other Lamp\n\nThe lamp burned, low.');
    expect(find((await told({ ...good, title: [], passage })).events, 'title')).toEqual({
      type: 'title',
      text: 'The Other Lamp',
    });
    const both = await told({ ...good, passage });
    expect(both.events.filter((event) => event.type === 'title')).toEqual([
      { type: 'title', text: 'The Lamp' },
    ]);
  });

  test.each([
    ['fail', [{ type: 'failed', error: failure }]],
    ['are none', say('I would rather not.')],
    ['are empty', say('')],
  ] as const)('PLAY-13 actions that %s are left out, and the turn is whole', async (_, actions) => {
    const { events, types } = await told({ ...good, actions });
    expect(types).not.toContain('actions');
    expect(events.at(-1)?.type).toBe('done');
  });

  test('PLAY-14 actions are asked for with the passage alone, and broken lists are mended', async () => {
    const { requests, events } = await told(
      { ...good, actions: say(list.slice(0, -3)) },
      {},
      { path: doors(5) },
    );
    const words = requests[2]?.messages.map((message) => message.content).join('\n') ?? '';
    expect(words).toContain('The lamp burned, low.\n\nIt went out.');
    expect(words).not.toContain('Door number');
    expect(find(events, 'actions')?.actions).toHaveLength(3);
  });

  test('PLAY-26 what each call used is told', async () => {
    const { events } = await told(good);
    const usage = events.flatMap((event) => (event.type === 'usage' ? [event.usage] : []));
    expect(usage.map(({ use }) => use).sort()).toEqual(['actions', 'passage', 'title']);
    expect(usage[0]).toMatchObject({ promptTokens: 100, completionTokens: 20, cost: 0.01 });
  });

  test('PLAY-04 a list of choices behind the passage ends the call', async () => {
    const more = vi.fn();
    const passage: Line = async function* () {
      yield* say('The lamp burned.\n\nIt went out.\n\n1. Run away').slice(0, -2);
      more();
      yield { type: 'text', text: ' and so on' };
    };
    const { events, passage: words } = await told({ ...good, passage });
    expect(words).toBe('The lamp burned.|It went out.|');
    expect(more).not.toHaveBeenCalled();
    expect(events.at(-1)?.type).toBe('done');
  });

  test('PLAY-21 a passage that the limit cut ends with an ellipsis, not with half a word', async () => {
    const { passage, events } = await told({ ...good, passage: say('The lamp burned. It was ol', 'length') });
    expect(passage).toBe('The lamp burned. It was…|');
    expect(events.at(-1)?.type).toBe('done');
  });
});

test('PLAY-15 another number of paragraphs than asked for is only logged', async () => {
  const log = vi.fn();
  const { events } = await told({ ...good, passage: say('One, two.\n\nThree.\n\nFour.') }, { log });
  expect(events.at(-1)?.type).toBe('done');
  expect(log.mock.calls).toEqual([['passage of 3 paragraphs, 2 were asked for']]);
  log.mockClear();
  await told(good, { log });
  expect(log).not.toHaveBeenCalled();
});

describe('a passage that fails', () => {
  test('PLAY-11 the failure is the last event, and nothing else is asked for', async () => {
    const { events, uses, passage } = await told({ ...good, passage: [{ type: 'failed', error: failure }] });
    expect(events.at(-1)).toEqual({ type: 'failed', error: failure });
    expect(passage).toBe('');
    expect(uses()).not.toContain('actions');
  });

  test('PLAY-28 after visible words they stay, whole ones only, and the failure follows', async () => {
    const broken: readonly ChatEvent[] = [
      { type: 'text', text: 'The lamp burned, low. It we' },
      { type: 'failed', error: { type: 'cut-off', host: 'h' } },
    ];
    const { events, passage, types } = await told({ ...good, passage: broken });
    expect(passage).toBe('The lamp burned, low. It');
    expect(events.at(-1)).toEqual({ type: 'failed', error: { type: 'cut-off', host: 'h' } });
    expect(types).not.toContain('passage-end');
  });

  test('PLAY-11 a title that is still on its way is stopped with it', async () => {
    const { storyteller, signals } = teller({ title: hang(), passage: [{ type: 'failed', error: failure }] });
    const events = await collect(storyteller.turn(turnRequest(), signal));
    expect(events.at(-1)?.type).toBe('failed');
    expect(signals[0]?.aborted).toBe(true);
  });

  test.each([
    ['nothing but a title', say('Title: The Lamp\n'), 'bad-answer'],
    ['nothing but choices', say('GOOD: help'), 'none'],
    ['an end without a word', [{ type: 'finish', reason: 'stop' }] as const, 'bad-answer'],
    ['a filter in the middle', say('The lamp burned, low. It', 'content-filter'), 'refused-content'],
  ])('PLAY-11 %s is told as a failure', async (_, passage, type) => {
    const { events } = await told({ ...good, passage });
    const last = events.at(-1);
    if (type === 'none') expect(last?.type).toBe('done');
    else expect(last).toMatchObject({ type: 'failed', error: { type } });
  });

  test('PLAY-11 a passage that never ends is cut, and says why', async () => {
    const endless: Line = async function* () {
      for (;;) yield { type: 'text', text: 'And then another door stood open. '.repeat(100) };
    };
    const { events } = await told({ ...good, passage: endless });
    expect(events.at(-1)).toMatchObject({
      type: 'failed',
      error: { type: 'bad-answer', message: expect.stringContaining('200000') },
    });
  });

  test('PLAY-20 a prompt that is too long is halved once', async () => {
    let tries = 0;
    const passage: Line = async function* () {
      tries += 1;
      if (tries === 1) yield { type: 'failed', error: { type: 'context-too-long', host: 'h' } };
      else yield* say('Short now, at last.');
    };
    const { requests, passage: words } = await told({ ...good, passage }, {}, { path: doors(40) });
    const sizes = requests
      .filter((request) => request.maxTokens === 500)
      .map((request) => JSON.stringify(request.messages).length);
    expect(words).toBe('Short now, at last.|');
    expect(sizes).toHaveLength(2);
    expect(sizes[1]).toBeLessThan((sizes[0] ?? 0) * 0.75);
  });

  test('PLAY-20 a prompt that is too long even then is told', async () => {
    const { events, uses } = await told(
      { ...good, passage: [{ type: 'failed', error: { type: 'context-too-long', host: 'h' } }] },
      {},
      { path: doors(40) },
    );
    expect(events.at(-1)).toMatchObject({ type: 'failed', error: { type: 'context-too-long' } });
    expect(uses().filter((use) => use === 'passage')).toHaveLength(2);
  });
});

describe('the one-call form', () => {
  const economy = { shape: 'economy' } as const;

  test('PLAY-26 one call tells title, passage and three actions', async () => {
    const { events, uses, passage } = await told(good, economy);
    expect(uses()).toEqual(['turn']);
    expect(passage).toBe('The lamp burned, low.|It went out.|');
    expect(find(events, 'title')).toEqual({ type: 'title', text: 'The Lamp' });
    expect(find(events, 'actions')?.actions.map(({ text, type }) => `${type}: ${text}`)).toEqual([
      'good: Help him',
      'neutral: Wait here',
      'evil: Rob him',
    ]);
    expect(events.at(-1)?.type).toBe('done');
    expect(find(events, 'usage')?.usage.use).toBe('turn');
  });

  test('PLAY-26 without a tail the actions are asked for', async () => {
    const { events, uses } = await told(
      { ...good, turn: say('TITLE: A\n\nThe lamp burned, low.\n\nIt went.') },
      economy,
    );
    expect(uses()).toEqual(['turn', 'actions']);
    expect(find(events, 'actions')?.actions).toHaveLength(3);
  });

  test('PLAY-26 a list in another form is read', async () => {
    const { events, uses } = await told(
      { ...good, turn: say(`TITLE: A\n\nThe lamp burned, low.\n\nIt went.\n\n${list}`) },
      economy,
    );
    expect(uses()).toEqual(['turn']);
    expect(find(events, 'actions')?.actions.map((action) => action.text)).toEqual([
      'Wait here',
      'Help him',
      'Rob him',
    ]);
  });

  test('PLAY-26 an action that the limit cut is not offered', async () => {
    const turn = say('TITLE: A\n\nThe lamp burned, low.\n\nGOOD: Help him\nNEUTRAL: Wait fo', 'length');
    const { events } = await told({ ...good, turn }, economy);
    expect(find(events, 'actions')?.actions.map((action) => action.text)).not.toContain('Wait fo');
    expect(find(events, 'actions')?.actions).toHaveLength(3);
  });

  test('PLAY-26 no title is no failure', async () => {
    const { events, types } = await told(
      { ...good, turn: say('The lamp burned, low.\n\nGOOD: Help him') },
      economy,
    );
    expect(types).not.toContain('title');
    expect(events.at(-1)?.type).toBe('done');
  });
});

describe('going on with a draft', () => {
  const carryOn = 'The lamp burned, low. Then somebody came up the stairs, and';

  test('PLAY-28 what streamed before is shown to the model and not told again', async () => {
    const passage = say('Then somebody came up the stairs, and knocked.\n\nNobody was there.');
    const { passage: words, requests } = await told({ ...good, passage }, {}, { carryOn });
    expect(words).toBe(' knocked.|Nobody was there.|');
    expect(requests[1]?.messages.at(-2)).toEqual({ role: 'assistant', content: carryOn });
    expect(requests[2]?.messages.at(-1)?.content).toContain('came up the stairs, and knocked.');
  });

  test('PLAY-28 a model that repeats all of it is told from where it goes on', async () => {
    const { passage } = await told({ ...good, passage: say(`${carryOn} knocked.`) }, {}, { carryOn });
    expect(passage).toBe(' knocked.|');
  });

  test('PLAY-28 a model that simply goes on', async () => {
    const { passage } = await told({ ...good, passage: say('knocked twice, hard.') }, {}, { carryOn });
    expect(passage).toBe('knocked twice, hard.|');
  });
});

describe('stopping', () => {
  test('PLAY-28 stops all calls, and no event follows', async () => {
    const { storyteller, signals } = teller({
      title: hang(),
      passage: hang({ type: 'text', text: 'The lamp burned, low and' }),
    });
    const stop = new AbortController();
    const seen: StoryEvent[] = [];
    for await (const event of storyteller.turn(turnRequest(), stop.signal)) {
      seen.push(event);
      if (event.type === 'words') stop.abort();
    }
    expect(passageOf(seen)).toBe('The lamp burned, low');
    expect(seen.map(({ type }) => type)).toEqual(['saw', 'words']);
    expect(signals).toHaveLength(2);
    expect(signals.every((each) => each.aborted)).toBe(true);
  });

  test('PLAY-28 a listener that goes away stops them too', async () => {
    const { storyteller, signals } = teller({
      title: hang(),
      passage: hang({ type: 'text', text: 'The lamp burned, low and' }),
    });
    for await (const event of storyteller.turn(turnRequest(), signal)) if (event.type === 'words') break;
    expect(signals.every((each) => each.aborted)).toBe(true);
  });

  test('PLAY-28 stopped before it began, nothing is asked', async () => {
    const { storyteller, requests } = teller(good);
    expect(await collect(storyteller.turn(turnRequest(), AbortSignal.abort()))).toEqual([]);
    expect(requests).toEqual([]);
  });

  test('PLAY-11 a defect of the model is thrown, not swallowed', async () => {
    const passage: Line = async function* () {
      yield { type: 'text', text: 'The lamp burned, low and' };
      throw new Error('defect');
    };
    const { storyteller } = teller({ ...good, passage });
    await expect(collect(storyteller.turn(turnRequest(), signal))).rejects.toThrow('defect');
  });
});

describe('titles of the book and examples', () => {
  const story = fakeStory({ character: maren });
  const titleRequest = { story, settings: defaultSettings, path: doors(2) };

  test('PLAY-16 four titles, 300 tokens', async () => {
    const { storyteller, requests } = teller({ 'book-titles': say('["A One","B Two","C Three","D Four"]') });
    expect(await storyteller.bookTitles(titleRequest, signal)).toEqual({
      ok: true,
      value: ['A One', 'B Two', 'C Three', 'D Four'],
    });
    expect(requests[0]).toMatchObject({ maxTokens: 300, temperature: 0.7 });
  });

  test('PLAY-17 fallbacks fill up to four; nothing readable is a failure', async () => {
    const some = await teller({ 'book-titles': say('1. The Salt Road') }).storyteller.bookTitles(
      titleRequest,
      signal,
    );
    expect(some).toEqual({
      ok: true,
      value: ['The Salt Road', ...fallbackBookTitles('Maren Oake').slice(0, 3)],
    });
    expect(
      await teller({ 'book-titles': say('No.') }).storyteller.bookTitles(titleRequest, signal),
    ).toMatchObject({ ok: false, error: { type: 'bad-answer' } });
    const failed = teller({ 'book-titles': [{ type: 'failed', error: failure }] });
    expect(await failed.storyteller.bookTitles(titleRequest, signal)).toEqual({ ok: false, error: failure });
  });

  test.each([
    ['appearance', 'Appearance: "Tall, with a scar."', 'Tall, with a scar.'],
    ['name', '**Maren Oake**\n\nA strong name for a sailor.', 'Maren Oake'],
    ['objective', 'Sure, here is one:\n\nFind the lost bell.\n\nThis fits the sea.', 'Find the lost bell.'],
  ] as const)(
    'SETUP-18 an example for %s, 100 tokens, without what surrounds it',
    async (field, answer, expected) => {
      const { storyteller, requests } = teller({ example: say(answer) });
      expect(
        await storyteller.fieldExample({ field, form: maren, settings: defaultSettings, nonce: 0 }, signal),
      ).toEqual({
        ok: true,
        value: expected,
      });
      expect(requests[0]).toMatchObject({ maxTokens: 100, temperature: 0.7 });
    },
  );

  test('SETUP-18 an example that the limit cut ends with its last whole sentence', async () => {
    const { storyteller } = teller({
      example: say('A village on a cliff. Fog comes at noon. The har', 'length'),
    });
    expect(
      await storyteller.fieldExample(
        { field: 'setting', form: maren, settings: defaultSettings, nonce: 0 },
        signal,
      ),
    ).toEqual({
      ok: true,
      value: 'A village on a cliff. Fog comes at noon.',
    });
  });

  test('SETUP-19 an empty answer is a failure', async () => {
    expect(
      await teller({ example: say('  ') }).storyteller.fieldExample(
        { field: 'name', form: maren, settings: defaultSettings, nonce: 0 },
        signal,
      ),
    ).toMatchObject({ ok: false });
  });
});

describe('over the wire', () => {
  let server: ModelServer;
  beforeAll(async () => {
    server = await startModelServer();
  });
  afterAll(() => server.close());
  beforeEach(() => server.reset());

  const overWire = (options: Partial<ChatStorytellerOptions> = {}) => {
    const clock = createFakeClock([1000, 3000]);
    const model = createChatModel({
      baseUrl: server.url,
      host: 'server',
      model: 'stand-in/teller',
      key: null,
      fetch,
      clock,
      random: () => 0.5,
      online: () => true,
      entry: null,
    });
    return createChatStoryteller({
      model,
      entry: null,
      shape: 'three',
      clock,
      repairJson,
      countTokens: estimateTokens,
      ...options,
    });
  };

  test('PLAY-26 a turn is three requests with the bodies of PLAY-21', async () => {
    const events = await collect(overWire().turn(turnRequest(), signal));
    expect(events.at(-1)?.type).toBe('done');
    const bodies = server.calls().map((call) => call.body);
    expect(bodies).toHaveLength(3);
    for (const body of bodies) {
      expect(Object.keys(body as object).sort()).toEqual([
        'max_tokens',
        'messages',
        'model',
        'stream',
        'temperature',
      ]);
      expect(body).toMatchObject({ temperature: 0.7, stream: true, model: 'stand-in/teller' });
    }
    expect(
      server.calls().map((call) => [call.use, (call.body as { max_tokens: number }).max_tokens]),
    ).toEqual([
      ['title', 50],
      ['passage', 500],
      ['actions', 300],
    ]);
  });

  test('PLAY-26 the one-call form is one request', async () => {
    const events = await collect(overWire({ shape: 'economy' }).turn(turnRequest(), signal));
    expect(events.map((event) => event.type)).toEqual(
      expect.arrayContaining(['title', 'words', 'passage-end', 'actions', 'done']),
    );
    expect(server.calls()).toHaveLength(1);
  });

  test('PLAY-11 a passage is told although the provider failed twice before it', async () => {
    server.play({ use: 'passage', times: 2, play: { type: 'status', status: 503 } });
    expect((await collect(overWire().turn(turnRequest(), signal))).at(-1)?.type).toBe('done');
  });

  test.each(['html', 'script', 'rtl', 'emoji', 'nul', 'huge-paragraph'] as const)(
    'PLAY-04 hostile content (%s) is text and nothing else',
    async (content) => {
      server.play({ use: 'passage', play: { type: 'hostile', content } });
      const events = await collect(overWire().turn(turnRequest(), signal));
      expect(events.at(-1)?.type).toBe('done');
      expect(passageOf(events).split('|')).toHaveLength(3);
      // eslint-disable-next-line no-control-regex -- that is what is looked for
      expect(passageOf(events)).not.toMatch(/[\u0000-\u001f]/);
    },
  );
});
