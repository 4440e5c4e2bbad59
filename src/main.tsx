import { createStore } from 'jotai';
import { createRoot, hydrateRoot } from 'react-dom/client';

import type { OpenOwner } from './owner.ts';
import { pageOf } from './page.tsx';
import { bookReaderAtom } from './state/files.ts';
import { sessionAtom, updateAtom } from './state/view.ts';
import { fetchGame, type AppProps } from './ui/app.tsx';
import { installAtom, watchForInstall } from './ui/parts/install.ts';
import { fetchCode } from './ui/kit/fetch-code.ts';
import { applyLook, readLook } from './ui/parts/look.ts';
import { openFailureOf } from './ui/frame/open-failure.ts';
import { isDemoMode, setDemoMode } from './ui/parts/page-storage.ts';
import { takeOver } from './ui/frame/title-page.ts';
import { watchForUpdates } from './ui/frame/watch-for-updates.ts';
import './ui/styles/page.css';
import './ui/frame/title-page.css';

/* The page root: shows the title page, and opens the owner's world when somebody plays. */

const loadOwner = () => import('./owner.ts');
const loadFiles = () => import('./page-files.ts');

start();

function start() {
  applyLook(readLook());
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no element with the id root.');
  // What the page knows while nobody plays. Each owner has a store of his own.
  let store = createStore();
  let owner: OpenOwner | null = null;
  store.set(bookReaderAtom, {
    open: async (...file) => (await fetchCode(loadFiles)).pageReader.open(...file),
    print: async (...file) => (await fetchCode(loadFiles)).pageReader.print(...file),
  });
  watchForInstall((change) => {
    store.set(installAtom, (known) => ({ ...known, ...change }));
  });
  const enterDemo = () => {
    setDemoMode(true);
    opening = play();
  };
  const props: AppProps = {
    onEnterDemo: enterDemo,
    onExitDemo: () => void exitDemo(),
    reload,
  };
  let onShown = () => {};
  const shown = new Promise<void>((resolve) => (onShown = resolve));
  let opening = isDemoMode() ? play() : undefined;
  const { drawn, pressed } = takeOver(root);
  const page = drawn ? hydrateRoot(root, pageOf(store, props, onShown)) : createRoot(root);
  if (!drawn) draw();
  void shown.then(async () => {
    if (pressed && opening === undefined) enterDemo();
    // What play needs comes first, then what an offline start needs.
    await Promise.all([fetchGame(), loadOwner().catch(() => {})]);
    await opening;
    if (import.meta.env.PROD) {
      watchForUpdates((update) => {
        store.set(updateAtom, update);
      });
    }
  });

  function draw() {
    page.render(pageOf(store, props, onShown));
  }

  async function play() {
    store.set(sessionAtom, { status: 'opening' });
    try {
      void fetchGame();
      const { openOwner } = await fetchCode(loadOwner);
      owner = await openOwner(null, () => void beginAnew());
      // Before that it would not be the page that the build drew.
      await shown;
      owner.store.set(bookReaderAtom, store.get(bookReaderAtom));
      owner.store.set(installAtom, store.get(installAtom));
      owner.store.set(updateAtom, store.get(updateAtom));
      store = owner.store;
      draw();
    } catch (thrown) {
      store.set(sessionAtom, { status: 'failed', failure: openFailureOf(thrown) });
    }
  }

  async function exitDemo() {
    setDemoMode(false);
    // First: a story that is open is remembered while the page goes.
    await owner?.close();
    owner?.forgetStory();
    location.assign('/');
  }

  async function beginAnew() {
    await owner?.atRest();
    await owner?.close();
    reload();
  }
}

function reload() {
  location.reload();
}
