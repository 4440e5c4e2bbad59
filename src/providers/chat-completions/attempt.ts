import type { ProviderError } from '../../domain/errors.ts';
import type { ChatEvent, Clock } from '../../domain/ports.ts';
import { createAnswerReader } from './answer-reader.ts';
import type { AnswerEvent, FinishReason } from './answer-reader.ts';
import { failureOf, plainLine } from './call-failure.ts';
import type { Asked, CallFailure } from './call-failure.ts';
import { watchDeadlines } from './deadlines.ts';
import type { Timers } from './deadlines.ts';
import { createEventStream } from './event-stream.ts';

/** How an attempt ended. */
export type AttemptEnd =
  | { readonly type: 'finished'; readonly reason: FinishReason }
  | { readonly type: 'failed'; readonly failure: CallFailure }
  | { readonly type: 'aborted' };

type TextOrUsage = Extract<ChatEvent, { type: 'text' | 'usage' }>;

/** Sends one request and reads its answer; yields what is visible as it comes and returns how it ended. Never throws. */
export async function* runAttempt(options: {
  readonly send: (signal: AbortSignal) => Promise<Response>;
  readonly asked: Omit<Asked, 'nowMs'>;
  readonly clock: Clock;
  readonly timers: Timers;
  readonly startedMs: number;
  readonly online: () => boolean;
  readonly signal: AbortSignal;
}): AsyncGenerator<TextOrUsage, AttemptEnd> {
  const { clock, signal, asked } = options;
  if (signal.aborted) return { type: 'aborted' };
  const deadlines = watchDeadlines(clock, options.timers, options.startedMs);
  const call = new AbortController();
  let leave: () => void = () => {};
  const left = new Promise<'aborted'>((resolve) => {
    leave = () => resolve('aborted');
  });
  signal.addEventListener('abort', leave, { once: true });
  const late = deadlines.passed.then((afterMs) => ({ afterMs }));
  const answer = createAnswer(deadlines);

  try {
    const sent = options.send(call.signal).catch(() => null);
    const first = await Promise.race([sent, late, left]);
    if (first === 'aborted') return { type: 'aborted' };
    if (first === null) return failed(unreachable(asked.host, options.online()), options.online());
    if ('afterMs' in first) return failed({ type: 'timeout', host: asked.host, afterMs: first.afterMs });
    const response = first;
    answer.open(response.ok);
    const body = response.body?.getReader() ?? null;
    while (body !== null && !answer.isOver()) {
      const read = body.read().catch(() => null);
      const next = await Promise.race([read, late, left]);
      if (next === 'aborted') return { type: 'aborted' };
      if (next === null) answer.broke();
      else if ('afterMs' in next) answer.late(next.afterMs);
      else if (next.done) break;
      else answer.feed(next.value);
      yield* answer.take();
    }
    answer.end();
    yield* answer.take();
    return answer.result(response, { ...asked, nowMs: clock.now() });
  } finally {
    deadlines.stop();
    signal.removeEventListener('abort', leave);
    // Also after [DONE]: a server that keeps the connection open would go on holding it, and one that is still telling must stop.
    call.abort();
  }
}

function createAnswer(deadlines: { sign: () => void; firstToken: () => void; finished: () => void }) {
  let queue: TextOrUsage[] = [];
  let visible = false;
  let thought = false;
  let good = true;
  let over = false;
  let doneSeen = false;
  let broken = false;
  let lateMs: number | null = null;
  let reason: FinishReason | null = null;
  let usage: Extract<AnswerEvent, { type: 'usage' }> | null = null;
  let said: { readonly body: unknown } | null = null;

  const reader = createAnswerReader((event) => {
    switch (event.type) {
      case 'text':
        if (/\S/.test(event.text)) visible = true;
        deadlines.firstToken();
        push(event.text);
        return;
      case 'reasoning':
        thought = true;
        deadlines.firstToken();
        return;
      case 'usage':
        usage = event;
        return;
      case 'finish':
        reason ??= event.reason;
        deadlines.finished();
        return;
      case 'error':
        said ??= { body: event.body };
        over = true;
    }
  });
  const stream = createEventStream((record) => {
    if (over) return;
    if (record.type === 'done') {
      doneSeen = true;
      over = true;
    } else if (!good || record.error) {
      said ??= { body: record.value };
      over = good;
    } else reader.value(record.value);
  });
  const push = (text: string) => {
    const last = queue.at(-1);
    if (last?.type === 'text') queue[queue.length - 1] = { type: 'text', text: last.text + text };
    else queue.push({ type: 'text', text });
  };

  const result = (response: Response, asked: Asked): AttemptEnd => {
    const { host } = asked;
    if (said !== null || !good) {
      const failure = failureOf(
        {
          status: response.status,
          body: said?.body ?? null,
          head: stream.head(),
          retryAfter: response.headers.get('Retry-After'),
        },
        asked,
      );
      return { type: 'failed', failure };
    }
    if (lateMs !== null && reason === null) return failed({ type: 'timeout', host, afterMs: lateMs });
    if (reason === null && (broken || !doneSeen) && (visible || thought || broken))
      return failed({ type: 'cut-off', host }, true);
    if (!visible) {
      const foreign = isForeign(stream.head());
      return failed(emptyError(reason, thought, foreign ? stream.head() : '', asked), !thought && !foreign && reason !== 'content-filter');
    }
    return { type: 'finished', reason: reason ?? 'unknown' };
  };

  return {
    open: (ok: boolean) => {
      good = ok;
      deadlines.sign();
    },
    feed: (bytes: Uint8Array) => {
      deadlines.sign();
      stream.feed(bytes);
    },
    broke: () => {
      broken = true;
      over = true;
    },
    late: (ms: number) => {
      lateMs = ms;
      over = true;
    },
    end: () => {
      stream.end();
      reader.end();
      if (usage !== null) queue.push(usage);
    },
    /** Takes what became visible since the last time. */
    take: () => {
      const taken = queue;
      queue = [];
      return taken;
    },
    isOver: () => over,
    result,
  };
}

function emptyError(reason: FinishReason | null, thought: boolean, head: string, asked: Asked): ProviderError {
  const { host } = asked;
  if (reason === 'content-filter') return { type: 'refused-content', host, message: '' };
  if (thought) return { type: 'bad-answer', host, message: 'The model only thought, and said nothing.' };
  return { type: 'bad-answer', host, message: head === '' ? 'The answer was empty.' : asked.redact(plainLine(head)) };
}

/** A page of a login screen, a proxy or a router: its own words say best whose it is. */
function isForeign(head: string): boolean {
  return head.trim() !== '' && !/^\s*(data|event|id|retry|error|[[{:])/.test(head);
}

function unreachable(host: string, online: boolean): ProviderError {
  return { type: 'unreachable', host, offline: !online };
}

function failed(error: ProviderError, retry = false): AttemptEnd {
  return { type: 'failed', failure: { error, retry, waitMs: null, field: null } };
}
