import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { ok } from '../../src/domain/result.ts';
import { createCloudRemote } from '../../src/sync/cloud-remote.ts';
import { userOf } from '../../src/sync/user-of.ts';
import { docEntry, from, sceneEntry } from './sync/rows.ts';
import { modes, openGame, password, signUp, tokenOf, type TestGame } from './test-game.ts';

const minute = 60_000;
const picture = new Blob(['a picture'], { type: 'image/png' });

describe.each(modes)('%s', (mode) => {
  let game: TestGame;
  let count = 0;
  beforeAll(async () => {
    game = await openGame(mode);
  });
  afterAll(() => game.close());

  const newOwner = () => signUp(game, `owner-${(count += 1)}@example.org`);
  const remove = async (token: string, body: unknown = {}) => {
    const response = await game.ask('/api/account/delete', { token, body });
    return { status: response.status, body: response.status === 204 ? null : await response.json() };
  };
  const bytesKept = () =>
    readdirSync(game.standIn.files, { recursive: true, withFileTypes: true }).filter((entry) =>
      entry.isFile(),
    ).length;
  const signIn = (email: string) => game.page().auth.signInWithPassword({ email, password });

  test('an account goes with its files and rows, right after a sign-in', async () => {
    const [owner, other] = [await newOwner(), await newOwner()];
    for (const { page, id } of [owner, other]) {
      const { error } = await page.storage.from('story-images').upload(`${id}/1/a.png`, picture);
      expect(error).toBeNull();
      await page.rpc('name_session', { p_label: 'Desk' });
    }
    const before = bytesKept();
    expect(await remove(owner.token)).toEqual({ status: 204, body: null });
    expect(bytesKept()).toBe(before - 1);
    expect(await game.standIn.admin`select from storage.objects where owner_id = ${owner.id}`).toHaveLength(
      0,
    );
    expect(await game.standIn.admin`select from auth.users where id = ${owner.id}`).toHaveLength(0);
    expect(
      await game.standIn.admin`select from private.session_labels where user_id = ${owner.id}`,
    ).toHaveLength(0);
    expect((await signIn(owner.email)).error?.code).toBe('invalid_credentials');
    // Nobody else's.
    expect(await game.standIn.admin`select from storage.objects where owner_id = ${other.id}`).toHaveLength(
      1,
    );
    expect((await signIn(other.email)).error).toBeNull();
    // A device that has not heard of it still has a good token, and adds nothing that would stay for ever.
    const late = await owner.page.storage.from('story-images').upload(`${owner.id}/1/b.png`, picture);
    expect(late.error).toMatchObject({ statusCode: '403' });
    expect(bytesKept()).toBe(before - 1);
    // The token of an account that is gone opens nothing.
    expect(await remove(owner.token)).toMatchObject({ status: 401, body: { code: 'session-gone' } });
  });

  test('AUTH-11 id, e-mail, name and picture are read from the auth session, and every list is of the user’s own id, whoever’s is asked for', async () => {
    const join = async (email: string, fullName: string) => {
      const page = game.page();
      const avatar = 'https://pictures.example.org/a.png';
      const data = { full_name: fullName, avatar_url: avatar };
      const { error } = await page.auth.signUp({ email, password, options: { data } });
      expect(error).toBeNull();
      const { session } = (await page.auth.getSession()).data;
      if (!session) throw new Error('nobody is signed in');
      const user = userOf(session.user);
      expect(user).toEqual({ id: session.user.id, email, fullName, avatarUrl: avatar });
      const { token } = tokenOf({ session });
      const access = { url: game.projectEnv.SUPABASE_URL ?? game.url, key: game.standIn.publishable, token };
      const remote = createCloudRemote({ askAccess: async () => ok(access), fetch });
      return { page, remote, token, id: user.id };
    };
    const [ann, ben] = [await join('ann@example.org', 'Ann'), await join('ben@example.org', 'Ben')];
    const { signal } = new AbortController();
    const rows = [
      sceneEntry(11, { passage: 'Rain.' }),
      docEntry('stories', 1, { title: 'Of Ann', character: {}, environment: {}, gone: false }, {}),
      docEntry('settings', 31, { group: 'story', notesToAuthor: 'Slow.' }, {}),
      docEntry('characters', 41, { name: 'Mira', gone: false }, {}),
    ];
    expect(await ann.remote.push({ space: ann.id, ...from(rows) }, signal)).toMatchObject({ ok: true });
    await ann.page.storage.from('story-images').upload(`${ann.id}/1/a.png`, picture);

    for (const view of ['stories', 'user_settings', 'character_images']) {
      const seen = async ({ page }: typeof ann) => (await page.from(view).select('user_id')).data;
      expect(await seen(ann), view).toEqual([{ user_id: ann.id }]);
      expect(await seen(ben), view).toEqual([]);
      expect((await ben.page.from(view).select('*').eq('user_id', ann.id)).data, view).toEqual([]);
    }
    const files = async ({ page }: typeof ann) =>
      (await page.storage.from('story-images').list(`${ann.id}/1`)).data?.map(({ name }) => name);
    expect([await files(ann), await files(ben)]).toEqual([['a.png'], []]);
    for (const lane of ['d', 's'] as const) {
      const pull = ({ remote }: typeof ann, space: string) =>
        remote.pull({ space, lane, cur: 0, skip: '', lim: 500, known_epoch: null, story: null }, signal);
      const own = await pull(ann, ann.id);
      expect(JSON.stringify(own), lane).toContain(lane === 's' ? 'Rain.' : 'Of Ann');
      expect(JSON.stringify(await pull(ben, ben.id)), lane).not.toContain(lane === 's' ? 'Rain.' : 'Of Ann');
      expect(await pull(ben, ann.id), lane).toMatchObject({ ok: false });
    }
  });

  test('after ten minutes the password is asked for', async () => {
    const owner = await newOwner();
    game.wait(10 * minute + 1000);
    expect(await remove(owner.token)).toMatchObject({ status: 403, body: { code: 'confirm-first' } });
    expect(await remove(owner.token, { password: 'another' })).toMatchObject({
      status: 403,
      body: { code: 'wrong-password' },
    });
    expect((await signIn(owner.email)).error).toBeNull();
    expect(await remove(owner.token, { password })).toMatchObject({ status: 204 });
  });

  test('the password of another account, which has the address by now, does not delete this one', async () => {
    const owner = await newOwner();
    game.wait(10 * minute + 1000);
    await game.standIn.admin`update auth.users set email = ${`moved-${owner.email}`} where id = ${owner.id}`;
    const stranger = game.page();
    const known = { email: owner.email, password: 'known to a thief' };
    expect((await stranger.auth.signUp(known)).error).toBeNull();
    const sessions = async () =>
      (await game.standIn.admin`select from auth.sessions where user_id <> ${owner.id}`).length;
    const before = await sessions();
    expect(await remove(owner.token, { password: known.password })).toMatchObject({
      status: 403,
      body: { code: 'wrong-password' },
    });
    expect(await sessions()).toBe(before);
    expect(await game.standIn.admin`select from auth.users where id = ${owner.id}`).toHaveLength(1);
  });

  test('a token whose sign-in was ended deletes and exports nothing', async () => {
    const owner = await newOwner();
    await owner.page.auth.signOut({ scope: 'local' });
    expect(await remove(owner.token)).toMatchObject({ status: 401, body: { code: 'session-gone' } });
    const exported = await game.ask('/api/account/export', { method: 'GET', token: owner.token });
    expect(exported.status).toBe(401);
  });

  test('a sign-in by a code of another device does not stand for the password', async () => {
    const owner = await newOwner();
    game.wait(10 * minute + 1000);
    const { code } = await (
      await game.ask('/api/account/device-code', { token: owner.token, body: {} })
    ).json();
    const given = { code, device: 'a secret of the new device', label: 'Tablet' };
    await game.ask('/api/account/device-code/redeem', { body: given });
    await game.ask('/api/account/device-code/confirm', { token: owner.token, body: { code, allow: true } });
    const link = await (await game.ask('/api/account/device-code/redeem', { body: given })).json();
    const page = game.page();
    const { token } = tokenOf((await page.auth.verifyOtp(link)).data);
    expect(await remove(token)).toMatchObject({ status: 403, body: { code: 'confirm-first' } });
    expect(await remove(token, { password })).toMatchObject({ status: 204 });
  });

  test('everything that is kept of an account is in one file, and nothing of another', async () => {
    const [owner, other] = [await newOwner(), await newOwner()];
    for (const { page, id } of [owner, other]) {
      await page.storage.from('story-images').upload(`${id}/1/a.png`, picture);
      await page.rpc('name_session', { p_label: 'Desk' });
    }
    await game.ask('/api/account/device-code', { token: owner.token, body: {} });
    const response = await game.ask('/api/account/export', { method: 'GET', token: owner.token });
    expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="lamplit-account-/);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const text = await response.text();
    expect(JSON.parse(text)).toMatchObject({
      format: 'lamplit-account',
      account: { id: owner.id, email: owner.email },
      sign_ins: [{ label: 'Desk' }],
      files: [{ bucket: 'story-images', path: `${owner.id}/1/a.png`, size: 9 }],
      tables: {
        'private.session_labels': [{ user_id: owner.id, label: 'Desk' }],
        'private.device_codes': [{ user_id: owner.id, allowed: null }],
      },
    });
    for (const private_ of [other.id, other.email, 'code_hash', 'argon2', 'encrypted_password', 'hmac'])
      expect(text).not.toContain(private_);
  });

  test.each([
    ['POST', '/api/account/delete'],
    ['GET', '/api/account/export'],
  ])('%s %s wants a signed-in user, and no key or id will do', async (method, at) => {
    const { id } = await newOwner();
    for (const token of [undefined, id, game.standIn.publishable, game.standIn.secret]) {
      const response = await game.ask(at, { method, ...(token === undefined ? {} : { token }) });
      expect(response.status).toBe(401);
      expect(await response.json()).toEqual({ error: expect.stringMatching(/^Not authenticated/) });
    }
  });

  test('sign-ins are listed, named and ended by their owner alone', async () => {
    const [owner, other] = [await newOwner(), await newOwner()];
    const second = game.page();
    await second.auth.signInWithPassword({ email: owner.email, password });
    await owner.page.rpc('name_session', { p_label: '  My \n desk ' });
    const list = await owner.page.rpc('account_sessions');
    expect(list.data).toMatchObject([
      { label: 'My desk', here: true },
      { label: 'Device', here: false },
    ]);
    const there: unknown = list.data[1].id;
    expect((await other.page.rpc('end_session', { p_id: there })).data).toBe(false);
    expect((await owner.page.rpc('account_sessions')).data).toHaveLength(2);
    expect((await owner.page.rpc('end_session', { p_id: there })).data).toBe(true);
    expect((await owner.page.rpc('account_sessions')).data).toHaveLength(1);
    expect((await second.auth.refreshSession()).error).not.toBeNull();
    expect((await game.page().rpc('account_sessions')).error).not.toBeNull();
  });

  test('what the server alone may ask is refused to players', async () => {
    const { page, id } = await newOwner();
    for (const [name, given] of [
      ['session_lives', { p_user: id, p_session: id }],
      ['take_limit', { p_key: 'a', p_most: 1, p_window_s: 1 }],
      ['account_rows', { p_user: id, p_table: 'private.session_labels', p_skip: 0, p_most: 1 }],
      ['account_named', { p_email: 'a@b.example' }],
      ['account_usage', { p_skip: 0, p_most: 1 }],
      ['redeem_device_code', { p_code_hash: 'a', p_device_hash: 'a', p_label: 'a' }],
    ] as const)
      for (const asking of [page, game.page()]) {
        const { error, status } = await asking.rpc(name, given);
        expect([name, error?.code, [401, 403, 404].includes(status)]).toEqual([
          name,
          expect.any(String),
          true,
        ]);
      }
  });

  test('the server is ready when database, migrations and storage are', async () => {
    const response = await game.ask('/api/ready', { method: 'GET' });
    expect([response.status, await response.json()]).toEqual([
      200,
      { ready: true, database: true, migrations: true, storage: true },
    ]);
  });

  test('a page is told what it may know', async () => {
    const config = await (await game.ask('/api/config', { method: 'GET' })).json();
    expect(config).toMatchObject({
      features: { accounts: true, signups: 'open', google: false },
      supabase: { publishableKey: game.standIn.publishable },
    });
    expect(JSON.stringify(config)).not.toContain(game.standIn.secret);
  });
});

test('tries of a password are counted for the account', async () => {
  const game = await openGame('with the stand-in', { limits: 'on' });
  const owner = await signUp(game, 'ann@example.org');
  await game.standIn
    .admin`select public.take_limit(${`password:${owner.id}`}, 5, 900) from generate_series(1, 5)`;
  const response = await game.ask('/api/account/delete', { token: owner.token, body: { password } });
  expect(response.status).toBe(429);
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
  await game.close();
});
