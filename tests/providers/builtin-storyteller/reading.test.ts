import { expect, test } from 'vitest';
import { heroesWithAnswers } from '../../tools/goal-heroes.ts';
import { readingOf } from '../../../src/providers/builtin-storyteller/reading.ts';

const heroes = heroesWithAnswers();

/** How many of a hundred may be read wrongly: the task, the nature of its object, the place. */
const halves = [
  ['known', 0, { task: 2, nature: 14, site: 8 }],
  ['held out', 1, { task: 3, nature: 22, site: 8 }],
] as const;

test.each(halves)('a goal is read: its task, what it is about and where: %s', (_half, rest, most) => {
  const asked = heroes.filter((_, i) => i % 2 === rest);
  expect(asked.length).toBe(100);
  for (const part of ['task', 'nature', 'site'] as const) {
    const wrong = asked.filter(
      ({ objective, setting, ...right }) => readingOf(objective, setting)[part] !== right[part],
    );
    expect(wrong.length).toBeLessThanOrEqual(most[part]);
  }
});
