import type { ShareError, SharedStories } from './domain/open-book.ts';
import { err } from './domain/result.ts';

/**
 * Stories that others published, whose code comes when the first of them is read. A page that is read already is worth more than the rest
 * of it, so a failure to fetch the code is no reason to load the page anew; it is fetched again at the next wish.
 */
export function lateShares(load: () => Promise<SharedStories>): SharedStories {
  let coming: Promise<SharedStories> | null = null;
  const late = async <T>(work: (shares: SharedStories) => Promise<T>, failed: T): Promise<T> => {
    const shares = await (coming ??= load()).catch(() => null);
    if (shares) return work(shares);
    coming = null;
    return failed;
  };
  return {
    open: (id) => late((shares) => shares.open(id), err(unreachable)),
    fetch: (id, upTo) => late((shares) => shares.fetch(id, upTo), err(unreachable)),
    print: (id, progress) =>
      late(
        (shares) => shares.print(id, progress),
        err({ type: 'files-failed', message: unreachable.message }),
      ),
    report: (id, reason) => late((shares) => shares.report(id, reason), unreachable.message),
  };
}

const unreachable: ShareError = { code: '', message: 'The server cannot be reached.' };
