import { createStore } from 'jotai';
import { createRoot, hydrateRoot } from 'react-dom/client';

import { pageOf } from './page.tsx';
import { bookReaderAtom } from './state/files.ts';
import { sessionAtom, updateAtom } from './state/view.ts';
import { fetchGame } from './ui/app.tsx';
import { installAtom, watchForInstall } from './ui/parts/install.ts';
import { fetchCode } from './ui/kit/fetch-code.ts';
import { applyLook, readLook } from './ui/parts/look.ts';
import { openFailureOf } from './ui/frame/open-failure.ts';
import { isDemoMode, setDemoMode } from './ui/parts/page-storage.ts';
import { writeResume } from './ui/frame/resume.ts';
import { takeOver } from './ui/frame/title-page.ts';
import { watchForUpdates } from './ui/frame/watch-for-updates.ts';
import './ui/styles/page.css';
import './ui/frame/title-page.css';

/* The page root: shows the title page, and opens the owner's database when somebody plays. */

const store = createStore();
const loadOwner = () => import('./owner.ts');
const loadFiles = () => import('./page-files.ts');

start();

function start() {
  applyLook(readLook());
  store.set(bookReaderAtom, {
    open: async (...file) => (await fetchCode(loadFiles)).pageReader.open(...file),
    print: async (...file) => (await fetchCode(loadFiles)).pageReader.print(...file),
  });
  watchForInstall((change) => {
    store.set(installAtom, (known) => ({ ...known, ...change }));
  });
  let opening = isDemoMode() ? openDemo() : undefined;
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no element with the id root.');
  const enterDemo = () => {
    setDemoMode(true);
    opening = openDemo();
  };
  const { drawn, pressed } = takeOver(root);
  const page = pageOf(
    store,
    {
      onEnterDemo: enterDemo,
      onExitDemo: () => {
        setDemoMode(false);
        // Closes the story first: one that is open is remembered while the page goes.
        store.set(sessionAtom, { status: 'signed-out' });
        writeResume(null, Date.now());
        location.assign('/');
      },
      reload: () => {
        location.reload();
      },
    },
    () => {
      if (pressed && opening === undefined) enterDemo();
      void settle(() => opening);
    },
  );
  if (drawn) hydrateRoot(root, page);
  else createRoot(root).render(page);
}

/** Once the page is shown: what play needs comes first, then what an offline start needs. */
async function settle(opening: () => Promise<void> | undefined) {
  await Promise.all([fetchGame(), loadOwner().catch(() => {})]);
  await opening();
  if (import.meta.env.PROD) {
    watchForUpdates((update) => {
      store.set(updateAtom, update);
    });
  }
}

async function openDemo() {
  const fail = (thrown: unknown) => {
    store.set(sessionAtom, { status: 'failed', failure: openFailureOf(thrown) });
  };
  store.set(sessionAtom, { status: 'opening' });
  try {
    void fetchGame();
    const { openOwner } = await fetchCode(loadOwner);
    await openOwner(store, fail);
    // Its worker may be lost already.
    store.set(sessionAtom, (now) => (now.status === 'opening' ? { status: 'open' } : now));
  } catch (thrown) {
    fail(thrown);
  }
}
