import { expect, test } from 'vitest';
import { readNotes } from '../../../src/providers/builtin-storyteller/notes.ts';
import { fakeStoryOf, play, policyOf } from '../../tools/story-run.ts';

test.each([
  ['Please include a lighthouse and a white raven.', ['a lighthouse', 'a white raven']],
  [
    'I want a lighthouse, a white raven and the old queen',
    ['a lighthouse', 'a white raven', 'the old queen'],
  ],
  ['add a fox that talks and likes cheese', ['a fox']],
  ['there must be a dog in the story', ['a dog']],
])('SET-07 every wish of a sentence is heard: %s', (notes, musts) => {
  expect(readNotes(notes).musts).toEqual(musts);
});

test('SET-07 both things that were wished for in one sentence come into the story', async () => {
  const notesToAuthor = 'I want a lighthouse and a white raven';
  const { scenes } = await play(fakeStoryOf(), { notesToAuthor }, 12, policyOf('neutral', 1));
  const told = scenes.map(({ passage }) => passage).join(' ');
  expect(told).toContain('lighthouse');
  expect(told).toContain('white raven');
});
