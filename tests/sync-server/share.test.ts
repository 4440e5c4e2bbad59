import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { fakeForm, fakeStory } from '../fakes.ts';
import { standInBackend } from '../../sync-server/backend.ts';
import { removeStrays } from '../../sync-server/share-files.ts';
import { administer } from '../../sync-server/administer.ts';
import { ok } from '../../src/domain/result.ts';
import { readSharedStory } from '../../src/domain/share-snapshot.ts';
import { wholeStory } from '../formats/stories.ts';
import {
  allThatAnybodyReads,
  jpeg,
  picture,
  prepared,
  publish,
  put,
  row,
  storyWithPictures,
} from './shares.ts';
import { modes, openGame, password, signUp, type TestGame } from './test-game.ts';

const index = `<!doctype html><html lang="en"><head><meta http-equiv="Content-Security-Policy" content="x"><title>Lamplit</title>
<meta name="description" content="A game."><link rel="stylesheet" href="/assets/a.css"></head>
<body><div id="root"><main><div>Title page</div></main></div><noscript>Needs JavaScript.</noscript><script type="module" src="/a.js"></script></body></html>`;

describe.each(modes)('%s', (mode) => {
  let game: TestGame;
  let count = 0;
  beforeAll(async () => {
    game = await openGame(mode, { index });
  });
  afterAll(() => game.close());

  const newOwner = () => signUp(game, `owner-${(count += 1)}@example.org`);
  const storyId = () => crypto.randomUUID();
  const remove = (token: string, story: string) =>
    game.ask(`/api/shares/${story}`, { method: 'DELETE', token });
  const pictureUrl = (id: string, name: string) => `${game.url}/api/images/shares/${id}/${name}`;
  const filesKept = () =>
    readdirSync(game.standIn.files, { recursive: true, withFileTypes: true }).filter((each) => each.isFile())
      .length;
  const operate = async (...args: readonly string[]) => {
    const lines: string[] = [];
    const standIn = { ...game.standIn, close: () => Promise.resolve() };
    const result = await administer({
      env: { LOG_LEVEL: 'silent', ...game.projectEnv },
      args,
      say: (line) => lines.push(line),
      write: () => {},
      standIn: () => Promise.resolve(ok(standIn)),
    });
    return { result, lines };
  };

  /** What somebody finds who has never been here. */
  const expectGone = async (id: string, names: readonly string[]) => {
    const { error, status } = await row(game, id);
    expect([status, error?.code]).toEqual([406, 'PGRST116']);
    const page = await fetch(`${game.url}/shared/${id}`);
    expect(page.status).toBe(410);
    expect(await page.text()).toContain('This story doesn&#39;t exist or has been deleted.');
    for (const name of names) expect((await fetch(pictureUrl(id, name))).status).toBe(404);
  };

  test('a story is shared at its own id, read by anybody, changed and taken back with its pictures', async () => {
    const owner = await newOwner();
    const story = storyId();
    const before = filesKept();
    const share = await prepared();
    expect(await publish(game, owner.token, story, share)).toEqual({
      id: story,
      url: `${game.url}/shared/${story}`,
    });
    const { data } = await row(game, story);
    expect(data).toMatchObject({
      id: story,
      title: "Mira Vale's Adventure",
      snapshot: JSON.parse(JSON.stringify(share.snapshot)),
      playing: JSON.parse(JSON.stringify(share.playing)),
    });
    expect(JSON.stringify(data)).not.toContain(owner.id);
    const names = [...share.pictures.keys()];
    expect(names).toHaveLength(3);
    for (const name of names) {
      const shown = await fetch(pictureUrl(story, name));
      expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/png']);
      expect(Number(/max-age=(\d+)/.exec(shown.headers.get('cache-control') ?? '')?.[1])).toBeLessThanOrEqual(
        60,
      );
      const etag = shown.headers.get('etag') ?? '';
      const again = await fetch(pictureUrl(story, name), { headers: { 'If-None-Match': etag } });
      expect(again.status).toBe(304);
    }
    const listed = await game.ask('/api/shares', { method: 'GET', token: owner.token });
    expect(await listed.json()).toMatchObject({ shares: [{ story, id: story, blocked: false }] });

    // Now without the last scene, whose picture goes.
    const shorter = await prepared(storyWithPictures(), {
      leaf: share.snapshot.scenes.length > 2 ? (wholeStory().scenes[1]?.id ?? null) : null,
    });
    await publish(game, owner.token, story, shorter);
    expect((await row(game, story)).data).toMatchObject({ snapshot: { scenes: shorter.snapshot.scenes } });
    const dropped = names.filter((name) => !shorter.pictures.has(name));
    expect(dropped).toHaveLength(1);
    for (const name of dropped) expect((await fetch(pictureUrl(story, name))).status).toBe(404);

    expect((await remove(owner.token, story)).status).toBe(204);
    await expectGone(story, names);
    expect(filesKept()).toBe(before);
    // The address stays his.
    expect((await publish(game, owner.token, story)).id).toBe(story);
  });

  test('the second account with the same story gets an address of its own, and can do nothing to the first', async () => {
    const [ann, ben] = [await newOwner(), await newOwner()];
    const story = storyId();
    await publish(game, ann.token, story);
    const other = await publish(game, ben.token, story);
    expect(other.id).not.toBe(story);
    // The next time it is the same one again.
    expect(await publish(game, ben.token, story)).toEqual(other);
    expect((await put(game, ben.token, other.id, await formOf())).status).toBe(200);
    expect((await remove(ben.token, story)).status).toBe(204);
    await expectGone(other.id, []);
    expect((await row(game, story)).error).toBeNull();
    expect((await remove(ann.token, storyId())).status).toBe(404);
  });

  test('who is not signed in, or only was, shares nothing', async () => {
    const owner = await newOwner();
    const form = await formOf();
    expect((await put(game, 'nonsense', storyId(), form)).status).toBe(401);
    await owner.page.auth.signOut({ scope: 'local' });
    expect((await put(game, owner.token, storyId(), form)).status).toBe(401);
    expect((await remove(owner.token, storyId())).status).toBe(401);
  });

  test('pictures that do not come at once come with another request', async () => {
    const owner = await newOwner();
    const story = storyId();
    const { snapshot, playing, pictures } = await prepared();
    const [first, ...others] = [...pictures].map(([name, { bytes }]) => ({
      name,
      bytes: new Uint8Array(bytes),
    }));
    if (!first) throw new Error('no pictures');
    const missing = await put(game, owner.token, story, { snapshot, playing, pictures: [first.bytes] });
    expect(missing.status).toBe(409);
    expect(await missing.json()).toMatchObject({
      code: 'pictures-missing',
      missing: expect.arrayContaining(others.map(({ name }) => name)),
    });
    // Nothing is seen of it before.
    expect((await row(game, story)).error?.code).toBe('PGRST116');
    expect((await fetch(pictureUrl(story, first.name))).status).toBe(404);
    const rest = { snapshot, playing, pictures: others.map(({ bytes }) => bytes) };
    expect((await put(game, owner.token, story, rest)).status).toBe(200);
    expect((await fetch(pictureUrl(story, first.name))).status).toBe(200);
  });

  test('SHARE-08 a shared page says noindex and has a button to report it; the operator hears of that, and takes it down for good; publishing copies the pictures, and withdrawing deletes them', async () => {
    const owner = await newOwner();
    const [story, other] = [storyId(), storyId()];
    const share = await prepared();
    const before = filesKept();
    for (const id of [story, other]) {
      await publish(game, owner.token, id, share);
      const page = await fetch(`${game.url}/shared/${id}`);
      expect(page.headers.get('x-robots-tag')).toBe('noindex');
      const html = await page.text();
      expect(html).toContain('<meta name="robots" content="noindex">');
      expect(html).toMatch(/<button[^>]*data-deed="report"[^>]*>Report this story</);
      for (const [name, { bytes }] of share.pictures) {
        const copy = await fetch(pictureUrl(id, name));
        expect(new Uint8Array(await copy.arrayBuffer())).toEqual(new Uint8Array(bytes));
        expect(copy.headers.get('x-robots-tag')).toBe('noindex');
      }
    }
    // Each has its own: its pictures and a card.
    expect(filesKept()).toBe(before + 2 * (share.pictures.size + 1));

    const report = (id: string, reason: string) =>
      game.ask(`/api/shares/${id}/report`, { body: { reason }, address: '203.0.113.7' });
    expect((await report(story, 'It is\nabout me.\u0007')).status).toBe(202);
    expect((await report(story, 'Gore.')).status).toBe(202);
    expect((await report(other, 'Spam.')).status).toBe(202);
    expect((await report(story, '  ')).status).toBe(400);
    expect((await report(storyId(), 'Gore.')).status).toBe(404);
    const { lines } = await operate('reports');
    const own = lines.findIndex((line) => line.includes(story));
    expect(lines[own]).toContain('2 reports');
    expect(lines.slice(own + 1, own + 3)).toEqual(['  Gore.', '  It is about me.']);

    const names = [...share.pictures.keys()];
    expect((await remove(owner.token, other)).status).toBe(204);
    await expectGone(other, names);
    expect((await fetch(pictureUrl(story, names[0] ?? ''))).status).toBe(200);
    expect(await operate('unshare', `${game.url}/shared/${story}`)).toMatchObject({ result: { ok: true } });
    await expectGone(story, names);
    expect(filesKept()).toBe(before);
    for (const id of [story, other]) expect((await operate('reports')).lines.join('\n')).not.toContain(id);
    const again = await put(game, owner.token, story, await formOf());
    expect([again.status, await again.json()]).toMatchObject([403, { code: 'taken-down' }]);
    expect((await operate('unshare', storyId())).result.ok).toBe(false);
    expect((await operate('unshare', 'something')).result.ok).toBe(false);
  });

  test('what an account shares goes with it, and its address is nobody’s then', async () => {
    const [ann, ben] = [await newOwner(), await newOwner()];
    const story = storyId();
    const share = await prepared();
    const before = filesKept();
    await publish(game, ann.token, story, share);
    expect((await game.ask('/api/account/delete', { token: ann.token, body: { password } })).status).toBe(
      204,
    );
    await expectGone(story, [...share.pictures.keys()]);
    expect(filesKept()).toBe(before);
    expect((await publish(game, ben.token, story)).id).not.toBe(story);
  });

  test('SHARE-09 a plain client reads title, words, picture and the first scene', async () => {
    const owner = await newOwner();
    const story = storyId();
    const given = wholeStory();
    const title = 'The <b>Lamp</b> & "I"</title><script>alert(1)</script>';
    const whole = storyWithPictures({
      story: { ...given.story, title },
      scenes: given.scenes.map((scene) => ({
        ...scene,
        passage: `</script><script>alert(2)</script> ${scene.passage}`,
      })),
    });
    const share = await prepared(whole);
    await publish(game, owner.token, story, share);
    const response = await fetch(`${game.url}/shared/${story}`);
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(response.headers.get('x-robots-tag')).toBe('noindex');
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    const meta = (name: string) =>
      new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)">`).exec(html)?.[1];
    const escaped =
      'The &lt;b&gt;Lamp&lt;/b&gt; &amp; &quot;I&quot;&lt;/title&gt;&lt;script&gt;alert(1)&lt;/script&gt;';
    expect(meta('og:title')).toBe(escaped);
    expect(meta('og:description')).toContain('What happened in 0.');
    expect(meta('robots')).toBe('noindex');
    expect(html.match(/<title>/g)).toHaveLength(1);
    expect(html).not.toContain('A game.');
    expect(html).not.toContain('Title page');
    expect(html).not.toContain('<script>alert');
    expect(html).toContain('<div id="root"></div>');
    // All of the story is there, each scene of it.
    expect(html.match(/id="scene-\d+"/g)).toHaveLength(share.snapshot.scenes.length);
    expect(html).toMatch(/<script type="module"[^>]* src="\/a.js">/);
    expect(html).toContain(
      '<link rel="stylesheet" href="/assets/shared-1a2b3c4d.css"><link rel="stylesheet"',
    );
    expect(Date.parse(/data-version="([^"]*)"/.exec(html)?.[1] ?? '')).toBe(
      Date.parse(String(Object((await row(game, story, 'updated_at')).data).updated_at)),
    );
    const card = await fetch(meta('og:image') ?? '');
    expect([card.status, card.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    expect(new Uint8Array(await card.arrayBuffer())).toEqual(jpeg(1200, 630));
    const known = { headers: { 'If-None-Match': response.headers.get('etag') ?? '' } };
    expect((await fetch(`${game.url}/shared/${story}`, known)).status).toBe(304);
    expect(await (await fetch(`${game.url}/shared/${story}`)).text()).toBe(html);
    // Published anew it is another page, also for whoever knows the one before.
    await publish(game, owner.token, story, await prepared());
    const anew = await fetch(`${game.url}/shared/${story}`, known);
    expect(anew.status).toBe(200);
    expect(await anew.text()).not.toContain('alert(2)');
    for (const [unknown, said] of [
      [storyId(), 'This story doesn&#39;t exist or has been deleted.'],
      ['nothing', 'Invalid Story Link'],
    ] as const) {
      const page = await fetch(`${game.url}/shared/${unknown}`);
      expect([page.status, page.headers.get('cache-control')]).toEqual([404, 'no-store']);
      expect(await page.text()).toContain(said);
    }
  });

  test('SHARE-07 what was planted beside the road is in nothing that anybody reads', async () => {
    const owner = await newOwner();
    const story = storyId();
    const whole = wholeStory();
    const [opening, first, other, second, retold] = whole.scenes;
    if (!opening || !first || !second || !retold || !other) throw new Error('the story has five scenes');
    const planted = storyWithPictures({
      story: {
        ...whole.story,
        character: fakeForm({ photo: { image: 'planted-photo', looks: 'planted-looks' } }),
        settings: { notesToAuthor: 'planted-note sk-or-v1-planted', aiModel: 'server:planted-model' },
        device: 'planted-device',
        seed: 'abcdefabcdefabcd',
      },
      scenes: [
        {
          ...opening,
          storytellerState: {
            form: 'lamplit.builtin',
            version: 2,
            facts: ['Told at the beginning.'],
            musts: ['planted-must'],
            notes: 'planted-notes',
            turn: 0,
          },
          device: 'planted-device',
        },
        {
          ...first,
          passage: 'planted-original',
          sceneContext: { ...first.sceneContext, location: 'planted-place', characters: ['planted-guest'] },
          storytellerState: { form: 'lamplit.builtin', version: 2, facts: ['planted-fact'], turn: 1 },
        },
        // What was told below an edited page still knows the page that stood there.
        {
          ...second,
          sceneContext: { ...second.sceneContext, objects: ['planted-thing'] },
          storytellerState: { form: 'lamplit.builtin', version: 2, facts: ['planted-fact'], turn: 2 },
        },
        { ...retold, passage: 'planted-retold' },
        { ...other, passage: 'planted-road' },
      ],
      memory: whole.memory.flatMap((row) => [
        row,
        { ...row, id: storyId(), by: 'model' as const, scene: opening.id, text: 'Known to all.' },
        { ...row, id: storyId(), by: 'model' as const, text: 'planted-before-the-edit' },
        {
          ...row,
          id: storyId(),
          by: 'text' as const,
          scene: second.id,
          text: 'planted-chapter-of-the-original',
        },
        { ...row, id: storyId(), text: 'planted-own' },
        { ...row, id: storyId(), by: 'model' as const, scene: other.id, text: 'planted-elsewhere' },
        { ...row, id: storyId(), by: 'model' as const, gone: true, text: 'planted-gone' },
      ]),
      lore: whole.lore.flatMap((row) => [
        row,
        { ...row, gone: true, text: 'planted-lore' },
        { ...row, enabled: false, text: 'planted-off' },
      ]),
      draft: null,
    });
    const share = await prepared(planted);
    expect(JSON.stringify([share.snapshot, share.playing])).not.toContain('planted');
    expect(share.playing.scenes.map(({ state }) => state)).toEqual([
      { form: 'lamplit.builtin', version: 2, facts: ['Told at the beginning.'], notes: '', turn: 0 },
      null,
      null,
    ]);
    // As if the page were not ours: fields that nobody asked for.
    const snapshot = {
      ...share.snapshot,
      notes: 'planted-field',
      scenes: share.snapshot.scenes.map((scene) => ({ ...scene, device: 'planted-device' })),
    };
    const playing = {
      ...share.playing,
      character: { ...share.playing.character, photo: { image: 'planted-photo', looks: 'planted' } },
      settings: { ...share.playing.settings, notesToAuthor: 'planted-note' },
      scenes: share.playing.scenes.map((scene) => ({
        ...scene,
        state: { form: 'lamplit.builtin', version: 2, musts: ['planted-must'] },
      })),
    };
    const given = {
      snapshot,
      playing,
      pictures: [...share.pictures.values()].map(({ bytes }) => new Uint8Array(bytes)),
    };
    expect((await put(game, owner.token, story, given)).status).toBe(200);
    const read = await allThatAnybodyReads(game, story);
    expect(read).toContain('What I say happened.');
    expect(read).toContain('Known to all.');
    expect(read).toContain('It has not been lit for a year.');
    expect(/planted[-\w]*/.exec(read)).toBeNull();
    expect(read).not.toContain(whole.story.seed);
    expect(read).not.toContain('abcdefabcdefabcd');
    for (const { id } of whole.scenes) expect(read).not.toContain(id);
    expect(read).not.toContain(owner.id);
  });

  test('what a server that died left behind is removed, and nothing else', async () => {
    const owner = await newOwner();
    const story = storyId();
    const share = await prepared();
    await publish(game, owner.token, story, share);
    const { admin } = game.standIn;
    const backend = standInBackend(game.standIn);
    await removeStrays(backend, null);
    const before = filesKept();
    const { snapshot, playing } = share;
    // The pictures of a story that was never published.
    const left = storyId();
    const half = { snapshot, playing, pictures: [picture(0).bytes] };
    expect((await put(game, owner.token, left, half)).status).toBe(409);
    expect(await removeStrays(backend, null)).toBe(0);
    await admin`update private.share_owners set touched_at = now() - interval '2 hours'`;
    expect(await removeStrays(backend, null)).toBe(1);
    expect(filesKept()).toBe(before);
    for (const name of share.pictures.keys()) expect((await fetch(pictureUrl(story, name))).status).toBe(200);
  });

  test('nobody writes a share but by the server', async () => {
    const owner = await newOwner();
    const story = storyId();
    await publish(game, owner.token, story);
    const { page } = owner;
    const change = await page.from('shared_stories').update({ title: 'mine' }).eq('id', story);
    const added = await page
      .from('shared_stories')
      .insert({ id: storyId(), title: 'x', description: '', snapshot: {}, playing: {} });
    const removed = await page.from('shared_stories').delete().eq('id', story);
    for (const { error } of [change, added, removed]) expect(error).not.toBeNull();
    const blob = new Blob([picture(1).bytes], { type: 'image/png' });
    expect((await page.storage.from('shared-images').upload(`${story}/x.png`, blob)).error).not.toBeNull();
    expect((await page.storage.from('shared-images').list(story)).data ?? []).toEqual([]);
    expect((await row(game, story)).data).toMatchObject({ title: "Mira Vale's Adventure" });
  });

  const formOf = async () => {
    const { snapshot, playing, pictures } = await prepared();
    return { snapshot, playing, pictures: [...pictures.values()].map(({ bytes }) => new Uint8Array(bytes)) };
  };
});

describe('hostile stories', () => {
  let game: TestGame;
  let token = '';
  beforeAll(async () => {
    game = await openGame('with the stand-in', { index });
    ({ token } = await signUp(game, 'mallory@example.org'));
  });
  afterAll(() => game.close());
  const story = () => crypto.randomUUID();

  test('what has another shape is refused', async () => {
    const { snapshot, playing } = await prepared(wholeStory());
    const scene = snapshot.scenes[0];
    const bad: readonly unknown[] = [
      null,
      [],
      'text',
      {},
      { ...snapshot, version: 2 },
      { ...snapshot, title: { a: 1 } },
      { ...snapshot, scenes: [] },
      { ...snapshot, scenes: snapshot.scenes.slice(1) },
      { ...snapshot, scenes: [null] },
      { ...snapshot, scenes: Array.from({ length: 2001 }, () => scene) },
      { ...snapshot, cover: 'https://example.org/a.png' },
      {
        ...snapshot,
        scenes: snapshot.scenes.map((each) => ({ ...each, image: 'https://example.org/track.gif' })),
      },
      { ...snapshot, scenes: snapshot.scenes.map((each) => ({ ...each, image: '../../secret' })) },
      {
        ...snapshot,
        scenes: snapshot.scenes.map((each) => ({ ...each, image: 'data:image/svg+xml,<svg/>' })),
      },
    ];
    for (const each of bad)
      expect((await put(game, token, story(), { snapshot: each, playing })).status).toBe(400);
    expect((await put(game, token, story(), { snapshot })).status).toBe(400);
    expect((await put(game, token, story(), { snapshot, playing: { ...playing, scenes: 7 } })).status).toBe(
      400,
    );
    const noForm = await game.ask(`/api/shares/${story()}`, {
      method: 'PUT',
      token,
      body: { snapshot, playing },
    });
    expect(noForm.status).toBe(415);
    expect((await put(game, token, 'no-id', { snapshot, playing })).status).toBe(404);
  });

  test('what is too large is refused or cut', async () => {
    const { snapshot, playing } = await prepared(wholeStory());
    const many = (passage: string, length: number) => ({
      snapshot: { ...snapshot, scenes: Array.from({ length }, () => ({ ...snapshot.scenes[0], passage })) },
      playing: { ...playing, scenes: Array.from({ length }, () => playing.scenes[0]) },
    });
    expect((await put(game, token, story(), many('x'.repeat(39_000), 130))).status).toBe(413);
    expect((await put(game, token, story(), many('x'.repeat(13_000_000), 1))).status).toBe(413);
    const at = story();
    const cut = { ...many('y'.repeat(200_000), 1) };
    const long = { ...cut, snapshot: { ...cut.snapshot, title: 't'.repeat(5000) } };
    expect((await put(game, token, at, long)).status).toBe(200);
    const { data } = await row(game, at);
    expect(JSON.stringify(data).length).toBeLessThan(60_000);
    expect(data).toMatchObject({ title: 't'.repeat(200) });
  });

  test('a story as long as one may be is published and read whole', async () => {
    const { snapshot, playing } = await prepared(wholeStory());
    const passage = `${'A word. '.repeat(230)}é“—`;
    const scenes = Array.from({ length: 2_000 }, (_, index) => ({
      ...snapshot.scenes[0],
      title: `Scene ${index}`,
      passage,
    }));
    const whole = { ...snapshot, scenes };
    const state = { form: 'lamplit.builtin', version: 2, chain: 'x'.repeat(900) };
    const beside = { ...playing, scenes: scenes.map(() => ({ ...playing.scenes[0], state })) };
    const at = story();
    const response = await put(game, token, at, { snapshot: whole, playing: beside });
    expect([response.status, await response.text()]).toEqual([200, expect.any(String)]);
    const { data } = await row(game, at, 'snapshot');
    const read = JSON.stringify(readSharedStory(Object(data).snapshot, beside)?.snapshot);
    expect(read === JSON.stringify(whole)).toBe(true);
    const page = await (await fetch(`${game.url}/shared/${at}`)).text();
    expect(page).toContain('é“—');
    // So long a story is not in its page but for its beginning; of what is left the script knows.
    expect(page.length).toBeLessThan(800_000);
    expect(Number(/data-left="(\d+)"/.exec(page)?.[1])).toBeGreaterThan(0);
  });

  test('words with what no database takes, and scripts in every field, end as text', async () => {
    const evil = '<script>alert(1)</script>\u0000\u0007\ud800<img src=x onerror=alert(1)>';
    const whole = storyWithPictures({
      story: fakeStory({
        title: evil,
        character: fakeForm({
          name: evil,
          appearance: evil,
          objective: evil,
          setting: evil,
          motivation: evil,
        }),
      }),
      scenes: wholeStory().scenes.map((scene) => ({
        ...scene,
        title: evil,
        passage: evil,
        actions: scene.actions.map((action) => ({ ...action, text: evil })),
        sceneContext: { ...scene.sceneContext, location: evil, characters: [evil] },
      })),
      metas: [],
    });
    const { snapshot, playing } = await prepared(whole);
    // Past the page's own trimming.
    const raw = {
      ...snapshot,
      title: evil,
      scenes: snapshot.scenes.map((scene) => ({ ...scene, title: evil, passage: evil })),
    };
    const at = story();
    expect((await put(game, token, at, { snapshot: raw, playing })).status).toBe(200);
    const html = await (await fetch(`${game.url}/shared/${at}`)).text();
    expect(html).not.toContain('<script>alert');
    expect(html).not.toContain('<img src=x');
  });

  test('pictures are what they are, of their size, and do not tell where they were taken', async () => {
    const { snapshot, playing } = await prepared(wholeStory());
    const bytes = (text: string) => new TextEncoder().encode(text);
    const exif = [0xff, 0xe1, 0, 8, ...bytes('Exif\0\0')];
    const bad = [
      bytes('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
      bytes('<html>'),
      new Uint8Array(0),
      new Uint8Array([...picture(1).bytes, ...new Uint8Array(1_100_000)]),
      jpeg(10, 10, exif),
    ];
    for (const each of bad) {
      const response = await put(game, token, story(), { snapshot, playing, pictures: [each] });
      expect(response.status).toBe(400);
    }
    for (const card of [
      jpeg(1200, 629),
      jpeg(1200, 630, exif),
      picture(1).bytes,
      'https://example.org/a.jpg',
    ])
      expect((await put(game, token, story(), { snapshot, playing, card })).status).toBe(400);
    const unknown = { snapshot, playing, card: `${'0'.repeat(64)}.jpg` };
    expect((await put(game, token, story(), unknown)).status).toBe(409);
    // A picture that the story does not name is not stored.
    const at = story();
    expect((await put(game, token, at, { snapshot, playing, pictures: [picture(8).bytes] })).status).toBe(
      200,
    );
    expect((await fetch(`${game.url}/api/images/shares/${at}/${picture(8).name}`)).status).toBe(404);
    for (const name of ['..%2f..%2fetc', 'x.png', `${'0'.repeat(64)}.svg`])
      expect((await fetch(`${game.url}/api/images/shares/${at}/${name}`)).status).toBe(404);
  });

  test('reports of one household are limited', async () => {
    const limited = await openGame('with the stand-in', { limits: 'on' });
    const owner = await signUp(limited, 'ann@example.org');
    const at = story();
    await publish(limited, owner.token, at);
    const report = (address: string) =>
      limited.ask(`/api/shares/${at}/report`, { body: { reason: 'Gore.' }, address });
    const answers: number[] = [];
    for (let time = 0; time < 11; time += 1) answers.push((await report('2001:db8::1')).status);
    expect(answers).toEqual([...Array.from({ length: 10 }, () => 202), 429]);
    expect((await report('2001:db8:0:1::1')).status).toBe(202);
    await limited.close();
  });
});
