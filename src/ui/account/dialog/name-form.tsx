import { useState } from 'react';

import type { AccountApi } from '../../../domain/ports/account-api.ts';
import { TextField } from '../../kit/text-field.tsx';
import { accountErrorText } from '../../parts/account-errors.ts';
import { useWork } from '../../kit/use-work.ts';
import css from './account-dialog.module.css';
import { FormFeet, takeFocus } from './form-feet.tsx';
import { words } from './words.ts';

export type NameFormProps = {
  readonly api: AccountApi;
  readonly name: string;
  readonly onDone: (told: string | null) => void;
};

/** In characters. */
const maxName = 80;

/** Another name, or none. */
export function NameForm({ api, name, onDone }: NameFormProps) {
  const [fullName, setFullName] = useState(name);
  const [error, setError] = useState<string | undefined>();
  const [busy, run] = useWork();
  const save = async () => {
    setError(undefined);
    const done = await api.changeName({ fullName: fullName.trim() });
    if (done.ok) onDone(words.saved);
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
      <TextField
        label={words.name.field}
        name="name"
        autoComplete="name"
        face="ui"
        maxLength={maxName}
        inputRef={takeFocus}
        value={fullName}
        onText={setFullName}
        hint={words.name.hint}
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
