import assert from 'node:assert/strict';
import type { SupabaseClient } from '@supabase/supabase-js';

import type { Check } from './stage.ts';

type Heard = { readonly event: string; readonly payload?: unknown };

/** Joins a private topic; who hears something is told at once. Rejects with the reason when the server refuses. */
async function join(client: SupabaseClient, topic: string, config = {}) {
  const heard: Heard[] = [];
  let wake = () => {};
  await client.realtime.setAuth();
  const channel = client.channel(topic, { config: { private: true, ...config } });
  channel.on('broadcast', { event: '*' }, ({ event, payload }: Heard) => {
    heard.push({ event, payload });
    wake();
  });
  await new Promise<void>((resolve, reject) => {
    channel.subscribe((status, error) => {
      if (status === 'SUBSCRIBED') resolve();
      else reject(error ?? new Error(status));
    });
  });
  return {
    channel,
    heard,
    next: async () => {
      while (heard.length === 0) await new Promise<void>((resolve) => (wake = resolve));
      return heard.shift();
    },
  };
}

/** Nudges between the devices of one player. */
export const broadcastChecks: readonly Check[] = [
  {
    name: 'what one device says the player’s other devices hear, and itself only when it asked',
    run: async ({ ann }) => {
      const topic = `user:${ann.id}`;
      const [phone, laptop] = [await ann.anotherDevice(), await ann.anotherDevice()];
      const one = await join(phone, topic, { broadcast: { ack: true } });
      const two = await join(laptop, topic, { broadcast: { self: true } });
      assert.equal(
        await one.channel.send({ type: 'broadcast', event: 'moved', payload: { v: 1, from: 'ünï' } }),
        'ok',
      );
      assert.deepEqual(await two.next(), { event: 'moved', payload: { v: 1, from: 'ünï' } });
      await two.channel.send({ type: 'broadcast', event: 'back', payload: {} });
      assert.equal((await two.next())?.event, 'back');
      assert.equal((await one.next())?.event, 'back');
      assert.deepEqual(one.heard, []);
    },
  },
  {
    name: 'nobody listens to another player’s topic',
    run: async ({ ann, ben, stranger }) => {
      for (const client of [await ben.anotherDevice(), stranger()]) {
        await assert.rejects(join(client, `user:${ann.id}`), /Unauthorized|permission/i);
      }
    },
  },
  {
    name: 'a request nudges as well, the player’s own and the server’s',
    run: async ({ ann, server }) => {
      const topic = `user:${ann.id}`;
      const { next } = await join(await ann.anotherDevice(), topic);
      const device = await ann.anotherDevice();
      await device.realtime.setAuth();
      const config = { config: { private: true } };
      assert.deepEqual(await device.channel(topic, config).httpSend('posted', { a: 1 }), { success: true });
      assert.deepEqual(await next(), { event: 'posted', payload: { a: 1 } });
      assert.deepEqual(await server.channel(topic, config).httpSend('by the server', {}), { success: true });
      assert.equal((await next())?.event, 'by the server');
    },
  },
];
