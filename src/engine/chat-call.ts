import type { ProviderError } from '../domain/errors.ts';
import type { CallUsage } from '../domain/model.ts';
import type { AnswerForm, ChatEvent, ChatMessage, ChatModel } from '../domain/ports/chat-model.ts';

/** The temperature of every call. */
const temperature = 0.7;

/** The most tokens of an answer; a turn in one call holds a title, a passage and three short actions. */
export const maxTokens: { readonly [use in CallUsage['use']]: number } = {
  title: 50,
  passage: 500,
  actions: 300,
  turn: 700,
  'book-titles': 300,
  example: 100,
  summary: 500,
};

/** How a call ended: 'stopped' when it was aborted, by the signal or by whoever took its text. */
export type CallEnd =
  | { readonly type: 'finished'; readonly cutShort: boolean; readonly filtered: boolean }
  | { readonly type: 'failed'; readonly error: ProviderError }
  | { readonly type: 'stopped' };

/**
 * Makes one call and hands its text on as it comes.
 * @param onText answers false to end the call early.
 */
export async function runCall(options: {
  readonly model: ChatModel;
  readonly use: CallUsage['use'];
  readonly messages: readonly ChatMessage[];
  readonly signal: AbortSignal;
  readonly onText: (text: string) => boolean;
  /** What was handed on so far was no answer; the answer begins now. */
  readonly onRestart: () => void;
  readonly onUsage: (usage: CallUsage) => void;
  /** Id of the story; calls of one story share what a provider keeps of their prompts. */
  readonly session?: string;
  /** See `ChatRequest`. */
  readonly stop?: readonly string[];
  readonly prefill?: string;
  readonly form?: AnswerForm;
  readonly spareTokens?: number;
  /** Tokens of the answer. @defaultValue `maxTokens` of its use */
  readonly most?: number;
}): Promise<CallEnd> {
  const { use, signal, session, stop, prefill, form, spareTokens } = options;
  if (signal.aborted) return { type: 'stopped' };
  const events = options.model.stream(
    {
      messages: options.messages,
      maxTokens: options.most ?? maxTokens[use],
      temperature,
      ...(session === undefined ? {} : { session }),
      ...(stop === undefined ? {} : { stop }),
      ...(prefill === undefined ? {} : { prefill }),
      ...(form === undefined ? {} : { form }),
      ...(spareTokens === undefined ? {} : { spareTokens }),
      // The next turn begins with the same rules, heroes and scenes; a title or a list of actions stands alone.
      again: use === 'passage' || use === 'turn',
    },
    signal,
  );
  for await (const event of events) {
    // A call that is over may have used tokens, and they are still to be told; but its words come too late.
    if (event.type === 'usage') options.onUsage(usageOf(use, event));
    if (signal.aborted) return { type: 'stopped' };
    if (event.type === 'restart') options.onRestart();
    if (event.type === 'text' && !options.onText(event.text)) return { type: 'stopped' };
    if (event.type === 'failed') return { type: 'failed', error: event.error };
    if (event.type === 'finish') {
      return {
        type: 'finished',
        cutShort: event.reason === 'length',
        filtered: event.reason === 'content-filter',
      };
    }
  }
  return { type: 'stopped' };
}

function usageOf(use: CallUsage['use'], event: Extract<ChatEvent, { type: 'usage' }>): CallUsage {
  const { promptTokens, completionTokens, cachedTokens, cost } = event;
  return { use, promptTokens, completionTokens, cachedTokens, cost };
}
