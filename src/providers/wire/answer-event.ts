import type { ChatEvent } from '../../domain/ports/chat-model.ts';

/** What a value of the stream says. */
export type AnswerEvent =
  | Exclude<ChatEvent, { readonly type: 'failed' }>
  /** The model is at work, but nothing of it is to be seen. */
  | { readonly type: 'reasoning' }
  /** The call is over; `body` is what the server said about it. */
  | { readonly type: 'error'; readonly body: unknown };

export type FinishReason = Extract<ChatEvent, { readonly type: 'finish' }>['reason'];

/** Reads the values of an answer, one after the other. */
export type AnswerReader = {
  readonly value: (value: unknown) => void;
  /** Gives out text that was held back because it looked like the start of a tag. `cutShort`: the answer stopped at its limit. */
  readonly end: (cutShort: boolean) => void;
};
