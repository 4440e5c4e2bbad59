import type { ReactNode } from 'react';

import css from './row.module.css';

export type RowProps = {
  /** Whether it could not be had. @defaultValue false */
  readonly failed?: boolean;
  /** What can be done with it; `null`: nothing. */
  readonly ways: ReactNode;
  readonly children: ReactNode;
};

/** One model of a list: what it is, and what can be done with it. */
export function Row({ failed = false, ways, children }: RowProps) {
  return (
    <li className={css['row']} data-failed={failed || undefined}>
      {children}
      {ways !== null && <div className={css['ways']}>{ways}</div>}
    </li>
  );
}
