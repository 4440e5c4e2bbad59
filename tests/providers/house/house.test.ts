import { describe, expect, test } from 'vitest';

import { ok } from '../../../src/domain/result.ts';
import { createSecret } from '../../../src/domain/secret.ts';
import { contactOf, readCatalog } from '../../../src/providers/catalog.ts';
import { createWireModel } from '../../../src/providers/wire/client.ts';
import { createFakeClock } from '../../model-server/fake-clock.ts';
import { collect, request } from '../chat-completions/call-model.ts';

const { signal } = new AbortController();

/** The server of the game, which answers so. */
async function openHouse(answer: (path: string) => Response) {
  const sent: Request[] = [];
  const options = {
    fetch: async (input: string | URL | Request, init?: RequestInit) => {
      sent.push(new Request(input, init));
      return answer(new URL(String(input)).pathname);
    },
    clock: createFakeClock([1000, 3000]),
    online: () => true,
  };
  const contact = await contactOf('house', {
    secrets: { get: async () => ok(null), set: async () => ok(null), hold: async () => ok(null) },
    signIn: async () => ok(createSecret('the-players-sign-in')),
    serverUrl: '',
    origin: 'https://game.test',
  });
  if (!contact.ok) throw new Error(contact.error.type);
  const tell = (noTraining = false) =>
    collect(
      createWireModel({
        ...options,
        contact: contact.value,
        model: 'maker/model',
        random: () => 0.5,
        entry: null,
        noTraining,
      }).stream(request, signal),
    );
  return { sent, tell, list: () => readCatalog(options, contact.value, signal) };
}

const refused = (status: number, body: object, headers: Record<string, string> = {}) =>
  openHouse(() => Response.json(body, { status, headers }));

test('a lent model is asked at the game’s own server with the sign-in, and not to train when that is wanted', async () => {
  const { sent, tell } = await openHouse(
    () =>
      new Response(
        'data: {"choices":[{"delta":{"content":"A lamp."},"finish_reason":"stop"}]}\n\ndata: [DONE]\n\n',
      ),
  );
  expect(await tell()).toContainEqual({ type: 'text', text: 'A lamp.' });
  await tell(true);
  const [plain, wary] = await Promise.all(sent.map(async (each) => ({ each, body: await each.json() })));
  expect(plain?.each.url).toBe('https://game.test/api/models/v1/chat/completions');
  expect(plain?.each.headers.get('authorization')).toBe('Bearer the-players-sign-in');
  expect(plain?.body.provider).toBeUndefined();
  expect(wary?.body.provider).toEqual({ data_collection: 'deny' });
});

describe('what the server refuses is said for what it is, and not tried again', () => {
  test.each([
    [401, { error: 'Not authenticated.', code: 'session-gone' }, { type: 'not-lent', reason: 'signed-out' }],
    [
      403,
      { error: 'This model is not on the house.', code: 'not-lent' },
      { type: 'not-lent', reason: 'other-model' },
    ],
    [503, { error: 'None at all.', code: 'nothing-lent' }, { type: 'not-lent', reason: 'other-model' }],
    [413, { error: 'This is more than a model on the house reads.' }, { type: 'context-too-long' }],
  ] as const)('%i %j', async (status, body, error) => {
    const { sent, tell } = await refused(status, body);
    expect(await tell()).toMatchObject([{ type: 'failed', error }]);
    expect(sent).toHaveLength(1);
  });

  test('the day’s calls come back when the server says', async () => {
    const used = await refused(429, { error: 'Used up.', code: 'day-used-up' }, { 'Retry-After': '7200' });
    const error = { type: 'not-lent', reason: 'used-up', retryAfterMs: 7_200_000 };
    expect(await used.tell()).toEqual([{ type: 'failed', error }]);
    expect(used.sent).toHaveLength(1);
  });

  test('what passes by itself is tried again', async () => {
    const fast = await refused(429, { error: 'Too fast.', code: 'limited' }, { 'Retry-After': '1' });
    expect(await fast.tell()).toMatchObject([{ type: 'failed', error: { type: 'rate-limited' } }]);
    const away = await refused(502, { error: 'The model cannot be reached.', code: 'model-away' });
    expect(await away.tell()).toMatchObject([{ type: 'failed', error: { type: 'provider-failed' } }]);
    expect([fast.sent.length, away.sent.length]).toEqual([3, 3]);
  });
});

test('its list costs the player nothing, and says how much of the day is used', async () => {
  const models = [
    { id: 'a/b', name: 'A B', context_length: 8000, pricing: { prompt: '0.00001', completion: '0.00002' } },
    { id: 'c/d' },
  ];
  const answers: Record<string, object> = {
    '/api/models/v1/models': { data: models },
    '/api/models/v1/usage': { day: '2026-11-24', calls: 3, most: 500, left: 497, tokensIn: 9, tokensOut: 9 },
  };
  const { sent, list } = await openHouse((path) => Response.json(answers[path]));
  expect(await list()).toMatchObject({
    ok: true,
    value: {
      models: [
        { id: 'a/b', name: 'A B', pricing: { prompt: 0, completion: 0 }, contextLength: 8000 },
        { id: 'c/d', pricing: { prompt: 0, completion: 0 } },
      ],
      account: { status: 'lent', calls: 3, most: 500 },
    },
  });
  expect(sent.map(({ headers }) => headers.get('authorization'))).toEqual(
    Array(2).fill('Bearer the-players-sign-in'),
  );
  expect(await (await refused(401, { error: 'no' })).list()).toMatchObject({
    ok: false,
    error: { type: 'not-lent', reason: 'signed-out' },
  });
});
