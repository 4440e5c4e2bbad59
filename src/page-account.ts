import type { createStore } from 'jotai';

import type { AccountStatus } from './domain/account.ts';
import { deviceLabelOf } from './domain/device-label.ts';
import { ownPath } from './domain/own-path.ts';
import type { OpenOwner } from './owner.ts';
import { accountAtom } from './state/account.ts';
import { handlesAtom } from './state/handles.ts';
import { removeSpaceWhenClosed } from './page-removal.ts';
import { recoveryPath } from './sync/finish-sign-in.ts';
import { createAccountClient, type AccountClient } from './sync/account-client.ts';
import type { AccountPage } from './sync/account-page.ts';
import { withMemory } from './sync/text-storage.ts';
import { pageStorage, removingKey, setDemoMode } from './ui/parts/page-storage.ts';
import { readAccount, writeAccount } from './ui/parts/player-note.ts';

/* Joins what speaks with the account's server and the page: it is fetched when somebody signs in, or has. */

/** What `main.tsx` does with whoever plays. */
export type AccountHost = {
  /** The one that is shown. */
  readonly store: () => ReturnType<typeof createStore>;
  /** Who is open, once nobody is being opened; `null` for nobody. */
  readonly owner: () => Promise<OpenOwner | null>;
  /** Opens in place whoever the browser remembers. */
  readonly open: () => void;
  /** Loads the page anew at a path of the game, with what is told in passing; at its own, for `null`. */
  readonly begin: (path: string | null) => void;
  /** Where the page goes when it hears that somebody else plays; its own address, for `null`. */
  readonly goTo: (path: string | null) => void;
};

const loadOwner = () => import('./owner.ts');
const wantedKey = 'lamplit-new-password';

export function createPageAccount(host: AccountHost): AccountClient {
  const tabStorage = withMemory(() => sessionStorage);
  const setStatus = (status: AccountStatus) => {
    writeAccount(status);
    host.store().set(accountAtom, status);
  };

  // Whoever signs in again before it is over waits for it: it would take his new database.
  const removing = pageStorage.read(removingKey);
  const removed = removing === null ? Promise.resolve() : removeSpaceWhenClosed(removing).catch(() => {});

  const page: AccountPage = {
    status: readAccount,
    setStatus,
    play: async (user, returnTo) => {
      await removed;
      const owner = await host.owner();
      const isHere = owner?.space.user === user.id;
      // A page that is loaded anew still asks for the new password.
      if (page.isPasswordWanted()) history.replaceState(null, '', recoveryPath);
      else if (!isHere) host.goTo(pathAfterSignIn(returnTo));
      const { changeOwner } = await loadOwner();
      await changeOwner(`account:${user.id}`, () => {
        // Where somebody else is still open it is noted, and not shown yet.
        if (owner === null || isHere) setStatus({ type: 'signed-in', user });
        else writeAccount({ type: 'signed-in', user });
        setDemoMode(false);
      });
      dispatchEvent(new Event('user-signed-in'));
      // A page that plays as somebody else hears of it as all others do. What is told first is told on this page still.
      if (owner === null) setTimeout(() => host.open());
    },
    leave: async (user, what) => {
      const owner = await host.owner();
      const { changeOwner, spaceIdOf } = await loadOwner();
      const space = await spaceIdOf(`account:${user.id}`);
      page.wantPassword(false);
      writeAccount({ type: 'none' });
      setDemoMode(false);
      await owner?.close('leaving');
      if (what === 'keep') owner?.forgetStory();
      await changeOwner('demo');
      if (what === 'remove') await removeSpaceWhenClosed(space);
      host.store().set(accountAtom, { type: 'none' });
      setTimeout(() => host.begin('/'));
    },
    sendAll: async () => (await host.owner())?.sendAll(),
    notBackedUp: async () => {
      const database = host.store().get(handlesAtom)?.database;
      if (!database) return 0;
      await page.sendAll().catch(() => {});
      const { turnsWaiting } = await import('./storage/turns-waiting.ts');
      return turnsWaiting(database);
    },
    wantPassword: (wanted) => {
      if (wanted) tabStorage.setItem(wantedKey, 'yes');
      else tabStorage.removeItem(wantedKey);
    },
    isPasswordWanted: () => tabStorage.getItem(wantedKey) !== null,
    go: (address) => {
      location.assign(address);
    },
  };
  return createAccountClient({
    origin: location.origin,
    fetch: (input, init) => fetch(input, init),
    storage: withMemory(() => localStorage),
    tabStorage,
    alone: (work) => ('locks' in navigator ? navigator.locks.request('lamplit-session', work) : work()),
    loadSession: () => import('./sync/cloud-session.ts'),
    now: () => Date.now(),
    randomText: (bytes) =>
      Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
        byte.toString(16).padStart(2, '0'),
      ).join(''),
    device: deviceLabelOf(navigator.userAgent),
    page,
  });
}

/** Where to go from the pages of the sign-in; `null` from any other, which is stayed on. */
function pathAfterSignIn(returnTo: string | null): string | null {
  const { pathname, search, origin } = location;
  if (pathname !== '/login' && pathname !== '/auth/callback') return null;
  return ownPath(returnTo ?? new URLSearchParams(search).get('returnTo'), origin) ?? '/';
}
