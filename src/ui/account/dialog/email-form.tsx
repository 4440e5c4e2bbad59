import { useState } from 'react';

import type { AccountApi } from '../../../domain/ports/account-api.ts';
import { accountErrorText } from '../../parts/account-errors.ts';
import { EmailField } from '../email-field.tsx';
import { useWork } from '../../kit/use-work.ts';
import css from './account-dialog.module.css';
import { FormFeet, takeFocus } from './form-feet.tsx';
import { words } from './words.ts';

export type EmailFormProps = {
  readonly api: AccountApi;
  readonly onDone: (told: string | null) => void;
};

/** Another address to sign in with. */
export function EmailForm({ api, onDone }: EmailFormProps) {
  const [email, setEmail] = useState('');
  const [error, setError] = useState<string | undefined>();
  const [busy, run] = useWork();
  const save = async () => {
    setError(undefined);
    const done = await api.changeEmail({ email });
    if (done.ok) onDone(done.value === 'confirm-mail' ? words.email.confirm(email) : words.saved);
    else setError(accountErrorText(done.error));
  };
  return (
    <form
      method="post"
      className={css['form']}
      onSubmit={(event) => {
        event.preventDefault();
        run(save);
      }}
    >
      <EmailField
        label={words.email.field}
        kind="email"
        inputRef={takeFocus}
        value={email}
        onText={setEmail}
        error={error}
      />
      <FormFeet
        busy={busy}
        onCancel={() => {
          onDone(null);
        }}
      />
    </form>
  );
}
