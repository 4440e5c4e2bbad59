import { useSetAtom } from 'jotai';
import { useId, useState } from 'react';

import type { AccountApi } from '../../../domain/ports/account-api.ts';
import { notifyAtom } from '../../../state/notices.ts';
import { Button } from '../../kit/button.tsx';
import { Dialog } from '../../kit/dialog.tsx';
import { TextField } from '../../kit/text-field.tsx';
import { accountErrorText } from '../../parts/account-errors.ts';
import { PasswordField } from '../password-field.tsx';
import { useWork } from '../../kit/use-work.ts';
import css from './delete-dialog.module.css';
import { takeFocus } from './form-feet.tsx';
import { words as all } from './words.ts';

const words = all.delete;

export type DeleteDialogProps = {
  readonly api: AccountApi;
  /** For who has no password: a fresh sign-in is enough. */
  readonly onSignIn: () => void;
  readonly onClose: () => void;
};

/** The last question before an account and all that is in it goes. */
export function DeleteDialog({ api, onSignIn, onClose }: DeleteDialogProps) {
  const form = useId();
  const notify = useSetAtom(notifyAtom);
  const [typed, setTyped] = useState('');
  const [password, setPassword] = useState<string | null>(null);
  const [error, setError] = useState<string | undefined>();
  const [busy, run] = useWork();
  const sure = typed.trim().toLowerCase() === words.word;
  const erase = async () => {
    setError(undefined);
    const done = await api.deleteAccount(password === null ? {} : { password });
    if (done.ok) notify({ type: 'message', ...words.done, tone: 'calm' });
    else if (done.error.type === 'confirm-first' && password === null) setPassword('');
    else setError(accountErrorText(done.error));
  };
  return (
    <Dialog
      role="alertdialog"
      title={words.question}
      closeLabel={all.close}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{words.no}</Button>
          <Button kind="danger" submit form={form} disabled={!sure} aria-disabled={busy}>
            {busy ? words.deleting : words.yes}
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
          if (sure) run(erase);
        }}
      >
        <Points title={words.goesTitle} points={words.goes} />
        <Points title={words.staysTitle} points={words.stays} />
        <p>{words.noWay}</p>
        <TextField
          label={words.field}
          name="sure"
          autoCapitalize="none"
          spellCheck={false}
          required
          face="ui"
          value={typed}
          onText={setTyped}
          error={password === null ? error : undefined}
        />
        {password !== null && (
          <div>
            <PasswordField
              label={words.password}
              name="password"
              kind="current-password"
              words={all}
              hint={words.passwordHint}
              error={error}
              required
              inputRef={takeFocus}
              value={password}
              onText={setPassword}
            />
            <Button kind="link" onClick={onSignIn}>
              {all.signInAgain}
            </Button>
          </div>
        )}
      </form>
    </Dialog>
  );
}

function Points({ title, points }: { readonly title: string; readonly points: readonly string[] }) {
  return (
    <div>
      <h3 className={css['title']}>{title}</h3>
      <ul className={css['points']}>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </div>
  );
}
