import { createClient, type SupabaseClient } from '@supabase/supabase-js';

import { err, ok } from '../src/domain/result.ts';
import type { SupabaseSettings } from './account-configuration.ts';
import type { Rpc } from './billing/rpc.ts';
import type { StandIn } from './local/stand-in.ts';
import { NoSocket } from './no-socket.ts';

/**
 * The one way in which the server's own code reaches Supabase or what stands in for it: supabase-js with the secret key, which may
 * everything. Nothing of it goes to a browser.
 */
export type Backend = {
  readonly client: SupabaseClient;
  /**
   * Whether the password is the account's; `limited` when too many were tried.
   * @param given.user whose it is to be: by now, the mail may be that of another account
   * @param given.address of who asks
   */
  readonly checkPassword: (given: {
    readonly user: string;
    readonly email: string;
    readonly password: string;
    readonly address: string;
  }) => Promise<'right' | 'wrong' | 'limited'>;
  /** The value of an SQL function; rejects when it fails, for a call by the server's own code is not expected to. */
  readonly call: (name: string, given: Readonly<Record<string, unknown>>) => Promise<unknown>;
  /** The same for whoever knows what to do when it fails. */
  readonly rpc: Rpc;
};

/** How long a function of the database may take, in ms. */
const mostMs = 30_000;

/** @param options.fetchAs asks on behalf of an address */
function createBackend(options: {
  readonly url: string;
  readonly publishableKey: string;
  readonly secretKey: string;
  readonly fetchAs: (address: string) => typeof fetch;
}): Backend {
  const client = connect(options.url, options.secretKey, options.fetchAs(ownAddress));
  return {
    client,
    checkPassword: async ({ user, email, password, address }) => {
      const asked = connect(options.url, options.publishableKey, options.fetchAs(address));
      const { data, error } = await asked.auth.signInWithPassword({ email, password });
      if (error) {
        if (error.status === 429) return 'limited';
        if (error.code === 'invalid_credentials') return 'wrong';
        throw error;
      }
      // The question has made a session, which nobody is to have.
      await asked.auth.signOut({ scope: 'local' });
      return data.user?.id === user ? 'right' : 'wrong';
    },
    call: async (name, given) => {
      const { data, error } = await client.rpc(name, given);
      if (error) throw new Error(`${name}: ${error.code} ${error.message}`);
      return data;
    },
    rpc: async (name, args) => {
      const { data, error } = await client.rpc(name, args).abortSignal(AbortSignal.timeout(mostMs));
      return error ? err({ code: error.code, message: error.message }) : ok<unknown>(data);
    },
  };
}

/** A Supabase project. */
export function projectBackend(supabase: SupabaseSettings, fetchOf: typeof fetch): Backend {
  return createBackend({ ...supabase, fetchAs: () => fetchOf });
}

/** What stands in for one, in this process: nothing goes over the network, and the address of who asks is handed on. */
export function standInBackend({ fetch: answer, publishable, secret }: StandIn): Backend {
  return createBackend({
    url: 'http://127.0.0.1',
    publishableKey: publishable,
    secretKey: secret,
    fetchAs: (address) => (input, init) => answer(new Request(input, init), { address }),
  });
}

/** The server itself asks. */
const ownAddress = '127.0.0.1';

function connect(url: string, key: string, fetchOf: typeof fetch): SupabaseClient {
  return createClient(url, key, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: { fetch: fetchOf },
    realtime: { transport: NoSocket },
  });
}
