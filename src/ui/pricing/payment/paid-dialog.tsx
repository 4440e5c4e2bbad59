import { useEffect, useEffectEvent, useRef } from 'react';

import type { Plan } from '../../../domain/billing.ts';
import { Button } from '../../kit/button.tsx';
import { Dialog } from '../../kit/dialog.tsx';
import { words } from '../words.ts';
import css from './paid-dialog.module.css';

/** How long it stays when nobody closes it, in milliseconds. */
const stayMs = 3_000;

export type PaidDialogProps = { readonly plan: Plan; readonly onClose: () => void };

/** Says that it went well, and goes by itself. */
export function PaidDialog({ plan, onClose }: PaidDialogProps) {
  const { title, setUp, text, setUpText, done, close } = words.paid;
  const isSetUp = plan.type === 'pay-as-you-go';
  const button = useRef<HTMLDivElement>(null);
  const leave = useEffectEvent(onClose);
  useEffect(() => {
    button.current?.querySelector('button')?.focus();
    const timer = setTimeout(() => leave(), stayMs);
    return () => {
      clearTimeout(timer);
    };
  }, []);
  return (
    <Dialog title={isSetUp ? setUp : title} closeLabel={close} onClose={onClose}>
      <output className={css['paid']}>
        <svg className={css['seal']} viewBox="0 0 48 48" aria-hidden="true">
          <path d="M24 3l5 4 6-1 3 6 6 3-1 6 4 5-4 5 1 6-6 3-3 6-6-1-5 4-5-4-6 1-3-6-6-3 1-6-4-5 4-5-1-6 6-3 3-6 6 1z" />
          <path className={css['tick']} d="M15 25l6 6 12-13" />
        </svg>
        <span>{isSetUp ? setUpText : text}</span>
      </output>
      <div ref={button} className={css['foot']}>
        <Button kind="primary" onClick={onClose}>
          {done}
        </Button>
      </div>
    </Dialog>
  );
}
