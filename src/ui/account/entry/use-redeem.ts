import { useEffect, useEffectEvent, useState } from 'react';

import type { AccountApi } from '../../../domain/ports/account-api.ts';
import { accountErrorText } from '../../parts/account-errors.ts';
import { words } from './words.ts';

const againAfterMs = 2_000;

/** Asks with a code until the other device has let this one in, or refused it. */
export function useRedeem(api: AccountApi, onSignedIn: () => void) {
  const [code, setCode] = useState<string | null>(null);
  const [error, setError] = useState<string | undefined>();
  const arrive = useEffectEvent(onSignedIn);
  useEffect(() => {
    if (code === null) return;
    let wanted = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = async () => {
      const answer = await api.redeemCode({ code });
      if (!wanted) return;
      if (!answer.ok) {
        setError(answer.error.type === 'code-gone' ? words.redeem.gone : accountErrorText(answer.error));
        setCode(null);
      } else if (answer.value === 'signed-in') arrive();
      else timer = setTimeout(() => void ask(), againAfterMs);
    };
    void ask();
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [api, code]);
  return {
    waiting: code !== null,
    error,
    begin: (given: string) => {
      setError(undefined);
      setCode(given);
    },
    stop: () => {
      setCode(null);
    },
  };
}
