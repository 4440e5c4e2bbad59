import Dexie from 'dexie';

import type { StoreError } from '../domain/errors.ts';
import { err, ok, type Result } from '../domain/result.ts';

/** Leaves a transaction with a typed error: nothing that was written in it stays. */
export class Refusal extends Error {
  constructor(readonly reason: StoreError) {
    super(reason.type);
  }
}

/** Runs work on the store and turns what it throws into a typed error. Defects of ours (TypeError and the like) pass through. */
export async function attempt<T>(work: () => PromiseLike<T>): Promise<Result<T, StoreError>> {
  try {
    return ok(await work());
  } catch (thrown) {
    const reason = reasonOf(thrown);
    if (!reason) throw thrown;
    return err(reason);
  }
}

function reasonOf(thrown: unknown): StoreError | null {
  if (thrown instanceof Refusal) return thrown.reason;
  // A full disk may hide inside the abort that it caused.
  for (
    let cause: unknown = thrown;
    cause instanceof Error || cause instanceof DOMException;
    cause = innerOf(cause)
  ) {
    if (cause.name === 'QuotaExceededError') return { type: 'disk-full' };
  }
  if (thrown instanceof Dexie.DexieError || thrown instanceof DOMException)
    return { type: 'store-failed', message: thrown.message };
  return null;
}

function innerOf(error: Error | DOMException): unknown {
  return 'inner' in error ? error.inner : undefined;
}
