import * as z from 'zod/mini';

import type { AccountError } from '../domain/account.ts';
import type { AccountResult } from '../domain/ports/account-api.ts';
import { err, ok } from '../domain/result.ts';
import type { Tokens } from './tokens.ts';

const refusalSchema = z.object({ error: z.optional(z.string()), code: z.optional(z.string()) });

/** The answer of one of the server's addresses; `body` is `null` where it has none. */
export type ServerAnswer = { readonly status: number; readonly body: unknown };

/** The addresses of the game's own server that are about an account. */
export type AccountServer = {
  /** @param tokens whose sign-in it is shown; `null` for none */
  readonly post: (path: string, body: unknown, tokens: Tokens | null) => Promise<AccountResult<ServerAnswer>>;
  readonly exportAll: (
    tokens: Tokens,
  ) => Promise<AccountResult<{ readonly name: string; readonly blob: Blob }>>;
};

export function accountServer(ask: typeof fetch, now: () => number): AccountServer {
  const send = async (
    path: string,
    tokens: Tokens | null,
    init: RequestInit,
  ): Promise<AccountResult<Response>> => {
    try {
      const response = await ask(`/api/account/${path}`, {
        ...init,
        headers: {
          ...(init.body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(tokens ? { authorization: `Bearer ${tokens.access_token}` } : {}),
        },
      });
      return response.ok ? ok(response) : err(await refusalOf(response));
    } catch {
      return err({ type: 'offline' });
    }
  };
  return {
    post: async (path, body, tokens) => {
      const sent = await send(path, tokens, { method: 'POST', body: JSON.stringify(body) });
      if (!sent.ok) return sent;
      return ok({ status: sent.value.status, body: await bodyOf(sent.value) });
    },
    exportAll: async (tokens) => {
      const sent = await send('export', tokens, { method: 'GET' });
      if (!sent.ok) return sent;
      const name = `Lamplit_account_${new Date(now()).toISOString().slice(0, 10)}.json`;
      try {
        return ok({ name, blob: await sent.value.blob() });
      } catch {
        return err({ type: 'offline' });
      }
    },
  };
}

async function bodyOf(response: Response): Promise<unknown> {
  try {
    const body: unknown = await response.json();
    return body;
  } catch {
    return null;
  }
}

async function refusalOf(response: Response): Promise<AccountError> {
  const read = refusalSchema.safeParse(await bodyOf(response));
  const { error: message = '', code = '' } = read.success ? read.data : {};
  if (code === 'confirm-first' || code === 'code-gone') return { type: code };
  if (response.status === 429) {
    const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
    return { type: 'limited', retryAfterS: Number.isFinite(seconds) ? seconds : null };
  }
  if (response.status === 410) return { type: 'code-gone' };
  if (response.status === 401) return { type: 'paused' };
  if (response.status < 500 && message !== '') return { type: 'refused', message };
  // A gateway whose server is away.
  if ([502, 503, 504].includes(response.status)) return { type: 'offline' };
  return { type: 'unexpected', message: message === '' ? `HTTP ${response.status}` : message };
}
