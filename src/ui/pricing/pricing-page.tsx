import { useAtomValue } from 'jotai';

import { accountAtom } from '../../state/account.ts';
import { billingApiAtom } from '../../state/billing.ts';
import { Leaf } from '../parts/leaf.tsx';
import { isDemoMode } from '../parts/page-storage.ts';
import { PageLink } from '../parts/page-link.tsx';
import { Counter } from './counter.tsx';
import { words } from './words.ts';

/** What the game costs. Demo play, and a page without a server, sell nothing and say so. */
export function PricingPage() {
  const api = useAtomValue(billingApiAtom);
  if (api !== null && !isDemoMode()) return <Counter api={api} plain={<PlainPricing />} />;
  return <PlainPricing />;
}

/** Words alone; who plays no account finds the way to one, and back. */
function PlainPricing() {
  const { lead, plain, title, back, signIn } = words;
  const signedOut = useAtomValue(accountAtom).type === 'none';
  const isSold = useAtomValue(billingApiAtom) !== null && isDemoMode();
  return (
    <Leaf
      title={title}
      text={[lead, plain.text, isSold ? plain.demo : plain.notYet]}
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
