import type { ProviderError } from '../../domain/errors.ts';
import type { Clock } from '../../domain/ports/clock.ts';
import { createAnswer, failed } from './answer.ts';
import type { AnswerEnd, Heard } from './answer.ts';
import type { Asked } from './call-failure.ts';
import { watchDeadlines } from './deadlines.ts';
import type { Timers } from './deadlines.ts';
import type { Wire } from './wire.ts';

/** How an attempt ended. */
export type AttemptEnd = AnswerEnd | { readonly type: 'aborted' };

/** Sends one request and reads its answer; yields what is visible as it comes and returns how it ended. Never throws. */
export async function* runAttempt(options: {
  readonly wire: Wire;
  readonly send: (signal: AbortSignal) => Promise<Response>;
  readonly asked: Omit<Asked, 'nowMs'>;
  readonly clock: Clock;
  readonly timers: Timers;
  readonly startedMs: number;
  readonly online: () => boolean;
  readonly signal: AbortSignal;
  /** Whether the model is known to think in its answer without saying where the thought begins. */
  readonly aloud: boolean;
}): AsyncGenerator<Heard, AttemptEnd> {
  const { clock, signal, asked } = options;
  if (signal.aborted) return { type: 'aborted' };
  const deadlines = watchDeadlines(clock, options.timers, options.startedMs);
  const call = new AbortController();
  const interrupts = createInterrupts();
  const leave = () => interrupts.interrupt('aborted');
  signal.addEventListener('abort', leave, { once: true });
  void deadlines.passed.then((afterMs) => interrupts.interrupt({ afterMs }));
  const answer = createAnswer(options.wire, deadlines, options.aloud);

  try {
    const sent = options.send(call.signal).catch(() => null);
    const first = await interrupts.orElse(sent);
    if (first === 'aborted') return { type: 'aborted' };
    if (first === null) return failed(unreachable(asked.host, options.online()), options.online());
    if ('afterMs' in first) return failed({ type: 'timeout', host: asked.host, afterMs: first.afterMs });
    const response = first;
    answer.open(response.ok);
    deadlines.sign();
    const body = response.body?.getReader() ?? null;
    while (body !== null && !answer.isOver()) {
      const read = body.read().catch(() => null);
      const next = await interrupts.orElse(read);
      if (next === 'aborted') return { type: 'aborted' };
      if (next === null) answer.broke();
      else if ('afterMs' in next) answer.late(next.afterMs);
      else if (next.done) break;
      else {
        deadlines.sign();
        answer.feed(next.value);
      }
      yield* answer.take();
    }
    answer.end();
    yield* answer.take();
    const { status, headers } = response;
    return answer.result(
      { status, retryAfter: headers.get('Retry-After') },
      { ...asked, nowMs: clock.now() },
    );
  } finally {
    deadlines.stop();
    signal.removeEventListener('abort', leave);
    // Also after [DONE]: a server that keeps the connection open would go on holding it, and one that is still telling must stop.
    call.abort();
  }
}

type Interrupt = 'aborted' | { readonly afterMs: number };

/**
 * Waits for one thing after the other, each of them cut short by the same interrupts. Promise.race would leave something on a promise that
 * outlives the wait, for every read of a long answer.
 */
function createInterrupts() {
  let come: Interrupt | null = null;
  let wake: (interrupt: Interrupt) => void = () => {};
  return {
    interrupt: (interrupt: Interrupt) => {
      come ??= interrupt;
      wake(come);
    },
    orElse: async <T>(work: Promise<T>): Promise<T | Interrupt> => {
      if (come !== null) return come;
      try {
        return await new Promise<T | Interrupt>((resolve, reject) => {
          wake = resolve;
          work.then(resolve, reject);
        });
      } finally {
        wake = () => {};
      }
    },
  };
}

function unreachable(host: string, online: boolean): ProviderError {
  return { type: 'unreachable', host, offline: !online };
}
