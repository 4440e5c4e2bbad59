import { useAtomValue } from 'jotai';
import { useId, useState } from 'react';
import { useLocation } from 'wouter';

import { Button } from '../kit/button.tsx';
import { openStoryIdAtom } from '../../state/view.ts';
import css from './demo-bar.module.css';
import { InstallDismiss, InstallHow } from '../parts/install-hint.tsx';
import { installAtom } from '../parts/install.ts';
import { words } from './words.ts';

export type DemoBarProps = {
  /** Removes the flag and reloads. */
  readonly onExit: () => void;
};

/**
 * Says where demo stories are kept; on a phone in one line, the rest at a tap. There the hint to install the page joins it:
 * it covers nothing, moves nothing, and nobody is taken out of a story by it.
 */
export function DemoBar({ onExit }: DemoBarProps) {
  const [, navigate] = useLocation();
  const [open, setOpen] = useState(false);
  const id = useId();
  const hint = useAtomValue(installAtom).hint !== null;
  const reading = useAtomValue(openStoryIdAtom) !== null;
  const install = hint && !reading;
  return (
    <aside className={css['bar']} aria-label={words.demo.label}>
      <div className={css['row']}>
        <button
          type="button"
          className={css['line']}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => {
            setOpen(!open);
          }}
        >
          {install ? words.demo.lineInstall : words.demo.line}
        </button>
        {install && <InstallDismiss />}
      </div>
      <div id={id} className={css['all']} data-open={open}>
        {install && (
          <div className={css['install']}>
            <InstallHow />
          </div>
        )}
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
          <Button
            kind="link"
            onClick={() => {
              navigate('/login');
            }}
          >
            {words.demo.signIn}
          </Button>
          <Button kind="link" onClick={onExit}>
            {words.demo.exit}
          </Button>
        </div>
      </div>
    </aside>
  );
}
