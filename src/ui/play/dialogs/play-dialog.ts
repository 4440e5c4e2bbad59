import { atom } from 'jotai';

/** Which dialog of the play screen is open; the header's buttons set it too. */
export const playDialogAtom = atom<
  'none' | 'history' | 'map' | 'titles' | 'edit' | 'memory' | 'saw' | 'keys' | 'restart'
>('none');
