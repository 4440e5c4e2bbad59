import type { ReactNode } from 'react';

import css from './tool-button.module.css';

export type ToolButtonProps = {
  readonly label: string;
  readonly hint?: string;
  /** Looks disabled, yet takes focus and presses: whoever owns it says why, or does nothing. */
  readonly off?: boolean;
  /** The key that does the same. */
  readonly shortcut?: string;
  /** Whether what it folds is unfolded, and the id of that; left out by a button that folds nothing. */
  readonly folds?: { readonly open: boolean; readonly id: string };
  readonly onPress: () => void;
  /** Its picture. */
  readonly children: ReactNode;
};

/** A small button with picture and word, as they stand below a page. */
export function ToolButton({
  label,
  hint,
  off = false,
  shortcut,
  folds,
  onPress,
  children,
}: ToolButtonProps) {
  return (
    <button
      type="button"
      className={css['tool']}
      title={hint}
      aria-disabled={off || undefined}
      aria-keyshortcuts={shortcut}
      aria-expanded={folds?.open}
      aria-controls={folds?.id}
      onClick={onPress}
    >
      {children}
      <span>{label}</span>
    </button>
  );
}
