import type { ReactNode } from 'react';

import css from './tool-button.module.css';

export type ToolButtonProps = {
  readonly label: string;
  readonly hint?: string;
  /** Looks disabled, yet takes focus and presses: whoever owns it says why, or does nothing. */
  readonly off?: boolean;
  /** The key that does the same. */
  readonly shortcut?: string;
  readonly onPress: () => void;
  /** Its picture. */
  readonly children: ReactNode;
};

/** A small button with picture and word, as they stand below a page. */
export function ToolButton({ label, hint, off = false, shortcut, onPress, children }: ToolButtonProps) {
  return (
    <button
      type="button"
      className={css['tool']}
      title={hint}
      aria-disabled={off || undefined}
      aria-keyshortcuts={shortcut}
      onClick={onPress}
    >
      {children}
      <span>{label}</span>
    </button>
  );
}
