import { atom } from 'jotai';

import type { FileDesk } from '../domain/file-port.ts';

/** Stories in and out of files; `null` while nobody is playing. Filled where the owner is opened; tests fill it with their own. */
export const fileDeskAtom = atom<FileDesk | null>(null);
