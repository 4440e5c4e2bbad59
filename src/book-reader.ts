import type { FileError, MadeFile, Progress } from './domain/file-port.ts';
import type { BookReader } from './domain/open-book.ts';
import type { FetchedShare } from './domain/fetched-share.ts';
import { err, ok, type Result } from './domain/result.ts';
import type { BookWords } from './formats/book-epub.ts';
import { makeBook, type Book, type ToBookPicture } from './formats/book.ts';
import { fileNameOf } from './formats/file-name.ts';
import type { Ink } from './formats/ink.ts';
import type { FontFiles } from './formats/pdf-fonts.ts';
import { withoutTrash } from './formats/road.ts';
import type { Maker } from './formats/told-story.ts';

export type BookReaderOptions = {
  readonly ids: Maker['ids'];
  readonly now: () => number;
  readonly words: BookWords;
  readonly toBookPicture: ToBookPicture;
  readonly ink: Ink | null;
  readonly fonts: FontFiles;
};

const loadReader = () => import('./formats/read-file.ts');
const loadPdf = () => import('./formats/pdf.ts');

/** Reads stories out of files for whoever only wants to read them. */
export function createBookReader(options: BookReaderOptions): BookReader & {
  /** A shared story as a PDF. */
  readonly printShare: (
    share: FetchedShare & { readonly id: string },
    progress: Progress,
  ) => Promise<Result<MadeFile, FileError>>;
} {
  const read = async (file: Blob, name: string): Promise<Result<Book, FileError>> => {
    const { readFile } = await loadReader();
    const parcel = await readFile(new Uint8Array(await file.arrayBuffer()), name, {
      ids: options.ids,
      nowMs: options.now(),
    });
    if (!parcel.ok) return parcel;
    const { stories, pictures, kind } = parcel.value;
    const whole = stories.find(({ story }) => !story.gone) ?? stories[0];
    if (!whole) return err({ type: 'file-empty', kind });
    const { book } = await makeBook({
      // Where it was played last, unless that was put away.
      whole: withoutTrash(whole, null),
      leaf: null,
      language: whole.story.settings.language ?? 'en',
      picture: (hash) => Promise.resolve(pictures.find((picture) => picture.hash === hash) ?? null),
      toBookPicture: options.toBookPicture,
    });
    return book.chapters.length === 0 ? err({ type: 'file-empty', kind }) : ok(book);
  };
  const toPdf = async (book: Book, progress: Progress): Promise<Result<MadeFile, FileError>> => {
    const { writePdf } = await loadPdf();
    const pdf = await writePdf(book, { ...options, nowMs: options.now(), progress });
    if (!pdf.ok) return pdf;
    progress(1);
    const made = new Blob([new Uint8Array(pdf.value)], { type: 'application/pdf' });
    return ok({ name: fileNameOf(book.title, 'pdf'), file: made, losses: [] });
  };
  return {
    open: read,
    async print(file, name, progress) {
      const book = await read(file, name);
      return book.ok ? toPdf(book.value, progress) : book;
    },
    async printShare({ id, shared, pictures }, progress) {
      const { playOn } = await import('./formats/play-on.ts');
      const { snapshot } = shared;
      const from = { share: id, scene: snapshot.scenes.length - 1 };
      const parcel = playOn({ shared, from, pictures, ids: options.ids, seed: '', nowMs: options.now() });
      const [whole] = parcel.stories;
      if (!whole) return err({ type: 'file-empty', kind: parcel.kind });
      const { book } = await makeBook({
        whole,
        leaf: null,
        language: snapshot.language,
        picture: (hash) => Promise.resolve(pictures.find((picture) => picture.hash === hash) ?? null),
        toBookPicture: options.toBookPicture,
      });
      const { createdAt, updatedAt } = snapshot;
      return toPdf({ ...book, id, createdAt, playedAt: updatedAt }, progress);
    },
  };
}
