import type { ReactNode } from 'react';

import { classes } from './classes.ts';
import css from './field.module.css';

export type FieldProps = {
  /** Id of the control inside. */
  readonly id: string;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  /** What is wrong with the value; announced when it appears. */
  readonly error?: ReactNode;
  readonly children: ReactNode;
};

/** Label above a control, and what there is to say below it. The control names `noteId(id)` in `aria-describedby`. */
export function Field({ id, label, hint, error, children }: FieldProps) {
  return (
    <div className={css['field']}>
      <label className={css['label']} htmlFor={id}>
        {label}
      </label>
      {children}
      <div id={noteId(id)}>
        {hint && <p className={css['note']}>{hint}</p>}
        <output className={classes(css['note'], css['error'])}>{error}</output>
      </div>
    </div>
  );
}

export function noteId(id: string): string {
  return `${id}-note`;
}
