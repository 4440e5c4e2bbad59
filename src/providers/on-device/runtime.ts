import type { DevicePlace } from '../../domain/model.ts';
import type { ChatMessage } from '../../domain/ports/chat-model.ts';

/** Runs a model file. The one thing that knows how is `device-runtime.ts`. */
export type Runtime = {
  /** Whether this browser can run models at all. */
  readonly isHere: () => boolean;
  /** Whether it lends a graphics card that can do their arithmetic. */
  readonly hasCard: () => Promise<boolean>;
  /** Rejects when the file cannot be run so. */
  readonly load: (
    file: Blob,
    how: {
      /** Tokens of a prompt and its answer together. */
      readonly room: number;
      readonly place: DevicePlace;
    },
  ) => Promise<LoadedModel>;
  /** Keeps what it needs itself for when there is no network. */
  readonly keep: () => Promise<void>;
};

export type LoadedModel = {
  /** Where it is in truth: a runtime may take the processor though it was told the card. */
  readonly place: DevicePlace;
  /**
   * Hands on the deltas of a chat completion in the form of an OpenAI-compatible stream; while it reads the prompt, deltas without a word are the
   * signs that it is at work. Resolves when it is over or stopped; rejects when it failed.
   */
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
  /** Goes on with a text, always with the likeliest token, and answers in the OpenAI form with the three likeliest of each place. */
  readonly reckon: (text: string, tokens: number, signal: AbortSignal) => Promise<unknown>;
  /** Frees its memory; also that of one that answers nothing any more. */
  readonly close: () => Promise<void>;
};
