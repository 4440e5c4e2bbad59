import { useId } from 'react';

import { Button } from '../../kit/button.tsx';
import { useWork } from '../../kit/use-work.ts';
import css from './entry.module.css';
import { words } from './words.ts';

export type GoogleButtonProps = {
  /** Whether the server is set up for it; if not, the button says so. */
  readonly on: boolean;
  readonly onPress: () => Promise<void>;
};

/** The way in by an account with Google. */
export function GoogleButton({ on, onPress }: GoogleButtonProps) {
  const [busy, run] = useWork();
  const id = useId();
  return (
    <>
      <Button
        aria-disabled={!on || busy}
        aria-describedby={on ? undefined : id}
        onClick={() => {
          if (on) run(onPress);
        }}
      >
        {words.google}
      </Button>
      {!on && (
        <p id={id} className={css['off']}>
          {words.googleOff}
        </p>
      )}
    </>
  );
}
