import { liveQuery, type Observable } from 'dexie';

import type { CreditBalance } from '../domain/credit.ts';
import { readKeptBalance, type KeptBalance } from '../domain/kept-balance.ts';
import type { Database } from './database.ts';

const key = 'credits';

/** What this device remembers of its player's credits; `null` where no server ever told. */
export function watchKeptBalance(database: Database): Observable<KeptBalance | null> {
  return liveQuery(async () => readKeptBalance((await database.meta.get(key))?.value));
}

/** @param readAt Unix time in milliseconds */
export async function keepBalance(database: Database, balance: CreditBalance, readAt: number): Promise<void> {
  const kept: KeptBalance = { balance, readAt, spentCents: 0 };
  await database.meta.put({ k: key, value: kept });
}

/** Adds to what is shown as spent, until the server says it. */
export async function noteSpent(database: Database, cents: number): Promise<void> {
  await database.transaction('rw', database.meta, async () => {
    const kept = readKeptBalance((await database.meta.get(key))?.value);
    if (kept) await database.meta.put({ k: key, value: { ...kept, spentCents: kept.spentCents + cents } });
  });
}
