import type { ComponentProps } from 'react';

import css from './waiting.module.css';

export type WaitingProps = ComponentProps<'p'> & {
  /** 'p' when left out. */
  readonly as?: 'p' | 'main';
};

/** What is said in place of a page that is still on its way. */
export function Waiting({ as: Tag = 'p', ...line }: WaitingProps) {
  return <Tag {...line} className={css['waiting']} />;
}
