import { atom } from 'jotai';

import { pageStorage } from '../../parts/page-storage.ts';
import type { ReaderHabits } from './use-reader.ts';

const rateKey = 'lamplit-read-aloud-rate';
const voiceKey = 'lamplit-read-aloud-voice';

const kept = atom<ReaderHabits>({
  rate: Number(pageStorage.read(rateKey)) || 1,
  voice: pageStorage.read(voiceKey) ?? '',
});

/** How this device reads aloud; a browser that refuses storage merely forgets it. */
export const readerHabitsAtom = atom(
  (get) => get(kept),
  (_get, set, habits: ReaderHabits) => {
    set(kept, habits);
    pageStorage.write(rateKey, habits.rate === 1 ? null : String(habits.rate));
    pageStorage.write(voiceKey, habits.voice === '' ? null : habits.voice);
  },
);
