import type { BookWords } from './book-epub.ts';

/** What books say for themselves. */
export const bookWords: BookWords = {
  contents: 'Contents',
  chapter: (number) => `Scene ${number}`,
  end: 'The End',
  madeWith: 'Told by lamplight',
  accessibility: 'Plain text with headings in reading order; pictures have a description.',
};
