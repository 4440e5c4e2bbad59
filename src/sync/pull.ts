import { maxPullRows } from '../domain/limits.ts';
import type { RemoteError } from '../domain/ports/sync-remote.ts';
import { readPullReply, type Lane } from '../domain/protocol/pull.ts';
import { readServerRows } from '../domain/protocol/rows.ts';
import { ok, type Result } from '../domain/result.ts';
import { ask } from './ask.ts';
import type { SyncDeps } from './sync-deps.ts';

/** What a page came to. 'stale': something else moved the cursor meanwhile. */
export type Pulled = {
  readonly outcome: 'more' | 'done' | 'stale' | 'reset';
  /** The number that the server gave out last. */
  readonly v: number;
};

/** Takes in the next page of a lane. */
export async function pullOnce(
  deps: SyncDeps,
  lane: Lane,
  most: number = maxPullRows,
): Promise<Result<Pulled, RemoteError>> {
  const { space, store, remote, boot } = deps;
  const { cursors, epoch, auditedAt } = await store.state();
  const from = cursors[lane];
  // Who reads everything anew has lost track also of what it sent itself.
  const skip = auditedAt <= 0 ? '' : boot;
  const answer = await ask(
    deps,
    (signal) =>
      remote.pull({ space, lane, cur: from, skip, lim: most, known_epoch: epoch, story: null }, signal),
    readPullReply,
  );
  if (!answer.ok) return answer;
  const { status, next, more, v, rows, epoch: said } = answer.value;
  if (status === 'reset') {
    await store.reset(said);
    return ok({ outcome: 'reset', v });
  }
  const outcome = await store.applyPage({ lane, from, next, epoch: said, v, rows: readServerRows(rows) });
  return ok({ outcome: outcome === 'stale' ? 'stale' : more ? 'more' : 'done', v });
}

/** Takes in the end of a story before its turn in the line comes, so that it can be opened at once on a new device. */
export async function pullStory(deps: SyncDeps, story: string): Promise<Result<null, RemoteError>> {
  const { space, store, remote } = deps;
  const { epoch } = await store.state();
  const answer = await ask(
    deps,
    (signal) =>
      remote.pull({ space, lane: 's', cur: 0, skip: '', lim: 60, known_epoch: epoch, story }, signal),
    readPullReply,
  );
  if (!answer.ok) return answer;
  if (answer.value.status === 'ok') await store.applyRows(readServerRows(answer.value.rows));
  return ok(null);
}
