import { useEffectEvent, useId, useLayoutEffect, useRef, type ReactNode } from 'react';

import { classes } from './classes.ts';
import css from './dialog.module.css';
import { CrossGlyph } from './glyphs.tsx';
import { IconButton } from './icon-button.tsx';
import { useLayers } from './layers.tsx';

export type DialogProps = {
  readonly title: ReactNode;
  /** The player wants it closed: close button, Esc or a press on the backdrop. Whoever shows it takes it away. */
  readonly onClose: () => void;
  /** Words of the close button. */
  readonly closeLabel: string;
  readonly children: ReactNode;
  /** Buttons below; they stay in sight while the body scrolls. */
  readonly footer?: ReactNode;
  readonly size?: 'normal' | 'wide' | 'full';
  /** `alertdialog` for a question that must be answered. */
  readonly role?: 'dialog' | 'alertdialog';
};

/** A modal dialog that is open as long as it is mounted; afterwards the focus is back where it was. */
export function Dialog({
  title,
  onClose,
  closeLabel,
  children,
  footer,
  size = 'normal',
  role = 'dialog',
}: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const { push, pop } = useLayers();
  const wantClose = useEffectEvent(onClose);
  const enter = useEffectEvent((dialog: HTMLElement) => {
    push(dialog);
  });
  const leave = useEffectEvent((dialog: HTMLElement) => {
    pop(dialog);
  });

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    const listeners = new AbortController();
    const { signal } = listeners;
    let pressedBackdrop = false;
    const onCancel = (event: Event) => {
      if (event.target !== dialog) return;
      event.preventDefault();
      wantClose();
    };
    dialog.addEventListener('cancel', onCancel, { signal });
    // A browser may close it in spite of the listener above: a second Esc in a row. The event comes late, so it may
    // also tell of an earlier close() of this effect.
    dialog.addEventListener('close', () => !dialog.open && wantClose(), { signal });
    // Both ends of the press must be outside: a selection that is dragged out of a field is no wish to leave.
    dialog.addEventListener('pointerdown', (event) => (pressedBackdrop = event.target === dialog), {
      signal,
    });
    dialog.addEventListener(
      'click',
      (event) => {
        if (pressedBackdrop && event.target === dialog) wantClose();
      },
      { signal },
    );
    dialog.showModal();
    enter(dialog);
    return () => {
      listeners.abort();
      dialog.close();
      leave(dialog);
    };
  }, []);

  return (
    <dialog
      ref={ref}
      role={role}
      aria-labelledby={titleId}
      className={classes(css['dialog'], size !== 'normal' && css[size])}
    >
      <div className={css['frame']}>
        <header className={css['head']}>
          <h2 id={titleId} className={css['title']}>
            {title}
          </h2>
          <IconButton label={closeLabel} onClick={onClose}>
            <CrossGlyph />
          </IconButton>
        </header>
        <div className={css['body']}>{children}</div>
        {footer && <footer className={css['foot']}>{footer}</footer>}
      </div>
    </dialog>
  );
}
