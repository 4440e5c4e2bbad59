import { afterAll, beforeEach, describe, expect, test } from 'vitest';

import type { PictureMakerOptions } from '../../../src/domain/ports/picture-maker.ts';
import { lookAround } from '../../../src/providers/picture-wire/look-around.ts';
import { startPictureServer, type Output, type PictureServer } from '../../picture-servers/picture-server.ts';
import { samplePng } from '../../replicate-server/sample-pictures.ts';
import { makerOptions, servicesUnderTest, wish, type ServiceUnderTest } from './service-makers.ts';

const never = new AbortController().signal;
const services: readonly (readonly [string, ServiceUnderTest])[] = Object.entries(servicesUnderTest);

describe('IMG-14 each of the other services makes a picture behind the same port, for no credit, and its check says what is wrong', () => {
  describe.each(services)('%s', (_name, under) => {
    let server: PictureServer | undefined;
    const running = async () => (server ??= await startPictureServer(under.service));
    const maker = (at: PictureServer, given: Partial<PictureMakerOptions> & { secret?: string } = {}) =>
      under.create(
        makerOptions({
          address: at.url + under.base,
          secret: under.key,
          workflow: under.workflow ?? '',
          ...given,
        }),
      );

    beforeEach(async () => {
      const { controls, requests, calls } = await running();
      Object.assign(controls, { output: 'picture', polls: 1, hold: null });
      controls.refusals.length = requests.length = calls.length = 0;
    });
    afterAll(async () => server?.close());

    test('makes one picture, and takes it for what its bytes are', async () => {
      const at = await running();
      for (const output of ['picture', 'data-address'] as const) {
        at.controls.output = output;
        const made = await maker(at).make(wish, never);
        if (!made?.ok) throw new Error(JSON.stringify(made));
        expect(made.value).toMatchObject({ type: 'image/png', credit: null });
        expect(Buffer.from(made.value.bytes).equals(samplePng)).toBe(true);
      }
      expect(at.requests.filter((each) => each === `POST ${under.begins}`)).toHaveLength(2);
    });

    test.each<Output>(['html', 'truncated', 'huge', 'nothing'])('%s is no picture', async (output) => {
      const at = await running();
      at.controls.output = output;
      const made = await maker(at).make(wish, never);
      expect(made).toMatchObject({ ok: false, error: { type: 'no-picture' } });
    });

    test.each([
      [401, { error: { message: 'wrong key sk-secret-of-tests' } }, /key|Horde/],
      [429, { error: { message: 'slow down' } }, /pause/],
      [
        500,
        { error: 'OutOfMemoryError', errors: 'CUDA out of memory. Tried to allocate 2 GiB' },
        /enough memory/,
      ],
      [503, { error: { message: 'model is loading' } }, /fault of its own \(503\)/],
    ])('%i is said in words, without the key, and tried once', async (status, body, words) => {
      const at = await running();
      at.controls.refusals.push({ path: under.begins, status, body, headers: { 'retry-after': '7' } });
      const made = await maker(at).make(wish, never);
      if (!made || made.ok) throw new Error('it was made');
      expect(made.error.message).toMatch(words);
      expect(JSON.stringify(made)).not.toContain('sk-secret');
      expect(at.requests.filter((each) => each === `POST ${under.begins}`)).toHaveLength(1);
    });

    test('one that sends the call elsewhere is not followed', async () => {
      const at = await running();
      at.controls.refusals.push({
        path: under.begins,
        status: 307,
        body: '',
        headers: { location: `${at.url}/stolen` },
      });
      const made = await maker(at).make(wish, never);
      expect(made).toMatchObject({
        ok: false,
        error: { message: expect.stringContaining('another address') },
      });
      expect(at.requests.some((each) => each.includes('stolen'))).toBe(false);
    });

    test('an abort leaves no picture, and nobody waiting there', async () => {
      const at = await running();
      let release = () => {};
      at.controls.hold = new Promise((resolve) => {
        release = resolve;
      });
      at.controls.polls = 1000;
      const stop = new AbortController();
      const left = at.left();
      const begun = new Promise<void>((resolve) => {
        const timer = setInterval(() => {
          if (!at.requests.includes(`POST ${under.begins}`)) return;
          clearInterval(timer);
          resolve();
        }, 2);
      });
      const made = maker(at).make(wish, stop.signal);
      await begun;
      stop.abort();
      expect(await made).toBeNull();
      await expect
        .poll(() => at.left() > left || at.requests.some((each) => /interrupt|DELETE/.test(each)))
        .toBe(true);
      release();
    });

    test('a check makes no picture, and says what is wrong', async () => {
      const at = await running();
      expect(await maker(at).check(never)).toMatchObject({ ok: true });
      expect(at.requests.some((each) => each === `POST ${under.begins}`)).toBe(false);
      const away = await maker(at, { fetch: () => Promise.reject(new TypeError('Failed to fetch')) }).check(
        never,
      );
      expect(away).toMatchObject({ ok: false, error: { why: 'unreachable' } });
      const offline = await maker(at, {
        address: 'http://pictures.example/v1',
        online: () => false,
        fetch: () => Promise.reject(new TypeError('Failed to fetch')),
      }).check(never);
      expect(offline).toMatchObject({ ok: false, error: { message: expect.stringContaining('offline') } });
    });
  });
});

/** Those at an address of the player's own. */
const own = services.filter(([name]) => ['image-server', 'a1111', 'comfyui'].includes(name));

test.each(own)(
  '%s: what stands between page and service is told apart',
  async (_name, { create, workflow = '' }) => {
    const closed: typeof fetch = (_input, init) =>
      init?.mode === 'no-cors'
        ? Promise.resolve(new Response(''))
        : Promise.reject(new TypeError('Failed to fetch'));
    const dead: typeof fetch = () => Promise.reject(new TypeError('Failed to fetch'));
    const look = (given: Partial<PictureMakerOptions>) =>
      create(makerOptions({ address: 'http://localhost:7860', workflow, ...given })).check(never);
    const cors = await look({ fetch: closed });
    if (cors.ok) throw new Error('it was reached');
    expect(cors.error.message).toContain('lets no page');
    expect(cors.error.steps.some(({ command }) => command.includes('http://localhost:8787'))).toBe(true);
    expect(await look({ fetch: dead })).toMatchObject({
      error: { why: 'unreachable', message: expect.stringContaining('Nothing answers') },
    });
    const mixed = { address: 'http://192.168.0.7:7860', origin: 'https://play.example' };
    expect(await look({ ...mixed, fetch: dead })).toMatchObject({
      error: { message: expect.stringContaining('over https alone') },
    });
    expect(await look({ address: 'attic' })).toMatchObject({ error: { why: 'wrong-settings' } });
    expect(await look({ address: '' })).toMatchObject({
      error: { why: 'wrong-settings', message: expect.stringContaining('missing') },
    });
    const other: typeof fetch = () => Promise.resolve(new Response('<!doctype html>Router', { status: 200 }));
    expect(await look({ fetch: other })).toMatchObject({ ok: false });
  },
);

test('an address that the page’s own policy forbids is told from one where nobody is', async () => {
  const options = makerOptions({
    address: 'http://192.168.0.7:7860',
    fetch: () => Promise.reject(new TypeError()),
  });
  const look = (forbade: boolean) =>
    lookAround(
      options,
      '/',
      () => [],
      never,
      () => ({ forbade: () => forbade, stop: () => {} }),
    );
  expect(await look(true)).toMatchObject({
    message: expect.stringContaining('CSP_CONNECT'),
    steps: [{ command: 'CSP_CONNECT=http://192.168.0.7:7860 npm start' }],
  });
  expect((await look(false)).message).toContain('Nothing answers');
});
