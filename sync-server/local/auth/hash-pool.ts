import { Worker } from 'node:worker_threads';

import { err, ok, type Result } from '../../../src/domain/result.ts';

/** One computation of argon2id. */
export type HashJob = {
  readonly password: string;
  readonly salt: Uint8Array;
  readonly memoryKib: number;
  readonly passes: number;
  readonly lanes: number;
  /** Of the hash, in bytes. */
  readonly length: number;
};

/** Computes hashes in threads of its own. 'busy': more wait than the queue holds. */
export type HashPool = {
  readonly compute: (job: HashJob) => Promise<Result<Uint8Array, 'busy'>>;
  readonly close: () => Promise<void>;
};

type Waiting = {
  readonly job: HashJob;
  readonly resolve: (hash: Result<Uint8Array, 'busy'>) => void;
  readonly reject: (reason: Error) => void;
};

type Thread = { readonly worker: Worker; job: Waiting | null; idle: NodeJS.Timeout | undefined };

const idleMs = 60_000;

/**
 * Threads start when they are needed, and end after a minute without work: an idle one costs memory.
 * @param options.threads how many compute at once @param options.queue how many more may wait
 */
export function createHashPool(options: { readonly threads: number; readonly queue: number }): HashPool {
  const threads = new Set<Thread>();
  const waiting: Waiting[] = [];
  let closed = false;

  const start = (): Thread => {
    const worker = new Worker(new URL('./hash-worker.mjs', import.meta.url));
    const thread: Thread = { worker, job: null, idle: undefined };
    threads.add(thread);
    worker.on('message', ({ hash }: { hash: unknown }) => {
      const { job } = thread;
      thread.job = null;
      if (hash instanceof Uint8Array) job?.resolve(ok(hash));
      else job?.reject(new Error('The hashing thread gave no hash.'));
      next(thread);
    });
    const fail = (reason: Error) => {
      if (!threads.delete(thread)) return;
      thread.job?.reject(reason);
      thread.job = null;
      if (waiting.length > 0 && !closed) next(start());
    };
    worker.on('error', fail);
    worker.on('exit', () => fail(new Error('The hashing thread ended.')));
    return thread;
  };

  const next = (thread: Thread) => {
    clearTimeout(thread.idle);
    const job = waiting.shift();
    if (!job) {
      thread.worker.unref();
      thread.idle = setTimeout(() => {
        threads.delete(thread);
        void thread.worker.terminate();
      }, idleMs);
      thread.idle.unref();
      return;
    }
    thread.job = job;
    thread.worker.ref();
    thread.worker.postMessage({ ...job.job, password: new TextEncoder().encode(job.job.password) });
  };

  return {
    compute: (job) =>
      new Promise((resolve, reject) => {
        if (closed || waiting.length >= options.queue) return resolve(err('busy'));
        waiting.push({ job, resolve, reject });
        const free = [...threads].find((thread) => thread.job === null);
        if (free) next(free);
        else if (threads.size < options.threads) next(start());
      }),
    close: async () => {
      closed = true;
      for (const each of waiting.splice(0)) each.resolve(err('busy'));
      await Promise.all([...threads].map(({ worker }) => worker.terminate()));
    },
  };
}
