import type { ProviderError, StoreError } from '../errors.ts';
import type { DeviceModel, ModelCatalog } from '../model.ts';
import type { RemoteName } from '../provider-names.ts';
import type { Result } from '../result.ts';

/** Trades the code with which OpenRouter sent the player back for a key of his (PKCE). */
export type KeyExchange = (grant: {
  readonly code: string;
  readonly verifier: string;
}) => Promise<Result<string, ProviderError>>;

/** A model to be put into this browser. */
export type ModelSource = {
  /** Names its row and its file; letters, digits, '.', '_' and '-'. */
  readonly id: string;
  readonly name: string;
  readonly licence: string;
  /** Its address, or its bytes when the player has the file. */
  readonly from: { readonly url: string } | { readonly file: Blob };
};

/** The models that this browser keeps. What is under way is seen by live query. */
export type ModelShelf = {
  /** Answers when the model is installed and has told a few words. A second one under the same id answers 'model-busy'. */
  readonly install: (source: ModelSource) => Promise<Result<null, ProviderError | StoreError>>;
  /** Ends a download; what came of it is deleted. */
  readonly stopInstall: (id: string) => Promise<Result<null, ProviderError | StoreError>>;
  /** Reads all of an installed model's file. One whose bytes are not those that came fails, and is deleted; `stopInstall` stops the reading alone. */
  readonly check: (id: string) => Promise<Result<null, ProviderError | StoreError>>;
  readonly remove: (id: string) => Promise<Result<null, ProviderError | StoreError>>;
  /** Looks after what a closed tab or a browser short of room left behind: rows without a whole file are marked as failed. */
  readonly tidy: () => Promise<Result<null, ProviderError | StoreError>>;
};

/** The rows of the models that this browser keeps. */
export type ModelRows = {
  readonly all: () => Promise<Result<readonly DeviceModel[], StoreError>>;
  readonly get: (id: string) => Promise<Result<DeviceModel | null, StoreError>>;
  readonly put: (row: DeviceModel) => Promise<Result<null, StoreError>>;
  /** Changes a row that is there; one that is gone stays gone. */
  readonly change: (id: string, change: Partial<DeviceModel>) => Promise<Result<null, StoreError>>;
  readonly remove: (id: string) => Promise<Result<null, StoreError>>;
};

/** Reads which models a provider offers. */
export type ModelLister = (provider: RemoteName) => Promise<Result<ModelCatalog, ProviderError | StoreError>>;
