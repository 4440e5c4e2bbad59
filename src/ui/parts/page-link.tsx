import type { ReactNode } from 'react';
import { Link } from 'wouter';

import { classes } from '../kit/classes.ts';
import css from './page-link.module.css';

export type PageLinkProps = {
  readonly href: string;
  readonly kind?: 'primary' | 'quiet';
  readonly children: ReactNode;
};

/** A way to another page. */
export function PageLink({ href, kind = 'primary', children }: PageLinkProps) {
  return (
    <Link href={href} className={classes(css['link'], css[kind])}>
      {children}
    </Link>
  );
}
