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
import { fakeLocks, openGame } from '../game-table.ts';

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
  /** Another of the player's devices has made one more, and sent it. */
  const madeElsewhere = async (...hashes: readonly string[]) => {
    const row = await game.database.sceneMeta.get(scene.id);
    if (!row) throw new Error('nothing was made here');
    await game.database.sceneMeta.put({ ...row, pictures: [...(row.pictures ?? []), ...hashes] });
  };
  return { ...game, scene: scene.id, ask, job, madeElsewhere };
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

describe('what was lost sight of', () => {
  const making = { type: 'making', part: null, waiting: 0 } as const;

  test('is asked for as its row says, whatever has come or been chosen since: taken up again, or tried again', async () => {
    for (const way of ['taken up again', 'tried again']) {
      const late = failed('timed-out');
      const answers = [late, late];
      const { maker, wishes } = service();
      const first = { ...maker };
      const game = await openTold({
        ...first,
        make: async (wish, ...rest) => {
          const made = await maker.make(wish, ...rest);
          return wishes.length > 1 ? (answers.shift() ?? made) : made;
        },
      });
      await game.ask(true);
      const another = { scene: game.scene, asked: true, again: true, mobile: false };
      await game.engine.makePicture({ ...another, model: 'replicate:flux-pro' });
      expect(await game.job()).toMatchObject({ again: true, picked: true, begun: true });
      await game.madeElsewhere('b'.repeat(64));
      await game.store.changeSettings({ fluxModel: 'flux-schnell' });
      // Once it is not found yet, and its row still knows of it.
      for (let tries = 0; tries < 2; tries += 1) {
        if (way === 'taken up again') await game.engine.resumePictures();
        else await game.engine.makePicture({ ...another, model: 'replicate:flux-pro' });
      }
      expect(wishes).toHaveLength(4);
      for (const wish of wishes.slice(2)) expect(wish, way).toEqual(wishes[1]);
      expect((await game.job())?.status.type).toBe('made');
      expect((await game.database.sceneMeta.get(game.scene))?.pictures).toHaveLength(3);
    }
  });

  test('is asked for by nobody once another device has sent it, and goes with its scene', async () => {
    const { maker, wishes } = service();
    const game = await openTold(maker);
    await game.ask(true);
    const job = await game.job();
    if (!job) throw new Error('nothing was asked for');
    const lost = {
      type: 'failed',
      failure: { type: 'no-picture', why: 'timed-out', message: 'Late.' },
    } as const;
    for (const status of [making, lost]) {
      await game.database.pictureJobs.put({ ...job, status });
      await game.engine.resumePictures();
      expect((await game.job())?.status).toEqual({ type: 'made', credit: null });
    }
    await game.database.pictureJobs.put({ ...job, begun: false, status: lost });
    await game.ask(true);
    expect((await game.job())?.status.type).toBe('made');
    await game.database.pictureJobs.put({ ...job, status: making });
    await game.database.scenes.clear();
    await game.engine.resumePictures();
    expect(await game.job()).toBeNull();
    expect(wishes).toHaveLength(1);
  });

  test('stays begun while nobody can be reached, and waits for its own service to be agreed to', async () => {
    const { maker, wishes } = service([failed('timed-out')]);
    let away = false;
    const game = await openTold({
      ...maker,
      make: async (...given) => (away ? failed('unreachable') : maker.make(...given)),
    });
    await game.ask(true);
    away = true;
    await game.ask(true);
    expect(await game.job()).toMatchObject({ begun: true, status: { failure: { why: 'unreachable' } } });
    away = false;
    await game.store.changeSettings({ pictureConsent: [], imageModel: 'horde' });
    await game.engine.resumePictures();
    expect(wishes).toHaveLength(1);
    await game.store.changeSettings({ pictureConsent: ['replicate'] });
    const other = { scene: game.scene, asked: true, again: true, mobile: false };
    for (const model of [undefined, 'horde:x']) {
      const answer = await game.engine.makePicture({ ...other, ...(model === undefined ? {} : { model }) });
      expect(answer).toMatchObject({ error: { field: 'pictureConsent' } });
    }
    await game.engine.resumePictures();
    expect(wishes.map(({ requestId }) => requestId)).toEqual([wishes[0]?.requestId, wishes[0]?.requestId]);
    expect((await game.job())?.status.type).toBe('made');
  });

  test('is stopped where nobody is at it; what may have been billed is said', async () => {
    const { maker, wishes } = service();
    const locks = fakeLocks();
    const game = await openTold(maker, chosen, { locks });
    await game.ask(true);
    const job = await game.job();
    if (!job) throw new Error('nothing was asked for');
    const billed = { ...job, service: 'openrouter-images', begun: false, status: making } as const;
    const said = { type: 'failed', failure: { message: expect.stringContaining('may have been billed') } };
    await game.database.pictureJobs.put({ ...job, status: making });
    await game.engine.stopPicture({ id: game.scene });
    expect((await game.job())?.status).toEqual({ type: 'stopped' });
    await game.database.pictureJobs.put(billed);
    await game.engine.stopPicture({ id: game.scene });
    expect((await game.job())?.status).toMatchObject(said);
    await game.database.pictureJobs.put(billed);
    await game.engine.resumePictures();
    expect((await game.job())?.status).toMatchObject(said);
    await game.database.pictureJobs.put({ ...job, status: making });
    locks.held.add(`made-picture:${game.scene}`);
    expect(await game.engine.stopPicture({ id: game.scene })).toMatchObject({ error: { why: 'busy' } });
    expect(wishes).toHaveLength(1);
  });
});

test('what the service is done with is asked for by another name, whatever it said', async () => {
  const spent = { type: 'no-picture', why: 'no-credits', message: 'Pay first.', ended: true } as const;
  const { maker, wishes } = service([err(spent)]);
  const { ask } = await openTold(maker);
  await ask(true);
  await ask(true);
  expect(wishes.map(({ requestId }) => requestId.at(-1))).toEqual(['0', '1']);
});

test('a picture that this device has no room for says so, and is asked for by its own name later', async () => {
  const { maker, wishes } = service();
  const { ask, job, database } = await openTold(maker);
  let isFull = true;
  database.blobs.hook('creating', () => {
    if (isFull) throw new DOMException('no room', 'QuotaExceededError');
  });
  expect(await ask(true)).toEqual({ ok: false, error: { type: 'disk-full' } });
  expect((await job())?.status).toMatchObject({
    type: 'failed',
    failure: { message: expect.stringContaining('no room') },
  });
  isFull = false;
  await ask(true);
  expect((await job())?.status.type).toBe('made');
  expect(wishes[1]).toEqual(wishes[0]);
});

test('of the most that a scene keeps the oldest makes room, and the next is another one each time', async () => {
  const { maker, made } = service();
  const { ask, database, scene, madeElsewhere } = await openTold(maker);
  await ask(true);
  const [first] = (await database.sceneMeta.get(scene))?.pictures ?? [];
  await madeElsewhere(...Array.from({ length: 23 }, (_, index) => String(index).padStart(64, '0')));
  for (let more = 0; more < 3; more += 1) await ask(true, true);
  expect(made.size).toBe(4);
  expect((await database.sceneMeta.get(scene))?.pictures).toHaveLength(24);
  expect(await database.blobs.count()).toBe(3);
  expect(await database.blobs.get(first ?? '')).toBeUndefined();
});

test('a portrait that was lost sight of is asked for again where it is the same, and no other', async () => {
  const { maker, wishes } = service([failed('timed-out'), failed('timed-out')]);
  const locks = fakeLocks();
  const { engine, store, database } = await openGame({ maker, locks });
  await store.changeSettings(chosen);
  const ask = (nonce: number, form: Parameters<typeof fakeForm>[0] = {}) =>
    engine.makePortrait({ form: fakeForm(form), seed: `#${nonce}`, nonce, mobile: false });
  await ask(1);
  await ask(2, { name: 'Tam' });
  await ask(3, { name: 'Tam', characterImage: 'a'.repeat(64) });
  await ask(4, { name: 'Tam' });
  const [one, two, three, four] = wishes;
  expect(two?.requestId).not.toBe(one?.requestId);
  expect(three).toEqual(two);
  expect((await database.suggestions.get('portrait'))?.nonce).toBe(4);
  expect(four?.requestId).not.toBe(two?.requestId);
  locks.held.add('made-picture:portrait');
  expect(await ask(5)).toMatchObject({ ok: false, error: { why: 'busy' } });
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
