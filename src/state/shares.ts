import { atom } from 'jotai';

import type { SharingApi } from '../domain/ports/sharing-api.ts';
import { watchOwnShares } from '../storage/kept-shares.ts';
import { watching } from './watching.ts';

/** What the page can do about stories that are shown to others; `null` until the root has it, and in tests that need none. */
export const sharingApiAtom = atom<SharingApi | null>(null);

/** The stories of whoever plays that others can read, as this device knows them. */
export const useOwnShares = watching(watchOwnShares);
