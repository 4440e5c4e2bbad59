import { expect, test } from 'vitest';
import { parted, squeezed } from '../../../src/providers/builtin-storyteller/fit-sentence.ts';
import { pastOf, wordCount } from '../../../src/providers/builtin-storyteller/morphology.ts';
import { sentenceWindows } from '../../../src/providers/builtin-storyteller/sentence-plan.ts';

const { elementary, middle, high } = sentenceWindows;
const mara = { id: 'h', name: 'Mara Quill', short: 'Mara', pronoun: 'she', noun: '', remind: false } as const;

test.each([
  ['The dog watched, and from then on it would not come when she called.', 'it wouldn’t come'],
  ['Under the cold lamp there lay the half of a name in red ink.', 'half a name'],
  ['They had the record for as long as Colonel Strake was at table.', 'while Colonel Strake'],
  ['The one who had done it stayed in the town, and swept floors.', 'Whoever had done it'],
  ['There was only one thing that the old court fool had never said.', 'one thing the old'],
])('SET-02 a sentence of elementary school that is a little too long says it shorter: %s', (long, said) => {
  expect(wordCount(long)).toBeGreaterThan(elementary.most);
  const short = squeezed(long, elementary.most);
  expect(short).toContain(said);
  expect(wordCount(short)).toBeLessThanOrEqual(elementary.most);
});

test('SET-02 what cannot be said shorter, is spoken, or is long enough for a higher level stays as it is', () => {
  const plain = 'A ring as wide as a big cartwheel rose an arm’s length, and sank.';
  const spoken = '"You would not have come for the half of a name," said the old man.';
  const grown = `${'The dog watched and '.repeat(5)}it would not come.`;
  expect(squeezed(plain, elementary.most)).toBe(plain);
  expect(squeezed(spoken, elementary.most)).toBe(spoken);
  expect(squeezed(grown, middle.most)).toBe(grown);
});

test('SET-02 in high school the looks of a hero are a sentence of their own where both are long enough', () => {
  const looks = 'a lean woman with cropped black hair and a patched grey cloak';
  const long = `Mara Quill, ${looks}, was the only person in the harbour town at the end of the road whose front door opened by hand.`;
  expect(parted(long, [mara])).toEqual([
    `Mara Quill was ${looks}.`,
    'She was the only person in the harbour town at the end of the road whose front door opened by hand.',
  ]);
  for (const each of parted(long, [mara])) expect(wordCount(each)).toBeGreaterThanOrEqual(high.least);
  const short = `Mara Quill, ${looks}, was late for the fair.`;
  expect(parted(short, [mara])).toEqual([short]);
});

test('who lies down lay, who lies to somebody lied', () => {
  expect(pastOf('lie', ' at the door that the sender is dead')).toBe('lied');
  expect(pastOf('lie', ' at the door')).toBe('lay');
  expect(pastOf('lie', ' to the guard')).toBe('lied');
});
