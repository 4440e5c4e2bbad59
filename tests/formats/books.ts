import type { Book, Chapter } from '../../src/formats/book.ts';
import { fakePicture } from './stories.ts';

/** A scene of a book. */
export function fakeChapter(number: number, props: Partial<Chapter> = {}): Chapter {
  return {
    number,
    title: `Scene the ${number}`,
    passage: 'Mira walked down to the quay.\n\nNobody had seen the light for a year.',
    action: number === 1 ? null : { text: 'Take the keys', type: 'good', offeredAs: 'good' },
    picture: null,
    stats: [],
    ending: null,
    ...props,
  };
}

/** A book of three scenes with a cover and one picture. */
export async function fakeBook(props: Partial<Book> = {}): Promise<Book> {
  const { bytes } = await fakePicture(90);
  const picture = { mime: 'image/png', bytes, width: 2, height: 2, alt: 'a tower' } as const;
  return {
    id: 'book',
    title: 'Mira Vale’s Adventure',
    hero: 'Mira Vale',
    objective: 'find the lost lighthouse',
    genre: 'mystery',
    language: 'en',
    cover: picture,
    createdAt: 1_700_000_000_000,
    playedAt: 1_700_000_000_000,
    chapters: [fakeChapter(1, { picture }), fakeChapter(2), fakeChapter(3, { title: '' })],
    ...props,
  };
}
