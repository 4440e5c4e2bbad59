import postgres from 'postgres';

import type { Caller, CallerError } from '../caller.ts';

/** An answer that says no, in PostgREST's words. */
export type RestError = {
  readonly status: number;
  readonly code: string;
  readonly message: string;
  readonly details: string | null;
  readonly hint: string | null;
  /** The name is not in the catalogue; the database may have got it since that was read. */
  readonly unknownName?: true;
};

/** An error of the server itself. */
export function restError(
  status: number,
  code: string,
  message: string,
  more: { readonly details?: string; readonly hint?: string; readonly unknownName?: true } = {},
): RestError {
  const { details = null, hint = null, ...rest } = more;
  return { status, code, message, details, hint, ...rest };
}

/** What PostgREST can and this server does not: refused loudly, for a silent difference would be taken for an answer. */
export function notOffered(feature: string): RestError {
  return restError(400, 'PGRST127', 'Feature not implemented', {
    details: `This server does not offer ${feature}.`,
  });
}

/** Why a request without a valid key or token is refused; it is never taken for anon's. */
export function callerError(error: CallerError, hasKey: boolean): Response {
  const gateway = (message: string, hint: string) => Response.json({ message, hint }, { status: 401 });
  switch (error) {
    case 'no-key':
      return hasKey
        ? gateway('Invalid API key', 'Double check your Supabase `anon` or `service_role` API key.')
        : gateway('No API key found in request', 'No `apikey` request header or url param was found.');
    case 'expired':
      return toResponse(restError(401, 'PGRST303', 'JWT expired'), {
        'WWW-Authenticate': 'Bearer error="invalid_token", error_description="JWT expired"',
      });
    case 'invalid':
      return toResponse(restError(401, 'PGRST301', 'No suitable key or wrong key type'), {
        'WWW-Authenticate': 'Bearer error="invalid_token", error_description="JWT invalid"',
      });
    default:
      return error satisfies never;
  }
}

/** An error as the response that carries it. */
export function toResponse(error: RestError, headers: Record<string, string> = {}): Response {
  const { status, code, message, details, hint } = error;
  return Response.json(
    { code, details, hint, message },
    { status, headers: { 'Content-Type': 'application/json; charset=utf-8', ...headers } },
  );
}

/** What the database says, as PostgREST passes it on. Undefined when it is no error of the database. */
export function databaseError(thrown: unknown, caller: Caller): RestError | undefined {
  if (!(thrown instanceof postgres.PostgresError)) {
    return isConnectionError(thrown)
      ? restError(503, 'PGRST001', 'Could not connect with the database.')
      : undefined;
  }
  const { code, message, detail = null, hint = null } = thrown;
  return { status: statusOf(code, caller), code, message, details: detail, hint };
}

/** The errors that come without a state of SQL. */
function isConnectionError(thrown: unknown): boolean {
  return (
    thrown instanceof Error &&
    'code' in thrown &&
    typeof thrown.code === 'string' &&
    /^(CONNECTION_|CONNECT_TIMEOUT|ECONN|ENOENT)/.test(thrown.code)
  );
}

function statusOf(code: string, caller: Caller): number {
  const own = /^PT([1-5]\d\d)$/.exec(code)?.[1];
  if (own !== undefined) return Number(own);
  const exact = byState[code];
  if (code === '42501') return caller.role === 'anon' ? 401 : 403;
  return exact ?? byClass[code.slice(0, 2)] ?? 400;
}

const byState: Readonly<Record<string, number>> = {
  '23502': 400,
  '23503': 409,
  '23505': 409,
  '25006': 405,
  '42883': 404,
  '42P01': 404,
  '42P17': 500,
  '57P01': 503,
  P0001: 400,
};

const byClass: Readonly<Record<string, number>> = {
  '08': 503,
  '09': 500,
  '0L': 403,
  '0P': 403,
  '25': 500,
  '28': 403,
  '2D': 500,
  '38': 500,
  '39': 500,
  '3B': 500,
  '40': 500,
  '53': 503,
  '54': 500,
  '55': 500,
  '57': 500,
  '58': 500,
  F0: 500,
  HV: 500,
  P0: 500,
  XX: 500,
};
