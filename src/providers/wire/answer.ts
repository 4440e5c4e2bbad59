import type { ProviderError } from '../../domain/errors.ts';
import type { ChatEvent } from '../../domain/ports/chat-model.ts';
import type { AnswerEvent, FinishReason } from './answer-event.ts';
import { failureOf, plainLine } from './call-failure.ts';
import type { Asked, CallFailure, Mend } from './call-failure.ts';
import { createEventStream } from './event-stream.ts';
import type { Wire } from './wire.ts';

/** How an answer ended. */
export type AnswerEnd =
  | { readonly type: 'finished'; readonly reason: FinishReason }
  | { readonly type: 'failed'; readonly failure: CallFailure };

/** What a watcher of deadlines wants to hear of. */
export type AnswerSigns = {
  /** A word, or a sign of thinking. */
  readonly firstToken: () => void;
  /** The end of the answer was said; only numbers may follow. */
  readonly finished: () => void;
};

export type Answer = {
  /** The status came; `ok` as in `Response`. */
  readonly open: (ok: boolean) => void;
  readonly feed: (bytes: Uint8Array) => void;
  /** The connection broke. */
  readonly broke: () => void;
  /** A deadline passed after `ms` milliseconds. */
  readonly late: (ms: number) => void;
  /** The body is over. */
  readonly end: () => void;
  /** Takes what became visible since the last time. */
  readonly take: () => readonly Heard[];
  /** Whether nothing more is wanted of the body. */
  readonly isOver: () => boolean;
  readonly result: (
    response: { readonly status: number; readonly retryAfter: string | null },
    asked: Asked,
  ) => AnswerEnd;
};

/** What an answer says before it is over. */
export type Heard = Extract<ChatEvent, { type: 'text' | 'restart' | 'usage' }>;

/**
 * Reads one answer from its bytes: records, values, visible text, and at the end what became of it. All of it is synchronous, so recorded
 * answers can be cut anywhere and must come out the same.
 * @param aloud see `Wire.reader`.
 */
export function createAnswer(wire: Wire, signs: AnswerSigns, aloud = false): Answer {
  let queue: Heard[] = [];
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

  const reader = wire.reader((event) => {
    switch (event.type) {
      case 'text':
        if (/\S/.test(event.text)) visible = true;
        signs.firstToken();
        push(event.text);
        return;
      case 'restart':
        visible = false;
        thought = true;
        queue = [{ type: 'restart' }];
        return;
      case 'reasoning':
        thought = true;
        signs.firstToken();
        return;
      case 'usage':
        usage = event;
        return;
      case 'finish':
        reason ??= event.reason;
        signs.finished();
        return;
      case 'error':
        said ??= { body: event.body };
        over = true;
    }
  }, aloud);
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

  const result: Answer['result'] = (response, asked) => {
    const { host } = asked;
    if (said !== null || !good) {
      const failure = failureOf(
        {
          status: response.status,
          body: said?.body ?? null,
          head: said === null ? stream.head() : '',
          retryAfter: response.retryAfter,
        },
        { ...asked, mendOf: wire.mendOf, errorOf: wire.errorOf },
      );
      return { type: 'failed', failure };
    }
    if (lateMs !== null && reason === null) return failed({ type: 'timeout', host, afterMs: lateMs });
    if (reason === null && (broken || !doneSeen) && (visible || thought || broken))
      return failed({ type: 'cut-off', host }, true);
    if (!visible) {
      // A model that thinks in tokens of the answer can be given more of them; one that merely thought would do so again.
      if (thought)
        return failed(
          emptyError(reason, true, '', asked),
          false,
          reason === 'length' ? 'room-to-think' : null,
        );
      const foreign = isForeign(stream.head());
      const again = !foreign && reason !== 'content-filter';
      return failed(emptyError(reason, false, foreign ? stream.head() : '', asked), again);
    }
    return { type: 'finished', reason: reason ?? 'unknown' };
  };

  return {
    open: (ok) => {
      good = ok;
    },
    feed: (bytes) => stream.feed(bytes),
    broke: () => {
      broken = true;
      over = true;
    },
    late: (ms) => {
      lateMs = ms;
      over = true;
    },
    end: () => {
      stream.end();
      reader.end(reason === 'length');
      if (usage !== null) queue.push(usage);
    },
    take: () => {
      const taken = queue;
      queue = [];
      return taken;
    },
    isOver: () => over,
    result,
  };
}

function emptyError(
  reason: FinishReason | null,
  thought: boolean,
  head: string,
  asked: Asked,
): ProviderError {
  const { host } = asked;
  if (reason === 'content-filter') return { type: 'refused-content', host, message: '' };
  if (thought) return { type: 'bad-answer', host, message: 'The model only thought, and said nothing.' };
  return {
    type: 'bad-answer',
    host,
    message: head === '' ? 'The answer was empty.' : asked.redact(plainLine(head)),
  };
}

/** A page of a login screen, a proxy or a router: its own words say best whose it is. */
function isForeign(head: string): boolean {
  return head.trim() !== '' && !/^\s*(data|event|id|retry|error|[[{:])/.test(head);
}

/** A failure that no answer of the provider explains. */
export function failed(error: ProviderError, retry = false, mend: Mend | null = null): AnswerEnd {
  return { type: 'failed', failure: { error, retry, waitMs: null, mend } };
}
