import { expose } from 'comlink';

import { createIdSource } from './domain/ids.ts';
import type { ProviderError, StoreError } from './domain/errors.ts';
import type {
  Clock,
  EngineApi,
  Locks,
  ModelLister,
  Secrets,
  Storyteller,
  StoryStore,
} from './domain/ports.ts';
import { err, ok, type Result } from './domain/result.ts';
import { modelRef, type Settings } from './domain/settings.ts';
import { createEngine } from './engine/engine.ts';
import { openRouterUrl } from './providers/catalog.ts';
import { openDatabase } from './storage/database.ts';
import { ensureDeviceId } from './storage/device.ts';
import { createSecrets } from './storage/secrets.ts';
import { createStoryStore } from './storage/story-store.ts';

/** Milliseconds between two words of the built-in storyteller: the pace of a calm voice reading ahead. */
const wordDelayMs = 32;

const clock: Clock = {
  now: () => Date.now(),
  sleep: (ms, signal) =>
    new Promise((resolve) => {
      if (signal?.aborted) return resolve();
      const timer = setTimeout(finish, ms);
      function finish() {
        clearTimeout(timer);
        signal?.removeEventListener('abort', finish);
        resolve();
      }
      signal?.addEventListener('abort', finish);
    }),
};

/** `fetch` must be called as a function of the worker, not of an options object. */
const fetchHere: typeof fetch = (input, init) => fetch(input, init);

/** Lines hold no story text (PLAY-15). */
const log = (line: string) => console.warn(line);

const randomBytes = (length: number) => crypto.getRandomValues(new Uint8Array(length));
const hex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Locks of the browser: they end with the tab, however the tab ends. Those of different owners never meet. */
function browserLocks(space: string): Locks {
  return {
    tryHold: (name, work) =>
      navigator.locks.request(`${space}:${name}`, { ifAvailable: true }, async (lock) =>
        lock ? await work() : ('busy' as const),
      ),
  };
}

/* A worker that starts loads only the storyteller that is asked; the others wait in the cache of the service worker. */
const loadBuiltin = () => import('./providers/builtin-storyteller/client.ts');
const loadChat = async () => {
  const [{ createChatStoryteller }, { createChatModel }, { createModelLister }, tools] = await Promise.all([
    import('./engine/chat-storyteller.ts'),
    import('./providers/chat-completions/client.ts'),
    import('./providers/chat-completions/model-list.ts'),
    import('./providers/chat-completions/text-tools.ts'),
  ]);
  return { createChatStoryteller, createChatModel, createModelLister, ...tools };
};

/** A part that is neither cached nor served any more, as after an update, is said in words. */
async function loaded<T>(part: string, load: () => Promise<T>): Promise<Result<T, ProviderError>> {
  try {
    return ok(await load());
  } catch {
    return err({ type: 'pack-missing', pack: part });
  }
}

/** Who tells a story under a player's settings. */
function createStorytellers({ store, secrets }: { readonly store: StoryStore; readonly secrets: Secrets }) {
  let builtin: Storyteller | null = null;
  /** The last one is kept: what it learned of its model (which fields it refuses, how long it thinks) serves the next turn. */
  let chosen: { readonly choice: string; readonly storyteller: Storyteller } | null = null;

  async function builtinStoryteller(): Promise<Result<Storyteller, ProviderError>> {
    if (builtin) return ok(builtin);
    const part = await loaded('builtin-storyteller', loadBuiltin);
    if (!part.ok) return part;
    builtin = part.value.createBuiltinStoryteller({ clock });
    return ok(builtin);
  }

  async function storyteller(
    aiModel: string,
    settings: Settings,
  ): Promise<Result<Storyteller, ProviderError | StoreError>> {
    const ref = modelRef(aiModel);
    if (ref.provider === 'builtin') return builtinStoryteller();
    const host = ref.provider;
    const key = await secrets.get(host === 'openrouter' ? 'openRouter' : 'server');
    if (!key.ok) return key;
    if (host === 'openrouter' && key.value === null)
      return err({ type: 'key-missing', provider: 'openrouter' });
    const catalog = await store.catalog(host);
    if (!catalog.ok) return catalog;
    const chat = await loaded('chat-completions', loadChat);
    if (!chat.ok) return chat;
    const { createChatModel, createChatStoryteller, estimateTokens, repairJson } = chat.value;
    const entry = catalog.value?.models.find((model) => model.id === ref.model) ?? null;
    // Ruling 18: one call where requests are few or slow, the documents' three otherwise.
    const free = entry?.pricing.prompt === 0 && entry.pricing.completion === 0;
    const economy =
      settings.callShape === 'economy' || (settings.callShape === 'auto' && (host === 'server' || free));
    const shape = economy ? 'economy' : 'three';
    const baseUrl = host === 'openrouter' ? openRouterUrl : settings.serverUrl;
    const choice = JSON.stringify([aiModel, baseUrl, shape, entry, key.value?.reveal() ?? null]);
    if (chosen?.choice === choice) return ok(chosen.storyteller);
    const model = createChatModel({
      baseUrl,
      host,
      model: ref.model,
      key: key.value,
      fetch: fetchHere,
      clock,
      random: () => Math.random(),
      online: () => navigator.onLine,
      entry,
      appUrl: location.origin,
    });
    chosen = {
      choice,
      storyteller: createChatStoryteller({
        model,
        entry,
        shape,
        clock,
        host: URL.parse(baseUrl)?.host ?? baseUrl,
        repairJson,
        countTokens: estimateTokens,
        log,
      }),
    };
    return ok(chosen.storyteller);
  }

  const listModels: ModelLister = async (provider, signal) => {
    const key = await secrets.get(provider === 'openrouter' ? 'openRouter' : 'server');
    if (!key.ok) return key;
    const settings = await store.settings();
    if (!settings.ok) return settings;
    const chat = await loaded('chat-completions', loadChat);
    if (!chat.ok) return chat;
    const { serverUrl } = settings.value;
    const lister = chat.value.createModelLister({
      serverUrl,
      key: key.value,
      fetch: fetchHere,
      clock,
      online: () => navigator.onLine,
    });
    return lister(provider, signal);
  };

  return { storyteller, listModels };
}

async function openEngine(space: string): Promise<EngineApi> {
  const database = await openDatabase(space, { durability: 'strict' });
  const quick = await openDatabase(space, { durability: 'relaxed' });
  const ids = createIdSource(clock.now, randomBytes);
  const device = await ensureDeviceId(database, ids.next());
  const store = createStoryStore({ database, quick, now: clock.now, boot: hex(randomBytes(6)), device });
  const secrets = createSecrets(database);
  return createEngine({
    ...createStorytellers({ store, secrets }),
    store,
    secrets,
    clock,
    ids,
    locks: browserLocks(space),
    random: randomBytes,
    wordDelayMs,
    log,
  });
}

/** What the page sees: `open` first, then the engine of that space. */
export type WorkerApi = { readonly open: (space: string) => Promise<void> } & EngineApi;

const api: { open: (space: string) => Promise<void> } & Partial<EngineApi> = {
  async open(space) {
    Object.assign(api, await openEngine(space));
  },
};

expose(api);
