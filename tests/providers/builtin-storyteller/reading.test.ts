import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readingOf } from '../../../src/providers/builtin-storyteller/reading.ts';

/** Heroes with the right answers, written by hand before any code read them; every second one was not looked at while the reader was written. */
const heroes = readFileSync(new URL('../../fixtures/goals/heroes.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [, setting = '', objective = '', answers = ''] = line.split(' | ');
    const [task = '', nature = '', site = ''] = answers.split(' ');
    return { setting, objective, task, nature, site };
  });

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
