import type { ReactNode } from 'react';

import css from './row-text.module.css';

export type RowTextProps = {
  readonly name: string;
  /** What is to be known of it. */
  readonly children: ReactNode;
};

/** A model that cannot be chosen, or not yet. */
export function RowText({ name, children }: RowTextProps) {
  return (
    <div className={css['text']}>
      <span className={css['all']}>
        <span className={css['name']}>{name}</span>
        {children}
      </span>
    </div>
  );
}
