import type { Settings } from '../../../domain/settings.ts';
import type { DraftProps } from '../draft.ts';
import type { TypedKeys } from '../keys/typed-keys.ts';

export type AiPartProps = DraftProps & {
  /** What was changed and not yet saved. */
  readonly changed: Partial<Settings>;
  readonly keys: TypedKeys;
  readonly onKeys: (keys: TypedKeys) => void;
};
