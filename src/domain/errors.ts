/** Why a text provider gave no passage, or only part of one. `ui/messages.ts` turns each into words to act on. */
export type ProviderError =
  /** No connection to the provider could be made: offline, refused, blocked by CORS or by the browser. */
  | { readonly type: 'unreachable'; readonly host: string; readonly offline: boolean }
  /** No first word within the time allowed, or none for too long; `afterMs` is how long it waited. */
  | { readonly type: 'timeout'; readonly host: string; readonly afterMs: number }
  /** The stream ended before the passage did. */
  | { readonly type: 'cut-off'; readonly host: string }
  /** The chosen model needs a key and there is none. */
  | { readonly type: 'key-missing'; readonly provider: 'openrouter' }
  /** 401, or 403 for missing permission. */
  | { readonly type: 'key-refused'; readonly host: string; readonly message: string }
  /** 402: no money or no free requests left at the provider. */
  | { readonly type: 'out-of-funds'; readonly host: string; readonly message: string }
  /** 429; `retryAfterMs` is `null` when the provider does not say. */
  | { readonly type: 'rate-limited'; readonly host: string; readonly retryAfterMs: number | null }
  /** 404 or a message that says so. */
  | { readonly type: 'model-unknown'; readonly host: string; readonly model: string }
  /** The story is longer than the model can read, even after it was shortened. */
  | { readonly type: 'context-too-long'; readonly host: string }
  /** The provider refused the content. */
  | { readonly type: 'refused-content'; readonly host: string; readonly message: string }
  /** 5xx, or an error event without a better name. */
  | {
      readonly type: 'provider-failed';
      readonly host: string;
      readonly status: number | null;
      readonly message: string;
    }
  /** 400, 413, 422: the request was not understood. */
  | { readonly type: 'bad-request'; readonly host: string; readonly status: number; readonly message: string }
  /** The answer was not one: HTML, a foreign format, nothing visible. */
  | { readonly type: 'bad-answer'; readonly host: string; readonly message: string }
  /** The address of the own server is no http or https address. */
  | { readonly type: 'bad-address'; readonly address: string }
  /** The gateway did not hand over a key: the code was used, is too old, or the request was not the one that began here. */
  | { readonly type: 'connect-failed'; readonly host: string; readonly message: string }
  /** The chosen model is not installed on this device. */
  | { readonly type: 'model-missing'; readonly model: string }
  /** The file of a model is none, is not whole, cannot be run here, or has other bytes than its publisher names or than it had ('altered'). */
  | {
      readonly type: 'model-broken';
      readonly model: string;
      readonly reason: 'not-a-model' | 'incomplete' | 'damaged' | 'altered' | 'too-big' | 'no-memory';
    }
  /** Another tab runs a model: one at a time, or their memory adds up. */
  | { readonly type: 'model-busy'; readonly model: string }
  /** The file of a model could not be fetched or written; `status` is HTTP's. */
  | {
      readonly type: 'download-failed';
      readonly host: string;
      readonly status: number | null;
      readonly reason: 'offline' | 'refused' | 'broke-off' | 'stopped' | 'no-room';
    }
  /** This browser cannot do it. */
  | { readonly type: 'not-here'; readonly what: 'browser-model' | 'device-model' | 'browser-model-language' }
  /** Content of the built-in storyteller could not be loaded from the cache or the host. */
  | { readonly type: 'pack-missing'; readonly pack: string };

/** Why the local store could not do what was asked. Nothing that was stored before is lost by any of them. */
export type StoreError =
  | { readonly type: 'disk-full' }
  /** A row that this device holds does not have the form it should; it is left as it is. */
  | { readonly type: 'damaged-row'; readonly table: string; readonly id: string }
  | {
      readonly type: 'not-found';
      readonly what: 'story' | 'scene' | 'draft' | 'memory' | 'lore' | 'character';
      readonly id: string;
    }
  /** The browser closed or refused the database; `message` is the browser's. */
  | { readonly type: 'store-failed'; readonly message: string };

/** Why a command of the player was not carried out. */
export type GameError =
  | StoreError
  | ProviderError
  /** A turn of this story is already being told, here or in another tab. */
  | { readonly type: 'story-busy'; readonly story: string }
  /** Something the player gave is missing or out of range; `field` is its name. */
  | { readonly type: 'invalid-input'; readonly field: string }
  /** The pinned facts of a road may have `most` characters in all, for they are in every prompt. */
  | { readonly type: 'pins-full'; readonly most: number }
  /** There is nothing to undo or redo. */
  | { readonly type: 'nothing-there'; readonly what: 'undo' | 'redo' }
  /** A defect: an invariant did not hold in the worker. */
  | { readonly type: 'defect'; readonly message: string };

/** Whether an error is the store's: then nothing stands in for what was asked. */
export function isStoreError(error: GameError): error is StoreError {
  return (
    error.type === 'disk-full' ||
    error.type === 'damaged-row' ||
    error.type === 'not-found' ||
    error.type === 'store-failed'
  );
}
