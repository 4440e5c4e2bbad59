import { describe, expect, test } from 'vitest';

import type { Illustrator, PictureRequest } from '../../src/domain/illustrator.ts';
import { ok } from '../../src/domain/result.ts';
import { stampMs } from '../../src/domain/stamp.ts';
import { watchScenePicture } from '../../src/storage/picture-queries.ts';
import { watchBooks } from '../../src/storage/shelf-queries.ts';
import { fakeForm, fakeSceneMeta } from '../fakes.ts';
import { first } from '../first-value.ts';
import { openGame } from '../game-table.ts';
import { storeMetas } from '../store-scenes.ts';

/** Draws what it is asked for into words, and counts. */
function scripted(
  answer?: (request: PictureRequest, signal: AbortSignal) => ReturnType<Illustrator['illustrate']>,
) {
  const requests: PictureRequest[] = [];
  const illustrator: Illustrator = {
    illustrate: (request, signal) => {
      requests.push(request);
      if (answer) return answer(request, signal);
      return Promise.resolve(
        ok({
          type: 'image/svg+xml',
          bytes: new TextEncoder().encode(`<svg>${request.seed}</svg>`),
          width: 768,
          height: 960,
          alt: '',
          credits: 0,
        }),
      );
    },
  };
  return { requests, illustrator };
}

async function openTold(illustrator: Illustrator) {
  const game = await openGame({ illustrator });
  const story = game.newId();
  expect(await game.engine.startStory({ story, form: fakeForm() })).toEqual({ ok: true, value: null });
  const [scene] = await game.database.scenes.toArray();
  if (!scene) throw new Error('No scene was told.');
  return { ...game, story, scene: scene.id };
}

describe('pictures of scenes', () => {
  test('IMG-09 PLAY-30 a passage that was edited is drawn as it reads now, once; the original given back is drawn again', async () => {
    const { requests, illustrator } = scripted();
    const { engine, database, scene, story } = await openTold(illustrator);
    await engine.drawScene({ scene, again: false });
    await engine.editPassage({ story, scene, text: 'At midnight the storm broke over the harbour.' });
    expect(await first(watchScenePicture(database, scene))).toMatchObject({ outdated: true });
    for (let look = 0; look < 2; look += 1) await engine.drawScene({ scene, again: false });
    expect(requests).toHaveLength(2);
    expect(requests[1]?.moment).toMatchObject({
      passage: 'At midnight the storm broke over the harbour.',
      context: { time: 'night', weather: 'storm' },
    });
    expect(requests[1]?.seed).toBe(requests[0]?.seed);
    expect(await first(watchScenePicture(database, scene))).toMatchObject({ outdated: false });
    await engine.editPassage({ story, scene, text: null });
    await engine.drawScene({ scene, again: false });
    expect(requests[2]?.moment).toEqual(requests[0]?.moment);
  });

  test('IMG-10 IMG-11 a drawing is kept beside its scene with who drew it and of what, on this device alone; the first is on the cover', async () => {
    const { requests, illustrator } = scripted();
    const { engine, database, scene, story } = await openTold(illustrator);
    const before = await database.outbox.toArray();
    expect(await engine.drawScene({ scene, again: false })).toEqual({ ok: true, value: null });
    const [blob] = await database.blobs.toArray();
    expect(blob?.hash).toMatch(/^[0-9a-f]{64}$/);
    const made = { by: 'builtin', seed: requests[0]?.seed };
    expect(await database.drawings.toArray()).toEqual([{ scene, story, image: blob?.hash, made }]);
    expect(await first(watchScenePicture(database, scene))).toMatchObject({
      picture: { hash: blob?.hash },
      made,
    });
    expect((await first(watchBooks(database, [story]))).get(story)?.drawn).toBe(blob?.hash);
    // Nobody said anything that another device would have to hear.
    expect(await database.outbox.toArray()).toEqual(before);
    expect(await database.sceneMeta.count()).toBe(0);
    expect((await database.stories.get(story))?.cover).toBeNull();
    expect(requests[0]).toMatchObject({ hero: { name: 'Mira Vale' }, width: 768, height: 960 });
    expect(requests[0]?.moment?.passage).toContain('The lamp burned low.');
  });

  test('IMG-11 what is there is not drawn again; what this device lost is, from the same seed', async () => {
    const { requests, illustrator } = scripted();
    const { engine, database, scene } = await openTold(illustrator);
    await engine.drawScene({ scene, again: false });
    await engine.drawScene({ scene, again: false });
    expect(requests).toHaveLength(1);
    await database.blobs.clear();
    await engine.drawScene({ scene, again: false });
    expect(requests.map(({ seed }) => seed)).toEqual([requests[0]?.seed, requests[0]?.seed]);
    expect(await database.blobs.count()).toBe(1);
  });

  test('IMG-08 another picture has another seed each time, which goes to other devices; the cover follows it', async () => {
    const { requests, illustrator } = scripted();
    const { engine, database, scene, story } = await openTold(illustrator);
    for (const again of [false, true, true]) await engine.drawScene({ scene, again });
    const seed = requests[0]?.seed;
    expect(requests.map((request) => request.seed)).toEqual([seed, `${seed}#2`, `${seed}#3`]);
    const made = { by: 'builtin', seed: `${seed}#3` };
    const { picture, ...plate } = await first(watchScenePicture(database, scene));
    expect(plate.made).toEqual(made);
    expect(await picture?.blob.text()).toBe(`<svg>${seed}#3</svg>`);
    expect((await first(watchBooks(database, [story]))).get(story)?.drawn).toBe(picture?.hash);
    // The drawings before it are let go of.
    expect(await database.blobs.toCollection().primaryKeys()).toEqual([picture?.hash]);

    const meta = await database.sceneMeta.get(scene);
    expect(meta).toMatchObject({ image: null, made });
    expect(stampMs(meta?.s['made'])).toBeGreaterThan(0);
    const waiting = await database.outbox.where('[kind+id]').equals(['sceneMeta', scene]).first();
    expect(waiting?.fields['made']).toBe(meta?.s['made']);
  });

  test('IMG-08 SYNC-03 what the player asked for on another device is drawn here from the same seed, once', async () => {
    const { requests, illustrator } = scripted();
    const { engine, database, scene, story } = await openTold(illustrator);
    await engine.drawScene({ scene, again: false });
    const made = { by: 'builtin', seed: `${requests[0]?.seed}#2` };
    await storeMetas(database, [fakeSceneMeta({ id: scene, story, made })]);
    for (const again of [false, false]) await engine.drawScene({ scene, again });
    expect(requests.map(({ seed }) => seed)).toEqual([requests[0]?.seed, made.seed]);
    expect(await (await first(watchScenePicture(database, scene))).picture?.blob.text()).toBe(
      `<svg>${made.seed}</svg>`,
    );
  });

  test('IMG-07 a picture that fails says why and changes nothing', async () => {
    const error = { type: 'unreachable', host: 'painter', offline: true } as const;
    const { illustrator } = scripted(() => Promise.resolve({ ok: false, error }));
    const { engine, database, scene } = await openTold(illustrator);
    for (const again of [false, true])
      expect(await engine.drawScene({ scene, again })).toEqual({ ok: false, error });
    expect(await database.sceneMeta.count()).toBe(0);
    expect(await database.drawings.count()).toBe(0);
    expect(await database.blobs.count()).toBe(0);
  });

  test('IMG-08 a picture that is being made is made once, and can be stopped', async () => {
    let stopped = false;
    let begin = () => {};
    const begun = new Promise<void>((resolve) => (begin = resolve));
    const { requests, illustrator } = scripted(
      (_request, signal) =>
        new Promise((resolve) => {
          begin();
          signal.addEventListener('abort', () => {
            stopped = true;
            resolve(null);
          });
        }),
    );
    const { engine, database, scene } = await openTold(illustrator);
    const drawing = engine.drawScene({ scene, again: false });
    await begun;
    expect(await engine.drawScene({ scene, again: false })).toEqual({ ok: true, value: null });
    await engine.stopDrawing({ scene });
    expect(await drawing).toEqual({ ok: true, value: null });
    expect(stopped).toBe(true);
    expect(requests).toHaveLength(1);
    expect(await database.blobs.count()).toBe(0);
  });
});

describe('pictures of heroes', () => {
  test('SETUP-10 SETUP-12 the colours of a photo come after the player’s own words, in portrait and scenes alike, and the photo goes along', async () => {
    const { requests, illustrator } = scripted();
    const { engine, database, newId } = await openGame({ illustrator });
    const photo = { type: 'image/jpeg', bytes: Uint8Array.of(0xff, 0xd8, 0xff, 1) } as const;
    await engine.keepPicture({ picture: photo, nonce: 0 });
    const image = (await database.suggestions.get('photo'))?.values[0] ?? '';
    const form = fakeForm({ photo: { image, looks: 'auburn hair, in a teal coat' } });
    await engine.drawPortrait({ form, seed: 'a', nonce: 3 });
    const answer = await database.suggestions.get('portrait');
    expect(answer).toMatchObject({ nonce: 3 });
    const story = newId();
    await engine.startStory({ story, form: { ...form, characterImage: answer?.values[0] ?? null } });
    const [scene] = await database.scenes.toArray();
    await engine.drawScene({ scene: scene?.id ?? '', again: false });
    expect(requests.map(({ hero }) => hero.appearance)).toEqual(
      Array.from({ length: 2 }, () => `${form.appearance}. auburn hair, in a teal coat`),
    );
    expect(requests.map(({ reference }) => reference?.bytes)).toEqual([photo.bytes, photo.bytes]);
  });

  test.each([
    ['a drawing, which could hold a script', { type: 'image/svg+xml', bytes: Uint8Array.of(60) }],
    ['nothing', { type: 'image/jpeg', bytes: new Uint8Array() }],
  ] as const)('SETUP-03 %s is not kept as a photo', async (_name, picture) => {
    const { engine, database } = await openGame();
    expect(await engine.keepPicture({ picture, nonce: 0 })).toEqual({
      ok: false,
      error: { type: 'invalid-input', field: 'picture' },
    });
    expect(await database.blobs.count()).toBe(0);
  });

  test('SETUP-09 a favourite is put into the library, and its picture follows the form', async () => {
    const { engine, database } = await openGame();
    await engine.keepHero({ form: fakeForm() });
    await engine.keepHero({ form: fakeForm({ characterImage: 'ab' }) });
    expect(await database.characters.toArray()).toMatchObject([
      { name: 'Mira Vale', image: 'ab', favourite: true },
    ]);
  });
});
