import { expect, test } from 'vitest';

import { createIdSource } from '../../src/domain/ids.ts';
import { jsonBytes } from '../../src/domain/limits.ts';
import { readSharedStory, sharedPictures, type SharedStory } from '../../src/domain/share-snapshot.ts';
import { sharedState } from '../../src/domain/shared-state.ts';
import { defaultSettings } from '../../src/domain/settings.ts';
import { readScene, readStory } from '../../src/domain/schemas.ts';
import { readBundle } from '../../src/formats/bundle-read.ts';
import { writeBundle } from '../../src/formats/bundle-write.ts';
import { playOn } from '../../src/formats/play-on.ts';
import { prepareShare } from '../../src/formats/share-snapshot.ts';
import { fakeForm, fakeId, fakeScene, fakeSceneMeta, fakeStory } from '../fakes.ts';
import { fakeLore, fakeMaker, fakePicture, wholeStory } from './stories.ts';

const choice = { leaf: null, lore: true, ownFacts: true };
const share = async (given: Partial<Parameters<typeof prepareShare>[0]> = {}) => {
  const prepared = await prepareShare({
    whole: wholeStory(),
    choice,
    settings: defaultSettings,
    toSharePicture: () => Promise.resolve(null),
    ...given,
  });
  if (!prepared) throw new Error('the story cannot be shared');
  return prepared;
};
const go = (shared: SharedStory, scene: number, props: Partial<Parameters<typeof playOn>[0]> = {}) => {
  const [whole] = playOn({
    shared,
    from: { share: fakeId(1), scene },
    pictures: [],
    ids: fakeMaker().ids,
    seed: 'fedcba9876543210',
    nowMs: 1_800_000_000_000,
    ...props,
  }).stories;
  if (!whole) throw new Error('no story came');
  return whole;
};

test('a share holds the road that was chosen, as its owner sees it', async () => {
  const whole = wholeStory();
  const { snapshot, playing } = await share();
  expect(snapshot).toMatchObject({ title: whole.story.title, hero: 'Mira Vale', language: 'en' });
  expect(snapshot.scenes.map(({ title }) => title)).toEqual([
    'Scene the 0th',
    'Scene the 1th',
    'Scene the 2th',
  ]);
  expect(snapshot.scenes[1]?.passage).toBe('What I say happened.');
  expect(playing.memory).toMatchObject([{ scene: 1, text: 'Mira has the keys.' }]);
  expect(playing.lore).toMatchObject([{ title: 'The tower' }]);
  const cruel = whole.scenes.find(({ action }) => action?.text === 'Burn the boats');
  const other = await share({ choice: { ...choice, leaf: cruel?.id ?? null } });
  expect(other.snapshot.scenes.map(({ action }) => action?.text)).toEqual([undefined, 'Burn the boats']);
  // What is known on the other road alone is not known on this one.
  expect(other.playing.memory).toEqual([]);
  const bare = await share({ choice: { leaf: null, lore: false, ownFacts: false } });
  expect([bare.playing.memory, bare.playing.lore]).toEqual([[], []]);
});

test('pictures go under the hash of what is shown, and those that cannot be made are counted', async () => {
  const whole = wholeStory();
  const [first, second] = [await fakePicture(10), await fakePicture(20)];
  const metas = whole.scenes
    .slice(0, 2)
    .map(({ id }, index) => fakeSceneMeta({ id, image: `drawing-${index}` }));
  const story = fakeStory({ character: fakeForm({ characterImage: 'portrait' }) });
  const drawn = new Map([
    ['drawing-0', first],
    ['portrait', second],
  ]);
  const prepared = await share({
    whole: { ...whole, story, metas },
    toSharePicture: (hash) => Promise.resolve(drawn.get(hash) ?? null),
  });
  expect(prepared.snapshot.scenes.map(({ image }) => image)).toEqual([`${first.hash}.png`, null, null]);
  expect(prepared.snapshot.cover).toBe(`${second.hash}.png`);
  expect([...prepared.pictures.keys()].sort()).toEqual([...sharedPictures(prepared)].sort());
  expect(prepared.missingPictures).toBe(1);
  const huge = { ...first, bytes: new Uint8Array(2_000_000) };
  const without = await share({
    whole: { ...whole, story, metas },
    toSharePicture: () => Promise.resolve(huge),
  });
  expect([without.pictures.size, without.missingPictures]).toEqual([0, 3]);
});

test('what comes back is what went, and is not changed by being read again', async () => {
  const { snapshot, playing } = await share();
  const sent: unknown = JSON.parse(JSON.stringify({ snapshot, playing }));
  const read = readSharedStory(snapshot, playing);
  expect(read && { snapshot: read.snapshot, playing: read.playing }).toEqual(sent);
  expect(readSharedStory(snapshot, { ...playing, scenes: playing.scenes.slice(1) })).toBeNull();
  expect(readSharedStory(null, playing)).toBeNull();
});

test('SHARE-10 any scene becomes a story of the reader’s own that names where it comes from', async () => {
  const owned = wholeStory();
  const { snapshot, playing } = await share();
  for (const scene of [0, 1, 2]) {
    const whole = go({ snapshot, playing }, scene);
    expect(whole.scenes).toHaveLength(scene + 1);
    expect(whole.story.from).toEqual({
      share: fakeId(1),
      title: owned.story.title,
      hero: 'Mira Vale',
      scene,
    });
    expect(whole.heads).toMatchObject([{ scene: whole.scenes.at(-1)?.id }]);
    // Rows as every device takes them.
    expect(readStory(whole.story)).toEqual(whole.story);
    for (const each of whole.scenes) expect(readScene(each)).toEqual(each);
    expect(whole.scenes.map(({ parent }) => parent)).toEqual([
      null,
      ...whole.scenes.slice(0, -1).map(({ id }) => id),
    ]);
    expect(whole.memory).toHaveLength(scene > 0 ? 1 : 0);
    const names = new Set(owned.scenes.map(({ id }) => id));
    expect(whole.scenes.filter(({ id }) => names.has(id))).toEqual([]);
    expect(whole.story.id).not.toBe(owned.story.id);
  }
  const last = go({ snapshot, playing }, 99).scenes.at(-1);
  const original = owned.scenes.find(({ title }) => title === 'Scene the 2th');
  expect(last).toMatchObject({
    passage: original?.passage,
    actions: original?.actions,
    statsAfter: original?.statsAfter,
    sceneContext: original?.sceneContext,
  });
  expect(go({ snapshot, playing }, 0).story.seed).not.toBe(owned.story.seed);
});

test('a story that is played on comes in by a bundle, with its pictures and its source', async () => {
  const picture = await fakePicture(10);
  const whole = wholeStory();
  const metas = [fakeSceneMeta({ id: whole.scenes[0]?.id ?? '', image: 'drawing' })];
  const shared = await share({ whole: { ...whole, metas }, toSharePicture: () => Promise.resolve(picture) });
  const mine = go(shared, 2, { pictures: [picture] });
  expect(mine.metas).toMatchObject([{ id: mine.scenes[0]?.id, image: picture.hash }]);
  const written = await writeBundle(
    {
      holds: 'story',
      stories: [() => Promise.resolve(mine)],
      characters: [],
      uses: [],
      settings: null,
      form: null,
      picture: () => Promise.resolve(picture),
    },
    { app: '1', nowMs: 1_800_000_000_000, progress: () => {} },
  );
  if (!written.ok) throw new Error(written.error.type);
  const read = await readBundle(new Uint8Array(await written.value.file.arrayBuffer()));
  expect(read).toMatchObject({
    ok: true,
    value: { losses: [], stories: [{ story: mine.story, scenes: mine.scenes }], pictures: [picture] },
  });
});

test('of states only what tells the story is taken, and only of our own storyteller', () => {
  expect(sharedState(null)).toBeNull();
  expect(sharedState({ form: 'other', secret: 1 })).toBeNull();
  expect(
    sharedState({ form: 'lamplit.builtin', version: 2, musts: ['a raven'], notes: 'x', extra: 1, turn: 3 }),
  ).toEqual({
    form: 'lamplit.builtin',
    version: 2,
    turn: 3,
    notes: '',
  });
  expect(sharedState({ form: 'lamplit.builtin', version: 2, chain: 'x'.repeat(20_000) })).toBeNull();
});

test('a road of a thousand scenes is short enough, and the states of its last scenes go along', async () => {
  const ids = createIdSource(
    () => 1_700_000_000_000,
    (length) => new Uint8Array(length),
  );
  const state = { form: 'lamplit.builtin', version: 2, chain: 'x'.repeat(4_000) };
  const scenes = Array.from({ length: 1_000 }, (_, depth) =>
    fakeScene({ id: ids.next(), depth, passage: 'A word. '.repeat(250), storytellerState: state }),
  );
  const road = scenes.map((scene, index) => ({ ...scene, parent: scenes[index - 1]?.id ?? null }));
  const whole = wholeStory({ scenes: road, heads: [], metas: [], memory: [] });
  const { snapshot, playing } = await share({ whole });
  expect(snapshot.scenes).toHaveLength(1_000);
  expect(Math.max(jsonBytes(snapshot), jsonBytes(playing))).toBeLessThan(4_000_000);
  expect([playing.scenes[0]?.state, playing.scenes.at(-1)?.state]).toEqual([null, { ...state, notes: '' }]);
});

test('lore and keys beyond measure are cut', async () => {
  const lore = Array.from({ length: 600 }, (_, index) =>
    fakeLore({
      id: fakeId(2_000 + index),
      keys: Array.from({ length: 50 }, () => 'k'.repeat(90)),
      text: 't'.repeat(9_000),
    }),
  );
  const { playing } = await share({ whole: wholeStory({ lore }) });
  expect(playing.lore).toHaveLength(500);
  expect(playing.lore[0]?.keys).toHaveLength(24);
  expect(playing.lore[0]?.keys[0]).toHaveLength(60);
  expect(playing.lore[0]?.text).toHaveLength(2_000);
});

test('a story without a scene cannot be shared', async () => {
  const given = { whole: wholeStory({ scenes: [], heads: [] }), choice, settings: defaultSettings };
  expect(await prepareShare({ ...given, toSharePicture: () => Promise.resolve(null) })).toBeNull();
});
