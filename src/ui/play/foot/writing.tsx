import { useId, useRef, type RefObject } from 'react';

import { VisuallyHidden } from '../../kit/visually-hidden.tsx';
import { ActionField } from './action-field.tsx';
import { Choices } from './choices.tsx';
import { useKeyboardInset } from './use-keyboard-inset.ts';
import { useMedia } from '../../kit/use-media.ts';
import { words } from '../words.ts';
import type { HeldCursor } from './held-cursor.ts';
import css from './writing.module.css';

export type WritingProps = {
  readonly page: string;
  /** The passage has ended, and the choices are on their way. */
  readonly ending: boolean;
  readonly language: string;
  /** What the player has typed ahead for this page. */
  readonly typed: string;
  readonly fieldRef: RefObject<HTMLInputElement | null>;
  readonly cursor: HeldCursor;
  readonly onText: (text: string) => void;
  readonly onStop: () => void;
};

/**
 * What stands below words that are still coming. Nothing that could be pushed along by them: the ghosts of the choices come
 * with the last word, and the field for the player's next action, which he may type ahead, lies at the lower edge.
 */
export function Writing({ page, ending, language, typed, fieldRef, cursor, onText, onStop }: WritingProps) {
  const phone = useMedia('(width < 48rem)');
  const note = useId();
  const edge = useRef<HTMLDivElement>(null);
  useKeyboardInset(edge);
  const field = (
    <ActionField
      page={page}
      text={typed}
      language={language}
      fieldRef={fieldRef}
      cursor={cursor}
      early
      describedBy={note}
      onText={onText}
    />
  );
  const said = typed.trim() === '' ? (phone ? words.writing : '') : words.typedAhead;
  return (
    <>
      <div className={css['ghosts']}>
        {ending && <Choices actions={null} busy language={language} onChoose={() => {}} />}
      </div>
      {phone ? (
        <div ref={edge} className={css['edge']}>
          {field}
          <VisuallyHidden>
            <span id={note}>{said}</span>
          </VisuallyHidden>
          <button type="button" className={css['stop']} onClick={onStop}>
            {words.stop}
          </button>
        </div>
      ) : (
        <div ref={edge} className={css['ahead']}>
          {field}
          <span id={note} className={css['note']}>
            {said}
          </span>
        </div>
      )}
    </>
  );
}
