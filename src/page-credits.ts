import type { createStore } from 'jotai';

import type { KeptBalance } from './domain/kept-balance.ts';
import { billingApiAtom, creditsAtom } from './state/billing.ts';
import { consumedEvent, isUnitOf } from './state/credit-events.ts';
import type { Database } from './storage/database.ts';
import { noteSpent, watchKeptBalance } from './storage/kept-balance.ts';

/* Keeps what the page shows of an account's credits: as this device remembers them, and asked for anew when something may have changed. */

/** Shown where no server has ever told this device how many there are; none of them is granted by it. */
const shownWithoutAnswer = 5;
/** What a unit of pay-as-you-go costs. */
const unitCents = 10;
/** The server may still be booking a picture when it is on the page. */
const afterConsumptionMs = 100;
const stalledMs = 2000;

/** @param ended the owner is closed */
export function watchCredits(
  store: ReturnType<typeof createStore>,
  database: Database,
  ended: AbortSignal,
): void {
  if (ended.aborted) return;
  let kept: KeptBalance | null = null;
  let hasFailed = false;
  const show = () => {
    if (kept) {
      const { balance, readAt, spentCents } = kept;
      const spending = (balance.currentSpendingCents + spentCents) / 100;
      store.set(creditsAtom, { status: 'known', balance, readAt, spending });
    } else if (hasFailed) store.set(creditsAtom, { status: 'fallback', credits: shownWithoutAnswer });
    else store.set(creditsAtom, { status: 'loading' });
  };
  const refresh = async () => {
    const api = store.get(billingApiAtom);
    if (!api || ended.aborted) return;
    const answered = await api.refresh().catch(() => null);
    hasFailed = answered?.ok !== true;
    if (!ended.aborted && kept === null) show();
  };
  const ask = () => void refresh();
  const later = (ms: number, work: () => void) => {
    const timer = setTimeout(work, ms);
    ended.addEventListener('abort', () => clearTimeout(timer), { once: true });
  };

  show();
  const watched = watchKeptBalance(database).subscribe((found) => {
    kept = found;
    show();
  });
  // The page gives it to the owner's store once he is shown.
  const waiting = store.sub(billingApiAtom, ask);
  ask();
  later(stalledMs, () => {
    if (store.get(creditsAtom).status === 'loading') ask();
  });
  const untilEnd = { signal: ended };
  addEventListener('user-signed-in', ask, untilEnd);
  addEventListener('online', ask, untilEnd);
  addEventListener(
    consumedEvent,
    (event) => {
      if (isUnitOf(event)) void noteSpent(database, unitCents).catch(() => {});
      later(afterConsumptionMs, ask);
    },
    untilEnd,
  );
  ended.addEventListener('abort', () => {
    watched.unsubscribe();
    waiting();
  });
}
