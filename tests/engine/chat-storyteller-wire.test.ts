import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import type { ModelEntry } from '../../src/domain/model.ts';
import { actionForm } from '../../src/engine/action-form.ts';
import { createChatStoryteller } from '../../src/engine/chat-storyteller.ts';
import type { ChatStorytellerOptions } from '../../src/engine/chat-storyteller.ts';
import { createWireModel } from '../../src/providers/wire/client.ts';
import { estimateTokens, repairJson } from '../../src/providers/text-tools.ts';
import { createFakeClock } from '../model-server/fake-clock.ts';
import { startModelServer } from '../model-server/model-server.ts';
import type { ModelServer } from '../model-server/model-server.ts';
import { contactAt, entry } from '../providers/chat-completions/call-model.ts';
import { collect, find, passageOf, signal } from './scripted-teller.ts';
import { turnRequest } from './turn-requests.ts';

describe('over the wire', () => {
  let server: ModelServer;
  beforeAll(async () => {
    server = await startModelServer();
  });
  afterAll(() => server.close());
  beforeEach(() => server.reset());

  const overWire = (options: Partial<ChatStorytellerOptions> = {}, known: ModelEntry | null = null) => {
    const clock = createFakeClock([1000, 3000]);
    const model = createWireModel({
      contact: contactAt({ baseUrl: server.url }),
      model: 'stand-in/teller',
      fetch,
      clock,
      random: () => 0.5,
      online: () => true,
      entry: known,
    });
    return createChatStoryteller({
      model,
      entry: known,
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

  test('PLAY-14 a model that can be held to a form is asked for its actions in it, and for nothing else', async () => {
    const known = entry({ supportedParameters: ['structured_outputs'] });
    const events = await collect(overWire({}, known).turn(turnRequest(), signal));
    expect(find(events, 'actions')?.actions).toHaveLength(3);
    const formats = server
      .calls()
      .map(({ use, body }) => [use, (body as { readonly response_format?: unknown }).response_format]);
    expect(formats).toEqual([
      ['title', undefined],
      ['passage', undefined],
      ['actions', { type: 'json_schema', json_schema: { ...actionForm, strict: true } }],
    ]);
  });

  test('PLAY-14 where the form is refused the actions come without it, and no scene is lost', async () => {
    server.play({ use: 'actions', play: { type: 'status', status: 400 } });
    server.play({
      use: 'actions',
      play: {
        type: 'text',
        text: '{"actions":[{"text":"Wake the keeper","type":"good"},{"text":"Wait","type":"neutral"},{"text":"Bar the door","type":"evil"}]}',
      },
    });
    const known = entry({ supportedParameters: ['structured_outputs'] });
    const events = await collect(overWire({}, known).turn(turnRequest(), signal));
    expect(find(events, 'actions')?.actions.map(({ text }) => text)).toEqual([
      'Wake the keeper',
      'Wait',
      'Bar the door',
    ]);
    expect(events.at(-1)?.type).toBe('done');
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
