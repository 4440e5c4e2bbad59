import fc from 'fast-check';
import { expect, test } from 'vitest';

import { beginTelling, finishedPassage, hasSentence, hear, paragraphsOf } from '../../src/engine/telling.ts';

const paragraph = fc
  .array(fc.stringMatching(/^[a-zà-ÿ一-龥]{1,8}$/u), { minLength: 1, maxLength: 12 })
  .map((words) => `${words.join(' ')}.`);

test('PLAY-04 words and paragraph ends give back the passage, however they are cut, and after any break', () => {
  fc.assert(
    fc.property(fc.array(paragraph, { minLength: 1, maxLength: 4 }), fc.nat(), (paragraphs, breakAt) => {
      const events = paragraphs.flatMap((text) => [
        ...text.split(/(?<=\s)/).map((word) => ({ type: 'words', text: word }) as const),
        { type: 'paragraph-end' } as const,
      ]);
      const cut = breakAt % events.length;
      const before = events.slice(0, cut).reduce(hear, beginTelling('', ''));
      // What a crash leaves is the text alone; a model that goes on gives no space in front.
      const trimmed = before.passage.endsWith('\n\n') ? before.passage : before.passage.trimEnd();
      const after = events.slice(cut).reduce(hear, beginTelling('', trimmed));
      expect(finishedPassage(after.passage)).toBe(paragraphs.join('\n\n'));
    }),
  );
});

test('a stored passage has no blank paragraphs and storing it again changes nothing', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const stored = finishedPassage(text);
      expect(finishedPassage(stored)).toBe(stored);
      expect(paragraphsOf(stored).every((part) => part.trim() === part && part !== '')).toBe(true);
    }),
  );
});

test('PLAY-28 a text is worth keeping when a sentence of it is whole', () => {
  expect(hasSentence('The door opened. Behind')).toBe(true);
  expect(hasSentence('门开了。后面')).toBe(true);
  expect(hasSentence('The door')).toBe(false);
  expect(hasSentence('... ')).toBe(false);
});
