import type { TakenAction } from '../domain/action.ts';
import type { Genre } from '../domain/character.ts';
import { picturesOf, type StoredPicture, type WholeStory } from '../domain/parcel.ts';
import type { Ending } from '../domain/story.ts';
import { visibleStats, type StatCard } from '../domain/stat-cards.ts';
import { lossesOf, passageReader, roadOf } from './road.ts';

/** One road of a story as something to be read: all that a PDF, an EPUB or a text is made from. */
export type Book = {
  /** The story's id, or that of a share. */
  readonly id: string;
  readonly title: string;
  /** The hero's name. */
  readonly hero: string;
  /** What he is out for; '' when nobody said. */
  readonly objective: string;
  readonly genre: Genre;
  /** BCP 47 tag of the story's language. */
  readonly language: string;
  /** Portrait or cover, already in a form that books can hold (JPEG or PNG). */
  readonly cover: BookPicture | null;
  /** Unix time in milliseconds. */
  readonly createdAt: number;
  readonly playedAt: number;
  readonly chapters: readonly Chapter[];
};

export type Chapter = {
  /** From 1. */
  readonly number: number;
  readonly title: string;
  /** As the player sees it; paragraphs separated by one blank line. */
  readonly passage: string;
  /** What the hero did to come here. */
  readonly action: TakenAction | null;
  readonly picture: BookPicture | null;
  /** As the hero stood when the scene ended; [] where nothing is worth a line. */
  readonly stats: readonly StatCard[];
  readonly ending: Ending | null;
};

/** A picture as pages hold it. */
export type BookPicture = {
  readonly mime: 'image/jpeg' | 'image/png';
  readonly bytes: Uint8Array;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
  /** What it shows, for those who do not see it. */
  readonly alt: string;
};

/** Makes a picture of the store fit for a page; `null` when it cannot be shown, and then the book does without. */
export type ToBookPicture = (picture: StoredPicture) => Promise<Omit<BookPicture, 'alt'> | null>;

export type BookSource = {
  readonly whole: WholeStory;
  /** The last scene of the road; `null` for where the story stands. */
  readonly leaf: string | null;
  readonly language: string;
  readonly picture: (hash: string) => Promise<StoredPicture | null>;
  readonly toBookPicture: ToBookPicture;
};

/** The road as a book, and the hashes of pictures that could not be had. */
export async function makeBook({ whole, leaf, language, picture, toBookPicture }: BookSource): Promise<{
  readonly book: Book;
  readonly missingPictures: number;
}> {
  const { story } = whole;
  const passage = passageReader(whole);
  const images = new Map(whole.metas.map((meta) => [meta.id, meta.image]));
  const known = picturesOf(whole);
  let missingPictures = 0;
  const show = async (hash: string | null | undefined, alt: string): Promise<BookPicture | null> => {
    if (!hash || !known.has(hash)) return null;
    const stored = await picture(hash);
    const shown = stored && (await toBookPicture(stored));
    if (!shown) missingPictures += 1;
    return shown ? { ...shown, alt } : null;
  };
  const road = roadOf(whole, leaf);
  const pictures = await abreast(road, (scene) => show(images.get(scene.id), scene.title));
  const chapters = road.map((scene, index): Chapter => ({
    number: index + 1,
    title: scene.title,
    passage: passage(scene),
    action: scene.action,
    picture: pictures[index] ?? null,
    stats: visibleStats(scene.statsAfter),
    ending: scene.ending,
  }));
  const cover = await show(story.cover ?? story.character.characterImage, story.character.name);
  return {
    book: {
      id: story.id,
      title: story.title,
      hero: story.character.name,
      objective: story.character.objective,
      genre: story.character.genre,
      language,
      cover,
      createdAt: story.createdAt,
      playedAt: story.playedAt,
      chapters,
    },
    missingPictures,
  };
}

/** How many pictures are made at once: one is drawn while another is packed, and few are in memory. */
const mostAbreast = 3;

async function abreast<Item, Answer>(
  items: readonly Item[],
  work: (item: Item) => Promise<Answer>,
): Promise<readonly Answer[]> {
  const answers: Answer[] = [];
  const queue = items.entries();
  const walk = async (): Promise<void> => {
    for (const [index, item] of queue) answers[index] = await work(item);
  };
  await Promise.all(Array.from({ length: mostAbreast }, walk));
  return answers;
}

/** What a book leaves out of a story. */
export function bookLosses(whole: WholeStory, book: Book, missingPictures: number, withPictures: boolean) {
  return [
    { what: 'other-roads' as const, count: whole.scenes.length - book.chapters.length },
    ...lossesOf(whole, ['memory', 'lore', ...(withPictures ? [] : ['pictures' as const])]),
    { what: 'picture' as const, count: withPictures ? missingPictures : 0 },
  ].filter(({ count }) => count > 0);
}

/** The paragraphs of a passage. */
export function paragraphsOf(passage: string): readonly string[] {
  return passage
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}
