import type { ProviderError, StoreError } from '../../domain/errors.ts';
import { largestModel } from '../../domain/device-shelf.ts';
import type { DeviceModel, DeviceRun, FileHash } from '../../domain/model.ts';
import type { Clock, Locks } from '../../domain/ports/clock.ts';
import type { ModelRows, ModelShelf, ModelSource } from '../../domain/ports/models.ts';
import { done, err, ok } from '../../domain/result.ts';
import type { Result } from '../../domain/result.ts';
import type { DeviceEngine } from './device-engine.ts';
import { fetchInto, takeIn, type Taken } from './fetch-model.ts';
import { hashOf } from './file-hash.ts';
import { readGguf } from './gguf.ts';
import type { ModelFiles } from './model-files.ts';
import { publishedHash } from './published-hash.ts';
import type { Runtime } from './runtime.ts';
import { tryModel } from './trial.ts';

export type ModelShelfDeps = {
  readonly rows: ModelRows;
  readonly files: ModelFiles;
  readonly engine: DeviceEngine;
  readonly loadRuntime: () => Promise<Runtime | null>;
  readonly fetch: typeof fetch;
  readonly clock: Clock;
  readonly locks: Locks;
  readonly online: () => boolean;
};

/** How often the progress of a download, or of reading it over, is written, in milliseconds. */
const progressEveryMs = 250;
/** How long a publisher may think about the hash of a file that is here already, in milliseconds. */
const publisherPatienceMs = 15_000;

/**
 * Puts models into the browser: fetched or taken from a file, read over, looked at, tried, and only then told to be installed. What fails leaves
 * nothing behind but a row that says why.
 */
export function createModelShelf(deps: ModelShelfDeps): ModelShelf {
  const { rows, files, clock, locks } = deps;
  const coming = new Map<string, AbortController>();

  /** One at a time for each model, across all tabs; `stopInstall` aborts the signal. */
  async function hold(
    id: string,
    name: string,
    work: (signal: AbortSignal) => Promise<Result<null, ProviderError | StoreError>>,
  ): Promise<Result<null, ProviderError | StoreError>> {
    const halt = new AbortController();
    const result = await locks.tryHold(`install:${id}`, async () => {
      coming.set(id, halt);
      try {
        return await work(halt.signal);
      } finally {
        coming.delete(id);
      }
    });
    return result === 'busy' ? err({ type: 'model-busy', model: name }) : result;
  }

  /** Calls `write` now and then. */
  function paced(write: (count: number, of: number) => void): (count: number, of: number) => void {
    let writtenMs = clock.now();
    return (count, of) => {
      if (clock.now() - writtenMs < progressEveryMs) return;
      writtenMs = clock.now();
      write(count, of);
    };
  }

  async function bringIn(
    source: ModelSource,
    signal: AbortSignal,
  ): Promise<Result<null, ProviderError | StoreError>> {
    let row = rowOf(source, clock.now());
    const first = await rows.put(row);
    if (!first.ok) return first;
    const runtime = await deps.loadRuntime();
    const problem: ProviderError | null =
      runtime === null
        ? { type: 'pack-missing', pack: 'device-runtime' }
        : runtime.isHere()
          ? null
          : { type: 'not-here', what: 'device-model' };
    if (problem !== null || runtime === null) return fail(row, problem);

    const late = new AbortController();
    const named =
      'url' in source.from
        ? publishedHash(source.from.url, deps.fetch, AbortSignal.any([signal, late.signal]))
        : null;
    const showComing = paced((received, size) => {
      row = { ...row, received, size: Math.max(size, received) };
      void rows.put(row);
    });
    const taken = await take(source, signal, showComing);
    if (!taken.ok) {
      late.abort();
      return signal.aborted ? forget(source.id) : fail(row, taken.error);
    }
    row = { ...row, received: taken.value.size, size: taken.value.size };
    const shown = await rows.put(row);
    if (!shown.ok) return shown;

    void clock.sleep(publisherPatienceMs, signal).then(() => late.abort());
    const hash = await compare(source, taken.value, await named, signal);
    if (signal.aborted) return forget(source.id);
    if (!hash.ok) return fail(row, hash.error);

    const looked = await look(source, runtime, signal);
    if (signal.aborted) return forget(source.id);
    if (!looked.ok) return fail(row, looked.error);
    return rows.put({
      ...row,
      status: 'installed',
      hash: hash.value,
      contextLength: looked.value.contextLength,
      run: looked.value.run,
      licence: row.licence === '' ? looked.value.licence : row.licence,
      lastUsed: clock.now(),
    });
  }

  function take(
    source: ModelSource,
    signal: AbortSignal,
    onProgress: (received: number, size: number) => void,
  ): Promise<Result<Taken, ProviderError>> {
    const { files: store, fetch: ask, online } = deps;
    const { id, name, from } = source;
    const into = { files: store, id, name, signal, onProgress, largest: largestModel };
    return 'file' in from
      ? takeIn({ ...into, file: from.file })
      : fetchInto({ ...into, url: from.url, fetch: ask, online });
  }

  /** Reads over what was written: whether its bytes are those that came, and those that the publisher names. */
  async function compare(
    { id, name }: ModelSource,
    came: Taken,
    named: string | null,
    signal: AbortSignal,
  ): Promise<Result<FileHash, ProviderError>> {
    const kept = await readOver(id, signal);
    if (kept === null) return err({ type: 'model-missing', model: name });
    if (kept.sha256 !== came.sha256 || (named !== null && named !== kept.sha256))
      return err({ type: 'model-broken', model: name, reason: 'altered' });
    return ok({ ...kept, published: named !== null });
  }

  /** `null` when the file cannot be read, or when it was stopped. */
  async function readOver(id: string, signal: AbortSignal) {
    const show = paced((reading) => void rows.change(id, { reading }));
    try {
      const file = await files.read(id);
      return file && (await hashOf(file, (read) => show(read, file.size), signal));
    } catch (thrown) {
      // The browser cannot read it any more.
      if (!(thrown instanceof DOMException)) throw thrown;
      return null;
    }
  }

  async function check(
    row: DeviceModel,
    signal: AbortSignal,
  ): Promise<Result<null, ProviderError | StoreError>> {
    const { id, name, hash } = row;
    const begun = await rows.change(id, { reading: 0 });
    if (!begun.ok) return begun;
    const now = await readOver(id, signal);
    if (signal.aborted) return rows.change(id, { reading: null });
    const error: ProviderError | null =
      now === null
        ? { type: 'model-missing', model: name }
        : hash !== undefined && hash.sha256 !== now.sha256
          ? { type: 'model-broken', model: name, reason: 'altered' }
          : null;
    if (error !== null || now === null) {
      await deps.engine.free();
      return fail({ ...row, reading: null }, error);
    }
    // One that came before hashes were kept has one from now on.
    const sound = await rows.change(id, {
      reading: null,
      soundAt: clock.now(),
      hash: hash ?? { ...now, published: false },
    });
    if (!sound.ok) return sound;
    // The graphics card may be another one since, or none; what cannot be tried now runs as it did.
    const runtime = await deps.loadRuntime();
    const looked = runtime?.isHere() ? await look({ id, name }, runtime, signal) : null;
    return looked?.ok && !signal.aborted ? rows.change(id, { run: looked.value.run }) : done;
  }

  /** Whether the file is a whole model, says something when it is asked, and how it runs here. */
  async function look(
    { id, name }: { readonly id: string; readonly name: string },
    runtime: Runtime,
    signal: AbortSignal,
  ): Promise<
    Result<
      { readonly contextLength: number | null; readonly licence: string; readonly run: DeviceRun },
      ProviderError
    >
  > {
    const file = await files.read(id).catch(() => null);
    if (file === null) return err({ type: 'model-missing', model: name });
    const head = await readGguf(file);
    if (!head.ok) return err({ type: 'model-broken', model: name, reason: head.error });
    const run = await tryModel({ engine: deps.engine, runtime, clock }, { id, name }, head.value, signal);
    if (!run.ok) return run;
    // Only now is it worth keeping what runs it for when there is no network.
    await runtime.keep().catch(() => {});
    return ok({ contextLength: head.value.contextLength, licence: head.value.licence, run: run.value });
  }

  async function fail(
    row: DeviceModel,
    error: ProviderError | null,
  ): Promise<Result<null, ProviderError | StoreError>> {
    await files.remove(row.id).catch(() => {});
    if (error === null) return done;
    const kept = await rows.put({ ...row, status: 'failed', error });
    return kept.ok ? err(error) : kept;
  }

  /** What was stopped was not wanted: nothing of it stays. */
  async function forget(id: string): Promise<Result<null, StoreError>> {
    await files.remove(id).catch(() => {});
    return rows.remove(id);
  }

  return {
    install: (source) => hold(source.id, source.name, (signal) => bringIn(source, signal)),
    check: async (id) => {
      const row = await rows.get(id);
      if (!row.ok) return row;
      const model = row.value;
      if (model?.status !== 'installed') return err({ type: 'model-missing', model: model?.name ?? id });
      return hold(id, model.name, (signal) => check(model, signal));
    },
    stopInstall: async (id) => {
      coming.get(id)?.abort();
      if (coming.has(id)) return done;
      const row = await rows.get(id);
      // Pressed when it was just done: what is installed stays.
      return row.ok && row.value?.status === 'installed' ? done : forget(id);
    },
    remove: async (id) => {
      coming.get(id)?.abort();
      await deps.engine.free();
      return forget(id);
    },
    tidy: async () => {
      const all = await rows.all();
      if (!all.ok) return all;
      for (const row of all.value) {
        const answer = await locks.tryHold(`install:${row.id}`, async () => {
          if (row.status === 'coming') {
            await fail(row, {
              type: 'download-failed',
              host: hostOf(row),
              status: null,
              reason: 'broke-off',
            });
            return;
          }
          const file = row.status === 'installed' ? await files.read(row.id).catch(() => null) : null;
          if (row.status === 'installed' && (file === null || file.size !== row.size))
            await fail(row, { type: 'model-missing', model: row.name });
          else if (typeof row.reading === 'number') await rows.change(row.id, { reading: null });
        });
        // Someone is at it, here or in another tab.
        if (answer === 'busy') continue;
      }
      return done;
    },
  };
}

function rowOf({ id, name, licence, from }: ModelSource, now: number): DeviceModel {
  return {
    id,
    name,
    source: 'url' in from ? from.url : '',
    licence,
    size: 'file' in from ? from.file.size : 0,
    received: 0,
    status: 'coming',
    error: null,
    contextLength: null,
    lastUsed: now,
  };
}

const hostOf = ({ source, name }: DeviceModel) => URL.parse(source)?.host ?? name;
