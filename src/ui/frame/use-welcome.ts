import { useAtomValue } from 'jotai';
import { useState } from 'react';

import { isWelcomeDue } from '../../domain/credit.ts';
import { accountAtom } from '../../state/account.ts';
import { creditsAtom } from '../../state/billing.ts';
import { pageStorage } from '../parts/page-storage.ts';

/** The words of welcome that are due: with how many credits, and what to do once they were dismissed. */
export type Welcome = { readonly credits: number; readonly dismiss: () => void };

/** Whether the player is to be told of his credits: never seen, or a new month. Only a balance that the server has said is told. */
export function useWelcome(): Welcome | null {
  const account = useAtomValue(accountAtom);
  const credits = useAtomValue(creditsAtom);
  const [month] = useState(() => new Date().toISOString().slice(0, 7));
  const [gone, setGone] = useState<string | null>(null);
  if (account.type === 'none' || credits.status !== 'known') return null;
  const { id } = account.user;
  const seenKey = `imageCreditsWelcome_${id}`;
  const monthKey = `lastWelcomeMonth_${id}`;
  const left = credits.balance.credits_remaining;
  const seen = { ever: pageStorage.read(seenKey) !== null, month: pageStorage.read(monthKey) };
  // A browser that keeps nothing is not asked again and again.
  if (gone === id + month || !isWelcomeDue(seen, { month, credits: left })) return null;
  return {
    credits: left,
    dismiss: () => {
      pageStorage.write(seenKey, 'true');
      pageStorage.write(monthKey, month);
      setGone(id + month);
    },
  };
}
