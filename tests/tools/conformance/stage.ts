import { randomUUID } from 'node:crypto';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';

import { nodeSocket } from '../node-socket.ts';

/** What is asked, and by which keys. */
export type Target = { readonly url: string; readonly publishableKey: string; readonly secretKey: string };

/** A player that was made for the checks. */
export type Player = {
  readonly id: string;
  readonly email: string;
  readonly password: string;
  /** A client that is signed in. */
  readonly client: SupabaseClient;
  /** Another device: signed in once more. */
  readonly anotherDevice: () => Promise<SupabaseClient>;
};

/** What every check has. */
export type Stage = {
  readonly server: SupabaseClient;
  /** A client that nobody signed in at. */
  readonly stranger: () => SupabaseClient;
  /** A client with a token of any kind. */
  readonly withToken: (token: string) => SupabaseClient;
  readonly ann: Player;
  readonly ben: Player;
  /** Makes one more player, who is removed at the end with the others. */
  readonly invite: (name: string) => Promise<Player>;
};

/** A named question, which throws when the answer is not the one that the game needs. */
export type Check = { readonly name: string; readonly run: (stage: Stage) => Promise<void> };

/** Makes the players, does what is given, and removes them and what they stored. */
export async function onStage<T>(target: Target, act: (stage: Stage) => Promise<T>): Promise<T> {
  const clients: SupabaseClient[] = [];
  const open = (key: string, token?: string) => {
    const client = createClient(target.url, key, {
      auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
      realtime: { transport: nodeSocket },
      ...(token === undefined ? {} : { accessToken: () => Promise.resolve(token) }),
    });
    clients.push(client);
    return client;
  };
  const server = open(target.secretKey);
  const players: string[] = [];
  const invite = async (name: string): Promise<Player> => {
    const email = `conformance-${name}-${randomUUID()}@example.com`;
    const password = `a lamp ${randomUUID()}`;
    const made = await server.auth.admin.createUser({ email, password, email_confirm: true });
    if (!made.data.user) throw new Error(`A player cannot be made: ${made.error?.message ?? ''}`);
    players.push(made.data.user.id);
    const anotherDevice = async () => {
      const client = open(target.publishableKey);
      const { error } = await client.auth.signInWithPassword({ email, password });
      if (error) throw new Error(`A player cannot sign in: ${error.message}`);
      return client;
    };
    return { id: made.data.user.id, email, password, client: await anotherDevice(), anotherDevice };
  };
  try {
    const [ann, ben] = [await invite('ann'), await invite('ben')];
    return await act({
      server,
      stranger: () => open(target.publishableKey),
      withToken: (token) => open(target.publishableKey, token),
      ann,
      ben,
      invite,
    });
  } finally {
    for (const client of clients) await client.realtime.disconnect();
    for (const id of players) {
      const { data } = await server.storage.from('story-images').list(id);
      const names = (data ?? []).map(({ name }) => `${id}/${name}`);
      if (names.length > 0) await server.storage.from('story-images').remove(names);
      await server.auth.admin.deleteUser(id);
    }
  }
}
