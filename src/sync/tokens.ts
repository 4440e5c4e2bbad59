import * as z from 'zod/mini';

import type { TextStorage } from './text-storage.ts';

/* The sign-in as it lies in the page's storage. It is nowhere else: in no database, file or line of a log. */

/** Where supabase-js keeps the sign-in of this browser. */
export const sessionKey = 'lamplit-session';
/** Where it keeps what a link or Google must be answered with. */
export const verifierKey = `${sessionKey}-code-verifier`;
const endedKey = 'lamplit-ended-sessions';

const tokensSchema = z.object({ access_token: z.string(), refresh_token: z.string() });

/** What a sign-in is shown with, and renewed with. */
export type Tokens = z.infer<typeof tokensSchema>;

/** The sign-in of this browser; `null` when there is none. */
export function readTokens(storage: TextStorage): Tokens | null {
  return parsed(storage.getItem(sessionKey), tokensSchema);
}

/** Takes the sign-in out of the browser. */
export function takeTokens(storage: TextStorage): Tokens | null {
  const tokens = readTokens(storage);
  storage.removeItem(sessionKey);
  storage.removeItem(verifierKey);
  return tokens;
}

/** Sign-ins that are over here, and of which the server has not heard yet. */
export function readEnded(storage: TextStorage): readonly Tokens[] {
  return parsed(storage.getItem(endedKey), z.array(tokensSchema)) ?? [];
}

export function writeEnded(storage: TextStorage, ended: readonly Tokens[]): void {
  if (ended.length === 0) storage.removeItem(endedKey);
  else storage.setItem(endedKey, JSON.stringify(ended));
}

const claimsSchema = z.object({
  amr: z.optional(z.array(z.object({ method: z.string(), timestamp: z.number() }))),
});

/** When the player last showed who he is; Unix time in milliseconds, 0 when the token does not say. It is the server that checks tokens. */
export function signedInAt({ access_token: token }: Pick<Tokens, 'access_token'>): number {
  const body = token.split('.')[1] ?? '';
  try {
    const claims = parsed(atob(body.replaceAll('-', '+').replaceAll('_', '/')), claimsSchema);
    return Math.max(0, ...(claims?.amr ?? []).map(({ timestamp }) => timestamp)) * 1000;
  } catch {
    return 0;
  }
}

function parsed<T>(text: string | null, schema: z.ZodMiniType<T>): T | null {
  if (text === null) return null;
  try {
    const read = schema.safeParse(JSON.parse(text));
    return read.success ? read.data : null;
  } catch {
    return null;
  }
}
