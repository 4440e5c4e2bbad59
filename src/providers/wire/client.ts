import type { ProviderError } from '../../domain/errors.ts';
import type { ModelEntry } from '../../domain/model.ts';
import type { ChatEvent, ChatModel, ChatRequest } from '../../domain/ports/chat-model.ts';
import type { Clock } from '../../domain/ports/clock.ts';
import type { Secret } from '../../domain/secret.ts';
import { callAddress, isGateway, isLoopback } from './address.ts';
import { runAttempt } from './attempt.ts';
import { redactor } from './call-failure.ts';
import type { CallFailure, Mend } from './call-failure.ts';
import { timersFor } from './deadlines.ts';
import type { Timers } from './deadlines.ts';
import { joinPrefill } from './prefill.ts';
import { canPrefill, holdsToForm, requestBody, requestHeaders, roomToThink } from '../chat-completions/request.ts';

export type ChatModelOptions = {
  /** Up to and with '/v1'. */
  readonly baseUrl: string;
  readonly host: 'openrouter' | 'server';
  readonly model: string;
  readonly key: Secret | null;
  readonly fetch: typeof fetch;
  readonly clock: Clock;
  /** 0 to 1, for the jitter of waits. */
  readonly random: () => number;
  /** What the browser believes about the network. */
  readonly online: () => boolean;
  /** The model's entry in the provider's list; `null` when it is not known. */
  readonly entry: ModelEntry | null;
  /** Address of the app, told to the gateway only. */
  readonly appUrl?: string;
  /** See `CallOptions`. @defaultValue false */
  readonly noTraining?: boolean;
  /** Whether to use the gateway's own fields. @defaultValue as the address says; a test that stands in for the gateway says true */
  readonly gateway?: boolean;
  readonly timers?: Partial<Timers>;
};

/**
 * A model behind an OpenAI-compatible address (PLAY-25). It retries by itself, but only while nothing is visible yet; what it cannot mend is
 * the last event, as one of the domain's errors.
 */
export function createChatModel(options: ChatModelOptions): ChatModel {
  const timers = { ...timersFor(options.host), ...options.timers };
  const redact = redactor(options.key);
  // Kept for the life of the client, so that each costs one failed call.
  let mended: ReadonlySet<Mend> = new Set();
  /** Whether the model thinks in its answer without saying where the thought begins. */
  let aloud = false;

  async function* stream(request: ChatRequest, signal: AbortSignal): AsyncGenerator<ChatEvent> {
    const url = callAddress(options.baseUrl, '/chat/completions');
    if (url === null) {
      yield { type: 'failed', error: { type: 'bad-address', address: options.baseUrl } };
      return;
    }
    const obstacle = obstacleOf(options, url);
    if (obstacle !== null) {
      yield { type: 'failed', error: obstacle };
      return;
    }
    const startedMs = options.clock.now();
    const { model, entry } = options;
    const gateway = options.gateway ?? isGateway(url);
    const noTraining = options.noTraining ?? false;
    const send = (callSignal: AbortSignal) =>
      options.fetch(url, {
        method: 'POST',
        headers: requestHeaders(url, options.key, options.appUrl ?? null),
        body: requestBody({ request, model, entry, gateway, noTraining, mended }),
        credentials: 'omit',
        signal: callSignal,
      });

    for (let tries = 0; ;) {
      const join = canPrefill({ request, entry, gateway, mended })
        ? joinPrefill(request.prefill ?? '')
        : null;
      const attempt = runAttempt({
        send,
        asked: { host: url.host, provider: options.host, model: options.model, redact },
        clock: options.clock,
        timers,
        startedMs,
        online: options.online,
        signal,
        aloud,
      });
      let visible = false;
      let next = await attempt.next();
      try {
        while (!next.done) {
          if (signal.aborted) return;
          const heard = next.value;
          if (heard.type === 'restart') {
            aloud = true;
            mended = new Set([...mended, 'room-to-think']);
            visible = false;
            join?.again();
          }
          if (heard.type === 'text' && /\S/.test(heard.text)) visible = true;
          if (heard.type !== 'text' || join === null) yield heard;
          else yield* join.text(heard.text);
          next = await attempt.next();
        }
      } finally {
        // A reader that goes away in the middle must not leave the server telling.
        if (!next.done) await attempt.return({ type: 'aborted' });
      }
      const end = next.value;
      if (end.type === 'aborted' || signal.aborted) return;
      if (end.type === 'finished') {
        if (join !== null) yield* join.end();
        yield { type: 'finish', reason: end.reason };
        return;
      }
      const { failure } = end;
      if (visible && join !== null) yield* join.end();
      // A server that refuses the form does not always say that it was the form.
      const formRefused = failure.error.type === 'bad-request' && holdsToForm({ request, entry, mended });
      const mend = visible ? null : (failure.mend ?? (formRefused ? 'form' : null));
      if (mend !== null && !mended.has(mend)) {
        mended = new Set([...mended, mend]);
        const spare = request.spareTokens ?? Infinity;
        // From now on the teller knows, and makes the prompt shorter.
        if (mend === 'room-to-think' && roomToThink({ entry, mended }) > spare) {
          yield { type: 'failed', error: { type: 'context-too-long', host: url.host } };
          return;
        }
      } else {
        const waitMs = visible ? null : waitBefore(failure, timers.retryMs[tries], timers, options.random());
        if (waitMs === null || options.clock.now() + waitMs - startedMs >= timers.totalMs) {
          yield { type: 'failed', error: failure.error };
          return;
        }
        tries += 1;
        await options.clock.sleep(waitMs, signal);
        if (signal.aborted) return;
      }
    }
  }

  return { stream, thinkingTokens: () => roomToThink({ entry: options.entry, mended }) };
}

/** Why no call can be made at all. A provider that needs a key is never called without one (ruling 38). */
function obstacleOf(options: ChatModelOptions, url: URL): ProviderError | null {
  const key = options.key?.reveal().trim() ?? '';
  if (options.host === 'openrouter' && key === '') return { type: 'key-missing', provider: 'openrouter' };
  // fetch cannot send it, and would only say that nothing could be reached.
  if (!/^[\x21-\x7e]*$/.test(key))
    return { type: 'key-refused', host: url.host, message: 'The key holds characters that no key has.' };
  return options.online() || isLoopback(url) ? null : { type: 'unreachable', host: url.host, offline: true };
}

/** How long to wait before trying again; `null` when it is the player's turn to decide. */
function waitBefore(
  failure: CallFailure,
  plannedMs: number | undefined,
  timers: Timers,
  random: number,
): number | null {
  if (!failure.retry || plannedMs === undefined) return null;
  if (failure.error.type === 'unreachable' && failure.error.offline) return null;
  if (failure.waitMs !== null && failure.waitMs > timers.longestWaitMs) return null;
  return Math.max(failure.waitMs ?? 0, Math.round(plannedMs * (0.75 + random / 2)));
}
