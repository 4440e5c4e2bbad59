import type { RemoteName } from '../../../domain/provider-names.ts';

/** Keys that are typed but not yet saved, by provider; they are never read back from the store. */
export type TypedKeys = { readonly [name in RemoteName]?: string };
