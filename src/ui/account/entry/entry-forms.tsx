import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { useLocation, useSearch } from 'wouter';

import type { AccountFeatures, AccountUser } from '../../../domain/account.ts';
import type { AccountApi } from '../../../domain/ports/account-api.ts';
import { notifyAtom } from '../../../state/notices.ts';
import { Button } from '../../kit/button.tsx';
import { Tabs } from '../../kit/tabs.tsx';
import { accountErrorText } from '../../parts/account-errors.ts';
import { CodeDialog } from './code-dialog.tsx';
import css from './entry.module.css';
import { GoogleButton } from './google-button.tsx';
import { RecoverDialog } from './recover-dialog.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { SignUpForm } from './sign-up-form.tsx';
import { words } from './words.ts';

export type EntryFormsProps = {
  readonly api: AccountApi;
  readonly features: AccountFeatures;
  /** Path to be on once signed in. */
  readonly returnTo: string;
  /** Whose sign-in the server has ended, when that is so. */
  readonly paused: AccountUser | null;
};

const tabs = [
  { id: 'sign-in', label: words.signIn },
  { id: 'sign-up', label: words.signUp },
] as const;
type Tab = (typeof tabs)[number]['id'];

/** Sign In and Sign Up, Google, and the ways in for who has no password at hand. */
export function EntryForms({ api, features, returnTo, paused }: EntryFormsProps) {
  const notify = useSetAtom(notifyAtom);
  const [path, navigate] = useLocation();
  const brought = new URLSearchParams(useSearch()).get('code');
  const [tab, setTab] = useState<Tab>('sign-in');
  const [email, setEmail] = useState(paused?.email ?? '');
  const [made, setMade] = useState(false);
  const [dialog, setDialog] = useState<'none' | 'recover' | 'code'>(brought === null ? 'none' : 'code');

  // How the last attempt ended is over once there is another.
  const tell = (tone: 'calm' | 'warning', title: string, text = '') => {
    notify({ type: 'message', title, text, tone, about: 'sign-in' });
  };
  const fail = (title: string, error: Parameters<typeof accountErrorText>[0]) => {
    tell('warning', title, accountErrorText(error));
  };
  const arrive = () => {
    tell('calm', words.toasts.welcomeBack);
    navigate(returnTo, { replace: true });
  };
  const signIn = async (password: string) => {
    const done = await api.signIn({ email, password });
    if (done.ok) arrive();
    else fail(words.toasts.signInFailed, done.error);
  };
  const signUp = async (password: string) => {
    const done = await api.signUp({ email, password });
    if (!done.ok) {
      fail(words.toasts.signUpFailed, done.error);
      return;
    }
    const text = done.value === 'confirm-mail' ? words.toasts.confirmMail(email) : '';
    tell('calm', words.toasts.created, text);
    setMade(true);
    setTab('sign-in');
  };
  const google = (
    <GoogleButton
      on={features.google}
      onPress={async () => {
        const left = await api.signInWithGoogle(returnTo);
        if (!left.ok) fail(words.toasts.googleFailed, left.error);
      }}
    />
  );
  const closeDialog = () => {
    setDialog('none');
    // Used or not, a code is for one time.
    if (brought !== null) navigate(path, { replace: true });
  };
  return (
    <>
      {paused && <p className={css['said']}>{words.paused(paused.email)}</p>}
      <Tabs label={words.tabs} tabs={tabs} chosen={tab} onChoose={setTab}>
        <div className={css['panel']}>
          {tab === 'sign-in' ? (
            <SignInForm email={email} onEmail={setEmail} toPassword={made} onSignIn={signIn}>
              {google}
            </SignInForm>
          ) : features.signups === 'open' ? (
            <SignUpForm email={email} onEmail={setEmail} onSignUp={signUp}>
              {google}
            </SignUpForm>
          ) : (
            <p className={css['said']}>{words.closed}</p>
          )}
          {tab === 'sign-in' && (
            <div className={css['ways']}>
              <Button
                kind="link"
                onClick={() => {
                  setDialog('recover');
                }}
              >
                {words.forgotten}
              </Button>
              <Button
                kind="link"
                onClick={() => {
                  setDialog('code');
                }}
              >
                {words.code}
              </Button>
            </div>
          )}
        </div>
      </Tabs>
      {dialog === 'recover' && (
        <RecoverDialog api={api} mail={features.mail} email={email} onClose={closeDialog} />
      )}
      {dialog === 'code' && (
        <CodeDialog api={api} brought={brought} onSignedIn={arrive} onClose={closeDialog} />
      )}
    </>
  );
}
