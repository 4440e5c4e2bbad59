import { useId, useState } from 'react';

import type { AccountApi } from '../../../domain/ports/account-api.ts';
import { Button } from '../../kit/button.tsx';
import { Dialog } from '../../kit/dialog.tsx';
import { accountErrorText } from '../../parts/account-errors.ts';
import { EmailField } from '../email-field.tsx';
import { useWork } from '../../kit/use-work.ts';
import css from './entry.module.css';
import { words } from './words.ts';

export type RecoverDialogProps = {
  readonly api: AccountApi;
  /** Whether the server sends mail; without it the operator helps. */
  readonly mail: boolean;
  /** What was typed in the form already. */
  readonly email: string;
  readonly onClose: () => void;
};

/** For who has forgotten his password: a link by mail, or whom to ask for one. */
export function RecoverDialog({ api, mail, email: typed, onClose }: RecoverDialogProps) {
  const form = useId();
  const [email, setEmail] = useState(typed);
  const [sent, setSent] = useState<string | null>(null);
  const [error, setError] = useState<string | undefined>();
  const [busy, run] = useWork();
  const { recover } = words;
  const send = async () => {
    setError(undefined);
    const done = await api.recover({ email });
    if (done.ok) setSent(email);
    else setError(accountErrorText(done.error));
  };
  const asks = mail && sent === null;
  return (
    <Dialog
      title={recover.title}
      closeLabel={recover.close}
      onClose={onClose}
      footer={
        <>
          {asks && <Button onClick={onClose}>{recover.cancel}</Button>}
          {/* One button all along: what has the focus keeps it. */}
          <Button
            kind="primary"
            aria-disabled={busy}
            {...(asks ? { submit: true, form } : { onClick: onClose })}
          >
            {busy ? recover.sending : asks ? recover.send : recover.done}
          </Button>
        </>
      }
    >
      {mail ? (
        <>
          <form
            id={form}
            method="post"
            className={css['stack']}
            onSubmit={(event) => {
              event.preventDefault();
              run(send);
            }}
          >
            <p>{recover.text}</p>
            <EmailField
              label={words.email}
              value={email}
              onText={(text) => {
                setEmail(text);
                setSent(null);
              }}
              error={error}
            />
          </form>
          <output className={css['sent']}>{sent !== null && recover.sent(sent)}</output>
        </>
      ) : (
        <div className={css['stack']}>
          {recover.noMail.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      )}
    </Dialog>
  );
}
