import { expect, test } from 'vitest';
import { createBuiltinStoryteller } from '../../../src/providers/builtin-storyteller/client.ts';
import { fakeStoryOf, play, playOn, policyOf } from '../../tools/story-run.ts';
import type { Scene } from '../../../src/domain/story.ts';

// What the storyteller keeps from turn to turn is one story's: nothing of it may be told in another.

const turns = 8;
const teller = () => createBuiltinStoryteller({ clock: { now: () => 0, sleep: async () => {} } });
const seats = [
  { story: fakeStoryOf({}, 1), settings: { readingLevel: 'adult' } },
  { story: fakeStoryOf({}, 1), settings: { readingLevel: 'elementary', narration: 'second' } },
  {
    story: fakeStoryOf({ name: 'Otto Brandt', gender: 'male', setting: 'the salt port of Lowen' }, 1),
    settings: { readingLevel: 'adult', narration: 'second', notesToAuthor: 'funny, no spiders' },
  },
] as const;

test('stories that are played in turns, one scene of each, are told as if each were played alone', async () => {
  const alone: (readonly Scene[])[] = [];
  for (const [i, { story, settings }] of seats.entries())
    alone.push((await play(story, settings, turns, policyOf('mixed', i), 45, teller())).scenes);
  const shared = teller();
  const told: Scene[][] = seats.map(() => []);
  for (let turn = 0; turn < turns; turn++) {
    for (const [i, { story, settings }] of seats.entries()) {
      const path = told[i] ?? [];
      const last = path.at(-1);
      const choice = last === undefined ? null : policyOf('mixed', i)(last.actions, turn, last);
      path.push((await playOn(story, settings, path, choice, 45, shared)).scene);
    }
  }
  const read = (scenes: readonly Scene[]) =>
    scenes.map(({ title, passage, actions }) => [title, passage, actions.map(({ text }) => text)]);
  expect(told.map(read)).toEqual(alone.map(read));
});
