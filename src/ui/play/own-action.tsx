import { useId, useState, type Ref } from 'react';

import { maxActionLength } from '../../domain/action.ts';
import { Button } from '../kit/button.tsx';
import { VisuallyHidden } from '../kit/visually-hidden.tsx';
import css from './own-action.module.css';
import { words } from './words.ts';

export type OwnActionProps = {
  readonly text: string;
  readonly busy: boolean;
  readonly language: string;
  readonly fieldRef: Ref<HTMLInputElement>;
  readonly onText: (text: string) => void;
  readonly onGo: (action: string) => void;
};

/** From here on the field says how much room is left. */
const nearEnd = 60;

/** The player's own words (PLAY-06). */
export function OwnAction({ text, busy, language, fieldRef, onText, onGo }: OwnActionProps) {
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
        <label className={css['label']}>
          <VisuallyHidden>{words.ownAction}</VisuallyHidden>
          <input
            ref={fieldRef}
            className={css['field']}
            type="text"
            value={text}
            lang={language}
            dir="auto"
            placeholder={words.ownAction}
            autoComplete="off"
            enterKeyHint="go"
            aria-keyshortcuts="/"
            aria-describedby={note}
            onChange={(event) => {
              const typed = event.target.value;
              setCut(typed.length > maxActionLength);
              onText(typed.slice(0, maxActionLength));
            }}
            onKeyDown={(event) => {
              if (event.key === 'Escape') event.currentTarget.blur();
            }}
          />
        </label>
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
