import { expect, test } from 'vitest';
import { includeYou } from '../../../src/providers/builtin-storyteller/second-person.ts';

test.each([
  [
    'They sat up with the lamp between them and talked. They slept.',
    'You sat up with the lamp between you and talked. They slept.',
  ],
  ['"No." They looked together, each holding a sleeve.', '"No." You looked together, each holding a sleeve.'],
  ['They had kept him between them for years.', 'They had kept him between them for years.'],
  ['They rose at the first chill, all together.', 'They rose at the first chill, all together.'],
  ['"They did it together," he said.', '"They did it together," he said.'],
])('PLAY-31 %s', (told, wanted) => {
  expect(includeYou(told)).toBe(wanted);
});
