import { err, type Result } from '../src/domain/result.ts';
import type { AccountDeps } from './account-routes.ts';
import type { SupabaseSettings } from './account-configuration.ts';
import { projectBackend, standInBackend } from './backend.ts';
import { createVerifyUser, ownTokens, projectTokens } from './identity.ts';
import type { Upgrade } from './listen.ts';
import type { Handler } from './local/handler.ts';
import { readSignups } from './local/signups.ts';
import type { StandIn, StandInOptions } from './local/stand-in.ts';
import type { Log } from './log.ts';
import { createProjectFeatures, noAccounts, type Features } from './public-config.ts';
import { notReady, readReadiness, type Readiness } from './readiness.ts';
import { startUpkeep } from './upkeep.ts';

/** What accounts lean on: a Supabase project, what stands in for it, or nothing. */
export type Cloud = {
  /** `null` when there are no accounts. */
  readonly accounts: AccountDeps | null;
  /** Answers the addresses of Supabase; `null` when they are somewhere else, or nowhere. */
  readonly wire: Handler | null;
  readonly upgrade: Upgrade | null;
  readonly features: () => Promise<Features>;
  /** What a page connects to; the address is missing where it is the page's own. */
  readonly supabase: { readonly url?: string; readonly publishableKey: string } | null;
  readonly readiness: () => Promise<Readiness>;
  readonly close: () => Promise<void>;
};

export type StartStandIn = (options: StandInOptions) => Promise<Result<StandIn, string>>;

type CloudDeps = StandInOptions & {
  readonly startStandIn: StartStandIn;
  readonly random: (bytes: number) => Uint8Array;
  readonly fetch: typeof fetch;
};

const bucket = 'story-images';

/** Connects to the Supabase project, or starts what stands in for it. Where that cannot be started, the game goes on without accounts. */
export async function openCloud(deps: CloudDeps): Promise<Cloud> {
  const { supabase } = deps.configuration.accounts;
  if (supabase) return openProject(deps, supabase);
  const started = await start(deps);
  return started.ok ? openStandIn(deps, started.value) : withoutAccounts(started.error, deps.log);
}

async function start(deps: CloudDeps): Promise<Result<StandIn, string>> {
  const { configuration, publicUrl, now, log } = deps;
  try {
    return await deps.startStandIn({ configuration, publicUrl, now, log });
  } catch (thrown) {
    const reason = thrown instanceof Error ? thrown.message : String(thrown);
    return err(`Accounts cannot be started: ${reason}`);
  }
}

function openProject(deps: CloudDeps, supabase: SupabaseSettings): Cloud {
  const { url, publishableKey } = supabase;
  const backend = projectBackend(supabase, deps.fetch);
  const upkeep = startUpkeep(backend, deps.log);
  const source = projectTokens({ url, publishableKey, fetch: deps.fetch });
  const { signups } = deps.configuration.accounts;
  return {
    accounts: accountDeps(deps, backend, createVerifyUser({ source, now: deps.now })),
    wire: null,
    upgrade: null,
    features: createProjectFeatures({ supabase, signups, fetch: deps.fetch, now: deps.now }),
    supabase: { url, publishableKey },
    readiness: () => readReadiness(backend, bucket),
    close: upkeep.close,
  };
}

function openStandIn(deps: CloudDeps, standIn: StandIn): Cloud {
  const { publishable, jwks } = standIn;
  const backend = standInBackend(standIn);
  const upkeep = startUpkeep(backend, deps.log);
  const source = ownTokens(jwks, () => `${deps.publicUrl()}/auth/v1`);
  const { google, mail, signups } = deps.configuration.accounts;
  return {
    accounts: accountDeps(deps, backend, createVerifyUser({ source, now: deps.now })),
    wire: standIn.fetch,
    upgrade: standIn.upgrade,
    features: async () => ({
      accounts: true,
      // While the database is started again, what the environment says is said.
      signups: await readSignups(standIn.admin, signups).catch(() => signups),
      google: google !== null,
      mail: mail !== null,
    }),
    supabase: { publishableKey: publishable },
    readiness: async () =>
      (await standIn.isReady())
        ? readReadiness(backend, bucket)
        : notReady('The embedded server does not answer.'),
    close: async () => {
      await upkeep.close();
      await standIn.close();
    },
  };
}

const away = { code: 'no_accounts', message: 'This server has no accounts at the moment.' };

function withoutAccounts(reason: string, log: Log): Cloud {
  log.error('no accounts', { reason });
  return {
    accounts: null,
    // Not "nothing is there": a page would take that for the end of its sign-in.
    wire: () => Promise.resolve(Response.json(away, { status: 503, headers: { 'Retry-After': '30' } })),
    upgrade: null,
    features: () => Promise.resolve(noAccounts),
    supabase: null,
    readiness: () => Promise.resolve(notReady(reason)),
    close: () => Promise.resolve(),
  };
}

function accountDeps(
  deps: CloudDeps,
  backend: AccountDeps['backend'],
  verifyUser: AccountDeps['verifyUser'],
): AccountDeps {
  const { now, random, log } = deps;
  return { backend, verifyUser, limits: deps.configuration.accounts.limits, now, random, log };
}
