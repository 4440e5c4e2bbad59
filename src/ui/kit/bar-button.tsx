import type { ComponentProps } from 'react';

import css from './bar-button.module.css';
import { classes } from './classes.ts';

export type BarButtonProps = Omit<ComponentProps<'button'>, 'type' | 'className' | 'aria-label' | 'title'> & {
  /** What it does; read out, and shown while the pointer rests on it. */
  readonly label: string;
  /** Its word beside the picture, the beginning of the label; the label itself unless given. */
  readonly word?: string;
  /**
   * Where its word is seen. `bar`: always, on a phone below the picture. The others are lines of the menu on a phone;
   * beyond, `word` shows it, `roomy` from 64rem, `glyph` never. `sign` stays in the bar and never shows it.
   */
  readonly kind: 'bar' | 'word' | 'roomy' | 'glyph' | 'sign';
};

/** A button of the bar at the head of the page. */
export function BarButton({ label, word = label, kind, children, ...rest }: BarButtonProps) {
  return (
    <button
      {...rest}
      type="button"
      className={classes(css['button'], css[kind])}
      aria-label={label}
      title={label}
    >
      {children}
      <span className={css['word']}>{word}</span>
    </button>
  );
}
