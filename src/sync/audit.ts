import type { RemoteError } from '../domain/ports/sync-remote.ts';
import { readIdsReply, readRowsReply, readSumsReply, type NumberedRow } from '../domain/protocol/audit.ts';
import { readServerRows } from '../domain/protocol/rows.ts';
import { ok, type Result } from '../domain/result.ts';
import { ask } from './ask.ts';
import type { SyncDeps } from './sync-deps.ts';

/** How many rows are asked for by name at once. */
const atOnce = 200;
/** How many stories are looked at closely in one question. */
const storiesAtOnce = 20;

/** What a comparison found; 'later' when something moved meanwhile, so that nothing could be said. */
export type Audited = { readonly fetched: number; readonly sentAgain: number } | 'later';

/**
 * Compares all rows of this device with those of the server by sums of their numbers, story by story, and puts right what differs in both
 * directions: what is missing here is fetched, what is missing there is sent again. Only for a device that has read to the end.
 */
export async function audit(deps: SyncDeps): Promise<Result<Audited, RemoteError>> {
  const { space, store, remote, clock } = deps;
  const sums = await ask(deps, (signal) => remote.audit({ space, ask: 'sums' }, signal), readSumsReply);
  if (!sums.ok) return sums;
  const state = await store.state();
  const isCurrent = () =>
    sums.value.epoch === state.epoch && state.cursors.d >= sums.value.v && state.cursors.s >= sums.value.v;
  if (!isCurrent()) return ok('later');
  const ours = await store.sums();
  const theirs = new Map(
    sums.value.found.map(([story, n, sum, squares]) => [story, { n, sum, squares }] as const),
  );
  const differing = [...new Set([...ours.keys(), ...theirs.keys()])].filter((story) => {
    const [a, b] = [ours.get(story), theirs.get(story)];
    return a?.n !== b?.n || a?.sum !== b?.sum || a?.squares !== b?.squares;
  });
  let [fetched, sentAgain] = [0, 0];
  for (let from = 0; from < differing.length; from += storiesAtOnce) {
    const stories = differing.slice(from, from + storiesAtOnce);
    const ids = await ask(
      deps,
      (signal) => remote.audit({ space, ask: 'ids', stories }, signal),
      readIdsReply,
    );
    if (!ids.ok) return ids;
    if (ids.value.epoch !== sums.value.epoch) return ok('later');
    const here = await store.numbers(stories);
    const there = ids.value.found.map(([kind, id, v]) => ({ kind, id, v }));
    const missing = without(there, here);
    for (let at = 0; at < missing.length; at += atOnce) {
      const rows = missing.slice(at, at + atOnce).map(({ kind, id }) => [kind, id] as const);
      const found = await ask(
        deps,
        (signal) => remote.audit({ space, ask: 'rows', rows }, signal),
        readRowsReply,
      );
      if (!found.ok) return found;
      const known = readServerRows(found.value.found);
      await store.applyRows(known);
      fetched += known.length;
    }
    // What the server lost in between it would have told by another epoch; what it has under a later number was fetched above.
    const lost = withoutNames(here, there);
    await store.waitAgain(lost);
    sentAgain += lost.length;
  }
  const unsent = await store.unsent();
  if (unsent.length > 0) await store.waitAgain(unsent);
  sentAgain += unsent.length;
  await store.audited(clock.now(), state);
  return ok({ fetched, sentAgain });
}

const nameOf = ({ kind, id }: NumberedRow) => `${kind}:${id}`;

/** The rows of `all` that `some` does not have under the same number. */
function without(all: readonly NumberedRow[], some: readonly NumberedRow[]): readonly NumberedRow[] {
  const known = new Map(some.map((row) => [nameOf(row), row.v]));
  return all.filter((row) => known.get(nameOf(row)) !== row.v);
}

/** The rows of `all` that `some` does not have at all. */
function withoutNames(all: readonly NumberedRow[], some: readonly NumberedRow[]): readonly NumberedRow[] {
  const known = new Set(some.map(nameOf));
  return all.filter((row) => !known.has(nameOf(row)));
}
