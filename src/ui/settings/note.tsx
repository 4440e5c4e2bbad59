import type { ReactNode } from 'react';

import { classes } from '../kit/classes.ts';
import css from './note.module.css';

export type NoteProps = {
  /** 'output' is read out when it changes. @defaultValue 'p' */
  readonly as?: 'p' | 'output';
  /** Whether it stands by itself in a part, below the choice of which it tells. */
  readonly below?: boolean;
  readonly children: ReactNode;
};

/** What is to be known of a setting, in small print. */
export function Note({ as: Tag = 'p', below = false, children }: NoteProps) {
  return <Tag className={classes(css['note'], below && css['below'])}>{children}</Tag>;
}
