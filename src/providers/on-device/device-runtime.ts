import { Wllama, type WllamaLogger } from '@wllama/wllama/esm/index.js';
import wasmUrl from '@wllama/wllama/esm/wasm/wllama.wasm?url';

import type { DevicePlace } from '../../domain/model.ts';
import type { LoadedModel, Runtime } from './runtime.ts';

/* The one file that knows wllama. It is fetched when a model is first used, and kept with the wasm once one is installed. */

const cacheName = 'lamplit-models';
const programUrl = `${location.origin}${wasmUrl}`;
/** A worker that may not start never answers. */
const patienceMs = 120_000;

/** Every layer of any model. */
const allLayers = 99_999;
/** Tokens of a prompt that are read at a stretch: between two of them it says how far it is, and hears that it should stop. */
const stretch = 256;
/** The level of messages from which it tells where its tensors went. */
const informs = 2;

export const runtime: Runtime = {
  isHere: () => 'Suspending' in WebAssembly && hasLongMemory(),
  hasCard: async () => {
    try {
      // Absent in many browsers, and where the page is not served securely.
      const { gpu } = navigator as { readonly gpu?: GPU };
      const adapter = await gpu?.requestAdapter();
      // It does its sums with short numbers; and a card that the processor plays is none.
      return adapter?.features.has('shader-f16') === true && !adapter.info.isFallbackAdapter;
    } catch {
      return false;
    }
  },
  load: async (file, { room, place }) => {
    // Its worker is out of the service worker's reach, so the program is handed to it from here.
    const program = URL.createObjectURL(await readProgram());
    const ear = createEar();
    const wllama = new Wllama({ default: program }, { logger: ear.logger, allowOffline: true });
    // Nothing from elsewhere.
    wllama.setCompat(null);
    try {
      await within(
        patienceMs,
        Promise.race([
          ear.died,
          wllama.loadModel([file], {
            n_ctx: room,
            n_batch: stretch,
            n_parallel: 1,
            n_gpu_layers: place === 'card' ? allLayers : 0,
            // Models that can think before they tell are told not to: a turn has no room for it.
            reasoning: false,
            log_level: informs,
          }),
        ]),
      );
      // It also "loads" what is no model: only the vocabulary tells.
      if (!(wllama.getLoadedContextInfo().n_vocab > 0)) throw new Error('The file holds no vocabulary.');
    } catch (thrown) {
      await wllama.exit();
      throw thrown;
    } finally {
      URL.revokeObjectURL(program);
    }
    return loadedModel(wllama, ear);
  },
  keep: async () => {
    const cache = await caches.open(cacheName);
    const wanted = [programUrl, import.meta.url];
    for (const { url } of await cache.keys()) if (!wanted.includes(url)) await cache.delete(url);
    for (const url of wanted) if (!(await cache.match(url))) await cache.add(url);
  },
};

/** From the cache, or from the host before a first model is installed. */
async function readProgram(): Promise<Blob> {
  const response = (await (await caches.open(cacheName)).match(programUrl)) ?? (await fetch(programUrl));
  if (!response.ok) throw new Error(`The program that runs models could not be fetched: ${response.status}.`);
  return new Blob([await response.arrayBuffer()], { type: 'application/wasm' });
}

type Ear = {
  readonly logger: WllamaLogger;
  readonly place: () => DevicePlace;
  /** Never resolves; rejects when its worker or the graphics card under it is gone, which answers nothing itself. */
  readonly died: Promise<never>;
};

/** Hears from the program's own messages what it tells no other way; they go nowhere else. */
function createEar(): Ear {
  let place: DevicePlace = 'processor';
  let die: (why: Error) => void = () => {};
  const died = new Promise<never>((_, reject) => {
    die = reject;
  });
  // Nobody need be waiting when it happens.
  died.catch(() => {});
  const hear = (first?: unknown) => {
    if (first instanceof Event) die(new Error('The worker that runs the model ended.'));
    if (typeof first !== 'string') return;
    if (/WebGPU\d* model buffer size/.test(first)) place = 'card';
    if (/Device lost!/.test(first)) die(new Error('The graphics card was lost.'));
  };
  return { logger: { debug: hear, log: hear, warn: hear, error: hear }, place: () => place, died };
}

function loadedModel(wllama: Wllama, ear: Ear): LoadedModel {
  return {
    place: ear.place(),
    ask: async ({ messages, maxTokens, temperature, stop }, onDelta, signal) => {
      // Not in the package's types, but read by the llama.cpp below it.
      const more = {
        ...(stop.length === 0 ? {} : { stop }),
        stream_options: { include_usage: true },
        return_progress: true,
      };
      try {
        await Promise.race([
          ear.died,
          wllama.createChatCompletion({
            ...more,
            messages: messages.map(({ role, content }) => ({ role, content })),
            max_tokens: maxTokens,
            temperature,
            // What begins as one of the prompts before it is read from there on.
            cache_prompt: true,
            stream: true,
            onData: onDelta,
            abortSignal: signal,
          }),
        ]);
      } catch (thrown) {
        if (!signal.aborted) throw thrown;
      }
    },
    reckon: (text, tokens, signal) => {
      // Read anew each time, and not from what it remembers.
      const more = { cache_prompt: false };
      const likeliest = { temperature: 0, logprobs: 3 };
      return Promise.race([
        ear.died,
        wllama.createCompletion({
          ...more,
          ...likeliest,
          prompt: text,
          max_tokens: tokens,
          abortSignal: signal,
        }),
      ]);
    },
    close: () => wllama.exit(),
  };
}

function hasLongMemory(): boolean {
  try {
    // TypeScript does not know memories with long addresses yet.
    const wish = { address: 'i64', initial: 1n } as unknown as WebAssembly.MemoryDescriptor;
    return new WebAssembly.Memory(wish) instanceof WebAssembly.Memory;
  } catch {
    return false;
  }
}

async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The model did not load in time.')), ms);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
