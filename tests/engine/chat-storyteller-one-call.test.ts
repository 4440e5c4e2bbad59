import { describe, expect, test } from 'vitest';

import type { StoryEvent } from '../../src/domain/ports/storyteller.ts';
import type { Line } from './scripted-teller.ts';
import {
  collect,
  failure,
  find,
  good,
  hang,
  list,
  passageOf,
  say,
  signal,
  teller,
  told,
} from './scripted-teller.ts';
import { turnRequest } from './turn-requests.ts';

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
    expect(passageOf(seen)).toBe('The lamp burned, low and');
    expect(seen.map(({ type }) => type)).toEqual(['saw', 'words', 'words']);
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

  test('PLAY-28 a break and a stop lose no word that came, wherever they are and in either form', async () => {
    const whole = 'The old man answered with a sigh.\n\nGood men waited. “Paragraph,” he said';
    const plain = (text: string) => text.replace(/\s+/g, ' ').trim();
    for (let length = 1; length <= whole.length; length += 1) {
      const text = whole.slice(0, length);
      for (const shape of ['three', 'economy'] as const)
        for (const end of ['break', 'stop'] as const) {
          const stop = new AbortController();
          const line: Line = async function* (_, callSignal) {
            yield { type: 'text', text };
            if (end === 'break') yield { type: 'failed', error: failure };
            else stop.abort();
            expect(callSignal.aborted).toBe(end === 'stop');
          };
          const { storyteller } = teller({ title: hang(), passage: line, turn: line }, { shape });
          const events = await collect(storyteller.turn(turnRequest(), stop.signal));
          expect(plain(passageOf(events).replaceAll('|', ' '))).toBe(plain(text));
          expect(find(events, 'passage-end')).toBeUndefined();
          expect(events.at(-1)?.type === 'failed').toBe(end === 'break');
        }
    }
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
