import type { ReactNode } from 'react';

import css from './panel.module.css';

export type PanelProps = {
  /** Of its title. */
  readonly id: string;
  readonly title: string;
  /** 'evil' where something went wrong; 'lamp' when left out. */
  readonly tone?: 'lamp' | 'evil';
  /** Whether its title takes the focus when what had it is gone, for it says how the page stands. */
  readonly saysHow?: boolean;
  readonly testId?: string;
  readonly children: ReactNode;
};

/** Something to be said on the page that is no part of the story, with the ways on from there. */
export function Panel({ id, title, tone = 'lamp', saysHow = false, testId, children }: PanelProps) {
  return (
    <section
      className={css['panel']}
      data-tone={tone === 'evil' ? tone : undefined}
      aria-labelledby={id}
      data-testid={testId}
    >
      <h2
        id={id}
        className={css['title']}
        tabIndex={saysHow ? -1 : undefined}
        data-says-how={saysHow || undefined}
      >
        {title}
      </h2>
      {children}
    </section>
  );
}

export function PanelText({ children }: { readonly children: ReactNode }) {
  return <p className={css['text']}>{children}</p>;
}

export function PanelWays({ children }: { readonly children: ReactNode }) {
  return <div className={css['ways']}>{children}</div>;
}
