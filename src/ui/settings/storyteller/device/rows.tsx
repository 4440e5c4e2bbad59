import type { ReactNode } from 'react';

import css from './rows.module.css';

/** Models, one below the other. */
export function Rows({ children }: { readonly children: ReactNode }) {
  return <ul className={css['rows']}>{children}</ul>;
}
