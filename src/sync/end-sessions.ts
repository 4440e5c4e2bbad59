import * as z from 'zod/mini';

import type { Cloud } from './cloud-config.ts';
import type { TextStorage } from './text-storage.ts';
import { readEnded, writeEnded, type Tokens } from './tokens.ts';

const renewedSchema = z.object({ access_token: z.string(), refresh_token: z.string() });

/**
 * Tells the server of sign-ins that are over, one after the other. One that it cannot be told of stays for the next time; one that it does
 * not know any more is forgotten.
 */
export async function endSessions(
  { url, publishableKey }: Cloud,
  ended: readonly Tokens[],
  ask: typeof fetch,
  storage: TextStorage,
): Promise<void> {
  const post = (path: string, bearer: string, body?: unknown) =>
    ask(`${url}/auth/v1/${path}`, {
      method: 'POST',
      // A page that has signed out is about to go.
      keepalive: true,
      headers: {
        apikey: publishableKey,
        authorization: `Bearer ${bearer}`,
        'x-supabase-api-version': '2024-01-01',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  const logOut = async (token: string) => (await post('logout?scope=local', token)).status;
  const forget = (tokens: Tokens) =>
    writeEnded(
      storage,
      readEnded(storage).filter(({ refresh_token: other }) => other !== tokens.refresh_token),
    );
  try {
    for (const tokens of ended) {
      const status = await logOut(tokens.access_token);
      if (status >= 500 || status === 429) return;
      if (status >= 400) {
        // It may only be too old to be believed.
        const answer = await post('token?grant_type=refresh_token', publishableKey, {
          refresh_token: tokens.refresh_token,
        });
        if (answer.status >= 500 || answer.status === 429) return;
        const renewed = answer.ok ? renewedSchema.safeParse(await answer.json()) : null;
        if (renewed?.success) await logOut(renewed.data.access_token);
      }
      forget(tokens);
    }
  } catch {
    // No network: the next start tells it.
  }
}
