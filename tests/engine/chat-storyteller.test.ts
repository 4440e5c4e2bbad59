import { describe, expect, test, vi } from 'vitest';

import type { ChatEvent } from '../../src/domain/ports/chat-model.ts';
import { createFakeClock } from '../model-server/fake-clock.ts';
import type { Line } from './scripted-teller.ts';
import { collect, failure, find, good, hang, list, say, signal, teller, told } from './scripted-teller.ts';
import { doors, turnRequest } from './turn-requests.ts';

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
    await expect.poll(() => seen).toContain('actions');
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
    await expect.poll(() => clock.slept).toContain(5_000);
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

  test('PLAY-28 after visible words all that came stay, and the failure follows', async () => {
    const broken: readonly ChatEvent[] = [
      { type: 'text', text: 'The lamp burned, low. It we' },
      { type: 'failed', error: { type: 'cut-off', host: 'h' } },
    ];
    const { events, passage, types } = await told({ ...good, passage: broken });
    expect(passage).toBe('The lamp burned, low. It we');
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
      error: { type: 'bad-answer', message: expect.stringContaining('40 kB') },
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
