import type { ComponentProps } from 'react';

import { classes } from './classes.ts';
import css from './icon-button.module.css';

export type IconButtonProps = Omit<
  ComponentProps<'button'>,
  'type' | 'className' | 'aria-label' | 'title'
> & {
  /** What it does; read out, and shown while the pointer rests on it. */
  readonly label: string;
  /** `lamp` for the few that help the player along. */
  readonly tone?: 'quiet' | 'lamp';
};

/** A button of 44 px with a picture instead of words. */
export function IconButton({ label, tone = 'quiet', children, ...rest }: IconButtonProps) {
  return (
    <button
      {...rest}
      type="button"
      className={classes(css['button'], tone === 'lamp' && css['lamp'])}
      aria-label={label}
      title={label}
    >
      {children}
    </button>
  );
}
