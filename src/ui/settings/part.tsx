import { useId, type ReactNode } from 'react';

import css from './part.module.css';

export type PartProps = { readonly title: string; readonly children: ReactNode };

/** What belongs to a part of the settings. */
export function Part({ title, children }: PartProps) {
  const id = useId();
  return (
    <section className={css['part']} aria-labelledby={id}>
      <h3 id={id} className={css['title']}>
        {title}
      </h3>
      <div className={css['body']}>{children}</div>
    </section>
  );
}
