import { useAtom, useSetAtom } from 'jotai';
import { BookOpen, BookPlus, Keyboard, Map as MapIcon } from 'lucide-react';

import { BarButton } from '../kit/bar-button.tsx';
import { playDialogAtom } from './dialogs/play-dialog.ts';
import css from './play-header-actions.module.css';
import { focusModeAtom } from './reading-habits.ts';
import { words } from './words.ts';

/** The play screen's own buttons in the header. */
export function PlayHeaderActions() {
  const open = useSetAtom(playDialogAtom);
  const [focus, setFocus] = useAtom(focusModeAtom);
  return (
    <>
      <BarButton
        label={words.restart}
        kind="word"
        onClick={() => {
          open('restart');
        }}
      >
        <BookPlus aria-hidden />
      </BarButton>
      <BarButton
        label={words.map}
        kind="roomy"
        aria-keyshortcuts="b"
        onClick={() => {
          open('map');
        }}
      >
        <MapIcon aria-hidden />
      </BarButton>
      <BarButton
        label={words.focusMode}
        kind="roomy"
        aria-keyshortcuts="f"
        aria-pressed={focus}
        onClick={() => {
          setFocus(!focus);
        }}
      >
        <BookOpen aria-hidden />
      </BarButton>
      <span className={css['desktop']}>
        <BarButton
          label={words.keysOpen}
          kind="roomy"
          aria-keyshortcuts="?"
          onClick={() => {
            open('keys');
          }}
        >
          <Keyboard aria-hidden />
        </BarButton>
      </span>
    </>
  );
}
