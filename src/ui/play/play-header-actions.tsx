import { useAtom, useSetAtom } from 'jotai';
import { BookOpen, BookPlus, Keyboard } from 'lucide-react';

import { IconButton } from '../kit/icon-button.tsx';
import { playDialogAtom } from './play-dialog.ts';
import css from './play-header-actions.module.css';
import { focusModeAtom } from './reading-habits.ts';
import { words } from './words.ts';

/** The play screen's own buttons in the header (PLAY-02). */
export function PlayHeaderActions() {
  const open = useSetAtom(playDialogAtom);
  const [focus, setFocus] = useAtom(focusModeAtom);
  return (
    <>
      <span className={css['roomy']}>
        <IconButton
          label={words.focusMode}
          aria-keyshortcuts="f"
          aria-pressed={focus}
          onClick={() => {
            setFocus(!focus);
          }}
        >
          <BookOpen aria-hidden />
        </IconButton>
      </span>
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
