import type { ChatMessage } from '../../domain/ports/chat-model.ts';

/* What the worker and the page tell each other: the browser's own model is to be had on a page only. */

/** From the worker, with a port for the answer. */
export type PageQuestion = {
  readonly messages: readonly ChatMessage[];
  /** The answer's first words; `null`: none are given. */
  readonly prefill: string | null;
  /** BCP 47. */
  readonly language: string;
};

/** From the page, in this order: words, then one end. */
export type PageAnswer =
  | { readonly type: 'words'; readonly text: string }
  | { readonly type: 'end' }
  | {
      readonly type: 'failed';
      readonly reason: 'absent' | 'language' | 'too-long' | 'other';
      readonly message: string;
    };

/** From the worker on the port of an answer: nothing more is wanted. */
export const enough = 'enough';
