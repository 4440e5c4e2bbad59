import type { ReactNode } from 'react';

import css from './tool-button.module.css';

export type ToolButtonProps = {
  readonly label: string;
  readonly hint?: string;
  /** Looks disabled, but a press says why. */
  readonly off?: boolean;
  readonly onPress: () => void;
  /** Its picture. */
  readonly children: ReactNode;
};

/** A small button with picture and word, as they stand below a page. */
export function ToolButton({ label, hint, off = false, onPress, children }: ToolButtonProps) {
  return (
    <button
      type="button"
      className={css['tool']}
      title={hint}
      aria-disabled={off || undefined}
      onClick={onPress}
    >
      {children}
      <span>{label}</span>
    </button>
  );
}
