import type { Clock } from '../../domain/ports/clock.ts';

/** No sign of life for this long, in milliseconds: a slow processor reads a part of a prompt in half a minute. */
export const silenceMs = 120_000;
/** How long a model that is told to stop may go on, in milliseconds. */
const haltMs = 20_000;

/** It gave no sign of life any more. */
export class SilentError extends Error {
  constructor() {
    super('The model gave no sign of life.');
  }
}

/** Waits for a work that gives signs of life, and rejects when it gives none for too long, or goes on too long after it was told to stop. */
export async function watch<T>(
  work: (sign: () => void) => Promise<T>,
  clock: Clock,
  signal: AbortSignal,
): Promise<T> {
  const over = new AbortController();
  let heardMs = clock.now();
  const silent = async () => {
    const either = AbortSignal.any([over.signal, signal]);
    while (!either.aborted && clock.now() < heardMs + silenceMs)
      await clock.sleep(heardMs + silenceMs - clock.now(), either);
    if (signal.aborted) await clock.sleep(haltMs, over.signal);
    if (!over.signal.aborted) throw new SilentError();
  };
  const working = work(() => {
    heardMs = clock.now();
  });
  try {
    return await Promise.race([working, silent().then(() => working)]);
  } finally {
    over.abort();
    // What is left behind may still fail.
    working.catch(() => {});
  }
}
