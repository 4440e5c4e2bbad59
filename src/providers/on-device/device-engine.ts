import { deviceContext } from '../../domain/device-shelf.ts';
import type { ProviderError } from '../../domain/errors.ts';
import type { DevicePlace } from '../../domain/model.ts';
import type { Clock, Locks } from '../../domain/ports/clock.ts';
import { err, ok } from '../../domain/result.ts';
import type { Result } from '../../domain/result.ts';
import { sampleHash } from './file-hash.ts';
import { readGguf } from './gguf.ts';
import type { ModelFiles } from './model-files.ts';
import { tokensRemembered } from './remembered.ts';
import type { LoadedModel, Runtime } from './runtime.ts';
import { silenceMs, SilentError, watch } from './watch.ts';

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
  /** Tokens of a prompt and its answer together. */
  readonly room: number;
  readonly place: DevicePlace;
  /** Whether no other place or room stands in for these when it cannot be had. @defaultValue the processor stands in for the card, and then less room for more */
  readonly exactly?: boolean;
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
/** A model that nobody asks anything gives its memory back, in milliseconds: a reader of a long passage should find it, and what it has read, still there. */
const idleMs = 600_000;
/** How long a tab that holds a model may take to notice that it is wanted elsewhere. */
const handOverMs = 3_000;
/** After so many failures on the graphics card in a row the processor takes over, until the model has rested. */
const mostBreaks = 2;
/** Bytes of prompts that a model may remember; past them it is loaded anew. */
const mostRemembered = 1024 ** 3;
/** Bytes for each token of a model that does not tell: many are smaller. */
const usualTokenBytes = 128 * 1024;

/** A model that was just loaded, and the bytes that it keeps for each token. */
type Fresh = { readonly loaded: LoadedModel; readonly tokenBytes: number };

type Held = {
  /** What was wanted, by `keyOf`. */
  readonly key: string;
  readonly loaded: LoadedModel;
  readonly tokenBytes: number;
  /** Tokens of prompts that it remembers. */
  remembered: number;
  readonly release: () => Promise<void>;
};

export function createDeviceEngine(deps: DeviceEngineDeps): DeviceEngine {
  const { locks, clock, bell } = deps;
  let held: Held | null = null;
  let working = 0;
  let queue: Promise<unknown> = Promise.resolve();
  let idle = new AbortController();
  /** Failures of a model on the graphics card, by `keyOf`, since it last told something whole. */
  const breaks = new Map<string, number>();

  const breaksOf = (key: string) => breaks.get(key) ?? 0;

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
  const free = () => {
    if (working > 0) return Promise.resolve();
    breaks.clear();
    return inTurn(drop);
  };
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
    key: string,
    load: () => Promise<Result<Fresh, ProviderError>>,
    name: string,
  ): Promise<Result<Held, ProviderError>> {
    const until = clock.now() + handOverMs;
    for (;;) {
      const tried = await tryToHold(key, load);
      if (tried !== 'busy') return tried;
      if (clock.now() >= until) return err({ type: 'model-busy', model: name });
      bell.ring();
      await clock.sleep(200);
    }
  }

  /** The lock is held for as long as the model is in memory, which is longer than this call. */
  function tryToHold(
    key: string,
    load: () => Promise<Result<Fresh, ProviderError>>,
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
            await loaded.value.loaded.close();
            letGo();
            await over;
          };
          resolve(ok({ ...loaded.value, key, remembered: 0, release }));
          await gone;
        })
        .then((answer) => {
          if (answer === 'busy') resolve('busy');
        }, reject)
        .finally(() => ended());
    });
  }

  async function load(model: KeptModel): Promise<Result<Fresh, ProviderError>> {
    const { id, name, size, sample = null } = model;
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
    const key = keyOf(model);
    let reason: 'damaged' | 'no-memory' = 'damaged';
    for (const { place, room } of waysFor(model)) {
      if (place === 'card' && breaksOf(key) >= mostBreaks && model.exactly !== true) continue;
      try {
        const loaded = await runtime.load(file, { room, place });
        return ok({ loaded, tokenBytes: (head.ok ? head.value.tokenBytes : null) ?? usualTokenBytes });
      } catch (thrown) {
        reason = isMemory(thrown) ? 'no-memory' : 'damaged';
        if (place === 'card') breaks.set(key, breaksOf(key) + 1);
        // Less room helps against nothing else.
        else if (reason === 'damaged') break;
      }
    }
    return err({ type: 'model-broken', model: name, reason });
  }

  return {
    free,
    use: (model, work, signal) => {
      working += 1;
      return inTurn(async () => {
        try {
          if (signal.aborted) return err({ type: 'cut-off', host: model.name });
          const key = keyOf(model);
          if (held !== null && held.key !== key) await drop();
          if (held === null) {
            const now = await hold(key, () => load(model), model.name);
            if (!now.ok) return now;
            held = now.value;
          }
          const { loaded } = held;
          try {
            const answer = ok(await work(watched(held, clock)));
            if (loaded.place === 'card') breaks.delete(key);
            if (held.remembered * held.tokenBytes > mostRemembered) await drop();
            return answer;
          } catch (thrown) {
            const error = failureOf(thrown, model.name);
            // What broke in the middle cannot be trusted with another question.
            if (error.type !== 'context-too-long') {
              if (loaded.place === 'card') breaks.set(key, breaksOf(key) + 1);
              await drop();
            }
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

const keyOf = ({ id, place, room }: KeptModel) => `${id} ${place} ${room}`;

/** How a model may be run, best first. */
function waysFor({ place, room, exactly = false }: KeptModel) {
  const ways = [{ place, room }];
  if (exactly) return ways;
  if (place === 'card') ways.push({ place: 'processor', room });
  for (let less = room / 2; less >= deviceContext; less /= 2) ways.push({ place: 'processor', room: less });
  return ways;
}

/** A model whose calls end, whatever becomes of it. */
function watched(held: Held, clock: Clock): LoadedModel {
  const { loaded } = held;
  return {
    ...loaded,
    ask: (question, onDelta, signal) =>
      watch(
        (sign) =>
          loaded.ask(
            question,
            (delta) => {
              sign();
              held.remembered += tokensRemembered(delta);
              onDelta(delta);
            },
            signal,
          ),
        clock,
        signal,
      ),
    reckon: (text, tokens, signal) => watch(() => loaded.reckon(text, tokens, signal), clock, signal),
  };
}

function failureOf(thrown: unknown, name: string): ProviderError {
  if (thrown instanceof SilentError) return { type: 'timeout', host: name, afterMs: silenceMs };
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
