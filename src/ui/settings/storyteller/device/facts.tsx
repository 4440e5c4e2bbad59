import type { ReactNode } from 'react';

import css from './facts.module.css';

export type FactsProps = {
  /** 'output' is read out when it changes. @defaultValue 'span' */
  readonly as?: 'span' | 'output';
  readonly children: ReactNode;
};

/** What is to be known of a model, in a line of its own. */
export function Facts({ as: Tag = 'span', children }: FactsProps) {
  return <Tag className={css['facts']}>{children}</Tag>;
}
