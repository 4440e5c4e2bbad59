import { createStore } from 'jotai';
import { flushSync } from 'react-dom';

import { isGone } from './domain/gone.ts';
import { createId } from './domain/ids.ts';
import { err } from './domain/result.ts';
import type { EngineApi } from './domain/ports/engine-api.ts';
import type { PageServices } from './domain/server-finding.ts';
import { startEngine } from './page-engine.ts';
import { createPageFiles } from './page-files.ts';
import { consumedEvent } from './state/credit-events.ts';
import { wakeCopyAtom } from './state/copy.ts';
import { fileServiceAtom } from './state/files.ts';
import { handlesAtom, pageServicesAtom } from './state/handles.ts';
import { portraitKeeperAtom } from './state/portraits.ts';
import { notifyAtom } from './state/notices.ts';
import { firstFormAtom, openStoryIdAtom, sessionAtom } from './state/view.ts';
import type { Database } from './storage/database.ts';
import type { Databases } from './storage/device-database.ts';
import { openDatabases } from './storage/open-databases.ts';
import { openLock } from './storage/open-lock.ts';
import { hasOpenJobs } from './storage/picture-jobs.ts';
import { storedForm } from './storage/queries.ts';
import {
  openActiveSpace,
  openSpaceOf,
  readAdoption,
  readImport,
  setActiveSpace,
  wantAdoption,
  type Owner,
  type Space,
} from './storage/registry.ts';
import type { AskAccess } from './sync/access.ts';
import type { AccountClient } from './sync/account-client.ts';
import { openFailureOf } from './ui/frame/open-failure.ts';
import { readResume, writeResume } from './ui/frame/resume.ts';
import { readStartRequest } from './ui/frame/start-request.ts';
import { words } from './ui/frame/words.ts';

/* An owner's world: his databases, the worker over them, what the page knows of him, and the story that he was in. */

type Store = ReturnType<typeof createStore>;

export type OpenOwner = {
  readonly space: Space;
  /** What the page shows of him. No other owner is ever shown with it. */
  readonly store: Store;
  /** Resolves once no page of a story is being told here, nothing is on its way to the database, and no file is being brought in. */
  readonly atRest: () => Promise<void>;
  /**
   * Ends all that is his in this page: the game that is drawn, worker, requests, live queries and databases. What was typed is kept for him
   * first; a page of a story that is being told becomes a draft.
   * @param then what is shown from then on: the title page when left out; 'leaving' on a page that is about to load anew, where nothing can be pressed
   */
  readonly close: (then?: 'signed-out' | 'leaving') => Promise<void>;
  /** Sends what of his is on no server yet, as long as that goes well and for at most ten seconds. */
  readonly sendAll: () => Promise<void>;
  /** When he comes again he is not led into the story that he was in. */
  readonly forgetStory: () => void;
};

/**
 * Opens an owner's databases and his worker. Rejects when a database cannot be had; it does not wait for the worker, whose commands do.
 * @param owner `null`: who was made active last.
 * @param onOther another owner was made active, on this page or another.
 * @param account asked for an account's space only.
 */
export async function openOwner(
  owner: Owner | null,
  onOther: () => void,
  account: () => Promise<AccountClient>,
): Promise<OpenOwner> {
  // Fetched while the database opens.
  const worker = startEngine();
  const channel = new BroadcastChannel(channelName);
  const ended = new AbortController();
  try {
    const space = await (owner === null ? openActiveSpace(...newSpace()) : openSpaceOf(owner, ...newSpace()));
    const store = createStore();
    store.set(sessionAtom, { status: 'opening' });
    // Both open it at once: whoever comes second waits for the first one's upgrade.
    const { user } = space;
    const askAccess: AskAccess = async (refused) =>
      user === null ? err({ type: 'signed-out' }) : (await account()).access(user, refused);
    worker.open(space.id, user === null ? null : { user, askAccess }).catch((thrown: unknown) => {
      worker.end();
      if (!ended.signal.aborted) store.set(sessionAtom, { status: 'failed', failure: openFailureOf(thrown) });
    });
    const databases = await openHere(store, space, ended.signal);
    store.set(pageServicesAtom, services);
    const drawScene = (scene: string) => worker.engine.drawScene({ scene, again: false });
    store.set(fileServiceAtom, createPageFiles(space.id, drawScene, ended.signal));
    store.set(handlesAtom, { ...databases, engine: worker.engine, space });
    if (user !== null) {
      store.set(portraitKeeperAtom, {
        keep: async (entry) =>
          (await loadPortraits()).keepPortraitOnPage(entry, {
            user,
            database: databases.database,
            engine: worker.engine,
            askAccess,
          }),
        sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
        ended: ended.signal,
      });
      databases.database.onMissing = (hash) => worker.copy({ type: 'picture', hash });
      store.set(wakeCopyAtom, { wake: () => worker.copy({ type: 'wake', why: 'tap' }) });
      const copying = { user, store, account, tell: worker.copy, ended: ended.signal };
      // Without its part the worker asks at its own pace.
      loadCopying()
        .then(({ startPageCopying }) => startPageCopying(copying))
        .catch(() => {});
    }
    // Its worker may be lost already.
    store.set(sessionAtom, (now) => (now.status === 'opening' ? { status: 'open' } : now));
    channel.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (data !== space.id) onOther();
    };
    // Nobody sees what it removes, so nobody waits for it; what it cannot remove it finds again at the next opening.
    clearBrokenImport(databases.database, space.id).catch(() => {});
    askAboutDemo(store, space, ended.signal).catch(() => {});
    showCredits(store, space, databases.database, ended.signal).catch(() => {});
    const resume = () => void resumePictures(databases.database, worker.engine).catch(() => {});
    resume();
    addEventListener('online', resume, { signal: ended.signal });
    const release = holdOpen(space);
    return {
      space,
      store,
      atRest: async () => {
        const { importLock } = await loadImportGuard();
        await navigator.locks.request(importLock(space.id), () => {});
        await worker.done(['tells', 'writes']);
      },
      close: async (then = 'signed-out') => {
        ended.abort();
        channel.close();
        // Before anything else ends: a game that is taken off the page hands over what was typed last.
        flushSync(() => store.set(sessionAtom, { status: then }));
        await worker.done(['writes']);
        worker.end();
        databases.database.close();
        databases.deviceDatabase.close();
        await release();
      },
      sendAll: async () => {
        if (user === null) return;
        const { sendAll } = await loadCopying();
        await sendAll(databases.database, worker.copy, sendingMs);
      },
      forgetStory: () => writeResume(space, null, Date.now()),
    };
  } catch (thrown) {
    channel.close();
    worker.end();
    throw thrown;
  }
}

const loadPortraits = () => import('./page-portraits.ts');
const loadCopying = () => import('./page-copying.ts');
/** How long who signs out waits for what is to be sent. */
const sendingMs = 10_000;

/** Says which space is played in from now on, to all pages of the game. */
const channelName = 'lamplit-owner';

/**
 * From now on `owner` plays in this browser. Every page that somebody else is open on is told: it lets go of him and begins anew, but not
 * while it is telling.
 * @param note called just before they are told: what a page reads that begins anew
 */
export async function changeOwner(owner: Owner, note = () => {}): Promise<void> {
  const space = await openSpaceOf(owner, ...newSpace());
  await setActiveSpace(space.id);
  if (space.user !== null) await wantAdoption(space.id);
  note();
  const channel = new BroadcastChannel(channelName);
  channel.postMessage(space.id);
  channel.close();
}

/** Id of an owner's space on this device, whoever plays. */
export async function spaceIdOf(owner: Owner): Promise<string> {
  return (await openSpaceOf(owner, ...newSpace())).id;
}

function newSpace(): [id: string, nowMs: number] {
  const now = Date.now();
  return [createId(now, crypto.getRandomValues(new Uint8Array(16))), now];
}

async function openHere(store: Store, space: Space, ended: AbortSignal): Promise<Databases> {
  const databases = await openDatabases(space.id, { durability: 'relaxed' });
  const { database, deviceDatabase } = databases;
  watchForClosing(store, database, ended);
  watchForClosing(store, deviceDatabase, ended);
  const [form] = await Promise.all([storedForm(database), resume(store, database, space)]);
  // A setup that is shown after a story was open asks the store: by then the form is another.
  if (store.get(openStoryIdAtom) === null) store.set(firstFormAtom, form);
  return databases;
}

const loadImportGuard = () => import('./storage/import-guard.ts');

/** Removes what an import left behind whose tab was closed; one that runs in another tab holds its lock. */
async function clearBrokenImport(database: Database, space: string): Promise<void> {
  if (!(await readImport(space))) return;
  const { clearBroken, importLock } = await loadImportGuard();
  await navigator.locks.request(
    importLock(space),
    { ifAvailable: true },
    async (lock) => lock && clearBroken(database, space),
  );
}

/** What was played without an account is the account's too, if the player likes. */
async function askAboutDemo(store: Store, space: Space, ended: AbortSignal): Promise<void> {
  if (space.user === null) return;
  const note = await readAdoption(space.id);
  if (note === null || note.status === 'over') return;
  const { offerAdoption } = await import('./page-adoption.ts');
  await offerAdoption({ store, space: space.id, note, ended });
}

/** An account has credits. */
async function showCredits(
  store: Store,
  space: Space,
  database: Database,
  ended: AbortSignal,
): Promise<void> {
  if (space.user === null) return;
  const { watchCredits } = await import('./page-credits.ts');
  watchCredits(store, database, ended);
}

/** Fetches pictures that a provider was making when the page was closed, or the way to it was lost. */
async function resumePictures(database: Database, engine: EngineApi): Promise<void> {
  if (!navigator.onLine || !(await hasOpenJobs(database))) return;
  await engine.resumePictures();
  // What it took is asked for anew.
  dispatchEvent(new Event(consumedEvent));
}

/** Says to all tabs that the space is open here, until it is let go of. */
function holdOpen({ id }: Space): () => Promise<void> {
  let letGo = () => {};
  const until = new Promise<void>((resolve) => (letGo = resolve));
  // Without a secure address there are no locks.
  const held = 'locks' in navigator && navigator.locks.request(openLock(id), { mode: 'shared' }, () => until);
  return async () => {
    letGo();
    await held;
  };
}

const loadServices = () => import('./page-services.ts');
/* Loaded when the settings first want them. */
const services: PageServices = {
  examineServer: async (address) => (await loadServices()).pageServices.examineServer(address),
  ownModel: {
    state: async (language) => (await loadServices()).pageServices.ownModel.state(language),
    fetch: async (language, onProgress) =>
      (await loadServices()).pageServices.ownModel.fetch(language, onProgress),
  },
};

/** Where the story can be seen; on other pages nothing was restored before the player's eyes. */
const gameAddresses = new Set(['/', '/auth/callback']);

/** Straight back into the story that was open, when that was less than a day ago, or as a shortcut of the installed app asks. */
async function resume(store: Store, database: Database, space: Space) {
  const request = readStartRequest(location.search);
  // A reload is not a second request.
  if (request) history.replaceState(history.state, '', location.pathname);
  const story = request === 'new' ? null : readResume(space, Date.now());
  const row = story === null ? undefined : await database.stories.get(story);
  const last = request === 'continue' ? await lastPlayed(database) : undefined;
  const open = row && !isGone(row) ? row : last;
  if (!open) {
    writeResume(space, null, Date.now());
    return;
  }
  store.set(openStoryIdAtom, open.id);
  // A page of the game that was entered from another one shows what it always shows.
  if (gameAddresses.has(location.pathname) && gameAddresses.has(addressAtLoad()))
    store.set(notifyAtom, { type: 'message', ...words.resumed, tone: 'calm' });
}

/** The path that the page was loaded by, wherever the player went in it while this was opened. */
function addressAtLoad(): string {
  const [load] = performance.getEntriesByType('navigation');
  return load ? new URL(load.name).pathname : location.pathname;
}

function lastPlayed(database: Database) {
  return database.stories
    .orderBy('playedAt')
    .reverse()
    .filter((row) => !isGone(row))
    .first();
}

/** @param ended it was closed by us. */
function watchForClosing(store: Store, database: Databases[keyof Databases], ended: AbortSignal) {
  // A version of null is the database being deleted.
  database.on('versionchange', ({ newVersion }) => {
    store.set(sessionAtom, { status: 'closed', reason: newVersion === null ? 'browser' : 'newer-tab' });
  });
  database.on('close', () => {
    if (!ended.aborted && store.get(sessionAtom).status !== 'closed')
      store.set(sessionAtom, { status: 'closed', reason: 'browser' });
  });
}
