import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Sql } from 'postgres';
import { WebSocketServer, type WebSocket } from 'ws';

import { callerAddress } from '../../forwarded.ts';
import type { Log } from '../../log.ts';
import { networkOf } from '../auth/limits.ts';
import { readCaller, type Caller } from '../caller.ts';
import type { Handler } from '../handler.ts';
import type { ServerKeys } from '../keys.ts';
import { createAllowance, type Allowance } from './allowance.ts';
import { readBroadcastRequest } from './broadcast-request.ts';
import { serveConnection } from './connection.ts';
import { createHub } from './hub.ts';
import { mayUseTopic } from './may-use-topic.ts';

/** How many connections one user has, how many come from one address (a school behind one has some), and how many there are in all. */
const mostOfUser = 20;
const mostOfAddress = 200;
const mostInAll = 2000;
/** The longest frame, in bytes; a longer one ends its connection. */
const mostFrameBytes = 64_000;
/** How often what is over is looked for, in milliseconds. */
const tickMs = 30_000;

/**
 * Answers `/realtime/v1/*`: private broadcasts, as Supabase's realtime does them, on sockets and by POST. Servers on one database hear
 * each other. Nothing is kept; who is away finds out otherwise.
 */
export function createRealtime(deps: {
  readonly sql: Sql;
  readonly keys: ServerKeys;
  /** In milliseconds. */
  readonly now: () => number;
  readonly log: Log;
  /** How many reverse proxies stand in front. */
  readonly trustProxy: number;
  /** Connections from one address; 200 when left out. */
  readonly mostOfAddress?: number;
}): {
  readonly fetch: Handler;
  readonly upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => void;
  readonly close: () => Promise<void>;
} {
  const { sql, keys, now, log } = deps;
  const hub = createHub(sql, log);
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: mostFrameBytes,
    perMessageDeflate: false,
  });
  const connections = new Map<WebSocket, () => void>();
  const ofUser = new Map<string, Set<WebSocket>>();
  const ofAddress = new Map<string, Set<WebSocket>>();
  const posts = new Map<string, Allowance>();
  const fail = (thrown: unknown) =>
    log.error('realtime', { message: thrown instanceof Error ? thrown.message : '' });
  const ticking = setInterval(() => {
    for (const tick of connections.values()) tick();
    posts.clear();
  }, tickMs);
  ticking.unref();

  async function callerOf(key: string, token: string | undefined): Promise<Caller | 'expired' | 'invalid'> {
    const headers = new Headers({
      apikey: key,
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    });
    const caller = await readCaller(headers, keys, now());
    if (caller.ok) return caller.value;
    return caller.error === 'no-key' ? 'invalid' : caller.error;
  }

  /** Counts the connection as one of somebody's; false when he has as many as he may. */
  function countAs(all: Map<string, Set<WebSocket>>, who: string, most: number, socket: WebSocket): boolean {
    const own = all.get(who) ?? new Set();
    if (own.has(socket)) return true;
    if (own.size >= most) return false;
    all.set(who, own.add(socket));
    socket.once('close', () => {
      own.delete(socket);
      if (own.size === 0 && all.get(who) === own) all.delete(who);
    });
    return true;
  }

  async function upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const key = url.searchParams.get('apikey') ?? '';
    const version = url.searchParams.get('vsn') ?? '1.0.0';
    if (url.pathname !== '/realtime/v1/websocket') return refuseUpgrade(socket, '404 Not Found');
    if (version !== '1.0.0' && version !== '2.0.0') return refuseUpgrade(socket, '400 Bad Request');
    if (connections.size >= mostInAll) return refuseUpgrade(socket, '503 Service Unavailable');
    const forwarded = [request.headers['x-forwarded-for'] ?? []].flat().join(',') || null;
    const from = networkOf(callerAddress(request.socket.remoteAddress, forwarded, deps.trustProxy));
    const most = deps.mostOfAddress ?? mostOfAddress;
    if ((ofAddress.get(from)?.size ?? 0) >= most) return refuseUpgrade(socket, '429 Too Many Requests');
    if (typeof (await callerOf(key, undefined)) === 'string')
      return refuseUpgrade(socket, '401 Unauthorized');
    sockets.handleUpgrade(request, socket, head, (opened) => {
      opened.on('error', () => opened.terminate());
      // Others may have come while the key was looked at.
      if (!countAs(ofAddress, from, most, opened)) return opened.close(1008, 'Too many connections.');
      const { tick } = serveConnection(opened, version, {
        hub,
        callerOf: (token) => callerOf(key, token),
        rightsOf: (caller, topic) => mayUseTopic(sql, caller, topic),
        belongTo: (user) => countAs(ofUser, user, mostOfUser, opened),
        now,
        onFailure: fail,
      });
      connections.set(opened, tick);
      opened.once('close', () => connections.delete(opened));
    });
  }

  async function answer(request: Request): Promise<Response> {
    const url = new URL(request.url);
    if (!/^\/realtime\/v1\/api\/broadcast(\/|$)/.test(url.pathname))
      return refuse(404, 'There is nothing at this address.');
    if (request.method !== 'POST') return refuse(405, 'A broadcast is sent by POST.');
    const caller = await readCaller(request.headers, keys, now());
    if (!caller.ok) return refuse(401, caller.error === 'expired' ? 'Token has expired' : 'Unauthorized');
    const who = caller.value.role === 'authenticated' ? caller.value.user : caller.value.role;
    const allowance = posts.get(who) ?? createAllowance(60, 20, now);
    posts.set(who, allowance);
    if (caller.value.role !== 'service_role' && !allowance.take())
      return refuse(429, 'Too many messages per second');
    const said = await readBroadcastRequest(request, url);
    if (!said.ok) return refuse(said.error.status, said.error.error);
    for (const { topic } of said.value) {
      const { send } = await mayUseTopic(sql, caller.value, topic);
      if (!send)
        return refuse(403, 'Unauthorized: You do not have permissions to write to this Channel topic');
    }
    for (const { topic, broadcast } of said.value) await hub.say(topic, broadcast);
    return new Response(null, { status: 202 });
  }

  return {
    fetch: async (request) => {
      try {
        return await answer(request);
      } catch (thrown) {
        fail(thrown);
        return refuse(500, 'The server failed to answer.');
      }
    },
    upgrade: (request, socket, head) => {
      socket.on('error', () => socket.destroy());
      upgrade(request, socket, head).catch((thrown: unknown) => {
        fail(thrown);
        socket.destroy();
      });
    },
    close: async () => {
      clearInterval(ticking);
      for (const socket of connections.keys()) socket.close(1001, 'The server stops.');
      sockets.close();
      await hub.close();
      for (const socket of connections.keys()) socket.terminate();
    },
  };
}

const refuse = (status: number, error: string) => Response.json({ error }, { status });

function refuseUpgrade(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
