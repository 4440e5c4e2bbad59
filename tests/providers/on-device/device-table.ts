import type { DeviceModel, DevicePlace } from '../../../src/domain/model.ts';
import type { Clock } from '../../../src/domain/ports/clock.ts';
import type { ModelRows } from '../../../src/domain/ports/models.ts';
import { ok } from '../../../src/domain/result.ts';
import { createDeviceEngine } from '../../../src/providers/on-device/device-engine.ts';
import type { ModelFiles } from '../../../src/providers/on-device/model-files.ts';
import type { Runtime } from '../../../src/providers/on-device/runtime.ts';
import { createModelShelf } from '../../../src/providers/on-device/shelf.ts';
import { tinyGguf } from '../../device-model/tiny-gguf.ts';
import { fakeClock, fakeLocks } from '../../game-table.ts';

export const gguf = tinyGguf();

/** A private file store in memory. */
function memoryFiles(free: number | null = null): ModelFiles & { readonly names: () => readonly string[] } {
  const files = new Map<string, Uint8Array[]>();
  return {
    names: () => [...files.keys()],
    create: (id) => {
      const parts: Uint8Array[] = [];
      files.set(id, parts);
      return Promise.resolve({ write: (bytes) => void parts.push(bytes.slice()), close: () => {} });
    },
    read: (id) => {
      const parts = files.get(id);
      return Promise.resolve(parts ? new File(parts as Uint8Array<ArrayBuffer>[], id) : null);
    },
    remove: (id) => {
      files.delete(id);
      return Promise.resolve();
    },
    free: () => Promise.resolve(free),
  };
}

function memoryRows(): ModelRows & { readonly rows: Map<string, DeviceModel> } {
  const rows = new Map<string, DeviceModel>();
  return {
    rows,
    all: () => Promise.resolve(ok([...rows.values()])),
    get: (id) => Promise.resolve(ok(rows.get(id) ?? null)),
    put: (row) => {
      rows.set(row.id, row);
      return Promise.resolve(ok(null));
    },
    change: (id, change) => {
      const row = rows.get(id);
      if (row) rows.set(id, { ...row, ...change });
      return Promise.resolve(ok(null));
    },
    remove: (id) => {
      rows.delete(id);
      return Promise.resolve(ok(null));
    },
  };
}

const delta = (content: string, finish: string | null = null) => ({
  choices: [{ index: 0, delta: { content }, finish_reason: finish }],
});

/** A delta of a model that thinks before it tells. */
export const thought = (text: string) => ({
  choices: [{ index: 0, delta: { content: null, reasoning_content: text }, finish_reason: null }],
});

/** The last word of a runtime: how many tokens a second it read and told. */
export const speeds = (read: number, tell: number) => ({
  choices: [],
  timings: { prompt_per_second: read, predicted_per_second: tell },
});

/** An answer to a sum: the likeliest tokens of each place with their logarithms, the one that was told first. */
export const sums = (...places: readonly (readonly (readonly [token: string, logprob: number])[])[]) => ({
  choices: [
    {
      logprobs: {
        content: places.map((place) => ({
          token: place[0]?.[0],
          logprob: place[0]?.[1],
          top_logprobs: place.map(([token, logprob]) => ({ token, logprob })),
        })),
      },
    },
  ],
});

/** What a runtime that is scripted does in one place. */
export type Script = {
  /** The deltas of every answer. */
  readonly says?: readonly unknown[];
  readonly sums?: unknown;
  /** Where it is in truth. */
  readonly truly?: DevicePlace;
  readonly breaks?: { readonly load?: unknown; readonly ask?: unknown };
};

/** Something that runs models, with what it did. */
export function fakeRuntime(
  props: Partial<Runtime> & {
    readonly words?: readonly string[];
    /** What it does on the graphics card; there is none without it. */
    readonly card?: Script;
    readonly processor?: Script;
  } = {},
) {
  const { words = ['The lamp ', 'burned.'], card, processor = {}, ...rest } = props;
  const log: string[] = [];
  const runtime: Runtime = {
    isHere: () => true,
    hasCard: () => Promise.resolve(card !== undefined),
    keep: () => {
      log.push('keep');
      return Promise.resolve();
    },
    load: (_file, { place, room }) => {
      log.push(place === 'card' ? `load ${place} ${room}` : 'load');
      const script = (place === 'card' ? card : processor) ?? {};
      const { says = [...words.map((word) => delta(word)), delta('', 'stop')], breaks = {} } = script;
      if (breaks.load !== undefined) return Promise.reject(breaks.load);
      return Promise.resolve({
        place: script.truly ?? place,
        ask: async ({ messages }, onDelta, signal) => {
          log.push(`ask ${messages.at(-1)?.role}`);
          for (const said of says) {
            await Promise.resolve();
            if (signal.aborted) return;
            onDelta(said);
          }
          if (breaks.ask !== undefined) throw breaks.ask;
        },
        reckon: () => Promise.resolve(script.sums ?? sums([['the', -0.5]])),
        close: () => {
          log.push('close');
          return Promise.resolve();
        },
      });
    },
    ...rest,
  };
  return { runtime, log };
}

export type Host = (address: string) => Response;
const hostOfGguf: Host = (address) =>
  address.includes('/raw/')
    ? new Response('not found', { status: 404 })
    : new Response(gguf, { headers: { 'Content-Length': String(gguf.length) } });

export function deviceOf(
  runtime: Runtime,
  locks = fakeLocks(),
  rings: (() => void)[] = [],
  host = hostOfGguf,
  engineClock?: Clock,
) {
  const clock = fakeClock();
  const files = memoryFiles();
  const engine = createDeviceEngine({
    files,
    loadRuntime: () => Promise.resolve(runtime),
    locks,
    // Nothing is freed for being idle here.
    clock: engineClock ?? {
      ...clock,
      sleep: (ms, signal) => (ms > 10_000 ? new Promise(() => {}) : clock.sleep(ms, signal)),
    },
    bell: { ring: () => rings.forEach((answer) => answer()), onRing: (answer) => void rings.push(answer) },
  });
  const rows = memoryRows();
  const shelf = createModelShelf({
    rows,
    files,
    engine,
    loadRuntime: () => Promise.resolve(runtime),
    fetch: (input) => Promise.resolve(host(String(input))),
    clock,
    locks,
    online: () => true,
  });
  return { engine, files, rows, shelf, clock };
}

export const source = {
  id: 'tiny',
  name: 'Tiny',
  licence: 'MIT',
  from: { url: 'https://models.example/tiny.gguf' },
} as const;
export const model = { id: 'tiny', name: 'Tiny', room: 2048, place: 'processor' } as const;
export const { signal } = new AbortController();
