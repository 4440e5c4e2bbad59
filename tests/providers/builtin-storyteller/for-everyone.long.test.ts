import { expect, test } from 'vitest';
import { eras, genres } from '../../../src/domain/character-choices.ts';
import { fakeStoryOf, play, policyOf } from '../../tools/story-run.ts';
import { cruel } from './cruel-words.ts';

const objectives = [
  'Find the lost crown of Veyra',
  'Defeat the tyrant of the hills',
  'Rescue my sister from the fortress',
  'Find out who killed the old judge',
  'Escape from the island prison',
];

test.each(genres)('ten stories for everyone threaten nobody with rope, poison or rack: %s', async (genre) => {
  const wrong: string[] = [];
  for (let i = 0; i < 10; i++) {
    const seed = 100 + genres.indexOf(genre) * 10 + i;
    const form = {
      genre,
      era: eras[seed % eras.length] ?? 'modern',
      age: i % 3 === 0 ? 15 : 30,
      objective: objectives[seed % objectives.length] ?? '',
    };
    const contentRating = i % 3 === 0 ? 'mature' : 'everyone';
    const { scenes } = await play(fakeStoryOf(form, seed), { contentRating }, 20, policyOf('mixed', seed));
    for (const { title, passage, actions } of scenes)
      wrong.push(...[title, passage, ...actions.map(({ text }) => text)].filter((text) => cruel.test(text)));
  }
  expect(wrong).toEqual([]);
});
