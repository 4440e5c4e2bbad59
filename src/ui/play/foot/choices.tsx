import { useState } from 'react';

import type { Action } from '../../../domain/action.ts';
import { directionOf } from '../../../domain/direction.ts';
import { VisuallyHidden } from '../../kit/visually-hidden.tsx';
import css from './choices.module.css';
import { Pigment } from '../../parts/pigment.tsx';
import { words } from '../words.ts';

export type ChoicesProps = {
  /** `null` while they are not there: three ghost rows keep their place. */
  readonly actions: readonly Action[] | null;
  /** A turn has been asked for. */
  readonly busy: boolean;
  readonly language: string;
  readonly onChoose: (action: Action) => void;
};

/** The three ways that a scene offers, each with colour, shape and edge, and the key that takes it. */
export function Choices({ actions, busy, language, onChoose }: ChoicesProps) {
  // Shown at once, while the page around it waits for the turn; over when the turn is.
  const [taken, setTaken] = useState('');
  const [wasBusy, setWasBusy] = useState(busy);
  if (wasBusy !== busy) {
    setWasBusy(busy);
    if (!busy) setTaken('');
  }
  if (!actions) {
    return (
      <div className={css['choices']} aria-hidden="true" data-testid="ghosts">
        {[1, 2, 3].map((row) => (
          <div key={row} className={css['ghost']} />
        ))}
      </div>
    );
  }
  return (
    <ul className={css['choices']} aria-label={words.choices}>
      {actions.map((action, index) => (
        <li key={action.id}>
          <button
            type="button"
            className={css['choice']}
            data-type={action.type}
            data-taken={action.id === taken || undefined}
            aria-disabled={busy || undefined}
            aria-keyshortcuts={String(index + 1)}
            onClick={() => {
              if (busy) return;
              setTaken(action.id);
              onChoose(action);
            }}
          >
            <span className={css['shape']}>
              <Pigment type={action.type} size="1.5rem" />
            </span>
            <span className={css['words']} lang={language} dir={directionOf(language, action.text)}>
              <VisuallyHidden>{words.actionType[action.type]}: </VisuallyHidden>
              {action.text}
            </span>
            <kbd className={css['key']} aria-hidden="true">
              {index + 1}
            </kbd>
          </button>
        </li>
      ))}
    </ul>
  );
}
