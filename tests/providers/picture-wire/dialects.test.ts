import { afterEach, expect, test } from 'vitest';

import type { PictureMakerOptions, PictureProgress } from '../../../src/domain/ports/picture-maker.ts';
import { a1111 } from '../../picture-servers/a1111.ts';
import { comfyui, workflow } from '../../picture-servers/comfyui.ts';
import { horde } from '../../picture-servers/horde.ts';
import { images } from '../../picture-servers/images.ts';
import {
  startPictureServer,
  type PictureServer,
  type Service,
} from '../../picture-servers/picture-server.ts';
import { samplePng } from '../../replicate-server/sample-pictures.ts';
import { makerOptions, servicesUnderTest, wish, wishWithHero } from './service-makers.ts';

const never = new AbortController().signal;
const running: PictureServer[] = [];
afterEach(async () => {
  for (const server of running.splice(0)) await server.close();
});

/** A service and a maker for it. */
async function start(
  name: keyof typeof servicesUnderTest,
  service: Service,
  given: Partial<PictureMakerOptions> & { readonly secret?: string } = {},
) {
  const server = await startPictureServer(service);
  running.push(server);
  const { create, base, key } = servicesUnderTest[name];
  const options = makerOptions({ address: server.url + base, secret: key, workflow: workflow(), ...given });
  return {
    server,
    maker: create(options),
    sent: () => server.calls.findLast(({ method }) => method === 'POST'),
  };
}
const isPng = (bytes: Uint8Array) => Buffer.from(bytes).equals(samplePng);

test('OpenRouter: the hero goes along, a model that knows no shape is asked again without, one that is gone is said to be', async () => {
  const { server, maker, sent } = await start('openrouter-images', images('openrouter'));
  const made = await maker.make({ ...wishWithHero, model: 'maker/likeness' }, never);
  expect(made?.ok && isPng(made.value.bytes) && made.value.model).toBe('maker/likeness');
  expect(sent()?.json).toMatchObject({
    model: 'maker/likeness',
    aspect_ratio: '4:5',
    input_references: [
      { type: 'image_url', image_url: { url: expect.stringMatching(/^data:image\/png;base64,/) } },
    ],
  });
  expect(await maker.make({ ...wish, model: 'maker/plain' }, never)).toMatchObject({ ok: true });
  expect(sent()?.json).toEqual({ model: 'maker/plain', prompt: wish.prompt });
  expect(await maker.make({ ...wish, model: 'maker/gone' }, never)).toMatchObject({
    error: { why: 'wrong-settings' },
  });
  server.controls.output = 'censored';
  expect(await maker.make(wish, never)).toMatchObject({ error: { why: 'refused' } });
  server.controls.refusals.push({
    path: '/v1/images',
    status: 402,
    body: { error: { code: 402, message: 'Insufficient credits' } },
  });
  expect(await maker.make(wish, never)).toMatchObject({ error: { why: 'no-credits' } });
});

test('OpenRouter: models that go by a picture are told from others, and no key means no question', async () => {
  const { server, maker } = await start('openrouter-images', images('openrouter'));
  const checked = await maker.check(never);
  expect(checked.ok && checked.value.models.map(({ id, reference }) => [id, reference])).toEqual([
    ['maker/likeness', true],
    ['maker/plain', false],
  ]);
  const without = await start('openrouter-images', images('openrouter'), { key: null });
  expect(await without.maker.make(wish, never)).toMatchObject({ error: { why: 'key-missing' } });
  expect(await without.maker.check(never)).toMatchObject({ error: { why: 'key-missing' } });
  expect(without.server.requests).toEqual([]);
  const wrong = await start('openrouter-images', images('openrouter'), { secret: 'sk-or-wrong-key' });
  expect(await wrong.maker.check(never)).toMatchObject({ error: { why: 'key-refused' } });
  expect(server.requests).toEqual(['GET /v1/key', 'GET /v1/images/models']);
});

test('an OpenAI-compatible server: OpenAI’s own sizes and fields, and the hero by its edits', async () => {
  const { maker, server, sent } = await start('image-server', images('openai'), {
    secret: 'sk-secret-of-tests',
  });
  expect(await maker.make({ ...wish, model: 'gpt-image-2' }, never)).toMatchObject({ ok: true });
  expect(sent()?.json).toEqual({ model: 'gpt-image-2', prompt: wish.prompt, n: 1, size: '1024x1536' });
  expect(await maker.make({ ...wishWithHero, model: 'gpt-image-2' }, never)).toMatchObject({ ok: true });
  expect(sent()?.path).toBe('/v1/images/edits');
  expect(sent()?.body.includes(samplePng)).toBe(true);
  server.controls.output = 'censored';
  expect(await maker.make({ ...wish, model: 'gpt-image-2' }, never)).toMatchObject({
    error: { why: 'refused' },
  });
});

test('an OpenAI-compatible server at home: no edits, an address of its own, and never one of another', async () => {
  const { maker, server } = await start('image-server', images('local'));
  expect(await maker.make(wishWithHero, never)).toMatchObject({ ok: true });
  expect(server.requests).toEqual(['POST /v1/images/edits', 'POST /v1/images/generations']);
  // One that does not know the field for letters answers with an address.
  server.controls.refusals.push({
    path: '/v1/images/generations',
    status: 400,
    body: { error: { message: 'Unknown parameter: response_format' } },
  });
  expect(await maker.make(wish, never)).toMatchObject({ ok: true });
  expect(server.requests.at(-1)).toBe('GET /files/one.png');
  server.controls.output = 'address-inside';
  expect(await maker.make(wish, never)).toMatchObject({
    ok: false,
    error: { message: expect.stringContaining('elsewhere') },
  });
});

test('Stable Diffusion WebUI: the hero, a model, how far it is, a name and word, and one without a model', async () => {
  const { maker, server, sent } = await start('a1111', a1111(['dreamer.safetensors'], 'ann:word'), {
    secret: 'ann:word',
  });
  const told: PictureProgress[] = [];
  let release = () => {};
  server.controls.hold = new Promise((resolve) => {
    release = resolve;
  });
  const made = maker.make({ ...wishWithHero, model: 'dreamer', strength: 0.5 }, never, (progress) =>
    told.push(progress),
  );
  await expect.poll(() => told[0]).toEqual({ part: 0.4 });
  release();
  expect(await made).toMatchObject({ ok: true });
  expect(server.calls.find(({ path }) => path.endsWith('img2img'))?.json).toMatchObject({
    denoising_strength: 0.5,
    override_settings: { sd_model_checkpoint: 'dreamer' },
    width: 768,
    height: 960,
    n_iter: 1,
    batch_size: 1,
  });
  expect(sent()?.headers.authorization).toMatch(/^Basic /);
  const stranger = await start('a1111', a1111(undefined, 'ann:word'));
  expect(await stranger.maker.check(never)).toMatchObject({ error: { why: 'key-refused' } });
  const empty = await start('a1111', a1111([]));
  expect(await empty.maker.check(never)).toMatchObject({
    error: { message: expect.stringContaining('no model') },
  });
  const other = await start('a1111', images('local'));
  expect(await other.maker.check(never)).toMatchObject({
    error: { message: expect.stringContaining('API on') },
  });
});

test('ComfyUI: the places of a workflow are filled, the hero is put there before, and the line is told', async () => {
  const withHero = workflow({ 10: { class_type: 'LoadImage', inputs: { image: '%reference%' } } });
  const { maker, server, sent } = await start('comfyui', comfyui(), { workflow: withHero });
  server.controls.polls = 3;
  const told: PictureProgress[] = [];
  expect(
    await maker.make({ ...wishWithHero, prompt: 'a "knight" %seed%' }, never, (each) => told.push(each)),
  ).toMatchObject({ ok: true });
  expect(told).toContainEqual({ part: null, waiting: 1 });
  const nodes = sent()?.json['prompt'];
  expect(nodes).toMatchObject({
    3: { inputs: { seed: 41, steps: 28, model: ['4', 0] } },
    6: { inputs: { text: 'a painting of a "knight" %seed%', size: [768, 960] } },
    10: { inputs: { image: 'lamplit-hero.png' } },
  });
  expect(await maker.make(wish, never)).toMatchObject({ error: { why: 'wrong-settings' } });
  server.controls.output = 'redirect';
  expect(await maker.make(wishWithHero, never)).toMatchObject({ ok: false });
  server.controls.output = 'censored';
  expect(await maker.make(wishWithHero, never)).toMatchObject({
    error: { message: expect.stringContaining('enough memory') },
  });
});

test.each([
  ['', /needs a workflow/],
  ['{', /no JSON/],
  ['{"nodes":[],"links":[]}', /Export \(API\)/],
  ['{"3":{"class_type":"KSampler"}}', /no workflow/],
  ['{"3":{"class_type":"KSampler","inputs":{"seed":1}}}', /no place for the words/],
  [workflow({ 11: { class_type: 'NotInstalled', inputs: {} } }), /NotInstalled/],
])('ComfyUI: a workflow that cannot be run is told why: %#', async (text, words) => {
  const { maker } = await start('comfyui', comfyui(), { workflow: text });
  const made = await maker.make(wish, never);
  expect(made).toMatchObject({
    ok: false,
    error: { why: 'wrong-settings', message: expect.stringMatching(words) },
  });
});

test('AI Horde: small for who has no key, larger with one; the line, kudos and what it censors in words', async () => {
  const { maker, server, sent } = await start('horde', horde(), { key: null });
  server.controls.polls = 2;
  const told: PictureProgress[] = [];
  expect(await maker.make(wishWithHero, never, (each) => told.push(each))).toMatchObject({
    ok: true,
    value: { model: 'Dreamer' },
  });
  expect(told).toEqual([{ part: null, waiting: 3 }]);
  expect(sent()?.headers['apikey']).toBe('0000000000');
  expect(sent()?.json).toMatchObject({
    r2: false,
    nsfw: false,
    censor_nsfw: true,
    source_processing: 'img2img',
    params: { width: 512, height: 640 },
  });
  const checked = await maker.check(never);
  expect(checked.ok && checked.value.models.map(({ id }) => id)).toEqual(['Dreamer']);
  server.controls.output = 'censored';
  expect(await maker.make(wish, never)).toMatchObject({
    error: { why: 'refused', message: expect.stringContaining('censored') },
  });
  server.controls.refusals.push({
    path: '/v2/generate/async',
    status: 403,
    body: { message: 'needs more kudos', rc: 'KudosUpfront' },
  });
  expect(await maker.make(wish, never)).toMatchObject({
    error: { why: 'no-credits', message: expect.stringContaining('kudos') },
  });
  const known = await start('horde', horde());
  expect(await known.maker.make(wish, never)).toMatchObject({ ok: true });
  expect(known.sent()?.json).toMatchObject({ params: { width: 768, height: 960 } });
  expect(await known.maker.check(never)).toMatchObject({ value: { notes: ['You have 120 kudos there.'] } });
  const wrong = await start('horde', horde(), { secret: 'not-a-key' });
  expect(await wrong.maker.make(wish, never)).toMatchObject({ error: { why: 'key-refused' } });
  expect(await wrong.maker.check(never)).toMatchObject({ error: { why: 'key-refused' } });
});

test('a picture that nobody could ask for any more is stopped there', async () => {
  for (const name of ['comfyui', 'horde'] as const) {
    const silent: typeof fetch = (input, init) =>
      init?.method === 'GET' ? Promise.reject(new TypeError('Failed to fetch')) : fetch(input, init);
    const { maker, server } = await start(name, servicesUnderTest[name].service, { fetch: silent });
    expect(await maker.make(wish, never)).toMatchObject({ error: { why: 'unreachable' } });
    expect(server.requests.some((each) => /interrupt|DELETE/.test(each))).toBe(true);
  }
});

test('a picture that does not come in its time has timed out, and is stopped there', async () => {
  for (const name of ['comfyui', 'horde'] as const) {
    // Asked hundreds of times, it says for ever that it is on its way.
    const onItsWay: typeof fetch = (input, init) =>
      /\/(history|queue|check)\b/.test(String(input)) && init?.method === 'GET'
        ? Promise.resolve(Response.json({ done: false, is_possible: true }))
        : fetch(input, init);
    const { maker, server } = await start(name, servicesUnderTest[name].service, { fetch: onItsWay });
    expect(await maker.make(wish, never)).toMatchObject({
      error: { why: 'timed-out', message: 'Image generation timed out' },
    });
    expect(server.requests.some((each) => /interrupt|DELETE/.test(each))).toBe(true);
  }
});
