import { useAtomValue } from 'jotai';

import { accountAtom } from '../../state/account.ts';
import { Leaf } from '../parts/leaf.tsx';
import { PageLink } from '../parts/page-link.tsx';
import { words } from './words.ts';

/** What stands at an address that the game does not have. */
export function NotFoundPage() {
  const { folio, title, text, home } = words.notFound;
  return <Leaf folio={folio} title={title} text={text} actions={<PageLink href="/">{home}</PageLink>} />;
}

/** What the game costs, on a host without payment; who plays no account finds the way to one, and back. */
export function PricingPage() {
  const { title, lead, text, notYet, back, signIn } = words.pricingPage;
  const signedOut = useAtomValue(accountAtom).type === 'none';
  return (
    <Leaf
      title={title}
      text={[lead, text, notYet]}
      actions={
        <>
          <PageLink href="/">{back}</PageLink>
          {signedOut && (
            <PageLink href="/login?returnTo=/pricing" kind="quiet">
              {signIn}
            </PageLink>
          )}
        </>
      }
    />
  );
}
