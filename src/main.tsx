import { createStore } from 'jotai';
import { createRoot, hydrateRoot } from 'react-dom/client';

import { lateAccount } from './late-account.ts';
import { lateBilling } from './late-billing.ts';
import { lateShares } from './late-shares.ts';
import { lateSharing } from './late-sharing.ts';
import type { OpenOwner } from './owner.ts';
import { pageOf } from './page.tsx';
import { accountApiAtom, accountAtom } from './state/account.ts';
import { billingApiAtom } from './state/billing.ts';
import { bookReaderAtom, sharedStoriesAtom } from './state/files.ts';
import { handlesAtom } from './state/handles.ts';
import { noticesAtom, notifyAtom } from './state/notices.ts';
import { sharingApiAtom } from './state/sharing.ts';
import { sessionAtom, updateAtom } from './state/view.ts';
import { fetchGame, type AppProps } from './ui/app.tsx';
import { installAtom, watchForInstall } from './ui/parts/install.ts';
import { fetchCode } from './ui/kit/fetch-code.ts';
import { applyLook, readLook } from './ui/parts/look.ts';
import { keepNotices, takeNotices } from './ui/frame/kept-notices.ts';
import { openFailureOf } from './ui/frame/open-failure.ts';
import { accountKey, hasAccount, isAccountDue, isDemoMode, setDemoMode } from './ui/parts/page-storage.ts';
import { readAccount } from './ui/parts/player-note.ts';
import { takeOver } from './ui/frame/title-page.ts';
import { watchForUpdates } from './ui/frame/watch-for-updates.ts';
import './ui/styles/page.css';
import './ui/frame/title-page.css';

/* The page root: shows the title page, and opens the owner's world when somebody plays. */

const loadOwner = () => import('./owner.ts');
const loadFiles = () => import('./page-files.ts');
const loadAccount = () => import('./page-account.ts');
const loadBilling = () => import('./page-billing.ts');
const loadSharing = () => import('./page-sharing.ts');
const loadShares = () => import('./page-shares.ts');

start();

function start() {
  applyLook(readLook());
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no element with the id root.');
  // What the page knows while nobody plays. Each owner has a store of his own.
  let store = createStore();
  let owner: OpenOwner | null = null;
  let goTo: string | null = null;
  let account: ReturnType<typeof startAccount> | undefined;
  const openAccount = () => (account ??= startAccount());
  store.set(accountApiAtom, lateAccount(openAccount));
  store.set(
    billingApiAtom,
    lateBilling(async () =>
      (await loadBilling()).createPageBilling({ owner: () => store.get(handlesAtom), account: openAccount }),
    ),
  );
  store.set(bookReaderAtom, {
    open: async (...file) => (await fetchCode(loadFiles)).pageReader.open(...file),
    print: async (...file) => (await fetchCode(loadFiles)).pageReader.print(...file),
  });
  store.set(
    sharedStoriesAtom,
    lateShares(async () => (await loadShares()).createSharedStories()),
  );
  store.set(
    sharingApiAtom,
    lateSharing(async () =>
      (await loadSharing()).createPageSharing({ store: () => store, account: openAccount }),
    ),
  );
  watchForInstall((change) => {
    store.set(installAtom, (known) => ({ ...known, ...change }));
  });
  const open = () => {
    opening = play();
  };
  const enterDemo = () => {
    setDemoMode(true);
    open();
  };
  const props: AppProps = {
    onEnterDemo: enterDemo,
    onExitDemo: () => void exitDemo(),
    reload,
  };
  let onShown = () => {};
  const shown = new Promise<void>((resolve) => {
    onShown = () => {
      tell(takeNotices());
      resolve();
    };
  });
  let opening = isDemoMode() || hasAccount() ? play() : undefined;
  const { drawn, pressed } = takeOver(root);
  const page = drawn ? hydrateRoot(root, pageOf(store, props, onShown)) : createRoot(root);
  if (!drawn) draw();
  void shown.then(async () => {
    if (pressed && opening === undefined) enterDemo();
    // What play needs comes first, then what an offline start needs.
    await Promise.all([fetchGame(), loadOwner().catch(() => {})]);
    await opening;
    addEventListener('online', wake);
    wake();
    if (import.meta.env.PROD) {
      watchForUpdates((update) => {
        store.set(updateAtom, update);
      });
    }
  });

  // Another tab signed in, or its sign-in changed. Where somebody else plays, the owner's world hears of it.
  window.addEventListener('storage', ({ key }) => {
    if (key !== accountKey) return;
    const status = readAccount();
    if (status.type === 'none') return;
    if (owner?.space.user === status.user.id) store.set(accountAtom, status);
    else if (store.get(sessionAtom).status === 'signed-out') open();
  });

  function draw() {
    page.render(pageOf(store, props, onShown));
  }

  async function play() {
    store.set(sessionAtom, { status: 'opening' });
    try {
      void fetchGame();
      const { openOwner } = await fetchCode(loadOwner);
      const status = readAccount();
      const opened = await openOwner(
        status.type === 'none' ? 'demo' : `account:${status.user.id}`,
        () => void beginAnew(),
        openAccount,
      );
      owner = opened;
      // Before that it would not be the page that the build drew.
      await shown;
      const before = store;
      store = opened.store;
      store.set(bookReaderAtom, before.get(bookReaderAtom));
      store.set(sharedStoriesAtom, before.get(sharedStoriesAtom));
      store.set(sharingApiAtom, before.get(sharingApiAtom));
      store.set(accountApiAtom, before.get(accountApiAtom));
      store.set(billingApiAtom, before.get(billingApiAtom));
      store.set(accountAtom, status);
      store.set(installAtom, before.get(installAtom));
      store.set(updateAtom, before.get(updateAtom));
      tell(before.get(noticesAtom));
      draw();
    } catch (thrown) {
      store.set(sessionAtom, { status: 'failed', failure: openFailureOf(thrown) });
    }
  }

  async function exitDemo() {
    setDemoMode(false);
    // First: a story that is open is remembered while the page goes.
    await owner?.close('leaving');
    owner?.forgetStory();
    location.assign('/');
  }

  async function beginAnew() {
    await owner?.atRest();
    await owner?.close('leaving');
    begin(goTo);
  }

  /** Loads the page anew; what is told in passing is told there too. */
  function begin(path: string | null) {
    keepNotices(store.get(noticesAtom));
    if (path === null) reload();
    else location.replace(path);
  }

  function tell(notices: ReturnType<typeof takeNotices>) {
    for (const { id: _id, ...notice } of notices) store.set(notifyAtom, notice);
  }

  async function startAccount() {
    const { createPageAccount } = await fetchCode(loadAccount);
    return createPageAccount({
      store: () => store,
      owner: async () => {
        await opening;
        return owner;
      },
      open,
      begin,
      goTo: (path) => {
        goTo = path;
      },
    });
  }

  /** Does what is due about an account: without a network, and in demo play, only what needs no server. */
  function wake() {
    if (!isAccountDue()) return;
    void openAccount().then((client) => {
      if (navigator.onLine && !isDemoMode()) void client.wake();
    });
  }
}

function reload() {
  location.reload();
}
