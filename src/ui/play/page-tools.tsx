import { BookMarked, FastForward, PenLine, Redo2, RotateCcw, ScanEye, Undo2 } from 'lucide-react';

import { classes } from '../kit/classes.ts';
import { ToolButton, type ToolButtonProps } from '../kit/tool-button.tsx';
import css from './page-tools.module.css';
import { words } from './words.ts';

export type PageToolsProps = {
  readonly busy: boolean;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly onContinue: () => void;
  readonly onUndo: () => void;
  readonly onRedo: () => void;
  readonly onRetry: () => void;
  readonly onEdit: () => void;
};

/** What can be done with a page without an action (PLAY-30). Nothing here destroys anything. */
export function PageTools(props: PageToolsProps) {
  const { busy, canUndo, canRedo } = props;
  return (
    <ul className={css['tools']} aria-label={words.actions}>
      <Tool label={words.continue} hint={words.continueHint} off={busy} onPress={props.onContinue}>
        <FastForward />
      </Tool>
      <Tool label={words.undo} off={busy || !canUndo} onPress={props.onUndo}>
        <Undo2 />
      </Tool>
      <Tool label={words.redo} off={busy || !canRedo} onPress={props.onRedo}>
        <Redo2 />
      </Tool>
      <Tool label={words.retry} hint={words.retryHint} off={busy} onPress={props.onRetry}>
        <RotateCcw />
      </Tool>
      <Tool label={words.edit} off={busy} onPress={props.onEdit}>
        <PenLine />
      </Tool>
    </ul>
  );
}

export type StorytellerToolsProps = { readonly onMemory: () => void; readonly onSaw: () => void };

/** What the storyteller remembers, and what it saw. They stand below the choices, whose sheet has no room for them on a phone. */
export function StorytellerTools(props: StorytellerToolsProps) {
  return (
    <ul className={classes(css['tools'], css['memory'])} aria-label={words.storyteller}>
      <Tool label={words.memory} hint={words.memoryHint} shortcut="m" onPress={props.onMemory}>
        <BookMarked />
      </Tool>
      <Tool label={words.saw} hint={words.sawHint} shortcut="w" onPress={props.onSaw}>
        <ScanEye />
      </Tool>
    </ul>
  );
}

/** Not now is no reason to lose the focus: it must not fall off the page after the last undo. */
function Tool({ off = false, onPress, ...tool }: ToolButtonProps) {
  return (
    <li>
      <ToolButton
        {...tool}
        off={off}
        onPress={() => {
          if (!off) onPress();
        }}
      />
    </li>
  );
}
