import { useEffect } from 'react';

import { readLook, showLook } from '../../parts/look.ts';
import { Segmented } from '../../kit/segmented.tsx';
import type { EditsProps } from '../edits.ts';
import { optionsOf } from '../options.ts';
import { Note } from '../note.tsx';
import { Pair } from '../pair.tsx';
import { words } from './words.ts';

/** Light and dark, and their tints; the page wears what is chosen as long as the dialog is open. */
export function PagePart({ edits, onChange }: EditsProps) {
  const { theme, tint } = edits;
  useEffect(() => {
    showLook({ theme, tint });
    return () => {
      showLook(readLook());
    };
  }, [theme, tint]);
  return (
    <>
      <Pair>
        <Segmented
          legend={words.theme}
          value={edits.theme}
          options={optionsOf(words.themes)}
          onValue={(theme) => {
            onChange({ theme });
          }}
        />
        <Segmented
          legend={words.tint}
          value={edits.tint}
          options={optionsOf(words.tints)}
          onValue={(tint) => {
            onChange({ tint });
          }}
        />
      </Pair>
      <Note below>{words.lookHint}</Note>
    </>
  );
}
