import fc from 'fast-check';
import { expect, test } from 'vitest';

import { sentencesOf } from '../../../../src/ui/play/aloud/sentences.ts';

test('a passage is read sentence by sentence, and each knows its place', () => {
  const paragraphs = ['The bell struck. “Who is there?” she asked.', 'Nobody.'];
  const sentences = sentencesOf(paragraphs, 'en');
  expect(sentences.map(({ text }) => text).join(' ')).toBe(paragraphs.join(' '));
  expect(sentences.at(-1)).toEqual({ paragraph: 1, start: 0, end: 7, text: 'Nobody.' });
});

test('a language that is no tag is read all the same', () => {
  expect(sentencesOf(['One. Two.'], 'not a tag!')).toHaveLength(2);
});

test('the marked place holds the words that are spoken, whatever they are', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ maxLength: 120 }), { maxLength: 4 }), (paragraphs) => {
      for (const { paragraph, start, end, text } of sentencesOf(paragraphs, 'en')) {
        expect(paragraphs[paragraph]?.slice(start, end).trim()).toBe(text);
      }
    }),
  );
});
