import type { AuditRequest } from '../protocol/audit.ts';
import type { PullRequest } from '../protocol/pull.ts';
import type { PushRequest } from '../protocol/push.ts';
import type { Result } from '../result.ts';

/** Why a server did not answer a question. */
export type RemoteError =
  | { readonly type: 'offline' }
  | { readonly type: 'timeout' }
  /** There is no session any more: the player signs in again. */
  | { readonly type: 'signed-out' }
  /** The server will not have it, today or tomorrow: another account's rows, or an address that is none. */
  | { readonly type: 'refused'; readonly message: string }
  /** It failed; `retryAfterMs` when it says when to come again. */
  | { readonly type: 'failed'; readonly message: string; readonly retryAfterMs?: number };

/** The three questions to a server; answers are not checked yet. Never rejects. */
export type SyncRemote = {
  readonly push: (request: PushRequest, signal: AbortSignal) => Promise<Result<unknown, RemoteError>>;
  readonly pull: (request: PullRequest, signal: AbortSignal) => Promise<Result<unknown, RemoteError>>;
  readonly audit: (request: AuditRequest, signal: AbortSignal) => Promise<Result<unknown, RemoteError>>;
};
