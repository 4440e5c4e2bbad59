import type { ComponentProps } from 'react';

import { classes } from '../kit/classes.ts';
import css from './beside.module.css';

export type BesideProps = ComponentProps<'div'> & {
  /** 'div' when left out. */
  readonly as?: 'div' | 'aside';
};

/** What stands beside the page, and steps back in focus mode. */
export function Beside({ as: Tag = 'div', className, ...box }: BesideProps) {
  return <Tag {...box} className={classes(className, css['beside'])} />;
}
