import Dexie from 'dexie';

import type { Database } from './database.ts';

/** How many scenes are on this device and on no server yet. */
export function turnsWaiting({ outbox }: Database): Promise<number> {
  return outbox.where('[kind+id]').between(['scenes', Dexie.minKey], ['scenes', Dexie.maxKey]).count();
}
