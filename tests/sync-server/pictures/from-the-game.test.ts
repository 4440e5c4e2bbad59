import Dexie from 'dexie';
import { IDBFactory } from 'fake-indexeddb';
import { afterAll, beforeEach, expect, test } from 'vitest';

import { defaultSettings } from '../../../src/domain/settings.ts';
import { standInBackend } from '../../../sync-server/backend.ts';
import { fallbackOrder } from '../../../src/domain/picture-order.ts';
import { createReplicateMaker } from '../../../src/providers/replicate/maker.ts';
import { fakeForm } from '../../fakes.ts';
import { fakeClock, openGame } from '../../game-table.ts';
import { planOf } from '../../replicate-server/replicate-server.ts';
import { dataUrl, sampleJpeg } from '../../replicate-server/sample-pictures.ts';
import { oneUsed, openPictures, site } from './open-pictures.ts';
import { subscribe } from './subscribe.ts';

/* Pictures as a player asks for them: the game's engine, its server and a stand-in for Replicate. */

// A live query is silent where there is no database at all.
Dexie.dependencies.indexedDB = new IDBFactory();

const pictures = await openPictures();
const { newUser, replicate, standIn, sums } = pictures;
afterAll(pictures.close);
beforeEach(() => {
  replicate.plans.clear();
  replicate.refusals.length = 0;
});
const at = `${site}/api/replicate/v1/predictions`;
const photo = sampleJpeg(20_000);
const last = () => replicate.predictions.at(-1);

/** A player with an account, a photo on his device, and a provider that he chose. */
async function openPlayer() {
  const user = await newUser();
  const ordered: unknown[] = [];
  const maker = createReplicateMaker({
    key: null,
    address: '',
    workflow: '',
    clock: fakeClock(),
    online: () => true,
    random: () => 0.5,
    origin: site,
    token: () => Promise.resolve(`token-${user}`),
    fetch: async (input, init = {}) => {
      const url = String(input);
      if (!url.startsWith(at)) return standIn.fetch(new Request(url, init), { address: '127.0.0.1' });
      const body = typeof init.body === 'string' ? init.body : undefined;
      if (body !== undefined) ordered.push(JSON.parse(body));
      const { authorization: _, ...headers } = Object.fromEntries(new Headers(init.headers));
      const answer = await pictures.ask(user, init.method ?? 'GET', url.slice(at.length), body, headers);
      return Response.json(answer.body, { status: answer.status });
    },
  });
  const game = await openGame({ maker });
  const { engine, database, store } = game;
  await store.changeSettings({ pictures: 'provider', pictureConsent: ['replicate'] });
  await engine.keepPicture({ picture: { type: 'image/jpeg', bytes: photo }, nonce: 1 });
  const image = (await database.suggestions.get('photo'))?.values[0] ?? '';
  let nonce = 1;
  return {
    user,
    store,
    ordered: () => ordered.at(-1),
    orders: ordered,
    /** Tells a first scene, and has its picture made by itself, as a page does that shows it, or because the player asks. */
    tellOne: async ({ asked = false } = {}) => {
      const story = game.newId();
      await engine.startStory({ story, form: fakeForm() });
      const told = await store.story(story);
      const [scene] = await database.scenes.where('story').equals(story).toArray();
      if (!told.ok || !scene) throw new Error('no scene was told');
      const ended = await engine.makePicture({ scene: scene.id, asked, again: false, mobile: false });
      return { isMade: (await database.sceneMeta.get(scene.id))?.image !== undefined, ended };
    },
    /** Asks for a portrait; answers the picture that is the hero's then, or `null`. */
    portrait: async (
      given: Partial<Parameters<typeof fakeForm>[0]> & {
        readonly byPhoto?: boolean;
        readonly mobile?: boolean;
      } = {},
    ) => {
      const { byPhoto = true, mobile = false, ...form } = given;
      nonce += 1;
      const hero = fakeForm({ ...form, ...(byPhoto ? { photo: { image, looks: '' } } : {}) });
      await engine.makePortrait({ form: hero, seed: 'Mira#1', nonce, mobile });
      const made = await database.suggestions.get('portrait');
      if (made?.nonce !== nonce) return null;
      const blob = await database.blobs.get(made.values[0] ?? '');
      return blob ?? null;
    },
  };
}

test('IMG-04 a picture is asked for at 768 x 1280, one, webp, quality 90; Kontext with 28 steps, strength and guidance by realistic, stylised and mobile; without a photo guidance and steps go by the style', async () => {
  const { portrait, ordered } = await openPlayer();
  const rows = [
    ['fantasy', 'photo', { strength: 0.65, guidance_scale: 7, steps: 28 }],
    ['realistic', 'photo', { strength: 0.8, guidance_scale: 8, steps: 28 }],
    ['realistic', 'photo on a phone', { strength: 0.9, guidance_scale: 9, steps: 28 }],
    ['anime', 'photo', { strength: 0.6, guidance_scale: 7, steps: 28 }],
    ['anime', 'photo on a phone', { strength: 0.75, guidance_scale: 8, steps: 28 }],
    ['anime', 'words', { guidance_scale: 9, steps: 32 }],
    ['pixar', 'words', { guidance_scale: 8.5, steps: 30 }],
    ['pixel-art', 'words', { guidance_scale: 10, steps: 35 }],
    ['realistic', 'words', { guidance_scale: 7.5, steps: 25 }],
    ['watercolor', 'words', { guidance_scale: 8, steps: 28 }],
  ] as const;
  for (const [imageStyle, by, settings] of rows) {
    const byPhoto = by !== 'words';
    const made = await portrait({ imageStyle, byPhoto, mobile: by === 'photo on a phone' });
    expect(made, `${imageStyle} by ${by}`).not.toBeNull();
    const version = byPhoto ? 'flux-kontext-dev' : 'flux-dev';
    const common = { width: 768, height: 1280, num_outputs: 1, output_format: 'webp', output_quality: 90 };
    const { strength = undefined } = { ...settings } as { readonly strength?: number };
    expect(ordered(), `${imageStyle} by ${by}`).toMatchObject({ version, input: { ...common, ...settings } });
    if (strength === undefined) expect(ordered()).not.toHaveProperty('input.strength');
    // In the model's own words, which knows shapes and no sizes.
    expect(last(), `${imageStyle} by ${by}`).toMatchObject({
      version: `black-forest-labs/${version}`,
      input: {
        guidance: settings.guidance_scale,
        num_inference_steps: settings.steps,
        aspect_ratio: '9:16',
        output_format: 'webp',
        output_quality: 90,
        ...(byPhoto ? {} : { num_outputs: 1 }),
      },
    });
  }
});

test('IMG-03 a request on Kontext with a reference that fails, or is refused, goes on with FLUX Pro: steps 25, guidance 8, 3:4, weight of the reference 0.3, safety tolerance 2, each as far as the model takes it', async () => {
  const wanted = { steps: 25, guidance: 8, aspect: '3:4', strength: 0.3, safety: 2 };
  for (const model of ['flux-kontext-dev', 'flux-kontext-pro'] as const) {
    expect(
      fallbackOrder(model, { prompt: 'x', reference: 'y', strength: 0.9, width: 768, height: 1280 }),
    ).toEqual({
      model: 'flux-pro',
      order: { prompt: 'x', reference: 'y', ...wanted },
    });
    for (const way of ['failed', 'refused'] as const) {
      const { portrait, store, user } = await openPlayer();
      await store.changeSettings({ fluxModel: model });
      if (way === 'failed') replicate.plans.set(model, planOf({ end: 'failed', error: 'too dark' }));
      else replicate.refusals.push({ model, status: 500, times: 1 });
      const before = replicate.predictions.length;
      expect(await portrait(), `${model} ${way}`).not.toBeNull();
      expect(replicate.predictions.slice(before).map(({ version }) => version)).toEqual([
        ...(way === 'failed' ? [`black-forest-labs/${model}`] : []),
        'black-forest-labs/flux-pro',
      ]);
      const { input = {} } = last() ?? {};
      expect(input).toMatchObject({
        image_prompt: dataUrl(photo, 'image/jpeg'),
        steps: 25,
        // It takes no more.
        guidance: 5,
        aspect_ratio: '3:4',
        safety_tolerance: 2,
      });
      // Nor has it a key for the weight of a reference.
      expect(Object.keys(input).filter((key) => key.includes('strength'))).toEqual([]);
      expect(await sums(user)).toEqual(oneUsed);
    }
  }
});

test('CRED-20 a provider’s pictures come by themselves only after the player chose that; pay-as-you-go ends at a weekly limit, $5 at first, that the server keeps and the player changes', async () => {
  const { tellOne, store, orders, user } = await openPlayer();
  await subscribe(pictures, user);
  const rpc = (name: string, args: Readonly<Record<string, unknown>> = {}) =>
    standInBackend(standIn).call(name, { p_user: user, ...args });
  // Whatever a new player has; a provider alone; and making them by itself without a provider.
  const untouched = {
    pictures: defaultSettings.pictures,
    autoGenerateImages: defaultSettings.autoGenerateImages,
  };
  for (const unchosen of [
    untouched,
    { pictures: 'provider', autoGenerateImages: false },
    { pictures: 'drawn', autoGenerateImages: true },
    { pictures: 'off', autoGenerateImages: true },
  ] as const) {
    await store.changeSettings(unchosen);
    expect(await tellOne()).toEqual({ isMade: false, ended: { ok: true, value: null } });
  }
  expect(orders).toEqual([]);

  await store.changeSettings({ pictures: 'provider', autoGenerateImages: true });
  expect(await rpc('current_usage')).toMatchObject({ weeklyLimitCents: 500, currentSpendingCents: 0 });
  await rpc('set_weekly_limit', { p_cents: 20 });
  for (let made = 0; made < 2; made += 1) expect((await tellOne()).isMade).toBe(true);
  const before = replicate.predictions.length;
  for (const asked of [false, true]) expect((await tellOne({ asked })).isMade).toBe(false);
  // Nor for a page that knows of no limit.
  expect(await pictures.begin(user)).toMatchObject({
    status: 402,
    body: { credit: { code: 'weekly-limit' } },
  });
  expect(replicate.predictions.length).toBe(before);
  expect(await rpc('current_usage')).toMatchObject({ weeklyLimitCents: 20, currentSpendingCents: 20 });
  await rpc('set_weekly_limit', { p_cents: 30 });
  expect((await tellOne()).isMade).toBe(true);
  expect((await tellOne()).isMade).toBe(false);
  // Another week.
  await pictures.wait(7 * 24 * 3600 + 60);
  expect((await tellOne()).isMade).toBe(true);
});
