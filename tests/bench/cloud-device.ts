import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';

import { createIdSource } from '../../src/domain/ids.ts';
import { ok } from '../../src/domain/result.ts';
import type { Scene } from '../../src/domain/story.ts';
import { openDatabase } from '../../src/storage/database.ts';
import { DeviceDatabase } from '../../src/storage/device-database.ts';
import { createStoryStore } from '../../src/storage/story-store.ts';
import { createSyncStore } from '../../src/storage/sync-store.ts';
import { createCloudRemote } from '../../src/sync/cloud-remote.ts';
import { cycle } from '../../src/sync/cycle.ts';
import { timerClock } from '../../src/timer-clock.ts';
import { fakeStory } from '../fakes.ts';
import type { CloudPlayer } from './cloud-player.ts';

/** One request of a device: its question in bytes, the answer in bytes, and how long it took. */
export type Asked = {
  readonly name: string;
  readonly sent: number;
  readonly received: number;
  readonly ms: number;
  readonly body: string;
};

/** A device with the game's own store, on an IndexedDB in memory, that copies itself to a server over HTTP. */
export async function cloudDevice(url: string, player: CloudPlayer, boot: string) {
  const connection = { indexedDB: new IDBFactory(), IDBKeyRange };
  const database = await openDatabase('bench', { durability: 'relaxed', ...connection });
  const deviceDatabase = new DeviceDatabase({ durability: 'relaxed', ...connection });
  const ids = createIdSource(Date.now, (length) => crypto.getRandomValues(new Uint8Array(length)));
  const device = ids.next();
  await database.meta.put({ k: 'deviceId', value: device });
  const { now } = timerClock;
  const options = { database, quick: database, deviceDatabase, now, boot, device };
  const store = createStoryStore(options);
  const asked: Asked[] = [];
  const remote = createCloudRemote({
    askAccess: () => Promise.resolve(ok({ url, key: player.key, token: player.token })),
    fetch: async (input, init) => {
      const from = performance.now();
      const response = await fetch(input, init);
      const text = await response.text();
      const body = typeof init?.body === 'string' ? init.body : '';
      asked.push({
        name: new URL(input instanceof Request ? input.url : input).pathname.split('/').at(-1) ?? '',
        sent: Buffer.byteLength(body),
        received: Buffer.byteLength(text),
        ms: performance.now() - from,
        body,
      });
      return new Response(text, response);
    },
  });
  const deps = {
    space: player.user,
    boot,
    store: createSyncStore({ database, now, boot }),
    remote,
    clock: timerClock,
    chance: Math.random,
  };
  return {
    database,
    /** Sends and takes in until nothing is new; answers what was asked. */
    copy: async (): Promise<readonly Asked[]> => {
      asked.length = 0;
      for (;;) {
        const done = await cycle(deps);
        if (!done.ok) throw new Error(JSON.stringify(done.error));
        if (done.value.state !== 'again') return [...asked];
      }
    },
    /** A story that goes on with the given scenes, one each time, under names of its own. */
    begin: async (told: readonly Scene[]) => {
      const story = ids.next();
      let parent: string | null = null;
      let depth = 0;
      const created = await store.createStory({ ...fakeStory({ id: story }), device });
      if (!created.ok) throw new Error(created.error.type);
      return async (): Promise<void> => {
        const { device: _device, told: _told, ...scene } = told[depth % told.length] ?? told[0] ?? none();
        const id = ids.next();
        const next = { ...scene, id, story, parent, depth, createdAt: Date.now(), ending: null };
        const stored = await store.commitTurn({ scene: next, receipt: null });
        if (!stored.ok) throw new Error(stored.error.type);
        parent = id;
        depth += 1;
      };
    },
    close: () => database.close(),
  };
}

function none(): never {
  throw new Error('nothing was told');
}
