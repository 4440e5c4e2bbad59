import { useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';

import type { BillingError, PlanList } from '../../domain/billing.ts';
import type { BillingApi } from '../../domain/ports/billing-api.ts';
import { paymentModeAtom } from '../../state/billing.ts';

/** What is sold, as far as it is known. */
export type Plans =
  | { readonly status: 'loading' }
  | ({ readonly status: 'there'; readonly stripeKey: string | null } & PlanList)
  | { readonly status: 'failed'; readonly error: BillingError };

/** Asks what is sold, and again on `again` and whenever the connection comes back. */
export function usePlans(api: BillingApi): readonly [plans: Plans, again: () => void] {
  const [plans, setPlans] = useState<Plans>({ status: 'loading' });
  const [round, setRound] = useState(0);
  const keepMode = useSetAtom(paymentModeAtom);
  useEffect(() => {
    let wanted = true;
    const ask = async () => {
      const [list, key] = await Promise.all([api.plans(), api.stripeKey()]);
      if (!wanted) return;
      if (!list.ok) setPlans({ status: 'failed', error: list.error });
      else {
        keepMode(list.value.payments);
        setPlans({ status: 'there', ...list.value, stripeKey: key.ok ? key.value : null });
      }
    };
    void ask();
    const retry = () => {
      setRound((count) => count + 1);
    };
    addEventListener('online', retry, { once: true });
    return () => {
      wanted = false;
      removeEventListener('online', retry);
    };
  }, [api, round, keepMode]);
  return [
    plans,
    () => {
      setPlans({ status: 'loading' });
      setRound((count) => count + 1);
    },
  ];
}
