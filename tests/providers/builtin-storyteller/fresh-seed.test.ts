import { expect, test } from 'vitest';
import { caseOf } from '../../../src/providers/builtin-storyteller/case-suits.ts';
import { freshSeed } from '../../../src/providers/builtin-storyteller/fresh-seed.ts';
import { readForm } from '../../../src/providers/builtin-storyteller/intake.ts';
import { genres } from '../../../src/domain/character-choices.ts';
import type { Story } from '../../../src/domain/story.ts';
import { fakeStoryOf } from '../../tools/story-run.ts';

const goals = [
  'Find the lost crown of Veyra',
  'Escape from the prison tower of Karst',
  'Stop the eviction',
  'Defeat the tyrant of Karst',
  'Find out who poisoned the bell-founder',
  'Protect the harbour',
];

function plotOf({ character, seed }: Pick<Story, 'character' | 'seed'>): string {
  const { quest } = readForm(character);
  return caseOf(quest, quest, character, seed, 0);
}

/** Which plots a story with this form may have, by its number. */
function plotsFor(story: Story): ReadonlySet<string> {
  const stem = story.seed.slice(0, -1);
  return new Set('0123456789abcdef'.split('').map((digit) => plotOf({ ...story, seed: stem + digit })));
}

test.each(genres)(
  'six stories one after the other have no plot in common, where enough serve: %s',
  (genre) => {
    for (let first = 0; first < 16; first += 5) {
      let told: readonly Story[] = [];
      for (const [i, objective] of goals.entries()) {
        const drawn = fakeStoryOf({ genre, era: 'medieval', objective }, first + i);
        const seed = freshSeed(drawn.character, drawn.seed, told);
        expect(seed.slice(0, -1)).toBe(drawn.seed.slice(0, -1));
        const story = { ...drawn, seed };
        const before = new Set(told.map(plotOf));
        const isThereAnother = [...plotsFor(story)].some((plot) => !before.has(plot));
        expect([objective, before.has(plotOf(story))]).toEqual([objective, !isThereAnother]);
        told = [story, ...told];
      }
    }
  },
);

test('the first story has the number that the player has reached', () => {
  const { character, seed } = fakeStoryOf({}, 7);
  expect(freshSeed(character, seed, [])).toBe(seed);
});
