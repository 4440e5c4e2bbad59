import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';

import { accountApiAtom, accountAtom } from '../../../../state/account.ts';

/** Whether the server of the game lends models to this player; `null` while it has not said. In demo play it is not asked. */
export function useLentText(): boolean | null {
  const api = useAtomValue(accountApiAtom);
  const isSignedIn = useAtomValue(accountAtom).type !== 'none';
  const [lends, setLends] = useState<boolean | null>(null);
  useEffect(() => {
    if (!api || !isSignedIn) return;
    const away = new AbortController();
    const ask = async () => {
      // A request that cannot go is not begun: the browser would write it into its console as a failure.
      if (!navigator.onLine) return;
      const { lentText } = await api.features();
      if (!away.signal.aborted) setLends(lentText);
    };
    void ask();
    addEventListener('online', () => void ask(), { signal: away.signal });
    return () => away.abort();
  }, [api, isSignedIn]);
  return isSignedIn ? lends : false;
}
