import { atom } from 'jotai';

import type { FileService } from '../domain/file-port.ts';
import type { BookReader, SharedStories } from '../domain/open-book.ts';

/** Stories in and out of files; `null` while nobody is playing. Filled where the owner is opened; tests fill it with their own. */
export const fileServiceAtom = atom<FileService | null>(null);

/** Stories read out of files by whoever only wants to read them; `null` where nobody fills it in. */
export const bookReaderAtom = atom<BookReader | null>(null);

/** Stories that others published; `null` on a host that keeps none. */
export const sharedStoriesAtom = atom<SharedStories | null>(null);
