import type { ComponentProps } from 'react';

import css from './button.module.css';
import { classes } from './classes.ts';

export type ButtonProps = Omit<ComponentProps<'button'>, 'type' | 'className'> & {
  /** `primary` carries the lamp: at most one on a screen. */
  readonly kind?: 'primary' | 'plain' | 'quiet' | 'danger' | 'link';
  readonly size?: 'normal' | 'large';
  /** As wide as its place. */
  readonly wide?: boolean;
  /** Submits the form that it stands in. */
  readonly submit?: boolean;
};

/** A button with words. `aria-disabled` looks disabled, but can still be pressed and focused, so that a press can say why. */
export function Button({
  kind = 'plain',
  size = 'normal',
  wide = false,
  submit = false,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={submit ? 'submit' : 'button'}
      className={classes(
        css['button'],
        kind !== 'plain' && css[kind],
        size === 'large' && css['large'],
        wide && css['wide'],
      )}
    >
      {children}
    </button>
  );
}
