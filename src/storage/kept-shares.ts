import { liveQuery, type Observable } from 'dexie';

import { ownSharesSchema, type OwnShare } from '../domain/own-share.ts';
import type { Database } from './database.ts';

const key = 'shares';

/** What this device remembers of the stories that its player shows; none where no server ever told. It never travels. */
export function watchOwnShares(database: Database): Observable<readonly OwnShare[]> {
  return liveQuery(async () => {
    const read = ownSharesSchema.safeParse((await database.meta.get(key))?.value);
    return read.success ? read.data : [];
  });
}

export async function keepOwnShares(database: Database, shares: readonly OwnShare[]): Promise<void> {
  await database.meta.put({ k: key, value: shares });
}
