import { Button } from '../../kit/button.tsx';
import css from './account-dialog.module.css';
import { words } from './words.ts';

export type FormFeetProps = {
  readonly busy: boolean;
  /** Whether what was typed cannot be saved as it is. */
  readonly blocked?: boolean;
  readonly onCancel: () => void;
};

/** Save and Cancel below a small form. */
export function FormFeet({ busy, blocked = false, onCancel }: FormFeetProps) {
  return (
    <div className={css['feet']}>
      <Button submit disabled={blocked} aria-disabled={busy}>
        {busy ? words.saving : words.save}
      </Button>
      <Button kind="quiet" onClick={onCancel}>
        {words.cancel}
      </Button>
    </div>
  );
}

/** For the first field of what was just opened: writing can begin. */
export function takeFocus(field: HTMLElement | null): void {
  field?.focus();
}
