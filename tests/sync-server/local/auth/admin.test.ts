import { afterAll, beforeAll, expect, test } from 'vitest';

import { sweepAuth } from '../../../../sync-server/local/auth/sweep.ts';
import { openWire, password, pkce, publicUrl } from './wire.ts';

let wire: Awaited<ReturnType<typeof openWire>>;
const admin = () => wire.client({ key: wire.keys.secret }).auth.admin;
beforeAll(async () => {
  wire = await openWire();
});
afterAll(() => wire.close());

test('the operator makes, finds, changes and deletes accounts', async () => {
  const made = await admin().createUser({
    email: 'Made@example.org',
    password,
    email_confirm: true,
    user_metadata: { full_name: 'Made' },
    app_metadata: { plan: 'none' },
  });
  const id = made.data.user?.id ?? '';
  expect(made.data.user).toMatchObject({
    email: 'made@example.org',
    email_confirmed_at: expect.any(String),
    app_metadata: { plan: 'none', provider: 'email' },
  });
  expect((await admin().createUser({ email: 'made@example.org' })).error).toMatchObject({
    status: 422,
    code: 'email_exists',
  });
  const client = wire.client();
  expect((await client.auth.signInWithPassword({ email: 'made@example.org', password })).error).toBeNull();
  expect((await admin().getUserById(id)).data.user?.user_metadata).toEqual({ full_name: 'Made' });

  const changed = await admin().updateUserById(id, {
    password: 'set by the operator',
    email: 'm@example.org',
  });
  expect(changed.data.user?.email).toBe('m@example.org');
  expect((await client.auth.getUser()).error).not.toBeNull();
  expect(
    (await client.auth.signInWithPassword({ email: 'm@example.org', password: 'set by the operator' })).error,
  ).toBeNull();

  expect((await admin().deleteUser(id)).error).toBeNull();
  expect((await client.auth.getUser()).error?.name).toBe('AuthSessionMissingError');
  for (const table of ['identities', 'sessions', 'refresh_tokens', 'mfa_amr_claims', 'one_time_tokens']) {
    expect([table, ...(await wire.admin.unsafe(`select * from auth.${table}`))]).toEqual([table]);
  }
  expect((await admin().deleteUser(id)).error?.code).toBe('user_not_found');
  expect((await admin().getUserById(id)).error?.code).toBe('user_not_found');
  expect((await wire.post('/admin/users/x', {}, { verb: 'DELETE', key: wire.keys.secret })).status).toBe(404);
});

test('accounts are listed by pages, the newest first', async () => {
  for (let index = 0; index < 5; index += 1) {
    await admin().createUser({ email: `list${index}@example.org` });
    wire.clock.ms += 1000;
  }
  const first = await admin().listUsers({ page: 1, perPage: 2 });
  expect(first.data).toMatchObject({ total: 5, nextPage: 2, lastPage: 3 });
  const pages = await Promise.all([1, 2, 3, 4].map((page) => admin().listUsers({ page, perPage: 2 })));
  expect(pages.flatMap(({ data }) => data.users.map(({ email }) => email))).toEqual(
    [4, 3, 2, 1, 0].map((index) => `list${index}@example.org`),
  );
  for (const page of [-1, 1.5]) {
    expect((await admin().listUsers({ page })).error?.code).toBe('validation_failed');
  }
});

test('what is not done is refused, and not passed over', async () => {
  const { data } = await admin().createUser({ email: 'strict@example.org' });
  const id = data.user?.id ?? '';
  expect((await admin().updateUserById(id, { ban_duration: '24h' })).error?.code).toBe('validation_failed');
  expect((await admin().updateUserById(id, { role: 'admin' })).error?.code).toBe('validation_failed');
  expect((await admin().updateUserById(id, { password: 'short' })).error?.code).toBe('weak_password');
  expect((await admin().deleteUser(id, true)).error?.code).toBe('validation_failed');
  expect((await admin().generateLink({ type: 'invite', email: 'strict@example.org' })).error?.code).toBe(
    'validation_failed',
  );
});

test('a one-use link is made without mail: its token signs in once', async () => {
  await admin().createUser({ email: 'link@example.org', password, email_confirm: true });
  const { data, error } = await admin().generateLink({
    type: 'recovery',
    email: 'link@example.org',
    options: { redirectTo: `${publicUrl}/auth/callback` },
  });
  expect(error).toBeNull();
  expect(data.user?.email).toBe('link@example.org');
  const token_hash = data.properties?.hashed_token ?? '';
  expect(data.properties).toMatchObject({
    verification_type: 'recovery',
    redirect_to: `${publicUrl}/auth/callback`,
  });
  const client = wire.client();
  expect((await client.auth.verifyOtp({ type: 'email_change', token_hash })).error?.code).toBe('otp_expired');
  const verified = await client.auth.verifyOtp({ type: 'recovery', token_hash });
  expect(verified.data.user?.email).toBe('link@example.org');
  expect((await client.auth.getUser()).error).toBeNull();
  expect((await wire.client().auth.verifyOtp({ type: 'recovery', token_hash })).error).toMatchObject({
    status: 403,
    code: 'otp_expired',
  });
  const stored = await wire.admin`select count(*)::int as n from auth.one_time_tokens`;
  expect(stored).toEqual([{ n: 0 }]);
});

test('of two who redeem one link at once, one is signed in', async () => {
  await admin().createUser({ email: 'race@example.org', email_confirm: true });
  const { data } = await admin().generateLink({ type: 'magiclink', email: 'race@example.org' });
  const body = { type: 'magiclink', token_hash: data.properties?.hashed_token };
  const both = await Promise.all([wire.post('/verify', body), wire.post('/verify', body)]);
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 403]);
});

test('the address of a link sends a browser on with its tokens behind the number sign, and foreign ones nowhere', async () => {
  await admin().createUser({ email: 'browser@example.org', email_confirm: true });
  const { data } = await admin().generateLink({
    type: 'magiclink',
    email: 'browser@example.org',
    options: { redirectTo: 'https://evil.example/' },
  });
  const link = new URL(data.properties?.action_link ?? '');
  expect(link.origin).toBe(publicUrl);
  const response = await wire.ask(`${link.pathname}${link.search}`);
  const to = new URL(response.headers.get('location') ?? '');
  expect(to.origin).toBe(publicUrl);
  expect(to.search).toBe('');
  const bearer = new URLSearchParams(to.hash.slice(1)).get('access_token') ?? '';
  expect((await wire.post('/user', null, { verb: 'GET', bearer })).json['email']).toBe('browser@example.org');
  expect(response.headers.get('referrer-policy')).toBe('no-referrer');
});

test('nothing but the whole token of a link is a way in: no short code that could be guessed', async () => {
  await admin().createUser({ email: 'code@example.org', email_confirm: true });
  const made = await wire.post(
    '/admin/generate_link',
    { type: 'magiclink', email: 'code@example.org' },
    { key: wire.keys.secret },
  );
  expect(made.json['email_otp']).toBeUndefined();
  for (const token of [made.json['hashed_token'], '000000']) {
    const { status, json } = await wire.post('/verify', { type: 'email', email: 'code@example.org', token });
    expect([status, json['code']]).toEqual([400, 'validation_failed']);
  }
});

test('a sign-up link makes the account, a change of address changes it, and unknown ones have no link', async () => {
  const made = await admin().generateLink({ type: 'signup', email: 'fresh@example.org', password });
  expect(made.error).toBeNull();
  const signIn = () => wire.post('/token?grant_type=password', { email: 'fresh@example.org', password });
  expect((await signIn()).json['code']).toBe('email_not_confirmed');
  await wire
    .client()
    .auth.verifyOtp({ type: 'signup', token_hash: made.data.properties?.hashed_token ?? '' });
  expect((await signIn()).status).toBe(200);
  const moved = await admin().generateLink({
    type: 'email_change_new',
    email: 'fresh@example.org',
    newEmail: 'moved@example.org',
  });
  const verified = await wire
    .client()
    .auth.verifyOtp({ type: 'email_change', token_hash: moved.data.properties?.hashed_token ?? '' });
  expect(verified.data.user?.email).toBe('moved@example.org');
  const none = await admin().generateLink({ type: 'recovery', email: 'nobody@example.org' });
  expect(none.error).toMatchObject({ status: 404, code: 'user_not_found' });
});

test('what is over is swept, and what still counts stays', async () => {
  const swept = await openWire({ limits: 'on' });
  const key = swept.keys.secret;
  const { json } = await swept.post('/signup', { email: 'sweep@example.org', password });
  const renew = async (token: unknown) =>
    (await swept.post('/token?grant_type=refresh_token', { refresh_token: token })).json['refresh_token'];
  const second = await renew(json['refresh_token']);
  await swept.post('/admin/generate_link', { type: 'magiclink', email: 'sweep@example.org' }, { key });
  const { challenge } = pkce('sweep');
  await swept.auth`
    insert into auth.flow_state (id, code_challenge, provider_type, created_at, authentication_method, redirect_to)
    values (gen_random_uuid(), ${challenge}, 'google', ${new Date(swept.clock.ms)}, 'oauth', '')`;
  const counts = async () => {
    const [row] = await swept.auth`
      select (select count(*)::int from auth.one_time_tokens) as links, (select count(*)::int from auth.flow_state) as flows,
        (select count(*)::int from auth.refresh_tokens) as tokens, (select count(*)::int from auth.limits) as limits`;
    return row;
  };
  const before = await counts();
  expect(before).toMatchObject({ links: 1, flows: 1, tokens: 2 });
  await sweepAuth(swept.auth, swept.clock.ms);
  expect(await counts()).toEqual(before);
  await sweepAuth(swept.auth, swept.clock.ms + 15 * 86_400_000);
  expect(await counts()).toEqual({ links: 0, flows: 0, tokens: 1, limits: 0 });
  expect(await renew(second)).toBeTypeOf('string');
  await swept.close();
});
