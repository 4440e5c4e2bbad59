import type { RemoteError } from '../domain/ports/sync-remote.ts';
import { err, ok, type Result } from '../domain/result.ts';
import type { SyncDeps } from './sync-deps.ts';

/** How long a server has for an answer. */
const patienceMs = 15_000;

/**
 * Asks a server, waits at most `patienceMs`, and reads the answer. What cannot be read is a failure like any other. Learns how far the
 * server's clock is ahead.
 */
export async function ask<T extends { readonly now: number }>(
  { clock, store }: SyncDeps,
  question: (signal: AbortSignal) => Promise<Result<unknown, RemoteError>>,
  readAnswer: (value: unknown) => T | null,
): Promise<Result<T, RemoteError>> {
  const ending = new AbortController();
  const waited = new AbortController();
  const askedAt = clock.now();
  const answered = await Promise.race([
    question(ending.signal),
    clock.sleep(patienceMs, waited.signal).then(() => err<RemoteError>({ type: 'timeout' })),
  ]);
  // With a reason, for without one each makes an error and its stack.
  waited.abort('over');
  // What comes later is not waited for.
  ending.abort('over');
  if (!answered.ok) return answered;
  // A device that slept in between: what is said about the time means nothing any more.
  if (clock.now() - askedAt > patienceMs) return err({ type: 'timeout' });
  const value = readAnswer(answered.value);
  if (!value) return err({ type: 'failed', message: 'The answer of the server cannot be read.' });
  const answeredAt = clock.now();
  await store.learnClock(value.now - Math.round((askedAt + answeredAt) / 2));
  return ok(value);
}
