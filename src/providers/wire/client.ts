import type { ProviderError } from '../../domain/errors.ts';
import type { ModelEntry } from '../../domain/model.ts';
import type { ChatEvent, ChatModel, ChatRequest } from '../../domain/ports/chat-model.ts';
import type { Clock } from '../../domain/ports/clock.ts';
import { remoteProviders } from '../../domain/providers.ts';
import { callAddress, isLoopback } from './address.ts';
import { runAttempt } from './attempt.ts';
import { redactor } from './call-failure.ts';
import type { CallFailure, Mend } from './call-failure.ts';
import { isOwnServer, sendingTo, type Contact } from './contact.ts';
import { timersFor } from './deadlines.ts';
import type { Timers } from './deadlines.ts';
import { joinPrefill } from './prefill.ts';
import { roomToThink, type Call } from './wire.ts';

export type WireModelOptions = {
  readonly contact: Contact;
  readonly model: string;
  readonly fetch: typeof fetch;
  readonly clock: Clock;
  /** 0 to 1, for the jitter of waits. */
  readonly random: () => number;
  /** What the browser believes about the network. */
  readonly online: () => boolean;
  /** The model's entry in the provider's list; `null` when it is not known. */
  readonly entry: ModelEntry | null;
  /** Address of the app, told to whoever wants to know it. */
  readonly appUrl?: string;
  /** See `Call`. @defaultValue false */
  readonly noTraining?: boolean;
  readonly timers?: Partial<Timers>;
};

/**
 * A model of a provider that is asked over the network. It retries by itself, but only while nothing is visible yet; what it cannot mend is
 * the last event, as one of the domain's errors.
 */
export function createWireModel(options: WireModelOptions): ChatModel {
  const { contact } = options;
  const { wire, key } = contact;
  const timers = { ...timersFor(isOwnServer(contact)), ...options.timers };
  const redact = redactor(key);
  // Kept for the life of the client, so that each costs one failed call.
  let mended: ReadonlySet<Mend> = new Set();
  /** Whether the model thinks in its answer without saying where the thought begins. */
  let aloud = false;

  async function* stream(request: ChatRequest, signal: AbortSignal): AsyncGenerator<ChatEvent> {
    const url = callAddress(contact.baseUrl, wire.path);
    if (url === null) {
      yield { type: 'failed', error: { type: 'bad-address', address: contact.baseUrl } };
      return;
    }
    const obstacle = obstacleOf(options, url);
    if (obstacle !== null) {
      yield { type: 'failed', error: obstacle };
      return;
    }
    const startedMs = options.clock.now();
    const { model, entry } = options;
    const noTraining = options.noTraining ?? false;
    const call = (): Call => ({ request, url, model, entry, noTraining, mended });
    const send = (callSignal: AbortSignal) =>
      options.fetch(url, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          ...wire.headers(key),
          ...wire.callHeaders(url, options.appUrl ?? null),
        },
        body: JSON.stringify(wire.body(call())),
        ...sendingTo(contact),
        signal: callSignal,
      });

    for (let tries = 0; ;) {
      const join = wire.canPrefill(call()) ? joinPrefill(request.prefill ?? '') : null;
      const attempt = runAttempt({
        wire,
        send,
        asked: { host: url.host, ownAddress: isOwnServer(contact), model, redact },
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
      const formRefused = failure.error.type === 'bad-request' && wire.holdsToForm(call());
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

/** Why no call can be made at all. A provider that needs a key is never called without one. */
function obstacleOf({ contact, online }: WireModelOptions, url: URL): ProviderError | null {
  const { provider } = contact;
  const key = contact.key?.reveal().trim() ?? '';
  if (remoteProviders[provider].needsKey && key === '') return { type: 'key-missing', provider };
  // fetch cannot send it, and would only say that nothing could be reached.
  if (!/^[\x21-\x7e]*$/.test(key))
    return { type: 'key-refused', host: url.host, message: 'The key holds characters that no key has.' };
  return online() || isLoopback(url) ? null : { type: 'unreachable', host: url.host, offline: true };
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
