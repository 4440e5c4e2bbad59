import { transfer, wrap, type Remote } from 'comlink';
import type { createStore } from 'jotai';

import { isGone } from './domain/gone.ts';
import { createId } from './domain/ids.ts';
import type { EngineApi } from './domain/ports/engine-api.ts';
import type { PageServices } from './domain/server-finding.ts';
import type { PageQuestion } from './providers/browser-model/port.ts';
import { createPageFiles } from './page-files.ts';
import { fileDeskAtom } from './state/files.ts';
import { handlesAtom, pageServicesAtom } from './state/handles.ts';
import { notifyAtom } from './state/notices.ts';
import { firstFormAtom, openStoryIdAtom, sessionAtom } from './state/view.ts';
import type { Database } from './storage/database.ts';
import type { Databases } from './storage/device-database.ts';
import { openDatabases } from './storage/open-databases.ts';
import { storedForm } from './storage/queries.ts';
import { openActiveSpace, readImport } from './storage/registry.ts';
import { readResume, writeResume } from './ui/frame/resume.ts';
import { readStartRequest } from './ui/frame/start-request.ts';
import { words } from './ui/frame/words.ts';

/* Opens what an owner plays on: his database, the worker over it, and the story that he was in. */

type WorkerApi = { open(space: string, page: MessagePort): Promise<void> } & EngineApi;
type Store = ReturnType<typeof createStore>;

/**
 * Opens the databases of the space that is played in and its worker, and hands them to the page. Rejects when a database cannot be had;
 * the page does not wait for the worker, whose commands do.
 * @param onWorkerLost the worker could not be started or could not open the database.
 */
export async function openOwner(store: Store, onWorkerLost: (thrown: unknown) => void): Promise<void> {
  // Fetched while the database opens.
  const worker = startWorker();
  try {
    const now = Date.now();
    const space = await openActiveSpace(createId(now, crypto.getRandomValues(new Uint8Array(16))), now);
    // Both open it at once: whoever comes second waits for the first one's upgrade.
    const ready = worker.open(space.id);
    ready.catch((thrown: unknown) => {
      worker.end();
      onWorkerLost(thrown);
    });
    const databases = await openHere(store, space.id);
    store.set(pageServicesAtom, services);
    store.set(fileDeskAtom, createPageFiles(space.id));
    store.set(handlesAtom, { ...databases, engine: onceReady(worker.engine, ready), space });
    // Nobody sees what it removes, so nobody waits for it; what it cannot remove it finds again at the next opening.
    clearBrokenImport(databases.database, space.id).catch(() => {});
  } catch (thrown) {
    worker.end();
    throw thrown;
  }
}

async function openHere(store: Store, space: string): Promise<Databases> {
  const databases = await openDatabases(space, { durability: 'relaxed' });
  const { database, deviceDatabase } = databases;
  watchForClosing(store, database);
  watchForClosing(store, deviceDatabase);
  const [form] = await Promise.all([storedForm(database), resume(store, database)]);
  // A setup that is shown after a story was open asks the store: by then the form is another.
  if (store.get(openStoryIdAtom) === null) store.set(firstFormAtom, form);
  return databases;
}

/** Removes what an import left behind whose tab was closed; one that runs in another tab holds its lock. */
async function clearBrokenImport(database: Database, space: string): Promise<void> {
  if (!(await readImport(space))) return;
  const { clearBroken, importLock } = await import('./storage/import-guard.ts');
  await navigator.locks.request(
    importLock(space),
    { ifAvailable: true },
    async (lock) => lock && clearBroken(database, space),
  );
}

/** The storyteller's worker; `open` has it open the same database for itself, and rejects when it could not be loaded. */
function startWorker() {
  const worker = new Worker(new URL('./story.worker.ts', import.meta.url), { type: 'module' });
  const broken = new Promise<never>((_, reject) => {
    worker.addEventListener('error', (event) => {
      reject(new WorkerError(event.message));
    });
  });
  // Who waits for it hears of it.
  broken.catch(() => {});
  const api: Remote<WorkerApi> = wrap<WorkerApi>(worker);
  return {
    engine: api,
    open: async (space: string) => {
      const page = answerQuestions();
      await Promise.race([api.open(space, transfer(page, [page])), broken]);
    },
    end: () => {
      worker.terminate();
    },
  };
}

/** The engine, each of whose commands waits until it has the database. */
function onceReady(engine: Remote<WorkerApi>, ready: Promise<void>): Remote<WorkerApi> {
  return new Proxy(engine, {
    get: (target, name) => {
      const command: unknown = Reflect.get(target, name);
      if (typeof command !== 'function') return command;
      return async (...given: unknown[]) => {
        await ready;
        return Reflect.apply(command, target, given) as unknown;
      };
    },
  });
}

const loadServices = () => import('./page-services.ts');
const makeHost = async () => (await import('./providers/browser-model/host.ts')).createPageHost();

/* Loaded when the settings first want them. */
const services: PageServices = {
  examineServer: async (address) => (await loadServices()).pageServices.examineServer(address),
  ownModel: {
    state: async (language) => (await loadServices()).pageServices.ownModel.state(language),
    fetch: async (language, onProgress) =>
      (await loadServices()).pageServices.ownModel.fetch(language, onProgress),
  },
};

/** Answers what the worker can ask the page alone: the browser's own model tells stories on a page only. */
function answerQuestions(): MessagePort {
  const { port1, port2 } = new MessageChannel();
  let answers: ReturnType<typeof makeHost> | null = null;
  port1.onmessage = ({ data, ports: [port] }: MessageEvent<PageQuestion>) => {
    if (port === undefined) return;
    answers ??= makeHost();
    answers
      .then(({ answer }) => answer(data, port))
      .catch(() => {
        answers = null;
        port.postMessage({ type: 'failed', reason: 'absent', message: '' });
      });
  };
  return port2;
}

class WorkerError extends Error {
  override readonly name = 'WorkerError';
}

/** Where the story can be seen; on other pages nothing was restored before the player's eyes. */
const gameAddresses = new Set(['/', '/auth/callback']);

/** Straight back into the story that was open, when that was less than a day ago (LIB-08), or as a shortcut of the installed app asks. */
async function resume(store: Store, database: Database) {
  const request = readStartRequest(location.search);
  // A reload is not a second request.
  if (request) history.replaceState(history.state, '', location.pathname);
  const story = request === 'new' ? null : readResume(Date.now());
  const row = story === null ? undefined : await database.stories.get(story);
  const last = request === 'continue' ? await lastPlayed(database) : undefined;
  const open = row && !isGone(row) ? row : last;
  if (!open) {
    writeResume(null, Date.now());
    return;
  }
  store.set(openStoryIdAtom, open.id);
  if (gameAddresses.has(location.pathname))
    store.set(notifyAtom, { type: 'message', ...words.resumed, tone: 'calm' });
}

function lastPlayed(database: Database) {
  return database.stories
    .orderBy('playedAt')
    .reverse()
    .filter((row) => !isGone(row))
    .first();
}

function watchForClosing(store: Store, database: Databases[keyof Databases]) {
  // A version of null is the database being deleted.
  database.on('versionchange', ({ newVersion }) => {
    store.set(sessionAtom, { status: 'closed', reason: newVersion === null ? 'browser' : 'newer-tab' });
  });
  database.on('close', () => {
    if (store.get(sessionAtom).status !== 'closed')
      store.set(sessionAtom, { status: 'closed', reason: 'browser' });
  });
}
