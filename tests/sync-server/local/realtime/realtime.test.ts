import { createClient, type RealtimeChannel, type SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';

import { openDatabase } from '../../../../sync-server/local/database.ts';
import { listen } from '../../../../sync-server/listen.ts';
import { createRealtime } from '../../../../sync-server/local/realtime/realtime.ts';
import { nodeSocket } from '../../../tools/node-socket.ts';
import { quietLog } from '../test-database.ts';
import { openWire, person, today, type TestWire } from '../test-wire.ts';

type Running = {
  readonly url: string;
  readonly realtime: ReturnType<typeof createRealtime>;
  readonly close: () => Promise<void>;
};

let wire: TestWire;
let second: TestWire['database'];
let here: Running;
let there: Running;
let time = today;
let [ann, ben]: [string, string] = ['', ''];
const clients: SupabaseClient[] = [];

beforeAll(async () => {
  wire = await openWire();
  second = await openDatabase(wire.address, quietLog);
  [here, there] = await Promise.all([run(wire.database), run(second)]);
  [ann, ben] = await Promise.all([wire.tokenOf(person(1)), wire.tokenOf(person(2))]);
});

afterAll(async () => {
  for (const client of clients) await client.realtime.disconnect();
  await Promise.all([here?.close(), there?.close()]);
  await second?.close();
  await wire?.close();
});

async function run(
  database: TestWire['database'],
  limits: { readonly mostOfAddress?: number } = {},
): Promise<Running> {
  const realtime = createRealtime({
    sql: database.realtime,
    keys: wire.keys,
    now: () => time,
    log: quietLog,
    trustProxy: 1,
    ...limits,
  });
  const listening = await listen({
    host: '127.0.0.1',
    port: 0,
    fetch: (request) => realtime.fetch(request, { address: '127.0.0.1' }),
    upgrade: realtime.upgrade,
  });
  if (!listening.ok) throw new Error(listening.error);
  return {
    url: `http://127.0.0.1:${listening.value.address.port}`,
    realtime,
    close: async () => {
      await realtime.close();
      await listening.value.close();
    },
  };
}

function deviceOf(at: Running, token: string | undefined, vsn = '2.0.0'): SupabaseClient {
  const client = createClient(at.url, wire.keys.publishable, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    realtime: { transport: nodeSocket, vsn },
    ...(token === undefined ? {} : { accessToken: () => Promise.resolve(token) }),
  });
  clients.push(client);
  return client;
}

/** Joins, and gives what is heard. */
async function join(client: SupabaseClient, topic: string, options = {}) {
  const heard: unknown[] = [];
  // The library joins without a token when it was not asked for one before.
  await client.realtime.setAuth();
  const channel = client.channel(topic, { config: { private: true, ...options } });
  channel.on('broadcast', { event: '*' }, ({ event, payload }: { event: string; payload?: unknown }) =>
    heard.push([event, payload]),
  );
  const state = await subscribe(channel);
  return { channel, heard, ...state };
}

function subscribe(
  channel: RealtimeChannel,
): Promise<{ readonly status: string; readonly reason: string | undefined }> {
  return new Promise((resolve) => {
    channel.subscribe((status, error) => resolve({ status, reason: error?.message }));
  });
}

const nudge = { type: 'broadcast', event: 'moved', payload: { v: 7, origin: 'ünï' } } as const;
const own = `user:${person(1)}`;

test('what one device says its other devices hear, on this server and on another one of the same database', async () => {
  const phone = await join(deviceOf(here, ann), own);
  const laptop = await join(deviceOf(here, ann, '1.0.0'), own);
  const desk = await join(deviceOf(there, ann), own, { broadcast: { self: true, ack: true } });
  expect([phone.status, laptop.status, desk.status]).toEqual(['SUBSCRIBED', 'SUBSCRIBED', 'SUBSCRIBED']);
  await phone.channel.send(nudge);
  const said = ['moved', nudge.payload];
  await expect.poll(() => [laptop.heard, desk.heard]).toEqual([[said], [said]]);
  expect(await desk.channel.send(nudge)).toBe('ok');
  await expect
    .poll(() => [phone.heard, laptop.heard, desk.heard])
    .toEqual([[said], [said, said], [said, said]]);
  await laptop.channel.send({ ...nudge, event: 'old words' });
  await expect.poll(() => phone.heard.at(-1)).toEqual(['old words', nudge.payload]);
  const bytes = new Uint8Array([1, 2, 255]).buffer;
  await phone.channel.send({ ...nudge, payload: bytes });
  await expect.poll(() => desk.heard.at(-1)).toEqual(['moved', bytes]);
  expect(laptop.heard.at(-1)).toEqual(said);
});

test('nobody listens to or speaks on the topic of somebody else, nor on one without an owner', async () => {
  for (const [token, topic] of [
    [ben, own],
    [undefined, own],
    [ann, 'user:'],
    [ann, 'lobby'],
    [ann, `user:${person(1)}x`],
  ] as const) {
    expect(await join(deviceOf(here, token), topic)).toMatchObject({
      status: 'CHANNEL_ERROR',
      reason: expect.stringContaining('Unauthorized'),
    });
  }
  expect(await join(deviceOf(here, ann), own, { private: false })).toMatchObject({
    reason: expect.stringContaining('PrivateOnly'),
  });
  const over = await wire.tokenOf(person(1), { exp: time / 1000 - 1 });
  expect(await join(deviceOf(here, over), own)).toMatchObject({ reason: expect.stringContaining('expired') });
  expect(await join(deviceOf(here, 'x.y.z'), own)).toMatchObject({
    status: 'CHANNEL_ERROR',
    reason: expect.stringContaining('JWT'),
  });
});

test('presence and changes of tables are refused by name', async () => {
  expect(await join(deviceOf(here, ann), own, { presence: { enabled: true } })).toMatchObject({
    reason: expect.stringContaining('presence'),
  });
  const changes = deviceOf(here, ann)
    .channel(own, { config: { private: true } })
    .on('postgres_changes', { event: '*', schema: 'public', table: 'scenes' }, () => {});
  expect(await subscribe(changes)).toMatchObject({ reason: expect.stringContaining('postgres_changes') });
});

test('the server and the database itself can nudge, and a request can', async () => {
  const { heard } = await join(deviceOf(here, ann), own);
  const send = async (token: string | undefined, isPrivate = true) => {
    const client = deviceOf(there, token);
    await client.realtime.setAuth();
    return client.channel(own, { config: { private: isPrivate } }).httpSend('posted', { a: 1 });
  };
  expect(await send(ann)).toEqual({ success: true });
  await expect.poll(() => heard).toEqual([['posted', { a: 1 }]]);
  await expect(send(ben)).rejects.toThrow('Unauthorized');
  await expect(send(undefined)).rejects.toThrow('Unauthorized');
  await expect(send(ann, false)).rejects.toThrow('PrivateOnly');
  const server = createClient(there.url, wire.keys.secret, { realtime: { transport: nodeSocket } });
  clients.push(server);
  expect(await server.channel(own, { config: { private: true } }).httpSend('by the server', {})).toEqual({
    success: true,
  });
  await expect.poll(() => heard.at(-1)).toEqual(['by the server', {}]);
  await wire.asOwner(`select realtime.send('{"v": 9}', 'by a trigger', '${own}', true)`);
  await expect.poll(() => heard.at(-1)).toEqual(['by a trigger', { v: 9 }]);
  await wire.asOwner(
    `begin; select realtime.send('{}', 'undone', '${own}', true); rollback; select realtime.send('{}', 'last', '${own}', true)`,
  );
  await expect.poll(() => heard.at(-1)).toEqual(['last', {}]);
  expect(heard.some((each) => JSON.stringify(each).includes('undone'))).toBe(false);
  expect(await wire.database.admin`select from realtime.messages`).toHaveLength(0);
});

/** A socket that says what the library never would. */
async function raw(query: string): Promise<{
  readonly say: (text: string | Uint8Array) => void;
  readonly heard: string[];
  readonly closed: () => number | undefined;
}> {
  const socket = new WebSocket(`${here.url.replace('http', 'ws')}/realtime/v1/websocket?${query}`);
  const heard: string[] = [];
  let code: number | undefined;
  socket.on('message', (data) => heard.push(String(data)));
  socket.on('close', (closed) => (code = closed));
  await new Promise<void>((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('error', reject);
  });
  return { say: (text) => socket.send(text), heard, closed: () => code };
}
const joining = (topic: string, token: string, ref = '1') =>
  JSON.stringify([
    ref,
    ref,
    topic,
    'phx_join',
    { config: { private: true, broadcast: { self: true } }, access_token: token },
  ]);

test('a socket needs the key, and frames of the protocol', async () => {
  await expect(raw('apikey=wrong&vsn=2.0.0')).rejects.toThrow('401');
  await expect(raw(`apikey=${wire.keys.publishable}&vsn=3.0.0`)).rejects.toThrow('400');
  for (const frame of [
    '{',
    '[1,2]',
    new Uint8Array([9, 9]),
    new Uint8Array([3, 255, 255, 255, 255, 255, 1]),
  ]) {
    const socket = await raw(`apikey=${wire.keys.publishable}&vsn=2.0.0`);
    socket.say(frame);
    await expect.poll(() => socket.closed()).toBe(1003);
  }
  const big = await raw(`apikey=${wire.keys.publishable}&vsn=2.0.0`);
  big.say('x'.repeat(70_000));
  await expect.poll(() => big.closed()).toBe(1009);
});

test('what is too long or too much is refused, and the heart beats on', async () => {
  const socket = await raw(`apikey=${wire.keys.publishable}&vsn=2.0.0`);
  const topic = `realtime:${own}`;
  socket.say(joining(topic, ann));
  socket.say(
    JSON.stringify([
      '1',
      '2',
      topic,
      'broadcast',
      { type: 'broadcast', event: 'e', payload: 'x'.repeat(4000) },
    ]),
  );
  await expect.poll(() => socket.heard[1]).toContain('at most 4000 bytes');
  for (let n = 0; n < 80; n += 1)
    socket.say(JSON.stringify(['1', `n${n}`, topic, 'broadcast', { event: 'e', payload: n }]));
  socket.say(JSON.stringify([null, 'beat', 'phoenix', 'heartbeat', {}]));
  await expect.poll(() => socket.heard.at(-1)).toContain('"beat","phoenix","phx_reply",{"status":"ok"');
  expect(socket.heard.filter((text) => text.includes('ClientMessageRateLimitReached')).length).toBe(80 - 58);
  time += 10_000;
  for (let n = 0; n < 12; n += 1) socket.say(joining(`${topic}${n}`, ann));
  await expect.poll(() => socket.heard.filter((text) => text.includes('Unauthorized')).length).toBe(12);
});

test('a topic that no database takes is nobody’s', async () => {
  const socket = await raw(`apikey=${wire.keys.publishable}&vsn=2.0.0`);
  socket.say(joining(`realtime:${own}\0`, ann));
  await expect.poll(() => socket.heard[0]).toContain('Unauthorized');
});

test('one user has no more than twenty connections', async () => {
  const cleo = await wire.tokenOf(person(3));
  const topic = `realtime:user:${person(3)}`;
  const sockets = await Promise.all(
    Array.from({ length: 21 }, () => raw(`apikey=${wire.keys.publishable}&vsn=2.0.0`)),
  );
  for (const socket of sockets) socket.say(joining(topic, cleo));
  await expect.poll(() => sockets.every(({ heard }) => heard.length > 0)).toBe(true);
  expect(sockets.filter(({ heard }) => heard[0]?.includes('ConnectionRateLimitReached')).length).toBe(1);
});

test('a channel ends with its token, and goes on with a new one', async () => {
  const topic = `realtime:${own}`;
  const short = await wire.tokenOf(person(1), { exp: time / 1000 + 60 });
  const [ends, renewed, stranger] = await Promise.all(
    [1, 2, 3].map(() => raw(`apikey=${wire.keys.publishable}&vsn=2.0.0`)),
  );
  if (!ends || !renewed || !stranger) throw new Error('three sockets');
  for (const socket of [ends, renewed, stranger]) socket.say(joining(topic, short));
  await expect
    .poll(() => [ends, renewed, stranger].every(({ heard }) => heard[0]?.includes('"ok"')))
    .toBe(true);
  renewed.say(JSON.stringify(['1', '2', topic, 'access_token', { access_token: ann }]));
  stranger.say(JSON.stringify(['1', '2', topic, 'access_token', { access_token: ben }]));
  await expect.poll(() => stranger.heard.at(-1)).toContain('phx_close');
  time += 120_000;
  await wire.asOwner(`select realtime.send('{}', 'late', '${own}', true)`);
  await expect.poll(() => ends.heard.at(-1)).toContain('phx_close');
  expect(ends.heard.some((text) => text.includes('Token has expired'))).toBe(true);
  await expect.poll(() => renewed.heard.at(-1)).toContain('late');
  expect([ends, stranger].some(({ heard }) => heard.some((text) => text.includes('late')))).toBe(false);
  time = today;
});

test('who leaves hears nothing more', async () => {
  const client = deviceOf(here, ann);
  const { channel, heard } = await join(client, own);
  const other = await join(deviceOf(here, ann), own);
  expect(await client.removeChannel(channel)).toBe('ok');
  await wire.asOwner(`select realtime.send('{}', 'after', '${own}', true)`);
  await expect.poll(() => other.heard).toEqual([['after', {}]]);
  expect(heard).toEqual([]);
});

test('one address has so many connections and no more, and another one when some of them are gone', async () => {
  const few = await run(second, { mostOfAddress: 3 });
  const address = `${few.url.replace('http', 'ws')}/realtime/v1/websocket?apikey=${wire.keys.publishable}&vsn=2.0.0`;
  /** The open connection, or the status of the refusal. */
  const open = (from: string) =>
    new Promise<WebSocket | number>((resolve, reject) => {
      const socket = new WebSocket(address, { headers: { 'x-forwarded-for': from } });
      socket.once('open', () => resolve(socket));
      socket.once('unexpected-response', (_request, response) => resolve(response.statusCode ?? 0));
      socket.once('error', reject);
    });
  try {
    const opened: (WebSocket | number)[] = [];
    // All addresses below one network of a household are one.
    for (const last of ['1', '2', '3']) opened.push(await open(`2001:db8:7:7::${last}`));
    expect(opened.filter((each) => typeof each === 'number')).toEqual([]);
    expect(await open('2001:db8:7:7::4')).toBe(429);
    expect(await open('2001:db8:7:8::4')).toBeInstanceOf(WebSocket);
    const [first] = opened;
    if (first instanceof WebSocket) first.close();
    await expect.poll(() => open('2001:db8:7:7::4')).toBeInstanceOf(WebSocket);
  } finally {
    await few.close();
  }
});
