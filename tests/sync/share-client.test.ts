import { afterAll, beforeAll, expect, test } from 'vitest';

import type { StoredPicture } from '../../src/domain/parcel.ts';
import { createShareClient } from '../../src/sync/share-client.ts';
import { checkPicture } from '../../sync-server/share-pictures.ts';
import { jpeg, picture, prepared } from '../sync-server/shares.ts';
import { openGame, signUp, type TestGame } from '../sync-server/test-game.ts';

let game: TestGame;
beforeAll(async () => {
  game = await openGame('with the stand-in');
});
afterAll(() => game.close());

const clientOf = (ask: typeof fetch = fetch, url = game.url) =>
  createShareClient({
    fetch: ask,
    cloud: { url, publishableKey: game.standIn.publishable },
    origin: url,
  });
const story = crypto.randomUUID();

test('a page publishes, reads, lists, reports and takes back', async () => {
  const client = clientOf();
  const { token } = await signUp(game, 'ann@example.org');
  const share = await prepared();
  const card = new Blob([jpeg(1200, 630)], { type: 'image/jpeg' });
  const published = await client.publish(token, story, share, card);
  expect(published).toEqual({ ok: true, value: { id: story, url: `${game.url}/shared/${story}` } });
  const read = await client.read(story);
  expect(read).toMatchObject({
    ok: true,
    value: { updatedAt: expect.stringMatching(/^\d{4}-/), snapshot: share.snapshot },
  });
  expect(await client.readWhole(story)).toEqual({
    ok: true,
    value: JSON.parse(JSON.stringify({ snapshot: share.snapshot, playing: share.playing })),
  });
  const [name = ''] = share.pictures.keys();
  expect((await fetch(client.pictureUrl(story, name))).status).toBe(200);
  expect(await client.list(token)).toMatchObject({ ok: true, value: [{ story, id: story, blocked: false }] });
  expect(await client.report(story, 'Gore.')).toEqual({ ok: true, value: null });
  expect(await client.withdraw(token, story)).toEqual({ ok: true, value: null });
  expect(await client.read(story)).toMatchObject({ ok: false, error: { code: 'PGRST116' } });
  expect(await client.list(token)).toEqual({ ok: true, value: [] });
  expect(await client.withdraw('nobody', story)).toMatchObject({
    ok: false,
    error: { words: expect.any(String) },
  });
});

test('more pictures than one request takes come with several', async () => {
  const { token } = await signUp(game, 'ben@example.org');
  const share = await prepared();
  const [scene, beside] = [share.snapshot.scenes[0], share.playing.scenes[0]];
  if (!scene || !beside) throw new Error('the story has no scene');
  const pictures = new Map<string, StoredPicture>();
  for (let shade = 0; shade < 12; shade += 1) {
    const { bytes } = picture(shade);
    // Behind its end a picture may have anything.
    const large = new Uint8Array(900_000);
    large.set(bytes);
    const name = checkPicture(large)?.name ?? '';
    pictures.set(name, { hash: name.slice(0, 64), mime: 'image/png', bytes: large });
  }
  const snapshot = { ...share.snapshot, scenes: [...pictures.keys()].map((image) => ({ ...scene, image })) };
  const playing = { ...share.playing, memory: [], scenes: snapshot.scenes.map(() => beside) };
  let requests = 0;
  const client = clientOf((...given) => {
    requests += 1;
    return fetch(...given);
  });
  const published = await client.publish(token, crypto.randomUUID(), { snapshot, playing, pictures }, null);
  expect(published.ok).toBe(true);
  expect(requests).toBeGreaterThan(2);
  if (!published.ok) return;
  for (const name of pictures.keys())
    expect((await fetch(client.pictureUrl(published.value.id, name))).status).toBe(200);
  // A picture that is not there ends it.
  const [first = ''] = pictures.keys();
  const without = new Map([...pictures].filter(([name]) => name !== first));
  const again = await client.publish(
    token,
    crypto.randomUUID(),
    { snapshot, playing, pictures: without },
    null,
  );
  expect(again).toMatchObject({ ok: false, error: { code: 'pictures-missing' } });
});

test('without a network it says so', async () => {
  const client = clientOf(() => Promise.reject(new TypeError('fetch failed')));
  const words = 'The server cannot be reached.';
  expect(await client.read(story)).toEqual({ ok: false, error: { code: '', message: words } });
  expect(await client.list('token')).toMatchObject({ ok: false, error: { words } });
});
