import { useEffect, useRef, useState, type ReactNode } from 'react';

import { Button } from '../../kit/button.tsx';
import { EmailField } from '../email-field.tsx';
import { PasswordField } from '../password-field.tsx';
import { useWork } from '../../kit/use-work.ts';
import css from './entry.module.css';
import { words } from './words.ts';

export type SignInFormProps = {
  readonly email: string;
  readonly onEmail: (email: string) => void;
  /** The account was made a moment ago: only the password is left to say. */
  readonly toPassword: boolean;
  readonly onSignIn: (password: string) => Promise<void>;
  /** Beside the button. */
  readonly children: ReactNode;
};

/** E-mail and password. */
export function SignInForm({ email, onEmail, toPassword, onSignIn, children }: SignInFormProps) {
  const [password, setPassword] = useState('');
  const [busy, run] = useWork();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (toPassword) field.current?.focus();
  }, [toPassword]);
  return (
    // By POST: even a browser that sends it by itself writes no password into an address.
    <form
      method="post"
      className={css['form']}
      onSubmit={(event) => {
        event.preventDefault();
        run(() => onSignIn(password));
      }}
    >
      <EmailField label={words.email} value={email} onText={onEmail} />
      <PasswordField
        label={words.password}
        name="password"
        kind="current-password"
        words={words}
        required
        inputRef={field}
        value={password}
        onText={setPassword}
      />
      <div className={css['actions']}>
        <Button submit aria-disabled={busy}>
          {busy ? words.signingIn : words.signIn}
        </Button>
        {children}
      </div>
    </form>
  );
}
