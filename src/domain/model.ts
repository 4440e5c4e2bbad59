import type { PromptRecord } from './prompt-record.ts';

/** A text model that a player can choose (SET-14), in the gateway's terms. */
export type ModelEntry = {
  readonly id: string;
  readonly name: string;
  /** US dollars per token; `null` when the server does not say or the price varies. */
  readonly pricing: { readonly prompt: number | null; readonly completion: number | null };
  /** In tokens; `null` when the server does not say. */
  readonly contextLength: number | null;
  /** Names of request fields that the model understands beside the five of PLAY-25. */
  readonly supportedParameters: readonly string[];
  /** Whether the model thinks before it answers, and cannot be told not to. */
  readonly reasoning: 'none' | 'optional' | 'mandatory';
};

/** What a provider offered when it was last asked; kept on this device only. */
export type ModelCatalog = {
  readonly provider: 'openrouter' | 'server';
  /** Address that was asked. */
  readonly host: string;
  readonly models: readonly ModelEntry[];
  /** 'built-in' when the list could not be read and the five entries of ruling 16 stand in for it (SET-11). */
  readonly source: 'provider' | 'built-in';
  /** Unix time in milliseconds. */
  readonly at: number;
};

/** What one call to a model used, as far as the provider says. */
export type CallUsage = {
  readonly use: 'title' | 'passage' | 'actions' | 'turn' | 'book-titles' | 'example' | 'summary';
  readonly promptTokens: number | null;
  readonly completionTokens: number | null;
  readonly cachedTokens: number | null;
  /** US dollars. */
  readonly cost: number | null;
};

/** What a scene cost, and what its storyteller was given for it; kept on this device only. */
export type Receipt = {
  readonly scene: string;
  readonly story: string;
  readonly model: string;
  /** Also those that were made for the story's memory after the scene was told. */
  readonly calls: readonly CallUsage[];
  /** Milliseconds to the first word and to the end; left out by an older version. */
  readonly time?: { readonly firstWordMs: number | null; readonly wholeMs: number };
  /** Left out by an older version, and `null` where a scene was kept without asking anyone. */
  readonly saw?: PromptRecord | null;
};
