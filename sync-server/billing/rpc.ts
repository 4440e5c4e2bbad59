import type { Result } from '../../src/domain/result.ts';

/** Why a function of the database gave no answer. @property code SQLSTATE, or another code of whoever stands between */
export type RpcError = { readonly code?: string; readonly message: string };

/**
 * Calls a function of the database as the server, each call a transaction of its own. The answer is JSON and unknown until a schema has
 * read it.
 */
export type Rpc = (
  name: string,
  args: Readonly<Record<string, unknown>>,
) => Promise<Result<unknown, RpcError>>;
