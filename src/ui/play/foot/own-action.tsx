import { useId, useState, type RefObject } from 'react';

import { maxActionLength } from '../../../domain/action.ts';
import { Button } from '../../kit/button.tsx';
import { ActionField } from './action-field.tsx';
import type { HeldCursor } from './held-cursor.ts';
import css from './own-action.module.css';
import { words } from '../words.ts';

export type OwnActionProps = {
  readonly page: string;
  readonly text: string;
  readonly busy: boolean;
  readonly language: string;
  readonly fieldRef: RefObject<HTMLInputElement | null>;
  readonly cursor: HeldCursor;
  readonly onText: (text: string) => void;
  readonly onGo: (action: string) => void;
};

/** From here on the field says how much room is left. */
const nearEnd = 60;

/** The player's own words. */
export function OwnAction({ page, text, busy, language, fieldRef, cursor, onText, onGo }: OwnActionProps) {
  const note = useId();
  const [cut, setCut] = useState(false);
  const left = maxActionLength - text.length;
  const empty = text.trim() === '';

  return (
    <form
      className={css['form']}
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy && !empty) onGo(text.trim());
      }}
    >
      <div className={css['line']}>
        <ActionField
          page={page}
          text={text}
          language={language}
          fieldRef={fieldRef}
          cursor={cursor}
          early={false}
          describedBy={note}
          onText={(typed, wasCut) => {
            setCut(wasCut);
            onText(typed);
          }}
        />
        <Button kind="primary" submit disabled={busy || empty}>
          {words.go}
        </Button>
      </div>
      <output id={note} className={css['note']}>
        {cut ? words.cut(maxActionLength) : left < nearEnd ? words.left(left) : ''}
      </output>
    </form>
  );
}
