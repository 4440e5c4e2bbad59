import type { TakenAction } from './action.ts';
import type { Genre } from './character.ts';
import type { FetchedShare } from './fetched-share.ts';
import type { FileError, MadeFile, Progress } from './file-port.ts';
import type { Result } from './result.ts';
import type { ShareSnapshot } from './share-snapshot.ts';
import type { Ending } from './story.ts';

/** One road of a story to be read by somebody else: a snapshot, with nothing in it but what is shown. */
export type OpenBook = {
  readonly title: string;
  /** The hero's name. */
  readonly hero: string;
  readonly genre: Genre;
  /** BCP 47 tag of the story's language. */
  readonly language: string;
  readonly cover: BookImage | null;
  /** Unix time in milliseconds. */
  readonly createdAt: number;
  readonly playedAt: number;
  /** Oldest first. */
  readonly chapters: readonly {
    /** From 1. */
    readonly number: number;
    readonly title: string;
    /** Paragraphs separated by one blank line. */
    readonly passage: string;
    readonly action: TakenAction | null;
    readonly picture: BookImage | null;
    readonly ending: Ending | null;
  }[];
};

export type BookImage = {
  readonly mime: 'image/jpeg' | 'image/png';
  readonly bytes: Uint8Array;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
  readonly alt: string;
};

/** Reads a story out of a file without keeping any of it. Needs nobody's database. */
export type BookReader = {
  /** The road on which the first story of the file stands. */
  readonly open: (file: Blob, name: string) => Promise<Result<OpenBook, FileError>>;
  /** The same as a PDF. */
  readonly print: (file: Blob, name: string, progress: Progress) => Promise<Result<MadeFile, FileError>>;
};

/** Why a server did not give a shared story: what it said itself. */
export type ShareError = {
  /** The database's own code, as 'PGRST116'; '' when it gave none. */
  readonly code: string;
  readonly message: string;
};

/** A published story as it is read. */
export type OpenShare = {
  readonly snapshot: ShareSnapshot;
  /** When its owner last published it, as an ISO time. */
  readonly updatedAt: string;
};

/** Stories that were published, as anybody may have them. */
export type SharedStories = {
  readonly open: (id: string) => Promise<Result<OpenShare, ShareError>>;
  /** The same with what playing on needs. @param upTo place of the last scene whose picture is wanted */
  readonly fetch: (id: string, upTo: number) => Promise<Result<FetchedShare, ShareError>>;
  /** The same as a PDF. */
  readonly print: (id: string, progress: Progress) => Promise<Result<MadeFile, FileError>>;
  /** Tells the operator what is wrong with a story. Answers '' or what the server said against it. */
  readonly report: (id: string, reason: string) => Promise<string>;
};
