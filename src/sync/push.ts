import { maxPushRows } from '../domain/limits.ts';
import type { RemoteError } from '../domain/ports/sync-remote.ts';
import type { SyncState } from '../domain/ports/sync-store.ts';
import { readPushReply } from '../domain/protocol/push.ts';
import { protocolVersion } from '../domain/protocol/version.ts';
import { err, ok, type Result } from '../domain/result.ts';
import { ask } from './ask.ts';
import type { SyncDeps } from './sync-deps.ts';

/**
 * What one push came to. 'pushed': there may be more to send. 'level': the same, and the device has all that the server has. 'empty': nothing waits that may go out. 'held': the server took nothing of it and
 * would not the next time. 'stale': the server's copy has begun a new life. 'clock': stamps were ahead and were made anew.
 */
export type Pushed = 'pushed' | 'level' | 'empty' | 'held' | 'full' | 'stale' | 'clock' | 'upgrade';

/** Whether nothing goes out before everything was read and compared. */
export function isComparing({ epoch, auditedAt }: Pick<SyncState, 'epoch' | 'auditedAt'>): boolean {
  return auditedAt < 0 || (epoch !== null && auditedAt === 0);
}

/** Sends what waits longest; `most` rows, but always a whole turn. Sending the same again changes nothing on a server. */
export async function pushOnce(
  deps: SyncDeps,
  most: number = maxPushRows,
): Promise<Result<Pushed, RemoteError>> {
  const { space, boot, store, remote } = deps;
  const batch = await store.nextBatch(most);
  if (batch.entries.length === 0 && batch.lost.length === 0) return ok('empty');
  const { device, epoch, auditedAt } = await store.state();
  // Another cycle may have begun everything anew meanwhile: what the server's copy lacks goes out before what would point at it.
  if (isComparing({ epoch, auditedAt })) return ok('stale');
  const answer = await ask(
    deps,
    (signal) =>
      remote.push({ space, device, boot, epoch, client: protocolVersion, entries: batch.entries }, signal),
    readPushReply,
  );
  if (!answer.ok) return answer;
  const reply = answer.value;
  switch (reply.status) {
    case 'ok': {
      // An answer that does not fit its question may belong to another one.
      if (reply.vs.length !== batch.entries.length)
        return err({ type: 'failed', message: 'The answer does not fit what was sent.' });
      const outcome = await store.acknowledge(batch, reply);
      if (outcome === 'stale') return ok('stale');
      if (outcome.isFull) return ok('full');
      if (outcome.settled === 0) return ok('held');
      const { cursors } = await store.state();
      return ok(cursors.d === reply.v && cursors.s === reply.v ? 'level' : 'pushed');
    }
    case 'clock':
      await store.restamp(reply.now);
      return ok('clock');
    case 'upgrade':
      return ok('upgrade');
    case 'reset':
      return ok('stale');
    case 'too-big':
      return err({ type: 'timeout' });
    default:
      return reply satisfies never;
  }
}
