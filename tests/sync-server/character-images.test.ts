import { afterAll, beforeAll, expect, test } from 'vitest';

import { entryOfForm } from '../../src/domain/character-entry.ts';
import { unmovedPortraits } from '../../src/domain/move-portraits.ts';
import { ok } from '../../src/domain/result.ts';
import { readCharacterEntry } from '../../src/domain/row-schemas.ts';
import { keepPortrait } from '../../src/sync/keep-portrait.ts';
import { fakeForm } from '../fakes.ts';
import { openFileService } from '../formats/open-file-service.ts';
import { standInBackend } from '../../sync-server/backend.ts';
import { sweepPortraits } from '../../sync-server/stray-pictures.ts';
import { openGame, signUp, type TestGame } from './test-game.ts';

let game: TestGame;
beforeAll(async () => {
  game = await openGame('with the stand-in');
});
afterAll(() => game.close());

const bytes = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3]);
const picture = new Blob([bytes], { type: 'image/png' });
const signed = (address: string) => fetch(new URL(address, game.url));

/** As the page of a player keeps a portrait. */
async function keep(of: { readonly token: string }, user: string, nowMs = 1_700_000_000_000) {
  const { supabase } = await (await fetch(`${game.url}/api/config`)).json();
  return keepPortrait({
    user,
    name: 'Mira Vale',
    picture,
    nowMs,
    askAccess: async () => ok({ url: game.url, key: supabase.publishableKey, token: of.token }),
    fetch,
  });
}

test('CHAR-11 a portrait is kept in its account’s folder of the private bucket, where nobody else sees it; its row says so, and a signed address ends', async () => {
  const [ann, ben] = [await signUp(game, 'ann@example.org'), await signUp(game, 'ben@example.org')];
  const path = await keep(ann, ann.id);
  if (path === null) throw new Error('the portrait was not kept');
  expect(path).toBe(`character-images/${ann.id}/mira-vale-1700000000000.png`);
  const images = (of: typeof ann) => of.page.storage.from('story-images');
  const { data: info } = await images(ann).info(path);
  expect(info).toMatchObject({ contentType: 'image/png', cacheControl: 'max-age=31536000' });

  // The row says so, and the portrait is known for one that is kept.
  const { database, store } = await openFileService();
  const hero = { ...entryOfForm(fakeForm({ name: 'Mira Vale' }), 0), image: 'a' };
  await database.characters.put({ ...hero, v: 0, s: {} });
  expect(unmovedPortraits([hero])).toEqual([hero]);
  const said = { type: 'portrait-stored', character: hero.id, image: 'a', path } as const;
  expect(await store.arrange(said)).toMatchObject({ ok: true });
  const row = readCharacterEntry(await database.characters.get(hero.id));
  expect(row).toMatchObject({ image: 'a', storedAt: { image: 'a', path } });
  expect(row?.updatedAt).toBeGreaterThan(0);
  expect(row && unmovedPortraits([row])).toEqual([]);

  // Nothing takes the place of what is there, and nobody puts anything into another's folder.
  expect(await keep(ann, ann.id)).toBeNull();
  expect(await keep(ben, ann.id, 1)).toBeNull();
  expect((await images(ben).download(path)).error).not.toBeNull();
  expect((await images(ben).createSignedUrl(path, 60)).error).not.toBeNull();
  expect((await images(ben).list(`character-images/${ann.id}`)).data).toEqual([]);
  expect((await images(ben).remove([path])).data).toEqual([]);
  expect((await signed(`/storage/v1/object/public/story-images/${path}`)).ok).toBe(false);

  const { data: long } = await images(ann).createSignedUrl(path, 600);
  expect(new Uint8Array(await (await signed(long?.signedUrl ?? '')).arrayBuffer())).toEqual(bytes);

  const exported = await game.ask('/api/account/export', { method: 'GET', token: ann.token });
  expect(await exported.json()).toMatchObject({
    files: [{ bucket: 'story-images', path, size: bytes.length }],
  });
  expect((await game.ask('/api/account/delete', { token: ann.token, body: {} })).status).toBe(204);
  const rows = await game.standIn.admin`select name from storage.objects where name = ${path}`;
  expect(rows).toHaveLength(0);

  const own = (await keep(ben, ben.id)) ?? '';
  const { data: address } = await images(ben).createSignedUrl(own, 600);
  expect((await signed(address?.signedUrl ?? '')).status).toBe(200);
  game.wait(601_000);
  expect((await signed(address?.signedUrl ?? '')).ok).toBe(false);
});

test('a kept portrait that no character of its account names any more goes after a month', async () => {
  const [ann, ben] = [await signUp(game, 'cay@example.org'), await signUp(game, 'dan@example.org')];
  const { admin } = game.standIn;
  const paths = [await keep(ann, ann.id, 1), await keep(ann, ann.id, 2), await keep(ben, ben.id, 1)];
  const [named = null, redrawn = null, elsewhere = null] = paths;
  const fresh = await keep(ann, ann.id, 3);
  const row = { storedAt: { image: 'a', path: named } };
  await admin`insert into app.doc (user_id, kind, id, f, s, size, v)
    values (${ann.id}, 'characters', ${crypto.randomUUID()}, ${admin.json(row)}, '{}', 1, 1)`;
  const backend = standInBackend(game.standIn);
  expect(await sweepPortraits(backend)).toBe(0);
  await admin`update app.stray_picture set since = since - interval '31 days' where name = any (${paths})`;
  await admin`update app.chore set done_at = done_at - interval '1 day'`;
  expect(await sweepPortraits(backend)).toBe(2);
  const left = await admin`select name from storage.objects where name like 'character-images/%'`;
  const names = left.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining([named, fresh]));
  for (const gone of [redrawn, elsewhere]) expect(names).not.toContain(gone);
  expect(await sweepPortraits(backend)).toBe(0);
});

test('a portrait that cannot be stored is said to be where it was', async () => {
  const away = { user: 'u', name: 'Mira', picture, nowMs: 1, fetch: () => Promise.reject(new Error('away')) };
  const access = { url: 'https://game.test', key: 'k', token: 't' };
  expect(await keepPortrait({ ...away, askAccess: async () => ok(access) })).toBeNull();
});
