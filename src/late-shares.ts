import type { SharedStories } from './domain/open-book.ts';

/** Stories that others published, whose code comes when the first of them is read. */
export function lateShares(load: () => Promise<SharedStories>): SharedStories {
  let coming: Promise<SharedStories> | null = null;
  const shares = () => (coming ??= load());
  return {
    open: async (id) => (await shares()).open(id),
    fetch: async (id, upTo) => (await shares()).fetch(id, upTo),
    print: async (id, progress) => (await shares()).print(id, progress),
    report: async (id, reason) => (await shares()).report(id, reason),
  };
}
