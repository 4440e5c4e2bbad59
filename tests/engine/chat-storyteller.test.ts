import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { StoryEvent } from '../../src/domain/ports.ts';
import { createChatStoryteller } from '../../src/engine/chat-storyteller.ts';
import { createChatModel } from '../../src/providers/chat-completions/client.ts';
import { createFakeClock } from '../model-server/fake-clock.ts';
import { startModelServer } from '../model-server/model-server.ts';
import type { ModelServer } from '../model-server/model-server.ts';
import { turnRequest } from './turn-requests.ts';

let server: ModelServer;
beforeAll(async () => {
  server = await startModelServer();
});
afterAll(() => server.close());
beforeEach(() => server.reset());

test('PLAY-04 smoke', async () => {
  for (const shape of ['three', 'economy'] as const) {
    const clock = createFakeClock();
    const model = createChatModel({ baseUrl: server.url, host: 'server', model: 'stand-in/teller', key: null, fetch, clock, random: () => 0.5, online: () => true, entry: null });
    const teller = createChatStoryteller({ model, entry: null, shape, clock });
    const events: StoryEvent[] = [];
    for await (const event of teller.turn(turnRequest(), new AbortController().signal)) events.push(event);
    expect(events.at(-1)?.type).toBe('done');
  }
});
