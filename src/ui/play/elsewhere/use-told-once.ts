import { atom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useEffectEvent } from 'react';

import { offerAtom } from '../../../state/view.ts';

type Told = { readonly name: string; readonly title: string; readonly label: string };

/** What was told in passing on this page. */
const toldAtom = atom<readonly string[]>([]);

/** Tells something in passing with a button for it, once, and not in the place of what is being told. */
export function useToldOnce(told: Told | undefined, run: () => void) {
  const known = useAtomValue(toldAtom);
  const offered = useAtomValue(offerAtom);
  const isDue = told !== undefined && offered === null && !known.includes(told.name);
  const tell = useSetAtom(tellAtom);
  const give = useEffectEvent(() => {
    if (told) tell(told, run);
  });
  useEffect(() => {
    if (isDue) give();
  }, [isDue]);
}

const tellAtom = atom(null, (get, set, { name, title, label }: Told, run: () => void) => {
  set(toldAtom, [...get(toldAtom), name]);
  set(offerAtom, { title, text: '', label, run });
});
