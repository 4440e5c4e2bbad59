import type { ModelCatalog } from '../../../domain/model.ts';
import type { Settings } from '../../../domain/settings.ts';
import type { EditsProps } from '../edits.ts';
import type { TypedKeysProps } from '../keys/typed-keys.ts';

export type StorytellerProps = EditsProps &
  TypedKeysProps & {
    /** What was changed and not yet saved. */
    readonly changed: Partial<Settings>;
  };

export type RemoteProps = StorytellerProps & {
  /** The provider's list as it was read last; `null` when it never was. */
  readonly catalog: ModelCatalog | null;
};
