import { expect, test } from 'vitest';

import type { PictureMakerOptions, PictureWish } from '../../../src/domain/ports/picture-maker.ts';
import { createSecret } from '../../../src/domain/secret.ts';
import { createReplicateMaker } from '../../../src/providers/replicate/maker.ts';
import { fakeClock } from '../../game-table.ts';
import { samplePng, sampleWebp } from '../../replicate-server/sample-pictures.ts';

const origin = 'https://play.example.org';
const at = '/api/replicate/v1/predictions';
const file = `${origin}/storage/v1/object/sign/story-images/a.webp?token=b`;
const wish: PictureWish = {
  prompt: 'a knight',
  model: 'flux-kontext-dev',
  reference: { type: 'image/jpeg', bytes: new TextEncoder().encode('photo') },
  strength: 0.8,
  guidance: 8,
  steps: 28,
  width: 768,
  height: 1280,
  format: 'webp',
  quality: 90,
  requestId: 'scene:1:first:0',
  about: { story: 's', scene: '1' },
};

type Call = { readonly url: string; readonly init: RequestInit };

/** The game's server, which says the same of a picture each time it is asked after the first. */
function open(then: unknown, given: Partial<PictureMakerOptions> & { readonly bytes?: Uint8Array } = {}) {
  const calls: Call[] = [];
  const clock = fakeClock();
  const from = clock.now();
  const maker = createReplicateMaker({
    key: null,
    address: '',
    workflow: '',
    clock,
    online: () => true,
    random: () => 0.5,
    origin,
    token: (refused) => Promise.resolve(refused === 'old' ? 'new' : 'old'),
    fetch: (input, init = {}) => {
      const url = String(input);
      calls.push({ url, init });
      if (init.signal?.aborted) return Promise.reject(new Error('aborted'));
      const headers = new Headers(init.headers);
      if (url === file) {
        const bytes = new Uint8Array(given.bytes ?? samplePng);
        return Promise.resolve(new Response(bytes, { headers: { 'content-type': 'image/webp' } }));
      }
      if (url.endsWith('/api/config'))
        return Promise.resolve(Response.json({ features: { pictures: false } }));
      if (headers.get('authorization') === 'Bearer old')
        return Promise.resolve(Response.json({ error: 'User not authenticated' }, { status: 401 }));
      const begun = init.method === 'POST' && url.endsWith('/predictions');
      return Promise.resolve(Response.json(begun ? { id: 'p1', status: 'starting' } : then));
    },
    ...given,
  });
  const asked = () =>
    calls
      .filter(({ init }) => new Headers(init.headers).get('authorization') !== 'Bearer old')
      .map(({ url, init }) => `${init.method ?? 'GET'} ${url.replace(origin, '')}`);
  return { maker, calls, asked, passedMs: () => clock.now() - from };
}
const { signal } = new AbortController();

test('a picture is ordered in the words of the game, and its bytes are fetched at once and taken for what they are', async () => {
  const game = open({ id: 'p1', status: 'succeeded', output: file, credit: null });
  const begun: unknown[] = [];
  const made = await game.maker.make(wish, signal, (progress) => begun.push(progress));
  expect(made).toEqual({
    ok: true,
    value: {
      type: 'image/png',
      bytes: new Uint8Array(samplePng),
      model: 'flux-kontext-dev',
      credit: null,
    },
  });
  expect(game.asked()).toEqual([`POST ${at}`, `GET ${at}/p1`, `GET ${file.replace(origin, '')}`]);
  expect(begun).toEqual([{ part: null, begun: true }]);
  const [, order] = game.calls;
  expect(JSON.parse(String(order?.init.body))).toEqual({
    version: 'flux-kontext-dev',
    input: {
      prompt: 'a knight',
      input_image: `data:image/jpeg;base64,${btoa('photo')}`,
      strength: 0.8,
      guidance_scale: 8,
      steps: 28,
      width: 768,
      height: 1280,
      num_outputs: 1,
      output_format: 'webp',
      output_quality: 90,
    },
    about: { story: 's', scene: '1' },
  });
  expect(new Headers(order?.init.headers).get('idempotency-key')).toBe('scene:1:first:0');
});

test.each([
  ['a page', new TextEncoder().encode('<!doctype html><title>Sign in to this network</title>')],
  ['half of it', samplePng.subarray(0, 40)],
  ['nothing', new Uint8Array()],
  ['more than a picture', sampleWebp(21 * 1024 * 1024)],
])(
  '%s instead of a picture that is paid: the same request finds it, and none is paid anew',
  async (_what, bytes) => {
    const credit = {
      success: true,
      credits_remaining: 14,
      error_message: null,
      credit_id: 'c1',
      pay_as_you_go: false,
      requires_purchase: false,
    };
    const game = open({ id: 'p1', status: 'succeeded', output: file, credit }, { bytes });
    expect(await game.maker.make(wish, signal)).toMatchObject({
      ok: false,
      error: { why: 'timed-out', credit },
    });
  },
);

test('IMG-01 asked once a second until it succeeds or fails, canceled and aborted being failures, at most 120 times', async () => {
  for (const status of ['failed', 'canceled', 'aborted']) {
    const error = 'Image generation failed: Unknown error';
    const ended = open({ id: 'p1', status, error });
    expect(await ended.maker.make(wish, signal)).toMatchObject({
      ok: false,
      error: { why: 'failed', message: error },
    });
    expect(ended.asked()).toEqual([`POST ${at}`, `GET ${at}/p1`]);
    expect(ended.passedMs()).toBe(1_000);
  }
  const slow = open({ id: 'p1', status: 'processing' });
  // It may still come: the same request finds it.
  expect(await slow.maker.make(wish, signal)).toMatchObject({
    ok: false,
    error: { why: 'timed-out', message: 'Image generation timed out' },
  });
  expect(slow.asked().filter((call) => call === `GET ${at}/p1`)).toHaveLength(120);
  expect(slow.passedMs()).toBe(120_000);
});

test('without a network or an account nobody is asked; a key goes along in its header and in no word of what failed', async () => {
  const away = open({}, { online: () => false });
  expect(await away.maker.make(wish, signal)).toMatchObject({ error: { why: 'unreachable' } });
  const demo = open({}, { token: () => Promise.resolve(null) });
  expect(await demo.maker.make(wish, signal)).toMatchObject({
    error: { why: 'not-signed-in', message: 'User not authenticated' },
  });
  expect(await demo.maker.check(signal)).toMatchObject({ error: { message: 'User not authenticated' } });
  expect([...away.calls, ...demo.calls]).toEqual([]);
  const own = open(
    { id: 'p1', status: 'failed', error: 'Image generation failed: no' },
    { key: createSecret('r8_own_key_of_mine') },
  );
  const failed = await own.maker.make(wish, signal);
  expect(own.calls.map(({ init }) => new Headers(init.headers).get('x-replicate-token'))).toContain(
    'r8_own_key_of_mine',
  );
  expect(JSON.stringify([failed, own.calls.map(({ url, init }) => [url, init.body])])).not.toContain(
    'r8_own',
  );
  expect(await own.maker.check(signal)).toMatchObject({ ok: true });
  expect(await open({}).maker.check(signal)).toMatchObject({
    ok: false,
    error: { why: 'key-missing', message: 'Replicate API key is required' },
  });
});

test('an end is an end whatever its words are about: the next try is another request', async () => {
  const own = { key: createSecret('r8_own') };
  for (const [error, why] of [
    ['Replicate API error: 402 Payment Required', 'no-credits'],
    ['Image generation failed: nothing came while we did wait', 'busy'],
  ] as const) {
    const made = await open({ id: 'p1', status: 'failed', error }, own).maker.make(wish, signal);
    expect(made).toMatchObject({ error: { why, ended: true } });
  }
});

test('a picture that was there before it could be stopped is kept: it is paid', async () => {
  const stopped = new AbortController();
  const game = open({ id: 'p1', status: 'succeeded', output: file, credit: null });
  const made = await game.maker.make(wish, stopped.signal, () => stopped.abort());
  expect(game.asked()).toEqual([`POST ${at}`, `POST ${at}/p1/cancel`, `GET ${file.replace(origin, '')}`]);
  expect(made).toMatchObject({ ok: true });
});
