import { useSetAtom } from 'jotai';
import { useState } from 'react';

import { emptyForm, exampleFields, type CharacterForm } from '../../domain/character.ts';
import { characterPresets, presetForm } from '../../domain/presets.ts';
import { offerAtom } from '../../state/view.ts';
import { pageStorage } from '../frame/page-storage.ts';
import { Button } from '../kit/button.tsx';
import { words } from './words.ts';

const indexKey = 'character-preset-index';

export type PresetButtonProps = {
  readonly form: CharacterForm;
  readonly onForm: (form: CharacterForm) => void;
};

/** Fills the form with the next of the example heroes (SETUP-24); what stood there can be had back. */
export function PresetButton({ form, onForm }: PresetButtonProps) {
  const [index, setIndex] = useState(readIndex);
  const offer = useSetAtom(offerAtom);
  return (
    <Button
      onClick={() => {
        onForm(presetForm(index));
        const next = (index + 1) % characterPresets.length;
        setIndex(next);
        pageStorage.write(indexKey, String(next));
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
      }}
    >
      {words.preset(index + 1, characterPresets.length)}
    </Button>
  );
}

/** Whether nothing of the player's own would be lost: an empty form, or the last hero as he was lent. */
function isUntouched(form: CharacterForm): boolean {
  return [emptyForm, ...characterPresets].some((known) =>
    exampleFields.every((field) => form[field] === known[field]),
  );
}

/** The preset that comes next; anything unreadable means the first. */
function readIndex(): number {
  const index = Number(pageStorage.read(indexKey) ?? 0);
  return Number.isInteger(index) && index >= 0 && index < characterPresets.length ? index : 0;
}
