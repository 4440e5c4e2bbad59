import * as z from 'zod/mini';

import type { RemoteError, SyncRemote } from '../domain/ports/sync-remote.ts';
import { err, ok, type Result } from '../domain/result.ts';
import type { AskAccess, CloudAccess } from './access.ts';

export type CloudRemoteOptions = { readonly askAccess: AskAccess; readonly fetch: typeof fetch };

const refusalSchema = z.object({
  code: z.optional(z.nullable(z.string())),
  message: z.optional(z.nullable(z.string())),
});

/** PostgreSQL's word for what a caller has no right to, and for what took too long. */
const [noRight, tooLong] = ['42501', '57014'];

/** The three questions, as calls of functions of the account's server. */
export function createCloudRemote(options: CloudRemoteOptions): SyncRemote {
  return {
    push: (request, signal) => call(options, 'sync_push', { p: request }, signal),
    pull: (request, signal) => call(options, 'sync_pull', request, signal),
    audit: (request, signal) => call(options, 'sync_audit', { p: request }, signal),
  };
}

async function call(
  { askAccess, fetch: ask }: CloudRemoteOptions,
  name: string,
  given: unknown,
  signal: AbortSignal,
): Promise<Result<unknown, RemoteError>> {
  try {
    let refused: string | null = null;
    for (;;) {
      const access = await askAccess(refused);
      if (!access.ok) return err(access.error);
      const response = await ask(...requestOf(access.value, name, given, signal));
      if (response.ok) return ok(await response.json());
      if (response.status !== 401) return err(await failureOf(response));
      // Once: a sign-in that is refused twice is over.
      if (refused !== null) return err({ type: 'signed-out' });
      refused = access.value.token;
    }
  } catch {
    return err({ type: signal.aborted ? 'timeout' : 'offline' });
  }
}

function requestOf(
  { url, key, token }: CloudAccess,
  name: string,
  given: unknown,
  signal: AbortSignal,
): [string, RequestInit] {
  const headers = { 'content-type': 'application/json', apikey: key, authorization: `Bearer ${token}` };
  return [
    `${url}/rest/v1/rpc/${name}`,
    { method: 'POST', headers, body: JSON.stringify(given), signal, cache: 'no-store' },
  ];
}

async function failureOf(response: Response): Promise<RemoteError> {
  const { status } = response;
  const read = refusalSchema.safeParse(await response.json().catch(() => null));
  const { code = null, message = null } = read.success ? read.data : {};
  const text = message ?? `HTTP ${status}`;
  // Less of it may go through.
  if (status === 408 || status === 413 || code === tooLong) return { type: 'timeout' };
  if (code === noRight) return { type: 'refused', message: text };
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
  return {
    type: 'failed',
    message: text,
    ...(Number.isFinite(seconds) && seconds > 0 ? { retryAfterMs: seconds * 1000 } : {}),
  };
}
