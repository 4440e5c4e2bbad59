import type { ChatMessage } from '../../domain/ports/chat-model.ts';

/** Runs a model file. The one thing that knows how is `device-runtime.ts`. */
export type Runtime = {
  /** Whether this browser can run models at all. */
  readonly isHere: () => boolean;
  /** Rejects when the file cannot be run. */
  readonly load: (file: Blob, contextLength: number) => Promise<LoadedModel>;
  /** Keeps what it needs itself for when there is no network. */
  readonly keep: () => Promise<void>;
};

export type LoadedModel = {
  /** Hands on the deltas of a chat completion in the form of an OpenAI-compatible stream. Resolves when it is over or stopped; rejects when it failed. */
  readonly ask: (
    question: {
      readonly messages: readonly ChatMessage[];
      readonly maxTokens: number;
      readonly temperature: number;
      readonly stop: readonly string[];
    },
    onDelta: (delta: unknown) => void,
    signal: AbortSignal,
  ) => Promise<void>;
  /** Frees its memory. */
  readonly close: () => Promise<void>;
};
