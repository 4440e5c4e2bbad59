import type { FileError } from './domain/file-port.ts';
import type { BookReader } from './domain/open-book.ts';
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
export function createBookReader(options: BookReaderOptions): BookReader {
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
  return {
    open: read,
    async print(file, name, progress) {
      const book = await read(file, name);
      if (!book.ok) return book;
      const { writePdf } = await loadPdf();
      const pdf = await writePdf(book.value, { ...options, nowMs: options.now(), progress });
      if (!pdf.ok) return pdf;
      progress(1);
      const made = new Blob([new Uint8Array(pdf.value)], { type: 'application/pdf' });
      return ok({ name: fileNameOf(book.value.title, 'pdf'), file: made, losses: [] });
    },
  };
}
