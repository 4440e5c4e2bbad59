import { atom } from 'jotai';

import type { SharingApi } from '../domain/ports/sharing-api.ts';

/** What the page can do about stories that are shown to others; `null` until the root has it, and in tests that need none. */
export const sharingApiAtom = atom<SharingApi | null>(null);
