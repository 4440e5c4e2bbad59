import type { ReactNode } from 'react';

import css from './shelf-room.module.css';

/** The room inside a library: as wide as its shelves may get. */
export function ShelfRoom({ children }: { readonly children: ReactNode }) {
  return <div className={css['room']}>{children}</div>;
}

export type ShelfTitleProps = {
  readonly title: string;
  /** How many stand there, in words; left out while that is not known. */
  readonly count?: string | undefined;
};

/** The title of a library, with how much stands in it. */
export function ShelfTitle({ title, count }: ShelfTitleProps) {
  return (
    <>
      {title} {count !== undefined && <span className={css['count']}>{count}</span>}
    </>
  );
}
