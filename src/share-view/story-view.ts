import type { ActionType } from '../domain/action.ts';
import type { OpenBook } from '../domain/open-book.ts';
import type { ShareSnapshot } from '../domain/share-snapshot.ts';

/** One road of a story as its page shows it, whoever draws the page. */
export type StoryView = {
  readonly title: string;
  /** The hero's name. */
  readonly hero: string;
  /** BCP 47. */
  readonly language: string;
  /** Unix time in milliseconds. */
  readonly createdAt: number;
  readonly updatedAt: number;
  /** Oldest first. */
  readonly scenes: readonly SceneView[];
  /** Id of the share; `null` for a story that lies in a file, from which nobody plays on. */
  readonly share: string | null;
};

export type SceneView = {
  readonly title: string;
  /** Paragraphs separated by one blank line. */
  readonly passage: string;
  readonly action: { readonly text: string; readonly type: ActionType } | null;
  /** Address of its picture. */
  readonly picture: string | null;
  readonly ends: boolean;
};

/** Address of a picture of a share, on the server that the page came from. */
export function sharedPictureUrl(share: string, name: string): string {
  return `/api/images/shares/${share}/${name}`;
}

/** A published story. */
export function viewOfSnapshot(share: string, snapshot: ShareSnapshot): StoryView {
  const { title, hero, language, createdAt, updatedAt } = snapshot;
  return {
    title,
    hero,
    language,
    createdAt,
    updatedAt,
    share,
    scenes: snapshot.scenes.map((scene) => ({
      title: scene.title,
      passage: scene.passage,
      action: scene.action,
      picture: scene.image === null ? null : sharedPictureUrl(share, scene.image),
      ends: scene.ending !== null,
    })),
  };
}

/**
 * A story out of a file.
 * @param pictureUrl of the picture of the chapter with this number
 */
export function viewOfBook(book: OpenBook, pictureUrl: (chapter: number) => string | null): StoryView {
  const { title, hero, language, createdAt, playedAt } = book;
  return {
    title,
    hero,
    language,
    createdAt,
    updatedAt: playedAt,
    share: null,
    scenes: book.chapters.map((chapter) => ({
      title: chapter.title,
      passage: chapter.passage,
      action: chapter.action,
      picture: pictureUrl(chapter.number),
      ends: chapter.ending !== null,
    })),
  };
}
