import { expect, test } from 'vitest';

import { defaultSettings } from '../../src/domain/settings.ts';
import { playOn } from '../../src/formats/play-on.ts';
import { prepareShare } from '../../src/formats/share-snapshot.ts';
import { readWorld } from '../../src/providers/builtin-storyteller/stored-world.ts';
import { fakeStoryOf, play, playOn as tellOn, policyOf } from '../tools/story-run.ts';
import { fakeId } from '../fakes.ts';
import { fakeMaker, wholeStory } from './stories.ts';

test('the built-in storyteller goes on with the same people and the same quest, and knows nothing of private wishes', async () => {
  const story = fakeStoryOf({}, 3);
  const notesToAuthor = 'Please include a purple walrus.';
  const { scenes } = await play(story, { notesToAuthor }, 9, policyOf('mixed', 3));
  const states = JSON.stringify(scenes.map(({ storytellerState }) => storytellerState));
  // Otherwise this shows nothing.
  expect(states).toContain('purple walrus');
  const told = scenes.some(({ passage }) => passage.includes('walrus'));
  const share = await prepareShare({
    whole: wholeStory({ story, scenes, heads: [], metas: [], memory: [], lore: [] }),
    choice: { leaf: scenes.at(-1)?.id ?? null, lore: true, ownFacts: true },
    settings: { ...defaultSettings, notesToAuthor },
    toSharePicture: () => Promise.resolve(null),
  });
  if (!share) throw new Error('the story cannot be shared');
  if (!told) expect(JSON.stringify(share)).not.toContain('walrus');
  for (const scene of [0, 4, 8]) {
    const [mine] = playOn({
      shared: share,
      from: { share: fakeId(1), scene },
      pictures: [],
      ids: fakeMaker().ids,
      seed: '00000000000000ff',
      nowMs: 1_800_000_000_000,
    }).stories;
    if (!mine) throw new Error('no story came');
    const before = readWorld(scenes[scene]?.storytellerState ?? null);
    const after = readWorld(mine.scenes[scene]?.storytellerState ?? null);
    expect(after).toEqual({ ...before, musts: [] });
    const action = mine.scenes[scene]?.actions[0];
    if (!action) throw new Error('the scene offers nothing');
    const next = await tellOn(mine.story, {}, mine.scenes, { offered: action });
    const world = readWorld(next.scene.storytellerState);
    expect(world?.quest).toEqual(before?.quest);
    expect(world?.people.map(({ id }) => id)).toEqual(
      expect.arrayContaining(before?.people.map(({ id }) => id) ?? []),
    );
    expect(next.scene.passage.length).toBeGreaterThan(100);
  }
});
