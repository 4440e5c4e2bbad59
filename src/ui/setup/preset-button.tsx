import { useState } from 'react';

import { characterPresets } from '../../domain/presets.ts';
import { pageStorage } from '../parts/page-storage.ts';
import { Button } from '../kit/button.tsx';
import { words } from './words.ts';

const indexKey = 'character-preset-index';

export type PresetButtonProps = {
  /** The example hero of this place was asked for. */
  readonly onHero: (index: number) => void;
};

/** Goes round the example heroes, and remembers which comes next. */
export function PresetButton({ onHero }: PresetButtonProps) {
  const [index, setIndex] = useState(readIndex);
  return (
    <Button
      kind="link"
      onClick={() => {
        onHero(index);
        const next = (index + 1) % characterPresets.length;
        setIndex(next);
        pageStorage.write(indexKey, String(next));
      }}
    >
      {words.preset(index + 1, characterPresets.length)}
    </Button>
  );
}

/** The preset that comes next; anything unreadable means the first. */
function readIndex(): number {
  const index = Number(pageStorage.read(indexKey) ?? 0);
  return Number.isInteger(index) && index >= 0 && index < characterPresets.length ? index : 0;
}
