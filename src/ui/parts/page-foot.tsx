import { useAtomValue } from 'jotai';

import { accountAtom } from '../../state/account.ts';
import { Button } from '../kit/button.tsx';
import { installAtom } from './install.ts';
import css from './page-foot.module.css';
import { PageLink } from './page-link.tsx';
import { words } from './words.ts';

/** At the end of a page: where everything is kept, what is sent, and the way to have the game as an app. */
export function PageFoot() {
  const { prompt } = useAtomValue(installAtom);
  const isCopied = useAtomValue(accountAtom).type === 'signed-in';
  return (
    <footer className={css['foot']}>
      <p>{isCopied ? words.keptBoth : words.keptHere}</p>
      <PageLink href="/privacy" kind="quiet">
        {words.privacy}
      </PageLink>
      {prompt && (
        <Button kind="link" onClick={prompt}>
          {words.install.button}
        </Button>
      )}
    </footer>
  );
}
