import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useSearch } from 'wouter';

import type { AccountError } from '../../../domain/account.ts';
import type { AccountApi } from '../../../domain/ports/account-api.ts';
import { accountApiAtom } from '../../../state/account.ts';
import { notifyAtom } from '../../../state/notices.ts';
import { LanternGlyph } from '../../kit/glyphs.tsx';
import { Leaf } from '../../parts/leaf.tsx';
import { PageLink } from '../../parts/page-link.tsx';
import { words as house } from '../../parts/words.ts';
import { accountErrorText } from '../../parts/account-errors.ts';
import { readReturnTo } from '../return-to.ts';
import css from './callback-page.module.css';
import { NewPasswordForm } from './new-password-form.tsx';
import { words } from './words.ts';

type State =
  | { readonly step: 'working' }
  | { readonly step: 'failed'; readonly error: AccountError }
  | { readonly step: 'recovery'; readonly returnTo: string };

/** Where a link in a mail or Google leads back to: ends the sign-in, and says so when it cannot. */
export function CallbackPage() {
  const api = useAtomValue(accountApiAtom);
  const notify = useSetAtom(notifyAtom);
  const [, navigate] = useLocation();
  const search = useSearch();
  const [state, setState] = useState<State>({ step: 'working' });
  // What the address brought is good for one time.
  const begun = useRef(false);
  const finish = useEffectEvent(async (by: AccountApi) => {
    const done = await by.finishSignIn(location.href);
    if (!done.ok) {
      if (isOfGoogle(search)) {
        const text = accountErrorText(done.error);
        notify({ type: 'message', title: words.failed.google, text, tone: 'warning' });
      }
      setState({ step: 'failed', error: done.error });
      return;
    }
    const returnTo = readReturnTo(new URLSearchParams({ returnTo: done.value.returnTo }).toString());
    if (done.value.by === 'recovery') {
      setState({ step: 'recovery', returnTo });
      return;
    }
    const title = done.value.by === 'google' ? words.welcome : words.welcomeBack;
    notify({ type: 'message', title, text: '', tone: 'calm' });
    navigate(returnTo, { replace: true });
  });
  useEffect(() => {
    if (!api || begun.current) return;
    begun.current = true;
    void finish(api);
  }, [api]);

  switch (state.step) {
    case 'working':
      return (
        <main className={css['working']}>
          <title>{house.product}</title>
          <output>
            <LanternGlyph size="3rem" />
            {words.working}
          </output>
        </main>
      );
    case 'failed':
      return (
        <Leaf
          title={words.failed.title}
          text={[accountErrorText(state.error), words.failed.kept]}
          actions={
            <>
              <PageLink href="/login">{words.failed.again}</PageLink>
              <PageLink href="/" kind="quiet">
                {words.failed.play}
              </PageLink>
            </>
          }
        />
      );
    case 'recovery':
      return (
        <Leaf title={words.recovery.title} text={words.recovery.text}>
          {api && (
            <NewPasswordForm
              api={api}
              onDone={(saved) => {
                if (saved) notify({ type: 'message', title: words.recovery.saved, text: '', tone: 'calm' });
                navigate(state.returnTo, { replace: true });
              }}
            />
          )}
        </Leaf>
      );
    default:
      return state satisfies never;
  }
}

/** Links in mails bring a token along, or say that it is over. */
function isOfGoogle(search: string): boolean {
  const brought = new URLSearchParams(search);
  return !brought.has('token_hash') && !(brought.get('error_code') ?? '').startsWith('otp');
}
