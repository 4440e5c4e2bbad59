import { useState } from 'react';

import type { AccountApi } from '../../../domain/ports/account-api.ts';
import { Button } from '../../kit/button.tsx';
import { accountErrorText } from '../../parts/account-errors.ts';
import { PasswordField } from '../password-field.tsx';
import { useWork } from '../../kit/use-work.ts';
import css from './callback-page.module.css';
import { words as all } from './words.ts';

const words = all.recovery;

export type NewPasswordFormProps = {
  readonly api: AccountApi;
  /** @param saved false: he would rather keep the old one for now */
  readonly onDone: (saved: boolean) => void;
};

/** A new password, said twice, for who came by a link. */
export function NewPasswordForm({ api, onDone }: NewPasswordFormProps) {
  const [password, setPassword] = useState('');
  const [repeated, setRepeated] = useState('');
  const [error, setError] = useState<string | undefined>();
  const [busy, run] = useWork();
  const differ = password !== repeated;
  const save = async () => {
    setError(undefined);
    const done = await api.changePassword({ password });
    if (done.ok) onDone(true);
    else setError(accountErrorText(done.error));
  };
  return (
    <form
      method="post"
      className={css['form']}
      onSubmit={(event) => {
        event.preventDefault();
        if (!differ) run(save);
      }}
    >
      <PasswordField
        label={words.password}
        name="password"
        kind="new-password"
        words={words}
        hint={words.hint}
        error={error}
        required
        value={password}
        onText={setPassword}
      />
      <PasswordField
        label={words.repeat}
        name="repeated"
        kind="new-password"
        words={words}
        error={differ && repeated !== '' && !password.startsWith(repeated) ? words.differ : undefined}
        required
        value={repeated}
        onText={setRepeated}
      />
      <div className={css['actions']}>
        <Button kind="primary" submit disabled={differ} aria-disabled={busy}>
          {busy ? words.saving : words.save}
        </Button>
        <Button
          kind="quiet"
          onClick={() => {
            onDone(false);
          }}
        >
          {words.later}
        </Button>
      </div>
    </form>
  );
}
