import type { KeyedName } from '../../../domain/providers.ts';

/** Keys that are typed but not yet saved, by provider; they are never read back from the store. */
export type TypedKeys = { readonly [name in KeyedName]?: string };
