import type { DeviceModel } from '../../../src/domain/model.ts';
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

/** Something that runs models, with what it did. */
export function fakeRuntime(props: Partial<Runtime> & { readonly words?: readonly string[] } = {}) {
  const { words = ['The lamp ', 'burned.'], ...rest } = props;
  const log: string[] = [];
  const runtime: Runtime = {
    isHere: () => true,
    keep: () => {
      log.push('keep');
      return Promise.resolve();
    },
    load: () => {
      log.push('load');
      return Promise.resolve({
        ask: async ({ messages }, onDelta, signal) => {
          log.push(`ask ${messages.at(-1)?.role}`);
          for (const word of words) {
            await Promise.resolve();
            if (signal.aborted) return;
            onDelta(delta(word));
          }
          onDelta(delta('', 'stop'));
        },
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
) {
  const clock = fakeClock();
  const files = memoryFiles();
  const engine = createDeviceEngine({
    files,
    loadRuntime: () => Promise.resolve(runtime),
    locks,
    // Nothing is freed for being idle here.
    clock: {
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
export const model = { id: 'tiny', name: 'Tiny', contextLength: 2048 };
export const { signal } = new AbortController();
