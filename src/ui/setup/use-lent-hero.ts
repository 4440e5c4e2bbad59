import { useSetAtom } from 'jotai';
import { useEffect } from 'react';

import { emptyForm, exampleFields, type CharacterForm } from '../../domain/character.ts';
import { characterPresets, presetForm } from '../../domain/presets.ts';
import { offerAtom } from '../../state/view.ts';
import { words } from './words.ts';

/** Fills the form with an example hero; what the player had written there can be had back. */
export function useLentHero(form: CharacterForm, onForm: (form: CharacterForm) => void) {
  const offer = useSetAtom(offerAtom);
  // What can be put back into this form cannot be put back when it is gone.
  useEffect(
    () => () => {
      offer(null);
    },
    [offer],
  );
  return (index: number) => {
    onForm(presetForm(index));
    if (isUntouched(form)) return;
    const { title, text, undo } = words.presetTaken;
    offer({
      title,
      text,
      label: undo,
      run: () => {
        onForm(form);
      },
    });
  };
}

/** Whether nothing of the player's own would be lost: an empty form, or the last hero as he was lent. */
function isUntouched(form: CharacterForm): boolean {
  return [emptyForm, ...characterPresets].some((known) =>
    exampleFields.every((field) => form[field] === known[field]),
  );
}
