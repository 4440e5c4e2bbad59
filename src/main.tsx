import { wrap, type Remote } from 'comlink';
import { createStore, Provider } from 'jotai';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

import { createId } from './domain/ids.ts';
import type { EngineApi } from './domain/ports.ts';
import { handlesAtom } from './state/handles.ts';
import { notifyAtom } from './state/notices.ts';
import { openStoryIdAtom, sessionAtom, updateAtom, type Session } from './state/view.ts';
import { openDatabase, type Database } from './storage/database.ts';
import { openDemoSpace } from './storage/registry.ts';
import { App } from './ui/app.tsx';
import { installAtom, watchForInstall } from './ui/frame/install.ts';
import { applyLook, readLook } from './ui/frame/look.ts';
import { openFailureOf } from './ui/frame/open-failure.ts';
import { isDemoMode, setDemoMode } from './ui/frame/page-storage.ts';
import { readResume, writeResume } from './ui/frame/resume.ts';
import { readStartRequest } from './ui/frame/start-request.ts';
import { watchForUpdates } from './ui/frame/watch-for-updates.ts';
import { words } from './ui/frame/words.ts';
import './ui/tokens.css';

/* The page root: opens the owner's database, starts the worker, and hands both to React. */

type WorkerApi = { open(space: string): Promise<void> } & EngineApi;

const store = createStore();
const reload = () => {
  location.reload();
};

start();

function start() {
  applyLook(readLook());
  watchForInstall((change) => {
    store.set(installAtom, (known) => ({ ...known, ...change }));
  });
  if (isDemoMode()) void openDemo();
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no element with the id root.');
  createRoot(root).render(
    <StrictMode>
      <Provider store={store}>
        <App
          onEnterDemo={() => {
            setDemoMode(true);
            void openDemo();
          }}
          onExitDemo={() => {
            setDemoMode(false);
            writeResume(null, Date.now());
            location.assign('/');
          }}
          reload={reload}
        />
      </Provider>
    </StrictMode>,
  );
  if (import.meta.env.PROD) {
    watchForUpdates((update) => {
      store.set(updateAtom, update);
    });
  }
}

async function openDemo() {
  showSession({ status: 'opening' });
  try {
    const now = Date.now();
    const space = await openDemoSpace(createId(now, crypto.getRandomValues(new Uint8Array(16))), now);
    const database = await openDatabase(space.id, { durability: 'relaxed' });
    watchForClosing(database);
    const engine = await openEngine(space.id);
    await resume(database);
    store.set(handlesAtom, { database, engine });
    showSession({ status: 'open' });
  } catch (thrown) {
    showSession({ status: 'failed', failure: openFailureOf(thrown) });
  }
}

/** Starts the worker, which opens the same database for itself. Rejects when it cannot be loaded. */
async function openEngine(space: string): Promise<Remote<WorkerApi>> {
  const worker = new Worker(new URL('./story.worker.ts', import.meta.url), { type: 'module' });
  const broken = new Promise<never>((_, reject) => {
    worker.addEventListener('error', (event) => {
      reject(new WorkerError(event.message));
    });
  });
  const api = wrap<WorkerApi>(worker);
  await Promise.race([api.open(space), broken]);
  return api;
}

class WorkerError extends Error {
  override readonly name = 'WorkerError';
}

/** Straight back into the story that was open, when that was less than a day ago (LIB-08), or as a shortcut of the installed app asks. */
async function resume(database: Database) {
  const request = readStartRequest(location.search);
  // A reload is not a second request.
  if (request) history.replaceState(history.state, '', location.pathname);
  const story = request === 'new' ? null : readResume(Date.now());
  const row = story === null ? undefined : await database.stories.get(story);
  const last = request === 'continue' ? await lastPlayed(database) : undefined;
  const open = row && !row.gone ? row : last;
  if (!open) {
    writeResume(null, Date.now());
    return;
  }
  store.set(openStoryIdAtom, open.id);
  store.set(notifyAtom, { type: 'message', ...words.resumed, tone: 'calm' });
}

function lastPlayed(database: Database) {
  return database.stories
    .orderBy('playedAt')
    .reverse()
    .filter((row) => !row.gone)
    .first();
}

function watchForClosing(database: Database) {
  // A version of null is the database being deleted.
  database.on('versionchange', ({ newVersion }) => {
    showSession({ status: 'closed', reason: newVersion === null ? 'browser' : 'newer-tab' });
  });
  database.on('close', () => {
    if (store.get(sessionAtom).status !== 'closed') showSession({ status: 'closed', reason: 'browser' });
  });
}

function showSession(session: Session) {
  store.set(sessionAtom, session);
}
