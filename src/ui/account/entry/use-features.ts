import { useEffect, useState } from 'react';

import { nothingOffered, type AccountFeatures } from '../../../domain/account.ts';
import type { AccountApi } from '../../../domain/ports/account-api.ts';

/** What the server offers, asked again once a lost connection is back; `null` until it is known. */
export function useFeatures(api: AccountApi | null): AccountFeatures | null {
  const [features, setFeatures] = useState<AccountFeatures | null>(null);
  useEffect(() => {
    if (!api) return;
    const away = new AbortController();
    let known = false;
    const ask = async () => {
      if (known) return;
      // A request that cannot go is not begun: the browser would write it into its console as a failure.
      const answer = navigator.onLine ? await api.features() : nothingOffered;
      if (away.signal.aborted) return;
      known = answer.accounts;
      setFeatures(answer);
    };
    void ask();
    addEventListener('online', () => void ask(), { signal: away.signal });
    return () => {
      away.abort();
    };
  }, [api]);
  return features;
}
