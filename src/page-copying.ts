import type { createStore } from 'jotai';

import { accountAtom } from './state/account.ts';
import type { Database } from './storage/database.ts';
import { watchSync } from './storage/sync-queries.ts';
import type { CopyWord } from './story-copying.ts';
import type { AccountClient } from './sync/account-client.ts';

/* The page's part of copying an account's rows: it sees who looks, hears the nudges of other devices, and holds the sign-in. */

export type PageCopyingOptions = {
  readonly user: string;
  readonly store: ReturnType<typeof createStore>;
  readonly account: () => Promise<AccountClient>;
  readonly tell: (word: CopyWord) => void;
  /** He is not played any more. */
  readonly ended: AbortSignal;
};

/** Milliseconds after which it is tried again to listen, where that could not be begun. */
const listenAgainMs = 15_000;

/** Tells the worker what happens on the page, and listens for other devices while somebody looks and is signed in. */
export function startPageCopying({ user, store, account, tell, ended }: PageCopyingOptions): void {
  /** How to stop listening; what is not wanted any more when it comes is stopped at once. */
  let listening: { stop: (() => void) | null; isWanted: boolean } | null = null;
  let again: ReturnType<typeof setTimeout> | undefined;
  const isVisible = () => document.visibilityState === 'visible';
  const isSignedIn = () => {
    const status = store.get(accountAtom);
    return status.type === 'signed-in' && status.user.id === user;
  };

  async function listen() {
    const mine: NonNullable<typeof listening> = { stop: null, isWanted: true };
    listening = mine;
    const stop = await account()
      .then((client) =>
        client.hearNudges(user, {
          heard: (origin) => mine.isWanted && tell({ type: 'nudge', origin }),
          standing: (isNudged) => {
            if (!mine.isWanted) return;
            tell({ type: 'nudged', isNudged });
            // What was said before it stood was heard by nobody.
            if (isNudged) tell({ type: 'nudge', origin: '' });
          },
        }),
      )
      .catch(() => null);
    if (!mine.isWanted) return stop?.();
    mine.stop = stop;
    if (stop !== null) return;
    listening = null;
    again = setTimeout(update, listenAgainMs);
  }

  function update() {
    clearTimeout(again);
    const isWanted = !ended.aborted && isVisible() && isSignedIn();
    if (isWanted && listening === null) void listen();
    if (isWanted || listening === null) return;
    listening.isWanted = false;
    listening.stop?.();
    listening = null;
    tell({ type: 'nudged', isNudged: false });
  }

  document.addEventListener(
    'visibilitychange',
    () => {
      tell({ type: 'visible', isVisible: isVisible() });
      update();
    },
    { signal: ended },
  );
  const online = () => {
    tell({ type: 'wake', why: 'online' });
    update();
  };
  addEventListener('online', online, { signal: ended });
  addEventListener('pagehide', () => tell({ type: 'wake', why: 'leaving' }), { signal: ended });
  let wasSignedIn = isSignedIn();
  const unwatch = store.sub(accountAtom, () => {
    if (isSignedIn() && !wasSignedIn) tell({ type: 'wake', why: 'tap' });
    wasSignedIn = isSignedIn();
    update();
  });
  ended.addEventListener('abort', () => {
    unwatch();
    update();
  });
  tell({ type: 'visible', isVisible: isVisible() });
  update();
}

/** How a copy may end that was asked for: after that nothing is waited for. */
const failed = new Set(['offline', 'signed-out', 'failed', 'refused', 'upgrade', 'full']);

/** Sends what waits now. Resolves once all of it is on the server, when it shows that it will not go, and after `mostMs` in any case. */
export function sendAll(database: Database, tell: (word: CopyWord) => void, mostMs: number): Promise<void> {
  const from = Date.now();
  return new Promise((resolve) => {
    const timer = setTimeout(finish, mostMs);
    const watching = watchSync(database).subscribe({
      next: ({ waiting, report }) => {
        if (waiting === 0 || (report !== null && report.at >= from && failed.has(report.state))) finish();
      },
      error: () => finish(),
    });
    tell({ type: 'wake', why: 'tap' });
    function finish() {
      clearTimeout(timer);
      // The first answer never comes before the subscription.
      watching.unsubscribe();
      resolve();
    }
  });
}
