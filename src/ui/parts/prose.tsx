import type { ComponentProps, ReactNode } from 'react';

import type { DisplaySettings } from '../../domain/settings.ts';
import css from './prose.module.css';
import { useReadingFace } from './use-reading-face.ts';

export type ProseProps = ComponentProps<'div'> & {
  readonly display: DisplaySettings;
  /** Whether the first letter is a printer's initial; it is not when left out. */
  readonly initial?: boolean;
  /** Stand-in words, which are no book; they are one when left out. */
  readonly plain?: boolean;
  /** Stands in the place of words that have not come. */
  readonly before?: ReactNode;
  /** Stands behind the last word. */
  readonly after?: ReactNode;
};

/** Words of a story at the reader's own size and face: paragraphs of `<p><span>`, in a box that takes what else is given. */
export function Prose({ display, initial = false, plain = false, before, after, ...text }: ProseProps) {
  const face = useReadingFace(display);
  return (
    <div
      {...face}
      className={css['prose']}
      data-initial={initial || undefined}
      data-plain={plain || undefined}
    >
      {before}
      <div {...text} className={css['text']} />
      {after}
    </div>
  );
}
