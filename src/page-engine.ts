import { proxy, transfer, wrap, type Remote } from 'comlink';

import type { EngineApi } from './domain/ports/engine-api.ts';
import type { PageQuestion } from './providers/browser-model/port.ts';
import type { CopyWord } from './story-copying.ts';
import type { AskAccess } from './sync/access.ts';

/* The page's end of the storyteller's worker. */

type WorkerApi = {
  open(space: string, page: MessagePort, user?: string, askAccess?: AskAccess): Promise<void>;
  copy(word: CopyWord): void;
} & EngineApi;

/** Starts the storyteller's worker. Each of its commands waits until it has the database. */
export function startEngine() {
  const worker = new Worker(new URL('./story.worker.ts', import.meta.url), { type: 'module' });
  const broken = new Promise<never>((_, reject) => {
    worker.addEventListener('error', (event) => {
      reject(new WorkerError(event.message));
    });
  });
  // Who waits for it hears of it.
  broken.catch(() => {});
  const api: Remote<WorkerApi> = wrap<WorkerApi>(worker);
  const questions = answerQuestions();
  const running = new Map<Promise<unknown>, Ending>();
  let ready: Promise<void> = Promise.resolve();

  return {
    /**
     * Has it open the database of a space for itself; rejects when it could not be loaded.
     * @param account whose space it is: only then is anything sent
     */
    open: (
      space: string,
      account: { readonly user: string; readonly askAccess: AskAccess } | null,
    ): Promise<void> => {
      const { port } = questions;
      const page = transfer(port, [port]);
      const opened = account
        ? api.open(space, page, account.user, proxy(account.askAccess))
        : api.open(space, page);
      ready = Promise.race([opened, broken]);
      return ready;
    },
    /** Tells its copying to a server what happened. */
    copy: (word: CopyWord): void => {
      ready.then(() => api.copy(word)).catch(() => {});
    },
    engine: new Proxy<EngineApi>(api, {
      get: (target, name) => {
        const command: unknown = Reflect.get(target, name);
        if (typeof command !== 'function') return command;
        return async (...given: unknown[]) => {
          const answer = ready.then(() => Reflect.apply(command, target, given) as unknown);
          if (isCommand(name)) running.set(answer, endings[name]);
          try {
            return await answer;
          } finally {
            running.delete(answer);
          }
        };
      },
    }),
    /** Resolves once no command is running any more that ends so. */
    done: async (which: readonly Ending[]): Promise<void> => {
      const waited = () => [...running].filter(([, ending]) => which.includes(ending));
      while (waited().length > 0) await Promise.allSettled(waited().map(([answer]) => answer));
    },
    /** Ends it in the middle of whatever it does, and what the page does for it. */
    end: () => {
      worker.terminate();
      questions.end();
    },
  };
}

/** What becomes of a command when its owner's world is closed. */
type Ending =
  /** It tells of a story: the page waits for it where it can; broken off, its draft is there. */
  | 'tells'
  /** It stores what the player did: it is always waited for. */
  | 'writes'
  /** It may be broken off: the player, or the page when it is open again, asks anew. */
  | 'asks';

const endings: { readonly [command in keyof EngineApi]: Ending } = {
  startStory: 'tells',
  openStory: 'tells',
  act: 'tells',
  continueStory: 'tells',
  retry: 'tells',
  stop: 'writes',
  continueDraft: 'tells',
  keepDraft: 'writes',
  retryDraft: 'tells',
  dropDraft: 'writes',
  takeOverDraft: 'writes',
  undo: 'writes',
  redo: 'writes',
  goTo: 'writes',
  editPassage: 'writes',
  renameStory: 'writes',
  nameBranch: 'writes',
  trashStory: 'writes',
  arrange: 'writes',
  spendAir: 'writes',
  suggestTitles: 'asks',
  suggestExample: 'asks',
  addFact: 'writes',
  changeMemory: 'writes',
  rewriteSummary: 'asks',
  addLore: 'writes',
  changeLore: 'writes',
  setNotes: 'writes',
  saveForm: 'writes',
  saveSettings: 'writes',
  saveSecret: 'writes',
  refreshModels: 'asks',
  connectOpenRouter: 'asks',
  installModel: 'asks',
  stopInstall: 'asks',
  checkModel: 'asks',
  removeModel: 'asks',
  tidyModels: 'asks',
  drawScene: 'asks',
  stopDrawing: 'asks',
  drawPortrait: 'asks',
  keepPicture: 'writes',
  keepHero: 'writes',
  makePicture: 'asks',
  makePortrait: 'asks',
  stopPicture: 'asks',
  forgetPicture: 'writes',
  showPicture: 'writes',
  resumePictures: 'asks',
  checkPictures: 'asks',
};

function isCommand(name: PropertyKey): name is keyof EngineApi {
  return Object.hasOwn(endings, name);
}

const makeHost = async () => (await import('./providers/browser-model/host.ts')).createPageHost();

/** Answers what the worker can ask the page alone: the browser's own model tells stories on a page only. */
function answerQuestions() {
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
  return {
    /** For the worker. */
    port: port2,
    end: () => {
      port1.close();
      answers?.then((host) => host.close()).catch(() => {});
    },
  };
}

class WorkerError extends Error {
  override readonly name = 'WorkerError';
}
