import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { createHouseMaker } from '../../../src/providers/house-pictures/make-picture.ts';
import { a1111 } from '../../picture-servers/a1111.ts';
import { images } from '../../picture-servers/images.ts';
import { startPictureServer, type PictureServer } from '../../picture-servers/picture-server.ts';
import { makerOptions, wish, wishWithHero } from '../../providers/picture-wire/service-makers.ts';
import { samplePng } from '../../replicate-server/sample-pictures.ts';
import { openGame, signUp, type TestGame } from '../test-game.ts';

const key = 'sk-secret-of-tests';
const never = new AbortController().signal;
let attic: PictureServer;
let paid: PictureServer;
let game: TestGame;

beforeAll(async () => {
  attic = await startPictureServer(a1111());
  paid = await startPictureServer(images('openai', key));
  game = await openGame('with the stand-in', {
    limits: 'on',
    env: {
      IMAGE_BACKENDS: `a1111-attic=${attic.url},openai=${paid.url}/v1,horde=http://127.0.0.1:1`,
      IMAGE_KEY_OPENAI: key,
      MAX_IMAGES_PER_DAY: '4',
    },
  });
});
afterAll(async () => {
  await game.close();
  await attic.close();
  await paid.close();
});
beforeEach(() => {
  for (const { controls, requests, calls } of [attic, paid]) {
    Object.assign(controls, { output: 'picture', hold: null, letsIn: false });
    controls.refusals.length = requests.length = calls.length = 0;
  }
});

const player = async (name: string) => {
  const { token, id } = await signUp(game, `${name}@example.org`);
  return { token, id, maker: makerOf(token) };
};
const makerOf = (token: string | null) =>
  createHouseMaker(makerOptions({ origin: game.url, token: () => Promise.resolve(token) }));

test('what is listed is asked by the server, with its key, for who is signed in; no credit moves', async () => {
  const { maker, id } = await player('ann');
  const listed = await maker.check(never);
  expect(listed).toMatchObject({
    ok: true,
    value: { notes: ['AI Horde (horde) does not answer just now.'] },
  });
  expect(listed.ok && listed.value.models.map((model) => model.id)).toEqual([
    'a1111-attic/dreamer.safetensors [a1b2c3]',
    'openai/gpt-image-2',
  ]);
  const made = await maker.make({ ...wishWithHero, model: 'openai/gpt-image-2' }, never);
  expect(made).toMatchObject({ ok: true, value: { type: 'image/png', credit: null } });
  expect(made?.ok && Buffer.from(made.value.bytes).equals(samplePng)).toBe(true);
  expect(paid.calls.at(-1)?.headers.authorization).toBe(`Bearer ${key}`);
  expect(paid.calls.at(-1)?.body.includes(samplePng)).toBe(true);
  const [taken] = await game.standIn
    .admin`select count(*)::int as n from billing.owners where user_id = ${id}`;
  expect(taken?.['n']).toBe(0);
});

test('who is not signed in gets nothing, and no service hears of it', async () => {
  expect(await makerOf(null).make({ ...wish, model: 'a1111-attic' }, never)).toMatchObject({
    error: { why: 'not-signed-in' },
  });
  expect(await makerOf('no.token.atall').make({ ...wish, model: 'a1111-attic' }, never)).toMatchObject({
    error: { why: 'not-signed-in' },
  });
  expect((await game.ask('/api/images/backends', { method: 'GET' })).status).toBe(401);
  expect(attic.requests).toEqual([]);
});

test('a page says what is to be seen, and nothing of how a service is called', async () => {
  const { token } = await player('bob');
  const body = {
    prompt: 'a lamp',
    model: '',
    address: 'http://169.254.169.254/',
    init_images: ['http://10.0.0.1/photo'],
    override_settings: { outdir_samples: '/etc' },
    script_name: 'run',
  };
  const answer = await game.ask('/api/images/backends/a1111-attic', { token, body });
  expect(await answer.text()).toContain('"picture"');
  expect(Object.keys(attic.calls.at(-1)?.json ?? {}).sort()).toEqual([
    'batch_size',
    'cfg_scale',
    'height',
    'n_iter',
    'negative_prompt',
    'prompt',
    'save_images',
    'seed',
    'send_images',
    'steps',
    'width',
  ]);
  const refused = async (path: string, wrong: unknown) =>
    (await game.ask(path, { token, body: wrong })).status;
  expect(await refused('/api/images/backends/http:%2F%2F10.0.0.1', { prompt: 'a', model: '' })).toBe(404);
  expect(await refused('/api/images/backends/a1111-attic', { prompt: '', model: '' })).toBe(400);
  expect(await refused('/api/images/backends/a1111-attic', { prompt: 'a', model: '', width: 9000 })).toBe(
    400,
  );
  const html = Buffer.from('<!doctype html>').toString('base64');
  expect(await refused('/api/images/backends/a1111-attic', { prompt: 'a', model: '', reference: html })).toBe(
    422,
  );
  const large = 'A'.repeat(5_000_000);
  expect(
    await refused('/api/images/backends/a1111-attic', { prompt: 'a', model: '', reference: large }),
  ).toBe(413);
  expect(attic.requests).toHaveLength(1);
});

test('a page that goes away stops the picture at the service', async () => {
  const { maker } = await player('cat');
  let release = () => {};
  attic.controls.hold = new Promise((resolve) => {
    release = resolve;
  });
  const stop = new AbortController();
  const made = maker.make({ ...wish, model: 'a1111-attic' }, stop.signal);
  await expect.poll(() => attic.requests).toContain('POST /sdapi/v1/txt2img');
  stop.abort();
  expect(await made).toBeNull();
  await expect.poll(() => attic.requests).toContain('POST /sdapi/v1/interrupt');
  release();
});

test('what is wrong with a service is said without its words, its address or its key, and what comes is looked at', async () => {
  const { maker } = await player('dee');
  attic.controls.output = 'html';
  expect(await maker.make({ ...wish, model: 'a1111-attic' }, never)).toMatchObject({
    error: { why: 'failed' },
  });
  attic.controls.output = 'redirect';
  expect(await maker.make({ ...wish, model: 'a1111-attic' }, never)).toMatchObject({
    error: { why: 'failed' },
  });
  paid.controls.refusals.push({
    path: '/v1/images',
    status: 401,
    body: { error: { message: `Incorrect API key: ${key}` } },
  });
  const refused = await maker.make({ ...wish, model: 'openai' }, never);
  expect(refused).toMatchObject({ error: { why: 'failed' } });
  expect(JSON.stringify(refused)).not.toMatch(/sk-|127\.0\.0\.1/);
  expect(await maker.make({ ...wish, model: 'horde' }, never)).toMatchObject({
    error: { why: 'unreachable' },
  });
  // The day's four are used up, whatever became of them.
  expect(await maker.make({ ...wish, model: 'openai' }, never)).toMatchObject({ error: { why: 'busy' } });
});

test('two pictures of a player are in the making at once, and a third is refused; what ended or was refused counts no more', async () => {
  const { token } = await player('fay');
  let release = () => {};
  attic.controls.hold = new Promise((resolve) => {
    release = resolve;
  });
  const begin = () =>
    game.ask('/api/images/backends/a1111-attic', { token, body: { prompt: 'a lamp', model: '' } });
  const wordsOf = async (answer: Response) => ({ status: answer.status, words: await answer.text() });
  const three = await Promise.all([begin(), begin(), begin()]);
  expect(three.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 200, 429]);
  expect(await wordsOf(await begin())).toEqual({
    status: 429,
    words: expect.stringContaining('in the making'),
  });
  release();
  attic.controls.hold = null;
  await Promise.all(three.map((answer) => answer.text()));
  for (let each = 0; each < 2; each += 1)
    expect(await wordsOf(await begin())).toEqual({
      status: 200,
      words: expect.stringContaining('"picture"'),
    });
  // The day's four are used up; that is what he is told however often he asks.
  for (let each = 0; each < 3; each += 1)
    expect(await wordsOf(await begin())).toEqual({
      status: 429,
      words: expect.stringContaining('Too many tries'),
    });
});
