import type { ReactNode } from 'react';

import { LanternGlyph, OrnamentGlyph } from '../kit/glyphs.tsx';
import css from './leaf.module.css';
import { PageFoot } from './page-foot.tsx';
import { words } from './words.ts';

export type LeafProps = {
  readonly title: string;
  /** One paragraph, or several. */
  readonly text?: string | readonly string[];
  /** In the upper corner, where a book has its page number. */
  readonly folio?: string;
  readonly actions?: ReactNode;
  readonly children?: ReactNode;
};

/** A single leaf of paper on the desk: for whatever is only words. */
export function Leaf({ title, text, folio, actions, children }: LeafProps) {
  return (
    <main className={css['desk']}>
      <title>{`${title} · ${words.product}`}</title>
      <article className={css['leaf']}>
        <p className={css['folio']}>{folio ?? words.product}</p>
        <div className={css['lamp']}>
          <LanternGlyph size="6rem" />
        </div>
        <h1 className={css['title']}>{title}</h1>
        <div className={css['ornament']}>
          <OrnamentGlyph />
        </div>
        {(typeof text === 'string' ? [text] : (text ?? [])).map((paragraph) => (
          <p key={paragraph} className={css['text']}>
            {paragraph}
          </p>
        ))}
        {children}
        <div className={css['actions']}>{actions}</div>
        <div className={css['foot']}>
          <PageFoot />
        </div>
      </article>
    </main>
  );
}
