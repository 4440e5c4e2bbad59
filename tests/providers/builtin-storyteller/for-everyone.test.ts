import { expect, test } from 'vitest';
import { readForm } from '../../../src/providers/builtin-storyteller/intake.ts';
import { mayTell, ratingNow, type Rated } from '../../../src/providers/builtin-storyteller/may-tell.ts';
import { readNotes } from '../../../src/providers/builtin-storyteller/notes.ts';
import { isQuotable } from '../../../src/providers/builtin-storyteller/parse-action.ts';
import { genres } from '../../../src/domain/character-choices.ts';
import { defaultSettings, type StorySettings } from '../../../src/domain/settings.ts';
import { fakeStoryOf, play, policyOf } from '../../tools/story-run.ts';
import { cards } from './told-stories.ts';
import { cruel } from './cruel-words.ts';

/** A stage as far as its rating goes. */
function stageWith(age: number, settings: Partial<StorySettings>): Rated {
  const { character } = fakeStoryOf({ age });
  const all = { ...defaultSettings, ...settings };
  return {
    intake: readForm(character),
    levers: readNotes(all.notesToAuthor),
    request: { settings: all },
  };
}

test.each([
  [29, { contentRating: 'mature' }, 'mature'],
  [29, { contentRating: 'teen' }, 'teen'],
  [29, { contentRating: 'everyone' }, 'everyone'],
  [17, { contentRating: 'mature' }, 'everyone'],
  [9, { contentRating: 'teen' }, 'everyone'],
  [40, { contentRating: 'mature', notesToAuthor: 'Gentle, please, for my kids.' }, 'everyone'],
] as const)('a story of a hero of %i is told by the rating %o asks for: %s', (age, settings, rating) => {
  expect(ratingNow(stageWith(age, settings))).toBe(rating);
});

test('a card that speaks of gallows, poison or torture says so, and common ones speak of none', () => {
  const wrong = cards.filter(
    (card) =>
      cruel.test(card.source.replaceAll('_', ' ')) &&
      !card.flags.some((flag) => flag.startsWith('contains=')),
  );
  expect(wrong.map((card) => card.id)).toEqual([]);
});

test('what a card contains is named by a word that the rating knows', () => {
  const adult = stageWith(40, { contentRating: 'mature' });
  const wrong = cards.flatMap((card) =>
    card.flags.filter((flag) => flag.startsWith('contains=') && !mayTell(adult, flag.slice(9).split(','))),
  );
  expect(wrong).toEqual([]);
});

test.each([
  ['hanged the judge', false],
  ['poisoned the well', false],
  ['strangled him', false],
  ['hang the prisoner', false],
  ['hanged the coat', false],
  ['hang up the coat', true],
  ['asked the judge', true],
])('what a player writes is told again to everyone: %s, %s', (said, may) => {
  expect(isQuotable(said, 'everyone')).toBe(may);
});

test.each(genres)('a story for everyone threatens nobody with rope, poison or rack: %s', async (genre) => {
  const seed = 7 + genres.indexOf(genre);
  const story = fakeStoryOf({ genre, era: seed % 2 === 0 ? 'medieval' : 'modern' }, seed);
  const { scenes } = await play(story, { contentRating: 'everyone' }, 8, policyOf('mixed', seed));
  const wrong = scenes.flatMap(({ title, passage, actions }) =>
    [title, passage, ...actions.map(({ text }) => text)].filter((text) => cruel.test(text)),
  );
  expect(wrong).toEqual([]);
});
