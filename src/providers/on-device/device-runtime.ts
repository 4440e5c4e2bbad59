import { Wllama, type WllamaConfig } from '@wllama/wllama/esm/index.js';
import wasmUrl from '@wllama/wllama/esm/wasm/wllama.wasm?url';

import type { LoadedModel, Runtime } from './runtime.ts';

/* The one file that knows wllama. It is fetched when a model is first used, and kept with the wasm once one is installed. */

const cacheName = 'lamplit-models';
const programUrl = `${location.origin}${wasmUrl}`;
/** A worker that may not start never answers. */
const patienceMs = 120_000;

const quiet = { debug: () => {}, log: () => {}, warn: () => {}, error: () => {} };
const config: WllamaConfig = { suppressNativeLog: true, logger: quiet, allowOffline: true };

export const runtime: Runtime = {
  isHere: () => 'Suspending' in WebAssembly && hasLongMemory(),
  load: async (file, contextLength) => {
    // Its worker is out of the service worker's reach, so the program is handed to it from here.
    const program = URL.createObjectURL(await readProgram());
    const wllama = new Wllama({ default: program }, config);
    // Nothing from elsewhere.
    wllama.setCompat(null);
    try {
      await within(
        patienceMs,
        wllama.loadModel([file], { n_ctx: contextLength, n_parallel: 1, n_gpu_layers: 0 }),
      );
      // It also "loads" what is no model: only the vocabulary tells.
      if (!(wllama.getLoadedContextInfo().n_vocab > 0)) throw new Error('The file holds no vocabulary.');
    } catch (thrown) {
      await wllama.exit();
      throw thrown;
    } finally {
      URL.revokeObjectURL(program);
    }
    return loadedModel(wllama);
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

function loadedModel(wllama: Wllama): LoadedModel {
  return {
    ask: async ({ messages, maxTokens, temperature, stop }, onDelta, signal) => {
      // Not in the package's types, but read by the llama.cpp below it.
      const more = stop.length === 0 ? {} : { stop };
      try {
        await wllama.createChatCompletion({
          ...more,
          messages: messages.map(({ role, content }) => ({ role, content })),
          max_tokens: maxTokens,
          temperature,
          cache_prompt: true,
          stream: true,
          onData: onDelta,
          abortSignal: signal,
        });
      } catch (thrown) {
        if (!signal.aborted) throw thrown;
      }
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
