import type { providerErrorSchema } from './error-schemas.ts';
import type { PictureFailure } from './picture-failure.ts';
import type { OneOf } from './row.ts';

/** Why a text provider gave no passage, or only part of one. `ui/messages.ts` turns each into words to act on. */
export type ProviderError = OneOf<typeof providerErrorSchema>;

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
  | PictureFailure
  /** A turn of this story is already being told, here or in another tab. */
  | { readonly type: 'story-busy'; readonly story: string }
  /** Something the player gave is missing or out of range; `field` is its name. */
  | { readonly type: 'invalid-input'; readonly field: string }
  /** A text is longer than can be kept; it may have `most` bytes. */
  | { readonly type: 'too-long'; readonly most: number }
  /** The pinned facts of a road may have `most` characters in all, for they are in every prompt. */
  | { readonly type: 'pins-full'; readonly most: number }
  /** The road that a draft was told on was removed for good; its words were put aside. */
  | { readonly type: 'road-gone'; readonly story: string }
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
