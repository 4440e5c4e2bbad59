import { expect, test } from 'vitest';
import { fittedTogether } from '../../../src/providers/builtin-storyteller/fit-talk.ts';

const corvin = {
  id: 'p',
  name: 'Corvin',
  short: 'Corvin',
  pronoun: 'he',
  noun: 'tailor',
  remind: false,
} as const;
const lucan = { ...corvin, id: 'q', name: 'Lucan', short: 'Lucan', noun: 'rider' };
const told = (...sentences: readonly string[]) => fittedTogether(sentences, 'middle', [corvin, lucan]);

test('SET-02 a sentence that is too short is one with what is said behind it, by the same one', () => {
  expect(told('Corvin sat back upon his heels.', '"I promised it," he said. "It was to a child."')).toEqual([
    'Corvin sat back upon his heels and said, "I promised it. It was to a child."',
  ]);
  expect(told('The tailor took off the hat, slowly.', '"Which is it?" asked Corvin.')).toEqual([
    'The tailor took off the hat, slowly, and asked, "Which is it?"',
  ]);
});

test('SET-02 what somebody does before he speaks on is one sentence with it', () => {
  expect(told('"It is late," said Corvin.', 'He put on his hat.', '"Come along. It is far."')).toEqual([
    '"It is late," said Corvin.',
    'He put on his hat and said, "Come along. It is far."',
  ]);
  // Nobody spoke before: whoever answers a knock may be another.
  expect(told('Corvin knocked at it twice.', '"Who is it?"')).toEqual([
    'Corvin knocked at it twice.',
    '"Who is it?"',
  ]);
});

test('SET-02 a sentence that is too short is one with what was said before it', () => {
  expect(told('"It is late," said Corvin.', 'The bell rang for noon.')).toEqual([
    '"It is late," said Corvin, and the bell rang for noon.',
  ]);
  expect(told('"It is late," said Corvin.', 'He took up his hat.')).toEqual([
    '"It is late," said Corvin, and took up his hat.',
  ]);
});

test.each([
  ['Corvin sat back upon his heels.', '"I promised it," said the maid.'],
  ['Corvin sat back upon his heels.', '"I promised it," she said.'],
  ['Corvin thanked Lucan once more.', '"I promised it," he said.'],
  ['The door stood open.', '"I promised it," he said.'],
  ['Corvin sat back upon his heels.', '"It is late," he said.', '"So it is," said the maid.'],
  ['"It is late."', 'The bell rang for noon.'],
])('SET-02 nobody is given what another said: %s %s', (...sentences) => {
  expect(told(...sentences).join(' ')).toBe(sentences.join(' '));
});

test('SET-02 two sentences of high school share a semicolon where one has its joint already', () => {
  expect(
    fittedTogether(
      ['Mara stole both the halves and ate well for two days.', 'As it grew dark somebody came to the door.'],
      'high',
      [],
    ),
  ).toEqual([
    'Mara stole both the halves and ate well for two days; as it grew dark somebody came to the door.',
  ]);
});

test('an adult has short sentences beside long ones', () => {
  const sentences = ['Corvin sat back.', '"I promised it," he said.'];
  expect(fittedTogether(sentences, 'adult', [corvin])).toEqual(sentences);
});
