import type { ComponentProps, ReactNode } from 'react';

import { classes } from '../../kit/classes.ts';
import css from './row.module.css';

export type RowProps = ComponentProps<'li'> & {
  /** A scene has a mark before its words, a road has none. */
  readonly kind: 'scene' | 'road';
};

/** A line of the history: words, and beside them what can be done there. */
export function Row({ kind, ...item }: RowProps) {
  return <li {...item} className={classes(css['row'], css[kind])} />;
}

export function RowBody({ children }: { readonly children: ReactNode }) {
  return <div className={css['body']}>{children}</div>;
}

export function RowTitle({ children, ...title }: ComponentProps<'h3'>) {
  return (
    <h3 {...title} className={css['title']}>
      {children}
    </h3>
  );
}

export function RowBadges({ children }: { readonly children: ReactNode }) {
  return <p className={css['badges']}>{children}</p>;
}

export function RowBadge({ children }: { readonly children: ReactNode }) {
  return <span className={css['badge']}>{children}</span>;
}

/** What was done, and what came of it. */
export function RowAction(action: ComponentProps<'p'>) {
  return <p {...action} className={css['action']} />;
}

export type RowWaysProps = {
  /** One behind the other on every screen; else one below the other where there is room. */
  readonly level?: boolean;
  readonly children: ReactNode;
};

/** What can be done there. */
export function RowWays({ level = false, children }: RowWaysProps) {
  return (
    <div className={css['ways']} data-level={level || undefined}>
      {children}
    </div>
  );
}
