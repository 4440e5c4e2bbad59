import type { SecretName } from '../../../domain/secret.ts';

/** Keys that are typed but not yet saved, by the name under which each is kept; they are never read back from the store. */
export type TypedKeys = ReadonlyMap<SecretName, string>;

/** What each part with a key is given. */
export type TypedKeysProps = {
  readonly keys: TypedKeys;
  readonly onTyped: (name: SecretName, key: string) => void;
};
