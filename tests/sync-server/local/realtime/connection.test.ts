import { once } from 'node:events';
import { expect, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';

import { serveConnection } from '../../../../sync-server/local/realtime/connection.ts';
import { person } from '../test-wire.ts';

/** One connection, served without a database: everybody is the same player, and may listen. */
async function connect(now: () => number) {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('a TCP server has an address');
  const served = new Promise<{ readonly tick: () => void }>((resolve) => {
    server.on('connection', (socket) => {
      resolve(
        serveConnection(socket, '2.0.0', {
          hub: { listen: () => () => {}, say: () => Promise.resolve(), close: () => Promise.resolve() },
          callerOf: () => Promise.resolve({ role: 'authenticated', claims: {}, user: person(1) }),
          rightsOf: () => Promise.resolve({ listen: true, send: true }),
          belongTo: () => true,
          now,
          onFailure: () => {},
        }),
      );
    });
  });
  const socket = new WebSocket(`ws://127.0.0.1:${address.port}`);
  await once(socket, 'open');
  const { tick } = await served;
  let answers = 0;
  socket.on('message', () => (answers += 1));
  const ask = async (frame: unknown[]) => {
    const before = answers;
    socket.send(JSON.stringify(frame));
    await expect.poll(() => answers).toBe(before + 1);
  };
  return {
    tick,
    isOpen: () => socket.readyState === WebSocket.OPEN,
    join: () => ask(['1', '1', 'realtime:a', 'phx_join', { config: { private: true } }]),
    beat: () => ask([null, '2', 'phoenix', 'heartbeat', {}]),
    close: () => server.close(),
  };
}

test('a connection that joins nothing, or says nothing any more, is closed; one whose heart beats is not', async () => {
  let time = 0;
  const [idle, joined] = await Promise.all([connect(() => time), connect(() => time)]);
  await joined.join();
  const tick = () => [idle, joined].forEach((connection) => connection.tick());
  time = 80_000;
  tick();
  await Promise.all([idle.beat(), joined.beat()]);
  time = 100_000;
  tick();
  await expect.poll(() => idle.isOpen()).toBe(false);
  await joined.beat();
  time = 180_000;
  tick();
  expect(joined.isOpen()).toBe(true);
  time = 200_000;
  tick();
  await expect.poll(() => joined.isOpen()).toBe(false);
  idle.close();
  joined.close();
});
