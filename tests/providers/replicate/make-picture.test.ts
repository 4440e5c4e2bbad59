import { expect, test } from 'vitest';

import { makePicture, notStopped, type AskPictures } from '../../../src/providers/replicate/make-picture.ts';

const request = { version: 'flux-dev', input: { prompt: 'a knight' } } as const;
const at = '/api/replicate/v1/predictions';
const url = 'https://play.example.org/storage/v1/object/sign/story-images/a.webp?token=b';

/** A server that gives one answer after the other, and the last one for ever. */
function serverOf(...answers: readonly (readonly [number, unknown])[]) {
  const asked: string[] = [];
  const headers: Readonly<Record<string, string>>[] = [];
  let waited = 0;
  const ask: AskPictures = (method, path, _body, given = {}) => {
    const [status, body] = answers[Math.min(asked.length, answers.length - 1)] ?? [500, null];
    asked.push(`${method} ${path}`);
    headers.push(given);
    return Promise.resolve({ status, statusText: '', body });
  };
  const wait = (ms: number) => {
    waited += ms;
    return Promise.resolve();
  };
  const { signal } = new AbortController();
  return { asked, headers, waited: () => waited, given: { requestId: 'scene:1', ask, wait, signal } };
}

test('IMG-12 asked once per second until it is there, under the picture’s own id', async () => {
  const server = serverOf(
    [201, { id: 'p1', status: 'starting' }],
    [200, { id: 'p1', status: 'processing' }],
    [200, { id: 'p1', status: 'succeeded', output: url, credit: null }],
  );
  expect(await makePicture(request, { ...server.given, key: 'r8_own' })).toEqual({
    success: true,
    imageUrl: url,
    error: '',
    credit: null,
  });
  expect(server.asked).toEqual([`POST ${at}`, `GET ${at}/p1`, `GET ${at}/p1`]);
  expect(server.headers[0]).toEqual({ 'X-Replicate-Token': 'r8_own', 'Idempotency-Key': 'scene:1' });
  expect(server.headers[2]).toEqual({ 'X-Replicate-Token': 'r8_own' });
  expect(server.waited()).toBe(2000);
});

test('120 times at most, then it has timed out', async () => {
  const server = serverOf([201, { id: 'p1', status: 'starting' }]);
  expect(await makePicture(request, server.given)).toMatchObject({
    success: false,
    imageUrl: null,
    error: 'Image generation timed out',
  });
  expect(server.asked.filter((each) => each.startsWith('GET')).length).toBe(120);
  expect(server.waited()).toBe(120_000);
});

test('what the provider refused is the end too, and no other refusal is', async () => {
  const words = 'Replicate API error: 402 Payment Required';
  const refused = serverOf([502, { error: words, code: 'provider', credit: null }]);
  expect(await makePicture(request, refused.given)).toMatchObject({ error: words, ended: true });
  const waiting = serverOf([429, { error: 'Too many requests. Please wait a minute.', code: 'too-many' }]);
  expect(await makePicture(request, waiting.given)).not.toHaveProperty('ended');
});

test.each(['failed', 'canceled', 'aborted'])('%s is the end', async (status) => {
  const words = 'Image generation failed: too dark';
  const told = serverOf([201, { id: 'p1', status: 'starting' }], [200, { id: 'p1', status, error: words }]);
  expect(await makePicture(request, told.given)).toMatchObject({ success: false, error: words, ended: true });
  const silent = serverOf([201, { id: 'p1', status: 'starting' }], [200, { id: 'p1', status, error: null }]);
  expect((await makePicture(request, silent.given))?.error).toBe('Image generation failed: Unknown error');
  expect(silent.asked.length).toBe(2);
});

test.each([
  [[[400, { error: 'Replicate API key is required' }]], 'Replicate API key is required'],
  [[[502, { error: 'Replicate API error: 401 Unauthorized' }]], 'Replicate API error: 401 Unauthorized'],
  [[[500, '<html>']], 'Replicate API error: 500'],
  [
    [
      [201, { id: 'p1', status: 'starting' }],
      [503, null],
    ],
    'Status check failed: 503',
  ],
  [
    [[201, { id: 'p1', status: 'succeeded', output: 'http://a' }]],
    'Invalid image URL received from Replicate',
  ],
  [[[201, { id: 'p1', status: 'succeeded', output: [] }]], 'Invalid image URL received from Replicate'],
] as const)('%j is said as %s', async (answers, words) => {
  expect((await makePicture(request, serverOf(...answers).given))?.error).toBe(words);
});

test('without a credit the reason comes with it', async () => {
  const credit = {
    success: false,
    credits_remaining: 0,
    error_message: 'No image credits remaining',
    credit_id: null,
    pay_as_you_go: false,
    requires_purchase: true,
  };
  const server = serverOf([402, { error: 'No image credits remaining', code: 'no-credits', credit }]);
  expect(await makePicture(request, server.given)).toEqual({
    success: false,
    imageUrl: null,
    error: 'No image credits remaining',
    credit,
  });
});

test.each([
  ['canceled', 200, { id: 'p1', status: 'canceled' }, null],
  ['canceled by another', 200, { id: 'p1', status: 'failed' }, null],
  // It goes on, and will be paid: the same request finds it.
  ['still processing', 200, { id: 'p1', status: 'processing' }, notStopped],
  ['unreachable', 0, null, notStopped],
] as const)('of a picture that is no longer wanted: %s', async (_, status, answer, error) => {
  const server = serverOf([201, { id: 'p1', status: 'starting' }], [status, answer]);
  const stopped = new AbortController();
  const wait = () => {
    stopped.abort();
    return Promise.resolve();
  };
  const made = await makePicture(request, { ...server.given, wait, signal: stopped.signal });
  expect(made?.error ?? null).toBe(error);
  expect(made?.ended).toBeUndefined();
  expect(server.asked.at(-1)).toBe(`POST ${at}/p1/cancel`);
});
