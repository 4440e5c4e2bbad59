import { expect, test } from 'vitest';

import { finishedParagraphs, finishedSentences, paragraphsOf } from '../../../src/ui/kit/paragraphs.ts';

test.each([
  ['', []],
  ['  \n\n ', []],
  ['One.', ['One.']],
  ['One.\n\nTwo.', ['One.', 'Two.']],
  ['One.\r\n\r\nTwo.', ['One.', 'Two.']],
  ['One.\n \t\n\n\nTwo.', ['One.', 'Two.']],
  ['A line\nand another', ['A line\nand another']],
  [' One. \n\n', ['One.']],
])('PLAY-03 %j is shown as its paragraphs', (passage, paragraphs) => {
  expect(paragraphsOf(passage)).toEqual(paragraphs);
});

test('PLAY-03 characters that cannot be shown are left out', () => {
  expect(paragraphsOf('a\u0000b\u001bc\u007fd\te')).toEqual(['abcd\te']);
});

test('PLAY-04 what was shown stays the beginning of what is shown next, wherever the stream is cut', () => {
  const passage = 'One two.\n\nThree, “four”.\nFive.\n\nSix.';
  let before: readonly string[] = [];
  for (let end = 0; end <= passage.length; end += 1) {
    const shown = paragraphsOf(passage.slice(0, end));
    for (const [index, words] of before.entries()) expect(shown[index]?.startsWith(words)).toBe(true);
    before = shown;
  }
  expect(before).toEqual(['One two.', 'Three, “four”.\nFive.', 'Six.']);
});

test.each([
  ['One.', false, []],
  ['One.\n\n', false, ['One.']],
  ['One.\n\nTw', false, ['One.']],
  ['One.\n\nTwo.', true, ['One.', 'Two.']],
])('PLAY-04 of %j (whole: %s) these paragraphs are finished', (passage, whole, finished) => {
  expect(finishedParagraphs(passage, whole)).toEqual(finished);
});

test.each([
  ['', ''],
  ['It ro', ''],
  ['It rose. And fe', 'It rose.'],
  ['It rose.', ''],
  ['“Is it?” she said. “It is!” And th', '“Is it?” she said. “It is!”'],
  ['One.\n\nTw', 'One.\n'],
  ['One\n\nTwo. Thr', 'One\n\nTwo.'],
  ['It cost 3.50 and th', ''],
  ['水が引いた。塔は', '水が引いた。'],
])('PLAY-04 of %j, %j is whole sentences', (passage, whole) => {
  expect(finishedSentences(passage)).toBe(whole);
});

test('PLAY-04 whole sentences only ever grow, and end as the passage', () => {
  const passage = 'The tide went out. “Wait!” she said… Nobody did.\n\nA bell rang, twice? Yes.\n\n';
  let before = '';
  for (let length = 0; length <= passage.length; length += 1) {
    const now = finishedSentences(passage.slice(0, length));
    expect(now.startsWith(before)).toBe(true);
    before = now;
  }
  expect(paragraphsOf(before)).toEqual(paragraphsOf(passage));
});
