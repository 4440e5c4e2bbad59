import { atom, useSetAtom } from 'jotai';
import { useEffect } from 'react';

import { storytellerName } from '../../domain/storyteller-name.ts';
import { notifyAtom } from '../../state/notices.ts';
import { useStoryModel } from '../../state/queries.ts';
import { words } from './words.ts';

/** Says that the storyteller chosen for a story is on another device, and who stands in: once a visit for each choice. */
export function useTellerElsewhere(story: string) {
  const teller = useStoryModel(story);
  const elsewhere = teller?.elsewhere ?? null;
  const ofStory = teller?.ofStory === true;
  const say = useSetAtom(sayAtom);
  useEffect(() => {
    if (elsewhere !== null) say(elsewhere, ofStory);
  }, [elsewhere, ofStory, say]);
}

const saidAtom = atom<readonly string[]>([]);
const sayAtom = atom(null, (get, set, elsewhere: string, ofStory: boolean) => {
  if (get(saidAtom).includes(elsewhere)) return;
  set(saidAtom, [...get(saidAtom), elsewhere]);
  // No list of this device knows it.
  const name = storytellerName(elsewhere, { models: [], device: [] });
  set(notifyAtom, { type: 'message', ...words.elsewhere(name, ofStory), tone: 'warning' });
});
