import type { ReactNode } from 'react';

import css from './pair.module.css';

/** Choices side by side, or one below the other on a phone. */
export function Pair({ children }: { readonly children: ReactNode }) {
  return <div className={css['pair']}>{children}</div>;
}
