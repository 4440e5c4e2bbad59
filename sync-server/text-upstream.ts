import { err, ok, type Result } from '../src/domain/result.ts';
import type { Refusal } from './account-routes.ts';
import type { LentText } from './lent-configuration.ts';
import type { Log } from './log.ts';
import type { TextCall } from './text-call.ts';

/** Tokens of a call. */
export type TextUse = { readonly in: number; readonly out: number };

/** How long a provider may take to begin its answer. */
const beginsWithinMs = 120_000;

/** Asks the provider with the key that is lent. */
export function createTextUpstream(deps: {
  readonly lent: LentText;
  readonly fetch: typeof fetch;
  readonly log: Log;
}): {
  /**
   * The provider's answer, each piece handed on as it comes. It ends there when `signal` is aborted, or when nobody reads it any more.
   * @param used hears once what the call came to, when it ends in good order; the answer ends when that is noted
   */
  readonly ask: (
    call: TextCall,
    signal: AbortSignal,
    used: (use: TextUse) => Promise<void>,
  ) => Promise<Result<Response, Refusal>>;
} {
  const { lent, log } = deps;
  return {
    ask: async (call, signal, used) => {
      const broke = () => {
        log.warn('lent text', { brokeOff: true });
        return call.isStream ? brokeOff : new Uint8Array();
      };
      const ending = new AbortController();
      const end = () => ending.abort();
      signal.addEventListener('abort', end, { once: true });
      if (signal.aborted) end();
      const late = setTimeout(end, beginsWithinMs);
      try {
        const answer = await deps.fetch(`${lent.baseUrl}/chat/completions`, {
          method: 'POST',
          headers: {
            Authorization: `Bearer ${lent.key}`,
            'Content-Type': 'application/json',
            Accept: call.isStream ? 'text/event-stream' : 'application/json',
            // Packed words would wait for each other.
            'Accept-Encoding': 'identity',
          },
          body: call.body,
          signal: ending.signal,
          redirect: 'error',
        });
        if (!answer.ok || !answer.body) {
          log.warn('lent text', { status: answer.status });
          await answer.body?.cancel();
          return err(refusalOf(answer));
        }
        return ok(
          new Response(handOn(answer.body, used, broke), {
            headers: {
              'Content-Type': answer.headers.get('content-type') ?? 'application/json',
              'Cache-Control': 'no-store, no-transform',
              'X-Accel-Buffering': 'no',
            },
          }),
        );
      } catch {
        if (!signal.aborted) log.warn('lent text', { reached: false });
        return err(away);
      } finally {
        clearTimeout(late);
        // From here on whoever stops reading ends it.
        signal.removeEventListener('abort', end);
      }
    },
  };
}

/**
 * What the provider says is not handed on: its words may name the operator's account, or his key. What is wrong with that is his matter,
 * and not the player's.
 */
function refusalOf({ status, headers }: Response): Refusal {
  if (status === 429) {
    const waitS = Number(headers.get('retry-after'));
    const words = 'The model has too much to do at the moment. Please try again soon.';
    const retryAfterS = Number.isInteger(waitS) && waitS > 0 && waitS <= 86_400 ? waitS : 30;
    return { status: 429, words, code: 'model-away', retryAfterS };
  }
  if (status === 400 || status === 413 || status === 422) {
    return { status: 400, words: 'The model does not take this call; it may be too long for it.' };
  }
  return away;
}

const away: Refusal = {
  status: 502,
  words: 'The model on the house cannot be reached at the moment. Please try again, or let another one tell.',
  code: 'model-away',
};

/** The end of an answer that is looked through for what it came to, in characters. */
const lookedThrough = 4_000;

/** Hands every piece on at once, and reads in the end what the whole came to. */
function handOn(
  body: ReadableStream<Uint8Array>,
  used: (use: TextUse) => Promise<void>,
  broke: () => Uint8Array,
): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let end = '';
  const pull = async (controller: ReadableStreamDefaultController<Uint8Array>) => {
    try {
      const { done, value } = await reader.read();
      if (!done) {
        controller.enqueue(value);
        end = (end + decoder.decode(value, { stream: true })).slice(-lookedThrough);
        return;
      }
      await used(useIn(end));
    } catch {
      controller.enqueue(broke());
    }
    controller.close();
  };
  return new ReadableStream({ pull, cancel: (reason) => reader.cancel(reason) }, { highWaterMark: 0 });
}

/** A provider that breaks off, in the words in which providers say it themselves; after half a line too. */
const brokeOff = new TextEncoder().encode(
  `\n\ndata: ${JSON.stringify({ error: { code: 502, message: 'The model broke off.' } })}\n\n`,
);

function useIn(text: string): TextUse {
  const said = (name: string) => {
    const all = [...text.matchAll(new RegExp(`"${name}"\\s*:\\s*(\\d{1,9})`, 'g'))];
    return Number(all.at(-1)?.[1] ?? 0);
  };
  return { in: said('prompt_tokens'), out: said('completion_tokens') };
}
