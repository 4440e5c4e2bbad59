import { expect, test } from 'vitest';

import { ok } from '../../src/domain/result.ts';
import type { Database } from '../../src/storage/database.ts';
import { noteMissing, readMissing } from '../../src/storage/missing-picture.ts';
import {
  keepArrived,
  noteSent,
  picturesToSend,
  readTravelPicture,
} from '../../src/storage/picture-travel.ts';
import { createPictureQueue } from '../../src/sync/picture-queue.ts';
import { fakeForm, fakeId, fakeStory } from '../fakes.ts';
import { openGame } from '../game-table.ts';

const portrait = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>');

async function hashOf(bytes: Uint8Array<ArrayBuffer>) {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** A server's folder: what was put there, under its address, and with which type. */
function folder() {
  const files = new Map<string, { readonly type: string | null; readonly bytes: ArrayBuffer }>();
  const asked: string[] = [];
  const fetch = async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init);
    asked.push(`${request.method} ${request.url}`);
    const file = files.get(request.url);
    if (request.method === 'GET')
      return file ? new Response(file.bytes) : Response.json({ error: 'not_found' }, { status: 400 });
    if (file) return Response.json({ statusCode: '409', error: 'Duplicate' }, { status: 400 });
    files.set(request.url, {
      type: request.headers.get('content-type'),
      bytes: await request.arrayBuffer(),
    });
    return Response.json({});
  };
  return { files, asked, fetch };
}

function queueOn(database: Database, fetch: ReturnType<typeof folder>['fetch']) {
  return createPictureQueue({
    user: 'mira',
    askAccess: async () => ok({ url: 'https://cloud.test', key: 'key', token: 'token' }),
    fetch,
    clock: { now: () => 0, sleep: () => new Promise(() => {}) },
    chance: () => 0,
    shelf: {
      toSend: () => picturesToSend(database),
      read: (hash) => readTravelPicture(database, hash),
      sent: (hash) => noteSent(database, hash),
      arrived: (picture) => keepArrived(database, picture, 1),
      missing: (hash, reason) => noteMissing(database, hash, reason),
    },
  });
}

const local = (hash: string, bytes: Uint8Array<ArrayBuffer>) => ({
  hash,
  bytes: bytes.buffer,
  mime: 'image/svg+xml',
  size: bytes.byteLength,
  state: 'local' as const,
  lastUsed: 0,
});

test('a portrait goes out once, what no row names does not, and another device gets the same bytes', async () => {
  const here = await openGame();
  const there = await openGame();
  const hash = await hashOf(portrait);
  await here.database.blobs.bulkPut([local(hash, portrait), local('f'.repeat(64), portrait)]);
  await here.engine.startStory({ story: here.newId(), form: { ...fakeForm(), characterImage: hash } });
  const cloud = folder();
  queueOn(here.database, cloud.fetch).look();
  await expect.poll(async () => (await here.database.blobs.get(hash))?.state).toBe('uploaded');
  expect([...cloud.files.keys()]).toEqual([`https://cloud.test/storage/v1/object/story-images/mira/${hash}`]);
  expect(await picturesToSend(here.database)).toEqual([]);
  // The copy was put back, and the file is there: that is as good as sent.
  await here.database.blobs.update(hash, { state: 'local' });
  queueOn(here.database, cloud.fetch).look();
  await expect.poll(async () => (await here.database.blobs.get(hash))?.state).toBe('uploaded');

  queueOn(there.database, cloud.fetch).want(hash);
  await expect.poll(async () => (await there.database.blobs.get(hash))?.state).toBe('remote');
  const arrived = await there.database.blobs.get(hash);
  expect(arrived?.mime).toBe('image/svg+xml');
  expect(new Uint8Array(arrived?.bytes ?? new ArrayBuffer(0))).toEqual(portrait);
});

test('the cover of a story that came with a file goes out, but not where it is a drawing that is made here anew', async () => {
  const { database } = await openGame();
  const [painted, drawn] = ['c'.repeat(64), 'd'.repeat(64)];
  await database.blobs.bulkPut([local(painted, portrait), local(drawn, portrait)]);
  await database.stories.bulkPut([
    { ...fakeStory({ id: fakeId(1), cover: painted }), v: 0, s: {} },
    { ...fakeStory({ id: fakeId(2), cover: drawn }), v: 0, s: {} },
  ]);
  await database.drawings.put({
    scene: fakeId(3),
    story: fakeId(2),
    image: drawn,
    made: { by: 'builtin', seed: 'x' },
  });
  expect(await picturesToSend(database)).toEqual([painted]);
});

test('what is known of a picture that does not come is not written again, for who looks at it would ask for it again', async () => {
  const { database } = await openGame();
  const written: unknown[] = [];
  database.meta.hook('creating', (_key, row: { readonly value?: unknown }) => void written.push(row.value));
  database.meta.hook('updating', (changes) => void written.push(...Object.values(changes)));
  for (const reason of ['damaged', 'damaged', 'damaged', 'absent'] as const)
    await noteMissing(database, 'a', reason);
  expect(await readMissing(database, 'a')).toBe('absent');
  expect(written).toEqual(['damaged', 'absent']);
});

test('a picture that does not come has a reason, and one that is another is not taken', async () => {
  const { database } = await openGame();
  const hash = await hashOf(portrait);
  const cloud = folder();
  queueOn(database, cloud.fetch).want(hash);
  await expect.poll(() => readMissing(database, hash)).toBe('absent');
  cloud.files.set(`https://cloud.test/storage/v1/object/story-images/mira/${hash}`, {
    type: null,
    bytes: new TextEncoder().encode('<svg>another</svg>').buffer,
  });
  queueOn(database, cloud.fetch).want(hash);
  await expect.poll(() => readMissing(database, hash)).toBe('damaged');
  expect(await database.blobs.count()).toBe(0);
  queueOn(database, () => Promise.reject(new TypeError('Failed to fetch'))).want(hash);
  await expect.poll(() => readMissing(database, hash)).toBe('offline');
});
