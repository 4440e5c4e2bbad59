import type { ProviderError, StoreError } from './domain/errors.ts';
import { browserModelId, deviceContext } from './domain/device-shelf.ts';
import type { ModelEntry } from './domain/model.ts';
import type { ChatModel } from './domain/ports/chat-model.ts';
import type { Clock, Locks } from './domain/ports/clock.ts';
import type { KeyExchange, ModelLister, ModelShelf } from './domain/ports/models.ts';
import type { Secrets, StoryStore } from './domain/ports/store.ts';
import type { Storyteller } from './domain/ports/storyteller.ts';
import { err, ok, type Result } from './domain/result.ts';
import { remoteProviders } from './domain/providers.ts';
import { createSecret, type Secret } from './domain/secret.ts';
import { isRemote, modelRef, type ModelRef, type RemoteRef, type Settings } from './domain/settings.ts';
import { createChatStoryteller } from './engine/chat-storyteller.ts';
import { createBrowserModel } from './providers/browser-model/client.ts';
import type { PageQuestion } from './providers/browser-model/port.ts';
import { addressOf, contactOf, readCatalog, type SignIn } from './providers/catalog.ts';
import { createDeviceModel } from './providers/on-device/client.ts';
import { createDeviceEngine } from './providers/on-device/device-engine.ts';
import { createModelFiles } from './providers/on-device/model-files.ts';
import type { Runtime } from './providers/on-device/runtime.ts';
import { createModelShelf } from './providers/on-device/shelf.ts';
import { createKeyExchange } from './providers/openrouter/key-exchange.ts';
import { estimateTokens, repairJson } from './providers/text-tools.ts';
import { createWireModel } from './providers/wire/client.ts';
import type { DeviceDatabase } from './storage/device-database.ts';
import { createModelRows } from './storage/device-models.ts';
import { createTokenRatios } from './storage/token-ratios.ts';
import type { AskAccess } from './sync/access.ts';

/* Joins the storytellers that are made of a chat model. The worker loads it when the first of them is wanted. */

export type ChatStorytellersDeps = {
  readonly store: StoryStore;
  readonly secrets: Secrets;
  readonly deviceDatabase: DeviceDatabase;
  readonly clock: Clock;
  /** Of this owner alone. */
  readonly locks: Locks;
  /** Of this device, whoever plays. */
  readonly deviceLocks: Locks;
  readonly log: (line: string) => void;
  /** Asks the page for the sign-in; `null` in demo play. */
  readonly askAccess: AskAccess | null;
  /** Asks the page, which alone can reach the browser's own model. */
  readonly askPage: (question: PageQuestion, port: MessagePort) => void;
};

export type ChatStorytellers = {
  readonly storyteller: (
    aiModel: string,
    settings: Settings,
  ) => Promise<Result<Storyteller, ProviderError | StoreError>>;
  readonly listModels: ModelLister;
  readonly exchangeKey: KeyExchange;
  readonly shelf: ModelShelf;
};

/** A model and how it is to be asked. */
type Chosen = {
  readonly model: ChatModel;
  readonly entry: ModelEntry | null;
  readonly host: string;
  readonly shape: 'three' | 'economy';
};

/** `fetch` must be called as a function of the worker, not of an options object. */
const fetchHere: typeof fetch = (input, init) => fetch(input, init);
const online = () => navigator.onLine;

export function createChatStorytellers(deps: ChatStorytellersDeps): ChatStorytellers {
  const { store, secrets, clock, log } = deps;
  const { origin } = location;
  const signIn: SignIn = async () => {
    const access = await deps.askAccess?.(null);
    if (access?.ok) return ok(createSecret(access.value.token));
    return err(
      access?.error.type === 'offline'
        ? { type: 'unreachable', host: location.host, offline: !online() }
        : { type: 'not-lent', reason: 'signed-out', retryAfterMs: null },
    );
  };
  const models = createModelRows(deps.deviceDatabase);
  const ratios = createTokenRatios(deps.deviceDatabase);
  /** The last one is kept: what it learned of its model (which fields it refuses, how long it thinks) serves the next turn. */
  let last: {
    readonly choice: string;
    readonly key: Secret | null;
    readonly storyteller: Storyteller;
  } | null = null;

  const files = createModelFiles(navigator.storage);
  const engine = createDeviceEngine({
    files,
    loadRuntime,
    locks: deps.deviceLocks,
    clock,
    bell: createBell(),
  });
  const shelf = createModelShelf({
    rows: models,
    files,
    engine,
    loadRuntime,
    fetch: fetchHere,
    clock,
    locks: deps.deviceLocks,
    online,
  });

  async function keep(
    name: string,
    { passageTokens, promptTokens }: Settings,
    conditions: readonly unknown[],
    make: () => Chosen,
    key: Secret | null = null,
  ): Promise<Storyteller> {
    const choice = JSON.stringify([name, passageTokens, promptTokens, ...conditions]);
    const isLast = () => last?.choice === choice && last.key?.reveal() === key?.reveal();
    if (last && isLast()) return last.storyteller;
    const ratio = await ratios.get(name);
    // Another call may have made it meanwhile.
    if (last && isLast()) return last.storyteller;
    const { model, entry, host, shape } = make();
    const storyteller = createChatStoryteller({
      model,
      entry,
      shape,
      clock,
      host,
      repairJson,
      countTokens: estimateTokens,
      tokens: {
        caps: { passageTokens, promptTokens },
        ratio,
        // It is learned again when it could not be written.
        onRatio: (learned) => void ratios.put(name, learned),
      },
      log,
    });
    last = { choice, key, storyteller };
    return storyteller;
  }

  async function remote(
    { provider, model: id }: RemoteRef,
    settings: Settings,
  ): Promise<Result<Storyteller, ProviderError | StoreError>> {
    const { noTraining, serverUrl } = settings;
    const contact = await contactOf(provider, { secrets, serverUrl, origin, signIn });
    if (!contact.ok) return contact;
    const { key, baseUrl } = contact.value;
    if (remoteProviders[provider].needsKey && key === null) return err({ type: 'key-missing', provider });
    const catalog = await store.catalog(provider);
    if (!catalog.ok) return catalog;
    const entry = catalog.value?.models.find((model) => model.id === id) ?? null;
    const shape = shapeOf(settings, provider, entry);
    const make = () => ({
      model: createWireModel({
        contact: contact.value,
        model: id,
        fetch: fetchHere,
        clock,
        random: () => Math.random(),
        online,
        entry,
        appUrl: origin,
        noTraining,
      }),
      entry,
      host: URL.parse(baseUrl)?.host ?? baseUrl,
      shape,
    });
    const conditions = [baseUrl, shape, entry, noTraining];
    return ok(await keep(`${provider}:${id}`, settings, conditions, make, key));
  }

  async function device(
    id: string,
    settings: Settings,
  ): Promise<Result<Storyteller, ProviderError | StoreError>> {
    const row = await models.get(id);
    if (!row.ok) return row;
    if (row.value?.status !== 'installed')
      return err({ type: 'model-missing', model: row.value?.name ?? id });
    const { name, size, hash, run } = row.value;
    const room = run?.room ?? Math.min(row.value.contextLength ?? deviceContext, deviceContext);
    const place = run?.place ?? 'processor';
    const shape = shapeOf(settings, 'device', null);
    return ok(
      await keep(`device:${id}`, settings, [room, place, shape, size, hash], () => ({
        model: createDeviceModel({
          engine,
          model: { id, name, room, place, size, sample: hash?.sample ?? null },
          onUse: () => void models.change(id, { lastUsed: clock.now() }),
        }),
        entry: entryOf(name, room),
        host: name,
        shape,
      })),
    );
  }

  function browser(settings: Settings): Promise<Storyteller> {
    const { language } = settings;
    const shape = shapeOf(settings, 'browser', null);
    const name = 'The browser’s own model';
    return keep(`browser:${browserModelId}`, settings, [language, shape], () => ({
      model: createBrowserModel({ ask: deps.askPage, language, name }),
      entry: entryOf(browserModelId, 4_096),
      host: name,
      shape,
    }));
  }

  return {
    storyteller: async (aiModel, settings) => {
      const ref = modelRef(aiModel);
      switch (ref.provider) {
        case 'device':
          return device(ref.model, settings);
        case 'browser':
          return ok(await browser(settings));
        case 'builtin':
          return err({ type: 'pack-missing', pack: 'builtin-storyteller' });
        default:
          return remote(ref, settings);
      }
    },
    listModels: async (provider) => {
      const settings = await store.settings();
      if (!settings.ok) return settings;
      const { serverUrl } = settings.value;
      const contact = await contactOf(provider, { secrets, serverUrl, origin, signIn });
      // Nobody takes such a question back: it is over in seconds.
      const { signal } = new AbortController();
      return contact.ok ? readCatalog({ fetch: fetchHere, clock, online }, contact.value, signal) : contact;
    },
    exchangeKey: createKeyExchange(
      { fetch: fetchHere, clock, online },
      addressOf('openrouter', { serverUrl: '', origin }),
    ),
    shelf,
  };
}

/** One call where requests are few or slow, as those that cost nothing are; three otherwise. */
function shapeOf(
  settings: Settings,
  provider: Exclude<ModelRef['provider'], 'builtin'>,
  entry: ModelEntry | null,
): 'three' | 'economy' {
  if (settings.callShape !== 'auto') return settings.callShape;
  const paid = isRemote(provider) && remoteProviders[provider].price !== 'none';
  const free = entry?.pricing.prompt === 0 && entry.pricing.completion === 0;
  return paid && !free ? 'three' : 'economy';
}

function entryOf(id: string, contextLength: number): ModelEntry {
  return {
    id,
    name: id,
    pricing: { prompt: 0, completion: 0 },
    contextLength,
    supportedParameters: [],
    reasoning: 'none',
  };
}

async function loadRuntime(): Promise<Runtime | null> {
  try {
    return (await import('./providers/on-device/device-runtime.ts')).runtime;
  } catch {
    // Neither cached nor to be had from the host.
    return null;
  }
}

/** Tabs hear each other ring, never themselves. */
function createBell() {
  const channel = new BroadcastChannel('lamplit-device-model');
  return {
    ring: () => channel.postMessage('wanted'),
    onRing: (answer: () => void) => {
      channel.onmessage = answer;
    },
  };
}
