import { atom } from 'jotai';

/** The story that is open on this page; `null` shows the setup. Kept in the address, so that a reload opens it again. */
export const openStoryIdAtom = atom<string | null>(null);

/** Which dialog is open over the screen. */
export const dialogAtom = atom<'none' | 'settings' | 'stories' | 'history' | 'titles'>('none');
