import { useState } from 'react';

import type { AccountApi } from '../../../domain/ports/account-api.ts';
import { accountErrorText } from '../../parts/account-errors.ts';
import { PasswordField } from '../password-field.tsx';
import { useWork } from '../../kit/use-work.ts';
import css from './account-dialog.module.css';
import { FormFeet, takeFocus } from './form-feet.tsx';
import { words } from './words.ts';

export type PasswordFormProps = {
  readonly api: AccountApi;
  /** For a password manager, which keeps the two together. */
  readonly email: string;
  readonly onDone: (told: string | null) => void;
};

/** Another password, said twice; the present one is asked for when the server wants it. */
export function PasswordForm({ api, email, onDone }: PasswordFormProps) {
  const [password, setPassword] = useState('');
  const [repeated, setRepeated] = useState('');
  const [current, setCurrent] = useState<string | null>(null);
  const [error, setError] = useState<string | undefined>();
  const [busy, run] = useWork();
  const differ = password !== repeated;
  const save = async () => {
    setError(undefined);
    const done = await api.changePassword({ password, ...(current === null ? {} : { current }) });
    if (done.ok) onDone(words.password.saved);
    else if (done.error.type === 'confirm-first' && current === null) setCurrent('');
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
      <input type="text" name="email" autoComplete="username" value={email} readOnly hidden />
      {current !== null && (
        <PasswordField
          label={words.password.current}
          name="current"
          kind="current-password"
          words={words}
          hint={words.password.currentHint}
          error={error}
          required
          inputRef={takeFocus}
          value={current}
          onText={setCurrent}
        />
      )}
      <PasswordField
        label={words.password.field}
        name="password"
        kind="new-password"
        words={words}
        hint={words.password.hint}
        error={current === null ? error : undefined}
        required
        inputRef={takeFocus}
        value={password}
        onText={setPassword}
      />
      <PasswordField
        label={words.password.repeat}
        name="repeated"
        kind="new-password"
        words={words}
        error={
          differ && repeated !== '' && !password.startsWith(repeated) ? words.password.differ : undefined
        }
        required
        value={repeated}
        onText={setRepeated}
      />
      <FormFeet
        busy={busy}
        blocked={differ}
        onCancel={() => {
          onDone(null);
        }}
      />
    </form>
  );
}
