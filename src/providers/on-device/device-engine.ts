import type { ProviderError } from '../../domain/errors.ts';
import type { Clock, Locks } from '../../domain/ports/clock.ts';
import { err, ok } from '../../domain/result.ts';
import type { Result } from '../../domain/result.ts';
import { sampleHash } from './file-hash.ts';
import { readGguf } from './gguf.ts';
import type { ModelFiles } from './model-files.ts';
import type { LoadedModel, Runtime } from './runtime.ts';

export type DeviceEngineDeps = {
  readonly files: ModelFiles;
  /** Answers `null` when its own files can be had neither from the cache nor from the host. */
  readonly loadRuntime: () => Promise<Runtime | null>;
  readonly locks: Locks;
  readonly clock: Clock;
  /** How tabs ask each other to give a model free that they do not use just now. */
  readonly bell: { readonly ring: () => void; readonly onRing: (answer: () => void) => void };
};

/** A model whose file is in this browser. */
export type KeptModel = {
  readonly id: string;
  readonly name: string;
  readonly contextLength: number;
  /** Bytes of its file when it was installed. @defaultValue not compared */
  readonly size?: number;
  /** `FileHash.sample`, in hex; `null` when none was kept. */
  readonly sample?: string | null;
};

export type DeviceEngine = {
  /** Works with a model in memory, one call at a time; loads it first when another is there. */
  readonly use: <T>(
    model: KeptModel,
    work: (loaded: LoadedModel) => Promise<T>,
    signal: AbortSignal,
  ) => Promise<Result<T, ProviderError>>;
  /** Frees the memory, when it is not at work. */
  readonly free: () => Promise<void>;
};

/** One model in memory on this device, whatever the number of tabs: its name among the locks. */
const lockName = 'device-model';
/** A model that nobody asks anything gives its memory back, in milliseconds. */
const idleMs = 180_000;
/** How long a tab that holds a model may take to notice that it is wanted elsewhere. */
const handOverMs = 3_000;

type Held = {
  readonly id: string;
  readonly loaded: LoadedModel;
  readonly release: () => Promise<void>;
};

export function createDeviceEngine(deps: DeviceEngineDeps): DeviceEngine {
  const { locks, clock, bell } = deps;
  let held: Held | null = null;
  let working = 0;
  let queue: Promise<unknown> = Promise.resolve();
  let idle = new AbortController();

  /** Everything one after the other: two prompts at once would only be slower together. */
  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const next = queue.then(work);
    queue = next.catch(() => {});
    return next;
  }

  const drop = async () => {
    const was = held;
    held = null;
    idle.abort();
    await was?.release();
  };
  const free = () => (working > 0 ? Promise.resolve() : inTurn(drop));
  bell.onRing(() => void free());

  const restLater = () => {
    idle.abort();
    idle = new AbortController();
    const { signal } = idle;
    void clock.sleep(idleMs, signal).then(() => {
      if (!signal.aborted) void free();
    });
  };

  async function hold(
    id: string,
    load: () => Promise<Result<LoadedModel, ProviderError>>,
    name: string,
  ): Promise<Result<Held, ProviderError>> {
    const until = clock.now() + handOverMs;
    for (;;) {
      const tried = await tryToHold(id, load);
      if (tried !== 'busy') return tried;
      if (clock.now() >= until) return err({ type: 'model-busy', model: name });
      bell.ring();
      await clock.sleep(200);
    }
  }

  /** The lock is held for as long as the model is in memory, which is longer than this call. */
  function tryToHold(
    id: string,
    load: () => Promise<Result<LoadedModel, ProviderError>>,
  ): Promise<Result<Held, ProviderError> | 'busy'> {
    return new Promise((resolve, reject) => {
      let ended = () => {};
      const over = new Promise<void>((done) => {
        ended = done;
      });
      locks
        .tryHold(lockName, async () => {
          const loaded = await load();
          if (!loaded.ok) {
            resolve(loaded);
            return;
          }
          let letGo = () => {};
          const gone = new Promise<void>((done) => {
            letGo = done;
          });
          const release = async () => {
            await loaded.value.close();
            letGo();
            await over;
          };
          resolve(ok({ id, loaded: loaded.value, release }));
          await gone;
        })
        .then((answer) => {
          if (answer === 'busy') resolve('busy');
        }, reject)
        .finally(() => ended());
    });
  }

  async function load({
    id,
    name,
    contextLength,
    size,
    sample = null,
  }: KeptModel): Promise<Result<LoadedModel, ProviderError>> {
    const runtime = await deps.loadRuntime();
    if (runtime === null) return err({ type: 'pack-missing', pack: 'device-runtime' });
    if (!runtime.isHere()) return err({ type: 'not-here', what: 'device-model' });
    const file = await deps.files.read(id).catch(() => null);
    if (file === null) return err({ type: 'model-missing', model: name });
    // The runtime "loads" what is damaged, and then says nothing, or nonsense.
    const head = await readGguf(file);
    const broken = head.ok ? (file.size < (size ?? 0) ? 'incomplete' : null) : head.error;
    if (broken !== null || (size !== undefined && file.size !== size))
      return err({ type: 'model-broken', model: name, reason: broken ?? 'damaged' });
    if (sample !== null && (await sampleHash(file).catch(() => null)) !== sample)
      return err({ type: 'model-broken', model: name, reason: 'altered' });
    try {
      return ok(await runtime.load(file, contextLength));
    } catch (thrown) {
      return err({ type: 'model-broken', model: name, reason: isMemory(thrown) ? 'no-memory' : 'damaged' });
    }
  }

  return {
    free,
    use: (model, work, signal) => {
      working += 1;
      return inTurn(async () => {
        try {
          if (signal.aborted) return err({ type: 'cut-off', host: model.name });
          if (held !== null && held.id !== model.id) await drop();
          if (held === null) {
            const now = await hold(model.id, () => load(model), model.name);
            if (!now.ok) return now;
            held = now.value;
          }
          try {
            return ok(await work(held.loaded));
          } catch (thrown) {
            const error = failureOf(thrown, model.name);
            // What broke in the middle cannot be trusted with another question.
            if (error.type !== 'context-too-long') await drop();
            return err(error);
          }
        } finally {
          working -= 1;
          if (held !== null) restLater();
        }
      });
    },
  };
}

function failureOf(thrown: unknown, name: string): ProviderError {
  const message = thrown instanceof Error ? thrown.message : String(thrown);
  if (/context size|exceeds the available context|kv.?cache/i.test(message))
    return { type: 'context-too-long', host: name };
  if (isMemory(thrown)) return { type: 'model-broken', model: name, reason: 'no-memory' };
  return { type: 'provider-failed', host: name, status: null, message: message.slice(0, 200) };
}

function isMemory(thrown: unknown): boolean {
  return (
    thrown instanceof RangeError || /out of memory|memory allocation|could not allocate/i.test(String(thrown))
  );
}
