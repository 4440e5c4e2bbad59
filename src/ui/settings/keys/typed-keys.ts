import type { SecretName } from '../../../domain/secret.ts';

/** Keys that are typed but not yet saved, by name; they are never read back from the store. */
export type TypedKeys = { readonly [name in SecretName]?: string };
