import { useSetAtom } from 'jotai';
import { useEffect, useId, useState } from 'react';

import { defaultSettings, type DisplaySettings } from '../../../domain/settings.ts';
import { saveSettingsAtom } from '../../../state/actions.ts';
import { pageStorage } from '../../parts/page-storage.ts';
import css from './face-question.module.css';
import { Panel, PanelText } from '../panel.tsx';
import { words } from '../words.ts';

export type FaceQuestionProps = {
  /** Which of the two displays this screen has. */
  readonly screen: 'mobile' | 'desktop';
  readonly display: DisplaySettings;
};

const key = 'lamplit-face-asked';
const book = { fontFamily: 'serif', readingHighlighter: false } as const;

/** Asks once, on the first page of the first story, whether the words shall stand as they do or as in a book. */
export function FaceQuestion({ screen, display }: FaceQuestionProps) {
  const id = useId();
  const [open, setOpen] = useState(() => pageStorage.read(key) === null && isUsual(display, screen));
  const save = useSetAtom(saveSettingsAtom);
  useEffect(() => {
    // Whoever reads on has answered too.
    if (open) return () => pageStorage.write(key, 'yes');
    return undefined;
  }, [open]);
  if (!open) return null;

  const choose = async (change: Partial<DisplaySettings>) => {
    setOpen(false);
    document.getElementById('scene-title')?.focus({ preventScroll: true });
    if (Object.keys(change).length > 0) await save({ change: { [screen]: { ...display, ...change } } });
  };
  return (
    <Panel id={id} title={words.face.title} testId="face-question">
      <PanelText>{words.face.text}</PanelText>
      <div className={css['ways']}>
        <Way name={words.face.asIs[screen]} display={display} onChoose={() => void choose({})} />
        <Way name={words.face.book} display={{ ...display, ...book }} onChoose={() => void choose(book)} />
      </div>
    </Panel>
  );
}

type WayProps = {
  readonly name: string;
  readonly display: DisplaySettings;
  readonly onChoose: () => void;
};

function Way({ name, display, onChoose }: WayProps) {
  return (
    <button
      type="button"
      className={css['way']}
      data-face={display.fontFamily}
      data-marked={display.readingHighlighter || undefined}
      onClick={onChoose}
    >
      <span className={css['name']}>{name}</span>
      <span className={css['sample']}>
        <span>{words.face.sample}</span>
      </span>
    </button>
  );
}

function isUsual(display: DisplaySettings, screen: FaceQuestionProps['screen']): boolean {
  const { fontFamily, readingHighlighter } = defaultSettings[screen];
  return display.fontFamily === fontFamily && display.readingHighlighter === readingHighlighter;
}
