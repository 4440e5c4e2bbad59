import { useState, type ReactNode } from 'react';

import { Button } from '../../kit/button.tsx';
import { EmailField } from '../email-field.tsx';
import { PasswordField } from '../password-field.tsx';
import { useWork } from '../../kit/use-work.ts';
import css from './entry.module.css';
import { words } from './words.ts';

export type SignUpFormProps = {
  readonly email: string;
  readonly onEmail: (email: string) => void;
  readonly onSignUp: (password: string) => Promise<void>;
  /** Beside the button. */
  readonly children: ReactNode;
};

/** E-mail, and a password that is said twice. */
export function SignUpForm({ email, onEmail, onSignUp, children }: SignUpFormProps) {
  const [password, setPassword] = useState('');
  const [repeated, setRepeated] = useState('');
  const [busy, run] = useWork();
  const differ = password !== repeated;
  return (
    // By POST, as in the other form.
    <form
      method="post"
      className={css['form']}
      onSubmit={(event) => {
        event.preventDefault();
        if (!differ) run(() => onSignUp(password));
      }}
    >
      <div className={css['whole']}>
        <EmailField label={words.email} value={email} onText={onEmail} />
      </div>
      <PasswordField
        label={words.newPassword}
        name="password"
        kind="new-password"
        words={words}
        hint={words.newPasswordHint}
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
        <Button submit disabled={differ} aria-disabled={busy}>
          {busy ? words.signingUp : words.signUp}
        </Button>
        {children}
      </div>
    </form>
  );
}
