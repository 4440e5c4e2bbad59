import { expect, test } from 'vitest';

import { finishedParagraphs, paragraphsOf } from '../../../src/ui/play/paragraphs.ts';

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
