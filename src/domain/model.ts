import type { ProviderError } from './errors.ts';

import type { PromptRecord } from './prompt-record.ts';
import type { RemoteName } from './provider-names.ts';

/** A text model that a player can choose, in OpenRouter's terms. */
export type ModelEntry = {
  readonly id: string;
  readonly name: string;
  /** US dollars per token; `null` when the server does not say or the price varies. */
  readonly pricing: { readonly prompt: number | null; readonly completion: number | null };
  /** In tokens; `null` when the server does not say. */
  readonly contextLength: number | null;
  /** Names of request fields that the model understands beside model, messages, temperature, max_tokens and stream. */
  readonly supportedParameters: readonly string[];
  /** Whether the model thinks before it answers, and cannot be told not to. */
  readonly reasoning: 'none' | 'optional' | 'mandatory';
  /** The least thinking that a model which must think can be asked for, in OpenRouter's word. @defaultValue 'low' */
  readonly leastEffort?: string;
  /** When OpenRouter takes it away, as Unix time in milliseconds; left out when it does not say. */
  readonly expiresAt?: number;
};

/** What a provider offered when it was last asked; kept on this device only. */
export type ModelCatalog = {
  readonly provider: RemoteName;
  /** Address that was asked. */
  readonly host: string;
  readonly models: readonly ModelEntry[];
  /** 'built-in' when the list could not be read and the five entries that the game brings stand in for it. */
  readonly source: 'provider' | 'built-in';
  /** Unix time in milliseconds. */
  readonly at: number;
  /** How the player's key stood at that time; left out when none was sent or nothing could be learned. */
  readonly account?: KeyAccount;
};

/** The lists of all providers that were ever asked. */
export type ModelCatalogs = { readonly [name in RemoteName]?: ModelCatalog };

/** All models of all lists. */
export function modelsOf(catalogs: ModelCatalogs): readonly ModelEntry[] {
  return Object.values(catalogs).flatMap(({ models }) => models);
}

/** What a provider says about a key, or about what it lends. */
export type KeyAccount =
  | {
      readonly status: 'valid';
      /** US dollars that this key may still spend; `null`: it has no limit of its own. */
      readonly remaining: number | null;
      /** US dollars spent with it, ever and today; `null` when not said. */
      readonly used: number | null;
      readonly usedToday: number | null;
      /** Whether credits were never bought, so that free models have few requests a day. */
      readonly freeTier: boolean;
    }
  /** Lent by the server of the game: how many calls the player made today (UTC), and how many he has a day. */
  | { readonly status: 'lent'; readonly calls: number; readonly most: number }
  /** The provider's own words. */
  | { readonly status: 'refused'; readonly message: string };

/** A model whose file is kept in this browser, or on its way there; kept on this device only. */
export type DeviceModel = {
  readonly id: string;
  readonly name: string;
  /** Address that it comes from; '' for a file of the player's own. */
  readonly source: string;
  /** Name of its licence; '' when unknown. */
  readonly licence: string;
  /** Bytes of the whole file; 0 while not known. */
  readonly size: number;
  /** Bytes that are here. */
  readonly received: number;
  readonly status: 'coming' | 'installed' | 'failed';
  /** Why it failed. */
  readonly error: ProviderError | null;
  /** In tokens, as its file says; `null` when it does not. */
  readonly contextLength: number | null;
  /** Unix time in milliseconds. */
  readonly lastUsed: number;
  /** What its bytes were when it was installed. @defaultValue unknown, of one that came before hashes were kept */
  readonly hash?: FileHash;
  /** Bytes of its file that were read so far to find out whether they are still the same. @defaultValue it is not being read */
  readonly reading?: number | null;
  /** When all of its file was last found to be as it came. Unix time in milliseconds. @defaultValue never */
  readonly soundAt?: number;
  /** How it runs here. @defaultValue on the processor, in the least room: it came before this was tried */
  readonly run?: DeviceRun;
};

/** What does the arithmetic of a model on this device. */
export type DevicePlace = 'card' | 'processor';

/** How a model was found to run on this device when it was last tried. */
export type DeviceRun = {
  readonly place: DevicePlace;
  /** What became of the graphics card: this browser lends none, it was slower than the processor, it reckoned otherwise, or it failed. */
  readonly card: 'used' | 'none' | 'slower' | 'wrong' | 'broke';
  /** Tokens of a prompt and its answer together. */
  readonly room: number;
  /** Tokens a second, of a prompt that is read and of an answer that is told; `null` when they could not be measured. */
  readonly readPerSecond: number | null;
  readonly tellPerSecond: number | null;
};

/** What tells a file from every other one; in hex. */
export type FileHash = {
  /** Of all its bytes. */
  readonly sha256: string;
  /** Of samples of it: read in milliseconds, before each load. */
  readonly sample: string;
  /** Whether its publisher names the same SHA-256. */
  readonly published: boolean;
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
