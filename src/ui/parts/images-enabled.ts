import { atom } from 'jotai';

import { pageStorage } from './page-storage.ts';

const key = 'imagesEnabled';

const kept = atom<boolean | null>(null);

/** The switch of the header: whether pictures are wanted on this device at all, whoever makes them. On at first. */
export const imagesEnabledAtom = atom(
  (get) => get(kept) ?? pageStorage.read(key) !== 'false',
  (_get, set, on: boolean) => {
    pageStorage.write(key, String(on));
    set(kept, on);
  },
);
