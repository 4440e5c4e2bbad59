import { useLayoutEffect, type RefObject } from 'react';

import { maxActionLength } from '../../../domain/action.ts';
import { directionOf } from '../../../domain/direction.ts';
import { VisuallyHidden } from '../../kit/visually-hidden.tsx';
import type { HeldCursor } from './held-cursor.ts';
import css from './action-field.module.css';
import { words } from '../words.ts';

export type ActionFieldProps = {
  readonly page: string;
  readonly text: string;
  readonly language: string;
  readonly fieldRef: RefObject<HTMLInputElement | null>;
  readonly cursor: HeldCursor;
  /** The page is still being told: the field that follows takes the cursor over. */
  readonly early: boolean;
  /** Id of what is said about it. */
  readonly describedBy: string;
  /** `cut` when more was typed than an action may have. */
  readonly onText: (text: string, cut: boolean) => void;
};

/** Where the player's own words are typed, before and after the page is told: whoever is typing when it ends goes on typing. */
export function ActionField({
  page,
  text,
  language,
  fieldRef,
  cursor,
  early,
  describedBy,
  onText,
}: ActionFieldProps) {
  useLayoutEffect(() => {
    const field = fieldRef.current;
    if (!field) return;
    if (!early) return cursor.give(page, field);
    cursor.forget();
    return () => cursor.keep(page, field);
  }, [page, early, fieldRef, cursor]);

  return (
    <label className={css['label']}>
      <VisuallyHidden>{words.ownAction}</VisuallyHidden>
      <input
        ref={fieldRef}
        className={css['field']}
        type="text"
        value={text}
        lang={language}
        dir={directionOf(language, text)}
        placeholder={words.ownAction}
        autoComplete="off"
        enterKeyHint="go"
        aria-keyshortcuts="/"
        aria-describedby={describedBy}
        onChange={(event) => {
          const typed = event.target.value;
          onText(typed.slice(0, maxActionLength), typed.length > maxActionLength);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Escape') event.currentTarget.blur();
        }}
      />
    </label>
  );
}
