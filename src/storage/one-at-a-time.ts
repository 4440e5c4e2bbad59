import Dexie, { type PromiseExtended } from 'dexie';

/**
 * What a live query of one subscriber reads with when it reads much: however often something changes while it reads, it begins once more,
 * and not before it has ended. Dexie would begin at every change, and whoever wants to write waits for all that were begun.
 */
export function oneAtATime<T>(read: () => Promise<T>): () => PromiseExtended<T> {
  let last: PromiseExtended<unknown> = Dexie.Promise.resolve();
  let begun = 0;
  return () => {
    begun += 1;
    const own = begun;
    const answer = last.then(() => {
      // Dexie has no use for the answer to an older question.
      if (own !== begun) throw new Dexie.AbortError();
      return read();
    });
    last = answer.catch(() => {});
    return answer;
  };
}
