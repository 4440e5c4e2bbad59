import { useAtom, useSetAtom } from 'jotai';
import { useEffect, useEffectEvent } from 'react';

import type { CharacterForm } from '../../domain/character.ts';
import { offerAtom, takenHeroAtom } from '../../state/view.ts';
import { words } from './words.ts';

/** Fills the form with the hero that was taken from the library; what stood there can be had back. */
export function useTakenHero(form: CharacterForm, onForm: (form: CharacterForm) => void): void {
  const [taken, setTaken] = useAtom(takenHeroAtom);
  const offer = useSetAtom(offerAtom);
  const take = useEffectEvent((hero: CharacterForm) => {
    const before = form;
    onForm(hero);
    setTaken(null);
    const { title, text, undo } = words.taken;
    offer({
      title,
      text,
      label: undo,
      run: () => {
        onForm(before);
      },
    });
  });
  useEffect(() => {
    if (taken) take(taken);
  }, [taken]);
}
