import { randomUUID } from 'node:crypto';
import type { Sql } from 'postgres';
import * as z from 'zod/mini';

import type { Log } from '../../log.ts';
import type { Broadcast } from './frames.ts';

/** Somebody who listens to a topic. */
export type Listener = { readonly hear: (broadcast: Broadcast) => void };

/** Brings what is said on a topic to all who listen, on this server and on any other of the same database. */
export type Hub = {
  /** Returns how to stop. */
  readonly listen: (topic: string, listener: Listener) => () => void;
  /** @param except does not hear it */
  readonly say: (topic: string, broadcast: Broadcast, except?: Listener) => Promise<void>;
  readonly close: () => Promise<void>;
};

/** The longest payload, in bytes: what PostgreSQL tells its listeners holds 8000, as text and with topic and event. */
export const mostBytes = 4000;
/** The longest name of a topic or event, in bytes: a frame has one byte for its length. */
export const mostNameBytes = 255;

const channel = 'stand_in_broadcast';

const toldSchema = z.object({
  server: z.optional(z.string()),
  topic: z.string(),
  event: z.string(),
  kind: z.enum(['json', 'binary']),
  bytes: z.string(),
});

export function createHub(sql: Sql, log: Log): Hub {
  const server = randomUUID();
  const topics = new Map<string, Set<Listener>>();
  const tell = (topic: string, broadcast: Broadcast, except?: Listener) => {
    for (const listener of topics.get(topic) ?? []) {
      if (listener !== except) listener.hear(broadcast);
    }
  };
  const listening = sql.listen(channel, (text) => {
    const told = toldSchema.safeParse(parse(text));
    // What this server said, it told its own listeners at once.
    if (!told.success || told.data.server === server) return;
    const { topic, event, kind, bytes } = told.data;
    tell(topic, { event, kind, bytes: Buffer.from(bytes, 'base64') });
  });
  listening.catch((thrown: unknown) => {
    log.error('realtime', { message: thrown instanceof Error ? thrown.message : '' });
  });
  return {
    listen: (topic, listener) => {
      const listeners = topics.get(topic) ?? new Set();
      topics.set(topic, listeners.add(listener));
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0 && topics.get(topic) === listeners) topics.delete(topic);
      };
    },
    say: async (topic, broadcast, except) => {
      tell(topic, broadcast, except);
      const { event, kind, bytes } = broadcast;
      const text = JSON.stringify({
        server,
        topic,
        event,
        kind,
        bytes: Buffer.from(bytes).toString('base64'),
      });
      await sql`select pg_notify(${channel}, ${text})`;
    },
    close: async () => {
      topics.clear();
      await listening.then((listener) => listener.unlisten()).catch(() => undefined);
    },
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
