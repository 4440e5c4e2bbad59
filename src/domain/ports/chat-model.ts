import type { ProviderError } from '../errors.ts';

/** A model that continues a conversation. `engine/chat-storyteller.ts` makes a `Storyteller` of it. */
export type ChatModel = {
  /** Never throws for an expected failure: the last event is `finish` or `failed`. Stops soon after `signal` is aborted. */
  readonly stream: (request: ChatRequest, signal: AbortSignal) => AsyncIterable<ChatEvent>;
  /** Tokens that it takes for its thoughts beside those of an answer, as far as is known by now. @defaultValue none, always */
  readonly thinkingTokens?: () => number;
};

export type ChatMessage = { readonly role: 'system' | 'user' | 'assistant'; readonly content: string };

export type ChatRequest = {
  readonly messages: readonly ChatMessage[];
  /** The most tokens of the answer. */
  readonly maxTokens: number;
  /** 0 to 2. */
  readonly temperature: number;
  /** Texts at which to stop, where the model can: it was not asked for what follows. */
  readonly stop?: readonly string[];
  /** The answer's first words, where the model can go on from them. The text has them at its beginning either way. */
  readonly prefill?: string;
  /** The JSON that the answer is to be, where the model can be held to it. The messages say it in words too, for a model that cannot. */
  readonly form?: AnswerForm;
  /** Tokens that prompt and answer leave free in what the model reads: it must not take more for its thoughts. @defaultValue enough */
  readonly spareTokens?: number;
  /** Names the story, so that a provider can find the beginning of the prompt in its cache; told to the gateway only. */
  readonly session?: string;
  /** Whether the next prompt of this story will begin in the same way, so that keeping it pays. */
  readonly again?: boolean;
};

/** A JSON schema with an object at its root, and its name: letters, digits and '_'. */
export type AnswerForm = { readonly name: string; readonly schema: { readonly [key: string]: unknown } };

export type ChatEvent =
  /** Visible text as it came, cut anywhere; never trimmed. */
  | { readonly type: 'text'; readonly text: string }
  /** What came so far was no answer (a model thought aloud, and only its end said so): the answer begins now. */
  | { readonly type: 'restart' }
  | {
      readonly type: 'usage';
      readonly promptTokens: number | null;
      readonly completionTokens: number | null;
      readonly cachedTokens: number | null;
      readonly cost: number | null;
    }
  | { readonly type: 'finish'; readonly reason: 'stop' | 'length' | 'content-filter' | 'unknown' }
  | { readonly type: 'failed'; readonly error: ProviderError };
