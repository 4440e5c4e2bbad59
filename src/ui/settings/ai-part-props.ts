import type { DraftProps } from './draft.ts';
import type { TypedKeys } from './typed-keys.ts';

export type AiPartProps = DraftProps & {
  readonly keys: TypedKeys;
  readonly onKeys: (keys: TypedKeys) => void;
};
