import type { ReactNode } from 'react';

import { TailpieceGlyph } from './tailpiece-glyph.tsx';
import css from './empty-note.module.css';

/** What a shelf says while nothing stands on it. */
export function EmptyNote({ children }: { readonly children: ReactNode }) {
  return (
    <div className={css['note']}>
      <TailpieceGlyph />
      <p>{children}</p>
    </div>
  );
}
