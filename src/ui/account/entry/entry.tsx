import { useAtomValue } from 'jotai';
import { useLocation, useSearch } from 'wouter';

import { accountApiAtom, accountAtom } from '../../../state/account.ts';
import { TailpieceGlyph } from '../../kit/tailpiece-glyph.tsx';
import { InsecureNote } from '../../parts/insecure-note.tsx';
import { PageLink } from '../../parts/page-link.tsx';
import { isDemoMode } from '../../parts/page-storage.ts';
import { readReturnTo } from '../return-to.ts';
import css from './entry.module.css';
import { EntryForms } from './entry-forms.tsx';
import { useFeatures } from './use-features.ts';
import { words } from './words.ts';

/** The way into an account, or why there is none here. Shows nothing until it is known which. */
export function Entry() {
  const api = useAtomValue(accountApiAtom);
  const status = useAtomValue(accountAtom);
  const [path] = useLocation();
  const returnTo = readReturnTo(useSearch());
  // Demo play asks nothing of the server; who opens the sign-in screen does.
  const features = useFeatures(path === '/login' || !isDemoMode() ? api : null);
  if (!api || !features) return null;
  return (
    <section className={css['entry']} aria-label={words.tabs}>
      {status.type === 'signed-in' ? (
        <>
          <p className={css['said']}>{words.signedIn(status.user.email)}</p>
          <PageLink href={returnTo} kind="quiet">
            {words.toGame}
          </PageLink>
        </>
      ) : features.accounts ? (
        <EntryForms
          api={api}
          features={features}
          returnTo={returnTo}
          paused={status.type === 'paused' ? status.user : null}
        />
      ) : (
        <>
          <div className={css['tailpiece']}>
            <TailpieceGlyph />
          </div>
          <p className={css['said']}>{navigator.onLine ? words.noAccounts : words.offline}</p>
        </>
      )}
      <InsecureNote />
    </section>
  );
}
