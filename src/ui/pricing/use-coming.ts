import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';

import type { CreditsView, Plan } from '../../domain/billing.ts';
import type { BillingApi } from '../../domain/ports/billing-api.ts';
import { creditsAtom } from '../../state/billing.ts';

/** When the balance is asked for after a payment, in milliseconds: the server looks a payment up itself once it is twenty seconds old. */
const askAt = [0, 1_500, 4_000, 9_000, 22_000, 45_000];

/** What was paid for, and what there was before. */
type Expected = { readonly plan: Plan; readonly before: number };

/** Whether something that was paid is not in the balance yet; the balance is asked for until it is. */
export function useComing(api: BillingApi): readonly [coming: boolean, expect: (plan: Plan) => void] {
  const credits = useAtomValue(creditsAtom);
  const [expected, setExpected] = useState<Expected | null>(null);
  const coming = expected !== null && !isThere(credits, expected);
  useEffect(() => {
    if (!coming) return undefined;
    const timers = askAt.map((after) => setTimeout(() => void api.refresh(), after));
    return () => {
      for (const timer of timers) clearTimeout(timer);
    };
  }, [api, coming]);
  return [
    coming,
    (plan) => {
      setExpected({ plan, before: totalOf(credits) });
    },
  ];
}

const totalOf = (credits: CreditsView): number => (credits.status === 'known' ? credits.balance.total : 0);

function isThere(credits: CreditsView, { plan, before }: Expected): boolean {
  if (credits.status !== 'known') return false;
  return plan.type === 'pack' ? credits.balance.total > before : credits.balance.hasActiveSubscription;
}
