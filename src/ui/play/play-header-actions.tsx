import { useSetAtom } from 'jotai';
import { BookPlus, Keyboard } from 'lucide-react';

import { IconButton } from '../kit/icon-button.tsx';
import { playDialogAtom } from './play-dialog.ts';
import css from './play-header-actions.module.css';
import { words } from './words.ts';

/** The play screen's own buttons in the header (PLAY-02). */
export function PlayHeaderActions() {
  const open = useSetAtom(playDialogAtom);
  return (
    <>
      <span className={css['desktop']}>
        <IconButton
          label={words.keysOpen}
          aria-keyshortcuts="?"
          onClick={() => {
            open('keys');
          }}
        >
          <Keyboard aria-hidden />
        </IconButton>
      </span>
      <IconButton
        label={words.restart}
        onClick={() => {
          open('restart');
        }}
      >
        <BookPlus aria-hidden />
      </IconButton>
    </>
  );
}
