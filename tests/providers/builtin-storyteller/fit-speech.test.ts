import { expect, test } from 'vitest';
import fc from 'fast-check';
import { spokenShorter } from '../../../src/providers/builtin-storyteller/fit-speech.ts';
import { wordCount } from '../../../src/providers/builtin-storyteller/morphology.ts';
import { sentenceWindows } from '../../../src/providers/builtin-storyteller/sentence-plan.ts';

const { most } = sentenceWindows.elementary;
const wat = { id: 'p', name: 'Wat', short: 'Wat', pronoun: 'he', noun: 'tube clerk', remind: false } as const;
const told = (text: string) => spokenShorter(text, most, true, [wat], (plain) => plain);

test.each([
  [
    '"I made the false one," said the maker, "and I made it well."',
    '"I made the false one," said the maker. "And I made it well."',
  ],
  [
    '"You do me an honour," it said, and one could hear it sit down.',
    '"You do me an honour," it said. One could hear it sit down.',
  ],
  [
    '"It leans in at the window and says it," said Wat, and put down the lamp.',
    '"It leans in at the window and says it," said Wat. He put down the lamp.',
  ],
  [
    '"I come out each spring, and I sow it, and it blows away again."',
    '"I come out each spring. I sow it, and it blows away again."',
  ],
  [
    '"They came round and asked for the thirstiest of us, and gave me the cup."',
    '"They came round and asked for the thirstiest of us. They gave me the cup."',
  ],
  [
    '"It is no good to anyone else at all, it has his name on it."',
    '"It is no good to anyone else at all. It has his name on it."',
  ],
  [
    '"Whatever happens in there," said Wat, "I have had a very interesting time."',
    '"Whatever happens in there," said Wat, "I’ve had a very interesting time."',
  ],
  [
    '"It came up the tube at noon," said a tube clerk with a brass capsule.',
    'There was a tube clerk with a brass capsule. "It came up the tube at noon," he said.',
  ],
  [
    '"It is my ladder," said Wat, a neighbour with the ladder on one shoulder.',
    '"It is my ladder," said Wat. He was a neighbour with the ladder on one shoulder.',
  ],
  [
    '"It is only the one at the back," said a tooth-puller, speaking into a dragon.',
    '"It is only the one at the back," said a tooth-puller.',
  ],
])('SET-02 talk that is too long for the youngest is told in breaths: %s', (long, short) => {
  expect(told(long)).toBe(short);
  for (const each of short.split(/(?<=[.!?]"?) (?=["A-Z])/))
    expect(wordCount(each)).toBeLessThanOrEqual(most);
});

test.each([
  '"If you want it, and I think that you do, you will have to ask me."',
  '"Left here," it said, in a voice as deep as a well, and then, "Left."',
  '"Open it once more, and you will never see that brother of yours again."',
])('SET-02 what hangs together is not torn: %s', (long) => {
  expect(told(long)).toBe(long);
});

test('SET-02 talk that has room stays as it was written, whatever is said', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('I', 'and', 'it', 'is', 'said', 'go', 'on', 'the', 'lamp', 'will', 'not'), {
        minLength: 1,
        maxLength: 8,
      }),
      (words) => {
        const text = `"${words.join(' ')}," said Wat.`;
        expect(told(text)).toBe(text);
      },
    ),
  );
});
