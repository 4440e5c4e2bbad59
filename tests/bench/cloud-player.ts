import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';

import type { Json } from '../../src/domain/json.ts';
import type { PushEntry } from '../../src/domain/protocol/push.ts';
import { protocolVersion } from '../../src/domain/protocol/version.ts';

/** Somebody with an account on a served game, who asks as its pages do. */
export type CloudPlayer = {
  readonly user: string;
  readonly email: string;
  readonly password: string;
  readonly token: string;
  /** The key of pages. */
  readonly key: string;
  readonly rpc: (name: string, body: unknown) => Promise<Json>;
  /** Stores a picture under its hash. */
  readonly putPicture: (hash: string, bytes: Uint8Array<ArrayBuffer>) => Promise<void>;
  /** Sends rows in requests of a hundred. */
  readonly push: (entries: readonly PushEntry[], boot?: string) => Promise<void>;
};

const configSchema = z.object({ supabase: z.object({ publishableKey: z.string() }) });
const sessionSchema = z.object({ access_token: z.string(), user: z.object({ id: z.string() }) });
const pushedSchema = z.object({ status: z.literal('ok'), rejected: z.array(z.unknown()) });

/** Makes an account on a server whose limits are off. */
export async function cloudPlayer(url: string): Promise<CloudPlayer> {
  const config = configSchema.parse(await (await fetch(`${url}/api/config`)).json());
  const key = config.supabase.publishableKey;
  const [email, password] = [`${randomUUID()}@example.org`, 'a lamp in the window'];
  const ask = async (address: string, body: unknown, headers: Readonly<Record<string, string>> = {}) => {
    const response = await fetch(`${url}${address}`, {
      method: 'POST',
      headers: { apikey: key, 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${address}: ${response.status} ${await response.text()}`);
    return (await response.json()) as Json;
  };
  const session = sessionSchema.parse(await ask('/auth/v1/signup', { email, password }));
  const [user, token] = [session.user.id, session.access_token];
  const rpc = (name: string, body: unknown) =>
    ask(`/rest/v1/rpc/${name}`, body, { authorization: `Bearer ${token}` });
  const device = randomUUID();
  return {
    user,
    email,
    password,
    token,
    key,
    rpc,
    putPicture: async (hash, bytes) => {
      const response = await fetch(`${url}/storage/v1/object/story-images/${user}/${hash}`, {
        method: 'POST',
        headers: {
          apikey: key,
          authorization: `Bearer ${token}`,
          'content-type': 'application/octet-stream',
        },
        body: bytes,
      });
      if (!response.ok) throw new Error(`a picture: ${response.status} ${await response.text()}`);
    },
    push: async (entries, boot = 'aaaaaaaaaaaa') => {
      for (let from = 0; from < entries.length; from += 100) {
        const request = { space: user, device, boot, epoch: null, client: protocolVersion };
        const answer = await rpc('sync_push', {
          p: { ...request, entries: entries.slice(from, from + 100) },
        });
        const { rejected } = pushedSchema.parse(answer);
        if (rejected.length > 0) throw new Error(JSON.stringify(rejected));
      }
    },
  };
}
