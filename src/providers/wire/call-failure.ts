import type { ProviderError } from '../../domain/errors.ts';
import type { Secret } from '../../domain/secret.ts';
import { numberOf, objectOf, wordOf } from './json-value.ts';
import type { JsonObject } from './json-value.ts';

/** A failed attempt: what to tell the player, and what could be done about it without him. */
export type CallFailure = {
  readonly error: ProviderError;
  /** Whether the same request may succeed in a moment. */
  readonly retry: boolean;
  /** How long the provider asks to wait, in milliseconds. */
  readonly waitMs: number | null;
  /** What to ask otherwise: a field that this model does not take, or more tokens for one that spent all of them on thinking. */
  readonly mend: Mend | null;
};

export type Mend = 'max_tokens' | 'temperature' | 'stop' | 'prefill' | 'room-to-think' | 'form';

/** The provider's side of a failure. */
export type FailedAnswer = {
  /** HTTP status; 200 when the error came inside a good answer. */
  readonly status: number;
  /** The JSON that came, or `null` when it was none. */
  readonly body: unknown;
  /** The beginning of the body as text. */
  readonly head: string;
  /** `Retry-After` as far as the browser shows it. */
  readonly retryAfter: string | null;
};

/** Who was asked, and what must never be said. */
export type Asked = {
  readonly host: string;
  /** Whether the address is the player's own: then it may be a wrong one. */
  readonly ownAddress: boolean;
  readonly model: string;
  readonly nowMs: number;
  /** Removes keys from the provider's words. */
  readonly redact: (text: string) => string;
};

const retried = new Set([408, 429, 500, 502, 503, 504, 524, 529]);

/** Translates a provider's error, in any of the shapes that they have for it, into the domain's. */
export function failureOf(
  answer: FailedAnswer,
  asked: Asked & {
    readonly mendOf: (refusal: Refusal) => Mend | null;
    readonly errorOf?: ErrorOf | undefined;
  },
): CallFailure {
  const said = read(answer, asked.nowMs);
  const { host, ownAddress, model } = asked;
  const message = asked.redact(plainLine(said.message));
  const waitMs = said.waitMs ?? retryAfterMs(answer.retryAfter, asked.nowMs);
  const fail = (error: ProviderError, retry = false, mend: Mend | null = null): CallFailure => ({
    error,
    retry: said.retryable ?? retry,
    waitMs,
    mend,
  });
  const is = (pattern: RegExp) => pattern.test(said.words) || pattern.test(said.message);
  const { status } = said;
  const clientSide = status >= 400 && status < 500 && status !== 408 && status !== 429;

  const own = asked.errorOf?.({ ...said, waitMs, host }) ?? null;
  if (own !== null) return { ...fail(own), retry: false };
  if (status === 402 || /insufficient_(quota|credits)|billing_error/.test(said.words) || is(noFunds))
    return { ...fail({ type: 'out-of-funds', host, message }), retry: false };
  if (status !== 429 && is(tooLong)) return { ...fail({ type: 'context-too-long', host }), retry: false };
  if (said.moderated || is(/content_policy|moderation|content_filter|refusal|guardrail/i))
    return { ...fail({ type: 'refused-content', host, message }), retry: false };
  if (status === 401 || status === 403 || /invalid_api_key|authentication/.test(said.words))
    return { ...fail({ type: 'key-refused', host, message }), retry: false };
  if (status === 429 || /rate_limit/.test(said.words))
    return fail({ type: 'rate-limited', host, retryAfterMs: waitMs }, true);
  if (status === 404 && ownAddress && answer.body === null)
    return fail({ type: 'bad-answer', host, message: message === '' ? 'HTTP 404' : message });
  if (status === 404 || ((clientSide || status === 200) && is(unknownModel)))
    return { ...fail({ type: 'model-unknown', host, model }), retry: false };
  if (clientSide) {
    const mend = asked.mendOf(said);
    return { ...fail({ type: 'bad-request', host, status, message }, false, mend), retry: false };
  }
  const retry = retried.has(status) || status === 200 || /timeout|overloaded|unavailable/.test(said.words);
  return fail({ type: 'provider-failed', host, status: status === 200 ? null : status, message }, retry);
}

const noFunds = /credit balance is too low|reached your specified .{0,20}usage limits/i;
const tooLong =
  /context_length|exceed_context|context (length|size|window)|maximum context|context.{0,20}exceeded|exceeds?.{0,30}context|prompt is too long|too many (input )?tokens|input is too long|string_above_max_length|tokens exceed/i;
const unknownModel =
  /model_not_found|not a valid model|no such model|unknown model|model .{0,80}(not found|does not exist|not exist|is not available)|no endpoints found|invalid model/i;

/** What a provider said of a request that it refused. */
export type Refusal = {
  readonly message: string;
  /** Every machine-readable word of the error in lower case. */
  readonly words: string;
  /** The field that it names; '' when it names none. */
  readonly param: string;
};

/** See `Wire.errorOf`. What it knows passes by no retry. */
export type ErrorOf = (
  refusal: Refusal & {
    readonly status: number;
    /** In milliseconds; `null` when it was not said. */
    readonly waitMs: number | null;
    readonly host: string;
  },
) => ProviderError | null;

type Said = Refusal & {
  readonly status: number;
  readonly moderated: boolean;
  readonly retryable: boolean | null;
  readonly waitMs: number | null;
};

/** Shape A has `code`, shape B `error_type`, `http_status` and `availability`; local servers send a string or other fields. */
function read(answer: FailedAnswer, nowMs: number): Said {
  const body = objectOf(Array.isArray(answer.body) ? answer.body[0] : answer.body);
  const error: JsonObject | null = objectOf(body?.['error']) ?? body;
  const metadata = objectOf(error?.['metadata']);
  const availability = objectOf(error?.['availability']);
  const seconds = numberOf(availability?.['retry_after']) ?? numberOf(metadata?.['retry_after']);
  const mirrored = objectOf(metadata?.['headers']);
  const words = [
    error?.['code'],
    error?.['type'],
    error?.['error_type'],
    error?.['status'],
    metadata?.['error_type'],
    availability?.['code'],
  ];
  const code =
    numberOf(error?.['http_status']) ?? numberOf(error?.['code']) ?? numberOf(error?.['status']) ?? 0;
  return {
    status: answer.status === 200 && code >= 400 && code < 600 ? code : answer.status,
    message: messageOf(body, error) ?? (answer.body === null ? answer.head : ''),
    words: words
      .filter((word) => typeof word === 'string')
      .join(' ')
      .toLowerCase(),
    param: wordOf(error?.['param']) ?? '',
    moderated:
      Array.isArray(metadata?.['reasons']) ||
      Array.isArray(metadata?.['patterns']) ||
      metadata?.['flagged_input'] !== undefined,
    retryable: typeof availability?.['retryable'] === 'boolean' ? availability['retryable'] : null,
    waitMs:
      secondsToMs(seconds) ?? secondsToMs(numberOf(mirrored?.['Retry-After'])) ?? untilReset(mirrored, nowMs),
  };
}

function messageOf(body: JsonObject | null, error: JsonObject | null): string | null {
  const detail = body?.['detail'];
  return (
    wordOf(error?.['message']) ??
    wordOf(body?.['error']) ??
    wordOf(body?.['message']) ??
    wordOf(detail) ??
    (Array.isArray(detail) ? wordOf(objectOf(detail[0])?.['msg']) : null)
  );
}

function secondsToMs(seconds: number | null): number | null {
  return seconds === null ? null : Math.max(0, Math.round(seconds * 1000));
}

/** OpenRouter mirrors when the free requests of a day or a minute come back, in Unix milliseconds. */
function untilReset(headers: JsonObject | null, nowMs: number): number | null {
  const atMs = numberOf(headers?.['X-RateLimit-Reset']);
  return atMs === null || atMs < 1e12 ? null : Math.max(0, atMs - nowMs);
}

/** Seconds, or a date. */
function retryAfterMs(header: string | null, nowMs: number): number | null {
  if (header === null) return null;
  const seconds = numberOf(header);
  if (seconds !== null) return Math.max(0, Math.round(seconds * 1000));
  const at = Date.parse(header);
  return Number.isNaN(at) ? null : Math.max(0, at - nowMs);
}

/** The provider's message as one short line of plain text, without mark-up. */
export function plainLine(text: string): string {
  const line = text
    .replace(/<(style|script)[\s\S]*?<\/\1>/gi, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
  return line.length > 300 ? `${line.slice(0, 299)}…` : line;
}

/** Takes the key out of a text: some providers repeat it in their answer. */
export function redactor(secret: Secret | null): (text: string) => string {
  return (text) => {
    const key = secret?.reveal().trim() ?? '';
    const hidden = key.length < 4 ? text : text.split(key).join('[secret]');
    return hidden.replace(/\b(sk|r8|key|pk)[-_][\w*.-]{5,}[\w*]/gi, '[secret]');
  };
}
