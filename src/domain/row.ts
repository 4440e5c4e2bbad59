import type * as z from 'zod/mini';

import type { Json } from './json.ts';

/** What passed the schema of a row, as everyone else sees it: read-only all the way down. A field that holds any JSON stays `Json`. */
export type Row<Schema extends z.core.SomeType> = {
  readonly [K in keyof z.output<Schema>]: Frozen<z.output<Schema>[K]>;
};

/**
 * The same for a schema of several forms, each with fields of its own. `Row` cannot do it, and this one would show a row in messages of
 * the compiler by all its fields instead of by its name.
 */
export type OneOf<Schema extends z.core.SomeType> = Members<z.output<Schema>>;

type Members<T> = { readonly [K in keyof T]: Frozen<T[K]> };
type Frozen<T> = Json extends T ? T : { readonly [K in keyof T]: Frozen<T[K]> };
