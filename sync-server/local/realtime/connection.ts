import type { WebSocket } from 'ws';
import * as z from 'zod/mini';

import type { Caller } from '../caller.ts';
import { createAllowance } from './allowance.ts';
import { readFrame, writeBroadcast, writeFrame, type ClientMessage, type Version } from './frames.ts';
import { mostBytes, mostNameBytes, type Hub, type Listener } from './hub.ts';
import type { TopicRights } from './may-use-topic.ts';

/** What a connection works with. */
export type ConnectionDeps = {
  readonly hub: Hub;
  /** Who a token speaks for, and why not; without a token, whoever holds the key. */
  readonly callerOf: (token: string | undefined) => Promise<Caller | 'expired' | 'invalid'>;
  readonly rightsOf: (caller: Caller, topic: string) => Promise<TopicRights>;
  /** Counts this connection as one of the user's; false when there are too many. */
  readonly belongTo: (user: string) => boolean;
  /** In milliseconds. */
  readonly now: () => number;
  readonly onFailure: (thrown: unknown) => void;
};

type Channel = {
  readonly joinRef: string | null;
  readonly topic: string;
  readonly listener: Listener;
  readonly stop: () => void;
  readonly self: boolean;
  readonly ack: boolean;
  token: string | undefined;
  caller: Caller;
  rights: TopicRights;
};

/** How many topics one connection listens to. */
const mostChannels = 10;
/** How many messages in one go, and how many a second after that. */
const [burst, perSecond] = [60, 20];

const joinSchema = z.object({
  config: z.optional(
    z.object({
      broadcast: z.optional(
        z.object({
          self: z.optional(z.boolean()),
          ack: z.optional(z.boolean()),
          replay: z.optional(z.unknown()),
        }),
      ),
      presence: z.optional(z.object({ enabled: z.optional(z.boolean()) })),
      postgres_changes: z.optional(z.nullable(z.array(z.unknown()))),
      private: z.optional(z.boolean()),
    }),
  ),
  access_token: z.optional(z.nullable(z.string())),
});
const tokenSchema = z.object({ access_token: z.string() });

/** Speaks the protocol of Phoenix on one socket. `tick` ends what is over; the server calls it now and then. */
export function serveConnection(
  socket: WebSocket,
  version: Version,
  deps: ConnectionDeps,
): { readonly tick: () => void } {
  const channels = new Map<string, Channel>();
  const allowance = createAllowance(burst, perSecond, deps.now);
  const openedAt = deps.now();
  let heardAt = openedAt;

  const reply = ({ joinRef, ref, topic }: ClientMessage, status: 'ok' | 'error', response: unknown) => {
    socket.send(
      writeFrame(version, { joinRef, ref, topic, event: 'phx_reply', payload: { status, response } }),
    );
  };
  const refuse = (message: ClientMessage, reason: string) => reply(message, 'error', { reason });

  const drop = (channel: Channel) => {
    channel.stop();
    if (channels.get(channel.topic) === channel) channels.delete(channel.topic);
  };
  const end = (channel: Channel, message: string) => {
    drop(channel);
    const { joinRef, topic } = channel;
    const payload = { extension: 'system', status: 'error', message, channel: nameOf(topic) };
    socket.send(writeFrame(version, { joinRef, ref: null, topic, event: 'system', payload }));
    socket.send(writeFrame(version, { joinRef, ref: joinRef, topic, event: 'phx_close', payload: {} }));
  };
  const isOver = ({ caller }: Channel) => (caller.claims.exp ?? Infinity) * 1000 <= deps.now();

  async function join(message: ClientMessage): Promise<void> {
    const { topic, joinRef } = message;
    const parsed = joinSchema.safeParse(message.payload);
    const name = nameOf(topic);
    if (!parsed.success || !topic.startsWith('realtime:') || Buffer.byteLength(topic) > mostNameBytes) {
      return refuse(message, 'This is no join of a topic.');
    }
    const { config = {}, access_token: token } = parsed.data;
    if (config.presence?.enabled === true) return refuse(message, 'This server does not offer presence.');
    if ((config.postgres_changes ?? []).length > 0)
      return refuse(message, 'This server does not offer postgres_changes.');
    if (config.broadcast?.replay !== undefined)
      return refuse(message, 'This server does not offer a replay of broadcasts.');
    if (config.private !== true)
      return refuse(message, 'PrivateOnly: This server allows private channels only.');
    if (channels.size >= mostChannels && !channels.has(topic))
      return refuse(message, 'ChannelRateLimitReached: Too many channels');
    const caller = await deps.callerOf(token ?? undefined);
    if (typeof caller === 'string') return refuse(message, tokenReason(caller));
    const rights = await deps.rightsOf(caller, name);
    if (!rights.listen) {
      return refuse(
        message,
        `Unauthorized: You do not have permissions to read from this Channel topic: ${name}`,
      );
    }
    if (caller.role === 'authenticated' && !deps.belongTo(caller.user)) {
      return refuse(message, 'ConnectionRateLimitReached: Too many connected devices');
    }
    if (socket.readyState !== socket.OPEN) return;
    const before = channels.get(topic);
    if (before) drop(before);
    const listener: Listener = {
      hear: (broadcast) => {
        if (isOver(channel)) return end(channel, tokenReason('expired'));
        // Who does not read what it hears is not waited for.
        if (socket.bufferedAmount > mostUnreadBytes) return socket.terminate();
        const frame = writeBroadcast(version, topic, broadcast);
        if (frame !== undefined) socket.send(frame);
      },
    };
    const channel: Channel = {
      joinRef,
      topic,
      listener,
      stop: deps.hub.listen(name, listener),
      self: config.broadcast?.self ?? false,
      ack: config.broadcast?.ack ?? false,
      token: token ?? undefined,
      caller,
      rights,
    };
    channels.set(topic, channel);
    reply(message, 'ok', { postgres_changes: [] });
  }

  async function renew(channel: Channel, payload: unknown): Promise<void> {
    const parsed = tokenSchema.safeParse(payload);
    if (!parsed.success) return end(channel, tokenReason('invalid'));
    const token = parsed.data.access_token;
    if (token === channel.token) return;
    const caller = await deps.callerOf(token);
    if (typeof caller === 'string') return end(channel, tokenReason(caller));
    const rights = await deps.rightsOf(caller, nameOf(channel.topic));
    if (!rights.listen)
      return end(channel, 'Unauthorized: You do not have permissions to read from this Channel');
    Object.assign(channel, { token, caller, rights });
  }

  async function say(channel: Channel, message: ClientMessage): Promise<void> {
    const { broadcast } = message;
    if (!broadcast) return;
    if (isOver(channel)) return end(channel, tokenReason('expired'));
    const refused = !channel.rights.send
      ? 'Unauthorized: You do not have permissions to write to this Channel topic'
      : broadcast.bytes.byteLength > mostBytes || Buffer.byteLength(broadcast.event) > mostNameBytes
        ? `A broadcast has at most ${mostBytes} bytes here.`
        : undefined;
    if (refused !== undefined) return refuse(message, refused);
    await deps.hub.say(nameOf(channel.topic), broadcast, channel.self ? undefined : channel.listener);
    if (channel.ack) reply(message, 'ok', {});
  }

  async function take(message: ClientMessage): Promise<void> {
    if (message.topic === 'phoenix' && message.event === 'heartbeat') return reply(message, 'ok', {});
    if (!allowance.take())
      return refuse(message, 'ClientMessageRateLimitReached: Too many messages per second');
    if (message.event === 'phx_join') return join(message);
    const channel = channels.get(message.topic);
    if (!channel) return refuse(message, 'unmatched topic');
    switch (message.event) {
      case 'broadcast':
        return say(channel, message);
      case 'access_token':
        return renew(channel, message.payload);
      case 'phx_leave':
        drop(channel);
        return reply(message, 'ok', {});
      default:
        return refuse(message, `This server does not offer ${message.event.slice(0, 50)}.`);
    }
  }

  // One message after the other: what is said after a join is for the channel that was joined.
  let queue = Promise.resolve();
  let waiting = 0;
  socket.on('message', (data, isBinary) => {
    heardAt = deps.now();
    const message = readFrame(toBytes(data), isBinary, version);
    if (!message) return socket.close(1003, 'no frame of this protocol');
    // The allowance bounds what is done; this, what waits to be looked at.
    waiting += 1;
    if (waiting > 1000) return socket.close(1008, 'too many messages');
    queue = queue
      .then(() => take(message))
      .catch(deps.onFailure)
      .then(() => {
        waiting -= 1;
      });
  });
  socket.on('close', () => {
    for (const channel of channels.values()) drop(channel);
  });

  return {
    tick: () => {
      for (const channel of channels.values()) if (isOver(channel)) end(channel, tokenReason('expired'));
      // The library says that it lives every 25 seconds. Who joins nothing is nobody that the server knows.
      const isSilent = deps.now() - heardAt > silenceMs;
      if (isSilent || (channels.size === 0 && deps.now() - openedAt > silenceMs)) socket.terminate();
    },
  };
}

/** How long a connection may say nothing, or join nothing, in milliseconds. */
const silenceMs = 90_000;
/** How much may lie unread on the way to a client. */
const mostUnreadBytes = 1_000_000;

const nameOf = (topic: string) => topic.replace(/^realtime:/, '');

const tokenReason = (why: 'expired' | 'invalid') =>
  why === 'expired'
    ? 'InvalidJWTToken: Token has expired'
    : 'MalformedJWT: The token provided is not a valid JWT';

function toBytes(data: Buffer | ArrayBuffer | readonly Buffer[]): Uint8Array {
  if (data instanceof ArrayBuffer) return new Uint8Array(data);
  return Buffer.isBuffer(data) ? data : Buffer.concat([...data]);
}
