import { expose } from 'comlink';

import { deviceLabelOf } from './domain/device-label.ts';
import { createIdSource } from './domain/ids.ts';
import type { ProviderError } from './domain/errors.ts';
import type { Locks } from './domain/ports/clock.ts';
import type { EngineApi } from './domain/ports/engine-api.ts';
import type { Storyteller } from './domain/ports/storyteller.ts';
import { err, ok, type Result } from './domain/result.ts';
import { modelRef } from './domain/settings.ts';
import { createEngine, type EngineDeps } from './engine/engine.ts';
import type { PageQuestion } from './providers/browser-model/port.ts';
import { openDatabase } from './storage/database.ts';
import { openDeviceDatabase } from './storage/device-database.ts';
import { ensureDeviceId, ensureDeviceRow } from './storage/device.ts';
import { clearForgottenKeys, createSecrets } from './storage/secrets.ts';
import { createStoryStore } from './storage/story-store.ts';
import type { Copying, CopyWord } from './story-copying.ts';
import type { ChatStorytellers, ChatStorytellersDeps } from './storytellers.ts';
import type { AskAccess } from './sync/access.ts';
import { timerClock as clock } from './timer-clock.ts';

/** Milliseconds between two words of the built-in storyteller: the pace of a calm voice reading ahead. */
const wordDelayMs = 32;

/** Lines hold no story text. */
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

const loadCopying = () => import('./story-copying.ts');
let copying: Promise<Copying> | null = null;

/* A worker that starts loads only the storyteller that is asked; the others wait in the cache of the service worker. */
const loadBuiltin = () => import('./providers/builtin-storyteller/client.ts');
const loadChat = () => import('./storytellers.ts');
const loadPainter = () => import('./providers/builtin-illustrator/client.ts');
const loadMakers = () => import('./picture-makers.ts');
const loadPictures = () => import('./storage/pictures.ts');

/** A part that is neither cached nor served any more, as after an update, is said in words. */
async function loaded<T>(part: string, load: () => Promise<T>): Promise<Result<T, ProviderError>> {
  try {
    return ok(await load());
  } catch {
    return err({ type: 'pack-missing', pack: part });
  }
}

/** Who tells a story under a player's settings, and what else needs a part that is loaded when it is first wanted. */
function createStorytellers(deps: ChatStorytellersDeps) {
  let builtin: Storyteller | null = null;
  let chat: ChatStorytellers | null = null;

  async function builtinStoryteller(): Promise<Result<Storyteller, ProviderError>> {
    if (builtin) return ok(builtin);
    const part = await loaded('builtin-storyteller', loadBuiltin);
    if (!part.ok) return part;
    builtin = part.value.createBuiltinStoryteller({ clock });
    return ok(builtin);
  }

  /** Runs `work` with the storytellers that are made of a chat model. */
  async function withChat<T, E>(
    work: (chat: ChatStorytellers) => Promise<Result<T, E>>,
  ): Promise<Result<T, E | ProviderError>> {
    const part = await loaded('storytellers', loadChat);
    if (!part.ok) return part;
    chat ??= part.value.createChatStorytellers(deps);
    return work(chat);
  }

  const parts: Pick<EngineDeps, 'storyteller' | 'listModels' | 'exchangeKey' | 'shelf'> = {
    storyteller: (aiModel, settings) =>
      modelRef(aiModel).provider === 'builtin'
        ? builtinStoryteller()
        : withChat((all) => all.storyteller(aiModel, settings)),
    listModels: (provider) => withChat((all) => all.listModels(provider)),
    exchangeKey: (grant) => withChat((all) => all.exchangeKey(grant)),
    shelf: {
      install: (source) => withChat((all) => all.shelf.install(source)),
      stopInstall: (id) => withChat((all) => all.shelf.stopInstall(id)),
      check: (id) => withChat((all) => all.shelf.check(id)),
      remove: (id) => withChat((all) => all.shelf.remove(id)),
      tidy: () => withChat((all) => all.shelf.tidy()),
    },
  };
  return parts;
}

async function openEngine(
  space: string,
  page: MessagePort | null,
  account: Account | null,
): Promise<EngineApi> {
  const database = await openDatabase(space, { durability: 'strict' });
  const quick = await openDatabase(space, { durability: 'relaxed' });
  const deviceDatabase = await openDeviceDatabase({ durability: 'strict' });
  const databases = { database, deviceDatabase };
  const ids = createIdSource(clock.now, randomBytes);
  const device = await ensureDeviceId(database, ids.next());
  const boot = hex(randomBytes(6));
  await ensureDeviceRow({ database, now: clock.now, boot }, device, deviceLabelOf(navigator.userAgent));
  const store = createStoryStore({ ...databases, quick, now: clock.now, boot, device });
  await clearForgottenKeys(databases);
  const secrets = createSecrets(databases);
  const locks = browserLocks(space);
  if (account) {
    copying = loadCopying().then(({ startCopying }) =>
      startCopying({ ...account, space, database: quick, clock, boot, device }),
    );
    // Without its part, as after an update, everything is here all the same, and goes out after the next start.
    copying.catch(() => log('copying: its part could not be loaded'));
  }
  const engine = createEngine({
    device,
    ...createStorytellers({
      store,
      secrets,
      deviceDatabase,
      clock,
      locks,
      deviceLocks: browserLocks('device'),
      log,
      askAccess: account?.askAccess ?? null,
      askPage: (question: PageQuestion, port: MessagePort) => page?.postMessage(question, [port]),
    }),
    pictureTools: () =>
      loaded('builtin-illustrator', async () => {
        const [painter, pictures] = await Promise.all([loadPainter(), loadPictures()]);
        return {
          by: 'builtin',
          illustrator: painter.createBuiltinIllustrator(),
          pictures: pictures.createPictureStore({ database, now: clock.now, boot }),
        };
      }),
    makerTools: () =>
      loaded('picture-makers', async () => {
        const { createMakerTools } = await loadMakers();
        const token = async (refused: string | null) => {
          const access = await account?.askAccess(refused);
          return access?.ok ? access.value.token : null;
        };
        return createMakerTools({ database, secrets, clock, token });
      }),
    store,
    secrets,
    clock,
    ids,
    locks,
    random: randomBytes,
    wordDelayMs,
    log,
  });
  if (!account) return engine;
  return {
    ...engine,
    // One that was begun elsewhere can be played before all else has come.
    openStory: async (command) => {
      await copying?.then(({ bring }) => bring(command.story)).catch(() => {});
      return engine.openStory(command);
    },
  };
}

/** Whose stories are copied to a server, and who is asked for what the server wants to be shown. */
type Account = { readonly user: string; readonly askAccess: AskAccess };

/** What the page sees: `open` first, then the engine of that space. */
export type WorkerApi = {
  /**
   * @param page where questions go that only the page can answer; each brings a port for its answer.
   * @param user the account that the space belongs to; without one nothing is sent.
   */
  readonly open: (space: string, page?: MessagePort, user?: string, askAccess?: AskAccess) => Promise<void>;
  /** Tells the copying what happened; nothing where there is none. */
  readonly copy: (word: CopyWord) => void;
} & EngineApi;

const api: Pick<WorkerApi, 'open' | 'copy'> & Partial<EngineApi> = {
  async open(space, page, user, askAccess) {
    const account = user === undefined || askAccess === undefined ? null : { user, askAccess };
    Object.assign(api, await openEngine(space, page ?? null, account));
  },
  copy(word) {
    copying?.then(({ hear }) => hear(word)).catch(() => {});
  },
};

expose(api);
