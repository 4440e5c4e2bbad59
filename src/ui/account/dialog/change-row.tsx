import { useEffect, useRef, useState, type ReactNode } from 'react';

import { Button } from '../../kit/button.tsx';
import css from './account-dialog.module.css';
import { words } from './words.ts';

export type ChangeRowProps = {
  readonly label: string;
  readonly value: string;
  /** Changes it. @param done called at its end, with what is to be told of it; `null` when nothing was changed */
  readonly form: (done: (told: string | null) => void) => ReactNode;
};

/** Something that is true of the account, and opens to be changed; afterwards the focus is back on its button. */
export function ChangeRow({ label, value, form }: ChangeRowProps) {
  const [open, setOpen] = useState(false);
  const [told, setTold] = useState<string | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !open) button.current?.focus();
    wasOpen.current = open;
  }, [open]);
  return (
    <div className={css['row']}>
      <div className={css['line']}>
        <span className={css['label']}>{label}</span>
        <bdi className={css['value']}>{value}</bdi>
        <Button
          ref={button}
          kind="link"
          aria-label={words.changeOf(label.toLowerCase())}
          aria-expanded={open}
          onClick={() => {
            setTold(null);
            setOpen(!open);
          }}
        >
          {words.change}
        </Button>
      </div>
      {open &&
        form((change) => {
          setTold(change);
          setOpen(false);
        })}
      <output className={css['told']}>{told}</output>
    </div>
  );
}
