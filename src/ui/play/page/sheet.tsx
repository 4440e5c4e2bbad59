import type { ComponentProps } from 'react';

import css from './sheet.module.css';

export type SheetProps = Omit<ComponentProps<'article'>, 'ref'> & {
  /** 'article' when left out. */
  readonly as?: 'article' | 'div';
};

/** The paper of a page, with the printer's crop marks. */
export function Sheet({ as: Tag = 'article', ...paper }: SheetProps) {
  return <Tag {...paper} className={css['sheet']} />;
}
