import { afterAll, beforeAll, expect, test } from 'vitest';

import { startModelServer, type ModelServer } from '../../model-server/model-server.ts';
import { collect, modelWith, request, textOf } from '../chat-completions/call-model.ts';
import { bytesOf } from './read-pieces.ts';
import { recordedStreams } from './recorded-streams.ts';

let server: ModelServer;
beforeAll(async () => {
  server = await startModelServer();
});
afterAll(() => server.close());

/** Those that the client does not ask for again: what it then does is its own tests' subject. */
const cases = recordedStreams().filter(
  ({ error, retry, mend }) => error === undefined || (retry === false && !mend),
);

test.each(cases)(
  'PLAY-25 $wire $dialect: $name, over a connection with its real pauses',
  async (recorded) => {
    server.reset();
    server.play({
      play: {
        type: 'replay',
        bytes: bytesOf(recorded),
        status: recorded.status ?? 200,
        pieceBytes: 97,
        everyMs: 2,
      },
    });
    const { model } = modelWith({ baseUrl: server.url, wire: recorded.wire });
    const events = await collect(model.stream(request, new AbortController().signal));
    const restart = events.findLastIndex(({ type }) => type === 'restart');
    expect(textOf(events.slice(restart + 1))).toBe(recorded.text);
    const last = events.at(-1);
    if (recorded.error === undefined) expect(last).toEqual({ type: 'finish', reason: recorded.finish });
    else expect(last).toMatchObject({ type: 'failed', error: { type: recorded.error } });
  },
);
