import type { AccountUser } from '../../../domain/account.ts';
import type { AccountApi } from '../../../domain/ports/account-api.ts';
import css from './account-dialog.module.css';
import { ChangeRow } from './change-row.tsx';
import { EmailForm } from './email-form.tsx';
import { NameForm } from './name-form.tsx';
import { PasswordForm } from './password-form.tsx';
import { words } from './words.ts';

export type YouPartProps = { readonly api: AccountApi; readonly user: AccountUser };

/** Name, address and password, each with its way to change it. */
export function YouPart({ api, user }: YouPartProps) {
  return (
    <div className={css['rows']}>
      <ChangeRow
        label={words.name.label}
        value={user.fullName ?? words.name.none}
        form={(done) => <NameForm api={api} name={user.fullName ?? ''} onDone={done} />}
      />
      <ChangeRow
        label={words.email.label}
        value={user.email}
        form={(done) => <EmailForm api={api} onDone={done} />}
      />
      <ChangeRow
        label={words.password.label}
        value={words.password.value}
        form={(done) => <PasswordForm api={api} email={user.email} onDone={done} />}
      />
    </div>
  );
}
