import { useAtomValue } from 'jotai';
import { useEffect } from 'react';

import { accountAtom } from '../../../state/account.ts';
import { sharingApiAtom } from '../../../state/sharing.ts';

/** Asks the server once what the player shows; what comes of it is seen in `useOwnShares`. Failing is no harm: what was known before is shown. */
export function useRefreshedShares() {
  const api = useAtomValue(sharingApiAtom);
  const isSignedIn = useAtomValue(accountAtom).type === 'signed-in';
  useEffect(() => {
    if (isSignedIn) void api?.refresh().catch(() => {});
  }, [api, isSignedIn]);
}
