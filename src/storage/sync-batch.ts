import { jsonBytes, maxPushBytes } from '../domain/limits.ts';
import type { Batch } from '../domain/ports/sync-store.ts';
import type { PushEntry } from '../domain/protocol/push.ts';
import type { Database, OutboxRow } from './database.ts';
import { waitingLifts } from './purges.ts';
import { waitingEntry } from './waiting-rows.ts';

/** How many places of the line are looked at in one step. */
const atOnce = 120;

/**
 * What goes out next, and where each row stood in the line: the rows that wait longest, as they are now, at most `most` and a request's
 * bytes, but always a whole turn. Stories with a scene that was refused are passed over, for their rows would only point at what is not
 * there, and what says that a removal was taken back goes first.
 */
export async function batchToSend(database: Database, most: number): Promise<Batch> {
  const held = await heldStories(database);
  const entries: PushEntry[] = [];
  const places: number[] = [];
  const lost: number[] = [];
  let bytes = 0;
  let turn: string | null = null;
  const lifts = await waitingLifts(database);
  const early = new Set(lifts.map(({ n }) => n));
  let after = Number.NEGATIVE_INFINITY;
  for (;;) {
    const some: OutboxRow[] = await database.outbox.where('n').above(after).limit(atOnce).toArray();
    const others = some.filter(({ n }) => !early.has(n));
    for (const waiting of after === Number.NEGATIVE_INFINITY ? [...lifts, ...others] : others) {
      const { n = 0 } = waiting;
      const found = await waitingEntry(database, waiting);
      if (!found) {
        lost.push(n);
        continue;
      }
      // That something was deleted for good is held back by nothing.
      if (held.has(found.story) && waiting.kind !== 'purges') continue;
      const size = jsonBytes(found.entry);
      const inTurn = waiting.turn !== null && waiting.turn === turn;
      if (!inTurn && entries.length > 0 && (entries.length >= most || bytes + size > maxPushBytes))
        return { entries, places, lost };
      bytes += size;
      ({ turn } = waiting);
      entries.push(found.entry);
      places.push(n);
    }
    if (some.length < atOnce) return { entries, places, lost };
    after = some.at(-1)?.n ?? after;
  }
}

/** Stories with a scene that a server refused, and has no other of that name. */
async function heldStories({ quarantine }: Database): Promise<ReadonlySet<string>> {
  const refused = await quarantine.toArray();
  return new Set(
    refused.filter(({ kind, code }) => kind === 'scenes' && code !== 'different').map(({ story }) => story),
  );
}
