import { useAtom, useSetAtom } from 'jotai';
import {
  BookMarked,
  ChevronDown,
  ChevronUp,
  FastForward,
  PenLine,
  Redo2,
  RotateCcw,
  ScanEye,
  Undo2,
} from 'lucide-react';
import { useId, type ReactNode } from 'react';

import { ToolButton, type ToolButtonProps } from '../../kit/tool-button.tsx';
import { playDialogAtom } from '../dialogs/play-dialog.ts';
import css from './page-tools.module.css';
import { toolsOpenAtom } from '../reading-habits.ts';
import { words } from '../words.ts';

export type PageToolsProps = {
  readonly busy: boolean;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly onContinue: () => void;
  readonly onUndo: () => void;
  readonly onRedo: () => void;
  readonly onRetry: () => void;
  /** More that can be done with the page, folded away with what is rarely wanted. */
  readonly children: ReactNode;
};

/** What can be done with a page without an action. Nothing here destroys anything. The three that are wanted most stand open. */
export function PageTools(props: PageToolsProps) {
  const { busy, canUndo, canRedo } = props;
  const [open, setOpen] = useAtom(toolsOpenAtom);
  const id = useId();
  const openDialog = useSetAtom(playDialogAtom);
  return (
    <>
      <ul className={css['tools']} aria-label={words.actions}>
        <Tool label={words.continue} hint={words.continueHint} off={busy} onPress={props.onContinue}>
          <FastForward />
        </Tool>
        <Tool label={words.undo} off={busy || !canUndo} onPress={props.onUndo}>
          <Undo2 />
        </Tool>
        <Tool label={words.retry} hint={words.retryHint} off={busy} onPress={props.onRetry}>
          <RotateCcw />
        </Tool>
        <Tool
          label={words.more}
          hint={words.moreHint}
          folds={{ open, id }}
          onPress={() => {
            setOpen(!open);
          }}
        >
          {open ? <ChevronUp /> : <ChevronDown />}
        </Tool>
      </ul>
      {/* Folded, not gone: what reads aloud goes on reading. */}
      <div id={id} className={css['fold']} hidden={!open}>
        <ul className={css['rest']} aria-label={words.moreTools}>
          <Tool label={words.redo} off={busy || !canRedo} onPress={props.onRedo}>
            <Redo2 />
          </Tool>
          <Tool
            label={words.edit}
            off={busy}
            onPress={() => {
              openDialog('edit');
            }}
          >
            <PenLine />
          </Tool>
          <Tool
            label={words.memory}
            hint={words.memoryHint}
            shortcut="m"
            onPress={() => {
              openDialog('memory');
            }}
          >
            <BookMarked />
          </Tool>
          <Tool
            label={words.saw}
            hint={words.sawHint}
            shortcut="w"
            onPress={() => {
              openDialog('saw');
            }}
          >
            <ScanEye />
          </Tool>
        </ul>
        {props.children}
      </div>
    </>
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
