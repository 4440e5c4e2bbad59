import * as z from 'zod/mini';

import type { AccountFeatures } from '../domain/account.ts';

const configSchema = z.object({
  features: z.object({
    accounts: z.boolean(),
    signups: z.enum(['open', 'closed']),
    google: z.boolean(),
    mail: z.boolean(),
    // Servers of before lend nothing.
    lentText: z._default(z.boolean(), false),
  }),
  supabase: z.nullable(z.object({ url: z.string(), publishableKey: z.string() })),
  // Servers of before had none.
  stripe: z.optional(z.nullable(z.object({ publishableKey: z.string() }))),
});

/** Where the account's server is, and the key that says which one is meant; it opens nothing. */
export type Cloud = { readonly url: string; readonly publishableKey: string };

/** What the server of the game says of itself. */
export type CloudConfig = {
  readonly features: AccountFeatures;
  readonly cloud: Cloud | null;
  /** The payment provider's public key; `null` where it takes no money for this server. */
  readonly stripeKey: string | null;
};

/** How long the server may take. */
const patienceMs = 10_000;

/** Asks the server; `null` when there is none, or none of this game. */
export async function askConfig(ask: typeof fetch): Promise<CloudConfig | null> {
  try {
    const response = await ask('/api/config', { signal: AbortSignal.timeout(patienceMs) });
    const read = configSchema.safeParse(await response.json());
    if (!response.ok || !read.success) return null;
    const { features, supabase, stripe } = read.data;
    return {
      features: { ...features, accounts: features.accounts && supabase !== null },
      cloud: supabase,
      stripeKey: stripe?.publishableKey ?? null,
    };
  } catch {
    return null;
  }
}
