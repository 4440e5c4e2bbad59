import * as z from 'zod/mini';

import type { AccountSettings, SupabaseSettings } from './account-configuration.ts';

/** The answer of `/api/config`: what a page may know about this server. Public values only. */
export type PublicConfig = {
  readonly version: string;
  /** The oldest version of the interface that a page may speak. */
  readonly minClient: number;
  readonly features: Features & {
    readonly lentText: boolean;
    readonly pictures: boolean;
    readonly payments: 'live' | 'test' | 'off';
  };
  readonly supabase: { readonly url: string; readonly publishableKey: string } | null;
  readonly stripe: { readonly publishableKey: string } | null;
};

/** What depends on how players sign in. */
export type Features = {
  /** Sign-in and copies of stories on the server. */
  readonly accounts: boolean;
  readonly signups: 'open' | 'closed';
  readonly google: boolean;
  readonly mail: boolean;
};

/** What players are told when there are no accounts. */
export const noAccounts: Features = { accounts: false, signups: 'closed', google: false, mail: false };

/** The whole answer. */
export function publicConfig(given: {
  readonly version: string;
  readonly features: Features;
  readonly supabase: PublicConfig['supabase'];
  /** Whether text models are lent. */
  readonly lentText?: boolean;
  readonly money: {
    readonly payments: PublicConfig['features']['payments'];
    readonly stripe: PublicConfig['stripe'];
  };
}): PublicConfig {
  const { version, features, supabase, lentText = false, money } = given;
  return {
    version,
    minClient: 1,
    features: {
      ...features,
      lentText: lentText && features.accounts,
      pictures: false,
      payments: money.payments,
    },
    supabase,
    stripe: money.stripe,
  };
}

const askAgainMs = 60_000;
const settingsSchema = z.object({
  disable_signup: z.boolean(),
  external: z.object({ google: z.boolean() }),
});

/** How a Supabase project has sign-in set up. It is asked once a minute; while it does not answer, the environment's word is taken. */
export function createProjectFeatures(deps: {
  readonly supabase: SupabaseSettings;
  readonly signups: AccountSettings['signups'];
  readonly fetch: typeof fetch;
  readonly now: () => number;
}): () => Promise<Features> {
  const { supabase, signups, now } = deps;
  let kept: { readonly until: number; readonly features: Promise<Features> } | undefined;
  const ask = async (): Promise<Features> => {
    const response = await deps.fetch(`${supabase.url}/auth/v1/settings`, {
      headers: { apikey: supabase.publishableKey },
      signal: AbortSignal.timeout(3000),
    });
    const { disable_signup, external } = settingsSchema.parse(await response.json());
    const closed = disable_signup || signups === 'closed';
    return { accounts: true, signups: closed ? 'closed' : 'open', google: external.google, mail: true };
  };
  return async () => {
    if (!kept || kept.until <= now()) kept = { until: now() + askAgainMs, features: ask() };
    try {
      return await kept.features;
    } catch {
      kept = undefined;
      return { accounts: true, signups, google: false, mail: true };
    }
  };
}
