import type { BillingApi } from './domain/ports/billing-api.ts';
import { err } from './domain/result.ts';
import { refreshedEvent } from './state/credit-events.ts';
import type { Database } from './storage/database.ts';
import { keepBalance } from './storage/kept-balance.ts';
import type { Space } from './storage/registry.ts';
import type { AccountClient } from './sync/account-client.ts';
import { createBillingClient } from './sync/billing-client.ts';
import { readAccount } from './ui/parts/player-note.ts';

/* Joins what speaks with the server about credits and the page: it is fetched when credits or prices are first wanted. */

export function createPageBilling(host: {
  /** The owner that is shown. */
  readonly owner: () => { readonly database: Database; readonly space: Pick<Space, 'user'> } | null;
  readonly account: () => Promise<Pick<AccountClient, 'bearer'>>;
}): BillingApi {
  return createBillingClient({
    fetch: (input, init) => fetch(input, init),
    // In demo play nothing of an account is even loaded.
    bearer: async () =>
      readAccount().type === 'none' ? err({ type: 'not-authenticated' }) : (await host.account()).bearer(),
    keep: async (user, balance) => {
      const owner = host.owner();
      // Meanwhile somebody else may have come to play.
      if (owner?.space.user !== user) return;
      await keepBalance(owner.database, balance, Date.now());
      dispatchEvent(new CustomEvent(refreshedEvent, { detail: balance }));
    },
  });
}
