import { atom } from 'jotai';

/** Has the server asked at once; the root fills it in. `null` where nothing is copied. */
export const wakeCopyAtom = atom<{ readonly wake: () => void } | null>(null);
