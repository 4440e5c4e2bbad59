import { describe, expect, test } from 'vitest';

import type {
  MadePicture,
  PictureFailure,
  PictureMaker,
  PictureWish,
} from '../../src/domain/ports/picture-maker.ts';
import type { Settings } from '../../src/domain/settings.ts';
import { err, ok, type Result } from '../../src/domain/result.ts';
import { fakeForm } from '../fakes.ts';
import { openGame } from '../game-table.ts';

type Answer = Result<MadePicture, PictureFailure>;

const failed = (why: PictureFailure['why'], message = 'It did not come.'): Answer =>
  err({ type: 'no-picture', why, message });

/** Makes a picture of the name of its request, unless it is told otherwise; the same request is the same picture, made once. */
function service(answers: readonly Answer[] = []) {
  const wishes: PictureWish[] = [];
  const left = [...answers];
  const made = new Set<string>();
  let hold: Promise<void> | null = null;
  const maker: PictureMaker = {
    make: async (wish, signal, onProgress) => {
      wishes.push(wish);
      onProgress?.({ part: null, begun: true });
      if (hold) await hold;
      if (signal.aborted) return null;
      const answer = left.shift();
      if (answer) return answer;
      made.add(wish.requestId);
      const bytes = new TextEncoder().encode(`picture ${wish.requestId}`);
      return ok({ type: 'image/webp', bytes, model: wish.model, credit: null });
    },
    check: () => Promise.resolve(ok({ models: [], notes: [] })),
  };
  return {
    maker,
    wishes,
    made,
    holdUntil: (until: Promise<void>) => {
      hold = until;
    },
  };
}

const chosen: Partial<Settings> = {
  pictures: 'provider',
  autoGenerateImages: true,
  pictureConsent: ['replicate'],
};

async function openTold(maker: PictureMaker, settings = chosen, given: Parameters<typeof openGame>[0] = {}) {
  const game = await openGame({ ...given, maker });
  await game.store.changeSettings(settings);
  const story = game.newId();
  await game.engine.startStory({ story, form: fakeForm() });
  const [scene] = await game.database.scenes.toArray();
  if (!scene) throw new Error('No scene was told.');
  const ask = (asked: boolean, again = false) =>
    game.engine.makePicture({ scene: scene.id, asked, again, mobile: false });
  const job = async () => (await game.database.pictureJobs.get(scene.id)) ?? null;
  return { ...game, scene: scene.id, ask, job };
}

describe('a scene’s picture by a provider', () => {
  test('is made once, kept beside its scene under no hand’s stamp, and travels; the drawing goes on being drawn for others', async () => {
    const { maker, wishes } = service();
    const { ask, database, scene } = await openTold(maker);
    expect(await ask(false)).toEqual({ ok: true, value: null });
    expect(await ask(false)).toEqual({ ok: true, value: null });
    expect(wishes).toHaveLength(1);
    expect(wishes[0]).toMatchObject({
      requestId: `scene:${scene}:first:0`,
      model: 'flux-dev',
      width: 768,
      height: 1280,
      format: 'webp',
      quality: 90,
      about: { scene },
    });
    const [blob] = await database.blobs.toArray();
    const row = await database.sceneMeta.get(scene);
    expect(row).toMatchObject({
      image: blob?.hash,
      pictures: [blob?.hash],
      made: { by: 'replicate', model: 'flux-dev' },
      s: {},
    });
    expect(await database.outbox.where('[kind+id]').equals(['sceneMeta', scene]).count()).toBe(1);
  });

  test('nothing is asked of a service of which the player was not told, and nothing by itself before he chose that', async () => {
    const { maker, wishes } = service();
    const untold = await openTold(maker, { ...chosen, pictureConsent: [] });
    expect(await untold.ask(true)).toEqual({
      ok: false,
      error: { type: 'invalid-input', field: 'pictureConsent' },
    });
    const unchosen = await openTold(maker, { ...chosen, autoGenerateImages: false });
    expect(await unchosen.ask(false)).toEqual({ ok: true, value: null });
    const drawn = await openTold(maker, { ...chosen, pictures: 'drawn' });
    expect(await drawn.ask(false)).toEqual({ ok: true, value: null });
    expect(wishes).toEqual([]);
  });

  test('one that failed is not tried again by itself; asked for, what may still come is asked for by the same name and what ended by another', async () => {
    const { maker, wishes } = service([
      failed('unreachable'),
      failed('timed-out'),
      failed('failed', 'Image generation failed: Unknown error'),
    ]);
    const { ask, job, database, scene } = await openTold(maker);
    expect((await ask(false)).ok).toBe(false);
    await ask(false);
    expect(wishes).toHaveLength(1);
    await ask(true);
    await ask(true);
    expect((await job())?.status).toMatchObject({
      type: 'failed',
      failure: { message: 'Image generation failed: Unknown error' },
    });
    expect(await database.sceneMeta.get(scene)).toBeUndefined();
    await ask(true);
    expect(wishes.map(({ requestId }) => requestId.replace(`scene:${scene}:`, ''))).toEqual([
      'first:0',
      'first:0',
      'first:0',
      'first:1',
    ]);
    expect((await job())?.status.type).toBe('made');
  });

  test('a page that was told when nobody could be asked is not asked for later, but by the player', async () => {
    const { maker, wishes } = service();
    const { ask, engine, scene } = await openTold(maker);
    await engine.makePicture({ scene, asked: false, again: false, mobile: false, pass: true });
    await ask(false);
    await engine.resumePictures();
    expect(wishes).toEqual([]);
    await ask(true);
    expect(wishes.map(({ requestId }) => requestId)).toEqual([`scene:${scene}:first:0`]);
  });

  test('another one stands beside the first, and each can be shown; the drawing too', async () => {
    const { maker, wishes, made } = service();
    const { ask, engine, database, scene } = await openTold(maker);
    await ask(false);
    await engine.makePicture({ scene, asked: true, again: true, model: 'replicate:flux-pro', mobile: true });
    await ask(true, true);
    expect(made.size).toBe(3);
    expect(wishes.map(({ model }) => model)).toEqual(['flux-dev', 'flux-pro', 'flux-dev']);
    const row = await database.sceneMeta.get(scene);
    expect(row?.pictures).toHaveLength(3);
    expect(row?.image).toBe(row?.pictures?.[2]);
    expect(await database.blobs.count()).toBe(3);
    await engine.showPicture({ scene, image: row?.pictures?.[0] ?? null });
    expect((await database.sceneMeta.get(scene))?.image).toBe(row?.pictures?.[0]);
    await engine.showPicture({ scene, image: null });
    expect((await database.sceneMeta.get(scene))?.image).toBeNull();
    await ask(false);
    expect(wishes).toHaveLength(3);
    // None of them is let go of.
    expect(await database.blobs.count()).toBe(3);
  });

  test('what was in the making when the page was closed is fetched by the same name; what no service heard of is not, once nobody waits for it', async () => {
    const { maker, wishes } = service();
    const game = await openTold(maker);
    await game.ask(false);
    const job = await game.job();
    if (!job) throw new Error('nothing was asked for');
    const begun = { ...job, begun: true, status: { type: 'making', part: null, waiting: 0 } } as const;
    await game.database.sceneMeta.clear();
    await game.database.pictureJobs.put({ ...begun, begun: false });
    game.clock.advance(11 * 60_000);
    await game.engine.resumePictures();
    expect(wishes).toHaveLength(1);
    expect((await game.job())?.status.type).toBe('stopped');
    await game.database.pictureJobs.put(begun);
    await game.engine.resumePictures();
    expect(wishes.map(({ requestId }) => requestId)).toEqual([job.requestId, job.requestId]);
    expect((await game.job())?.status.type).toBe('made');
    expect((await game.database.sceneMeta.get(game.scene))?.image).toMatch(/^[0-9a-f]{64}$/);
    await game.engine.resumePictures();
    expect(wishes).toHaveLength(2);
  });

  test('one that is stopped leaves the drawing, and is another one when it is asked for again', async () => {
    const { maker, wishes, holdUntil } = service();
    const { ask, engine, job, database, scene } = await openTold(maker);
    let letGo = () => {};
    holdUntil(new Promise((resolve) => (letGo = resolve)));
    const asked = ask(true);
    await expect.poll(() => wishes.length).toBe(1);
    await engine.stopPicture({ id: scene });
    letGo();
    expect(await asked).toEqual({ ok: true, value: null });
    expect((await job())?.status.type).toBe('stopped');
    expect(await database.sceneMeta.count()).toBe(0);
    await ask(true);
    expect(wishes[1]?.requestId).toBe(`scene:${scene}:first:1`);
  });
});

test('a portrait goes by the photo, is in the library by itself, and is the likeness of every scene', async () => {
  const { maker, wishes } = service();
  const game = await openGame({ maker });
  await game.store.changeSettings(chosen);
  const photo = new TextEncoder().encode('a photo');
  await game.engine.keepPicture({ picture: { type: 'image/jpeg', bytes: photo }, nonce: 1 });
  const image = (await game.database.suggestions.get('photo'))?.values[0] ?? '';
  const form = fakeForm({ photo: { image, looks: '' }, characterImage: image });
  await game.engine.makePortrait({ form, seed: 'Mira#1', nonce: 7, mobile: false });
  const portrait = await game.database.suggestions.get('portrait');
  expect(portrait?.nonce).toBe(7);
  expect(wishes[0]).toMatchObject({
    model: 'flux-kontext-dev',
    reference: { type: 'image/jpeg', bytes: photo },
    steps: 28,
  });
  expect(await game.database.characters.toArray()).toMatchObject([
    { image: portrait?.values[0], favourite: false },
  ]);
  const story = game.newId();
  await game.engine.startStory({
    story,
    form: { ...form, characterImage: portrait?.values[0] ?? null },
  });
  const [scene] = await game.database.scenes.toArray();
  await game.engine.makePicture({ scene: scene?.id ?? '', asked: false, again: false, mobile: false });
  expect(new TextDecoder().decode(wishes[1]?.reference?.bytes)).toBe(`picture ${wishes[0]?.requestId}`);
  expect(wishes[1]?.model).toBe('flux-kontext-dev');
  // No photo and no key lies beside what was asked for.
  expect(JSON.stringify(await game.database.pictureJobs.toArray())).not.toContain('a photo');
});
