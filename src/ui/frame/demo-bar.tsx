import { useId, useState } from 'react';
import { useLocation } from 'wouter';

import { Button } from '../kit/button.tsx';
import css from './demo-bar.module.css';
import { words } from './words.ts';

export type DemoBarProps = {
  /** Removes the flag and reloads (DEMO-03). */
  readonly onExit: () => void;
};

/** Says where demo stories are kept (DEMO-02); on a phone in one line, the rest at a tap. */
export function DemoBar({ onExit }: DemoBarProps) {
  const [, navigate] = useLocation();
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <aside className={css['bar']} aria-label={words.demo.label}>
      <button
        type="button"
        className={css['line']}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => {
          setOpen(!open);
        }}
      >
        {words.demo.line}
      </button>
      <div id={id} className={css['all']} data-open={open}>
        <p className={css['text']}>{words.demo.text}</p>
        <div className={css['actions']}>
          <Button
            kind="link"
            onClick={() => {
              navigate('/pricing');
            }}
          >
            {words.pricing}
          </Button>
          <Button kind="link" onClick={onExit}>
            {words.demo.exit}
          </Button>
        </div>
      </div>
    </aside>
  );
}
