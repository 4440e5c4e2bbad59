import { useId, useState } from 'react';

import type { AccountApi } from '../../../domain/ports/account-api.ts';
import { Button } from '../../kit/button.tsx';
import { Dialog } from '../../kit/dialog.tsx';
import { LanternGlyph } from '../../kit/glyphs.tsx';
import { TextField } from '../../kit/text-field.tsx';
import css from './code-dialog.module.css';
import { useRedeem } from './use-redeem.ts';
import { words } from './words.ts';

export type CodeDialogProps = {
  readonly api: AccountApi;
  /** The code that the address brought along, or `null`: it is typed. */
  readonly brought: string | null;
  readonly onSignedIn: () => void;
  readonly onClose: () => void;
};

/** On the new device: says the code of a device that is signed in, and waits until that one lets it in. */
export function CodeDialog({ api, brought, onSignedIn, onClose }: CodeDialogProps) {
  const form = useId();
  const [code, setCode] = useState(brought ?? '');
  const { waiting, error, begin, stop } = useRedeem(api, onSignedIn);
  const { redeem } = words;
  return (
    <Dialog
      title={redeem.title}
      closeLabel={redeem.close}
      onClose={onClose}
      footer={
        <>
          <Button onClick={waiting ? stop : onClose}>{redeem.cancel}</Button>
          {/* Pressed even for a code that an address brought: nobody is signed in by opening a link alone. */}
          <Button kind="primary" submit form={form} aria-disabled={waiting}>
            {redeem.go}
          </Button>
        </>
      }
    >
      <form
        id={form}
        method="post"
        className={css['form']}
        onSubmit={(event) => {
          event.preventDefault();
          if (!waiting) begin(code.trim());
        }}
      >
        <p>{brought === null ? redeem.text : redeem.brought}</p>
        {/* Stays while it is waited: what has the focus keeps it. */}
        <TextField
          label={redeem.words}
          name="code"
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          required
          value={code}
          onText={(text) => {
            stop();
            setCode(text);
          }}
          hint={redeem.wordsHint}
          error={error}
        />
      </form>
      <output className={css['waiting']}>
        {waiting && (
          <>
            <LanternGlyph size="2.75rem" />
            <span>
              <strong>{redeem.waiting}</strong> {redeem.waitingText}
            </span>
          </>
        )}
      </output>
    </Dialog>
  );
}
