import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { openWire, password, profile, publicUrl } from './wire.ts';

let wire: Awaited<ReturnType<typeof openWire>>;
beforeAll(async () => {
  wire = await openWire();
});
afterAll(() => wire.close());

describe('through the client of the product', () => {
  test('a new player is signed in, signs out, and signs in again', async () => {
    const client = wire.client();
    const made = await client.auth.signUp({
      email: ' Mira@Example.org',
      password,
      options: { data: { full_name: 'Mira Vale' } },
    });
    expect(made.error).toBeNull();
    expect(made.data.user).toMatchObject({
      email: 'mira@example.org',
      aud: 'authenticated',
      role: 'authenticated',
      is_anonymous: false,
      user_metadata: { full_name: 'Mira Vale' },
      app_metadata: { provider: 'email', providers: ['email'] },
      last_sign_in_at: expect.any(String),
      identities: [{ provider: 'email', user_id: made.data.user?.id, email: 'mira@example.org' }],
    });
    expect((await client.auth.signOut()).error).toBeNull();
    expect((await client.auth.getSession()).data.session).toBeNull();

    const again = await client.auth.signInWithPassword({ email: 'MIRA@example.org', password });
    expect(again.data.session).toMatchObject({ token_type: 'bearer', expires_in: 3600 });
    expect((await client.auth.getUser()).data.user?.id).toBe(made.data.user?.id);
    const { data } = await client.auth.getClaims();
    expect(data?.claims).toMatchObject({
      iss: `${publicUrl}/auth/v1`,
      sub: made.data.user?.id,
      aud: 'authenticated',
      role: 'authenticated',
      email: 'mira@example.org',
      aal: 'aal1',
      amr: [{ method: 'password', timestamp: Math.floor(wire.clock.ms / 1000) }],
      user_metadata: { full_name: 'Mira Vale' },
      is_anonymous: false,
    });
    expect((data?.claims.exp ?? 0) - (data?.claims.iat ?? 0)).toBe(3600);
    expect(data?.header.alg).toBe('ES256');
  });

  test('a session that was kept is renewed by the next launch', async () => {
    const storage = profile();
    const first = wire.client({ storage });
    await first.auth.signUp({ email: 'launch@example.org', password });
    const second = wire.client({ storage });
    const renewed = await second.auth.refreshSession();
    expect(renewed.error).toBeNull();
    expect(renewed.data.session?.refresh_token).toMatch(/^[\w-]{43}$/);
    expect(renewed.data.user?.email).toBe('launch@example.org');
  });

  test('what is refused has the code that the client knows', async () => {
    const client = wire.client();
    await client.auth.signUp({ email: 'taken@example.org', password });
    expect((await client.auth.signUp({ email: 'Taken@example.org', password })).error).toMatchObject({
      status: 422,
      code: 'user_already_exists',
      message: 'User already registered',
    });
    expect((await client.auth.signUp({ email: 'new@example.org', password: 'short' })).error).toMatchObject({
      status: 422,
      code: 'weak_password',
      reasons: ['length'],
    });
    expect((await client.auth.signUp({ email: 'new@', password })).error).toMatchObject({
      status: 400,
      code: 'validation_failed',
    });
    expect((await client.auth.signInAnonymously()).error?.code).toBe('anonymous_provider_disabled');
    expect((await client.auth.signInWithOtp({ email: 'a@example.org' })).error?.code).toBe('otp_disabled');
    expect((await client.auth.signInWithSSO({ domain: 'example.org' })).error?.code).toBe(
      'saml_provider_disabled',
    );
    expect((await client.auth.signInWithIdToken({ provider: 'google', token: 'x.y.z' })).error?.status).toBe(
      400,
    );
    const enrolled = await client.auth.mfa.enroll({ factorType: 'totp' });
    expect(enrolled.error?.code).toBe('mfa_totp_enroll_not_enabled');
  });

  test('a wrong password and an unknown address are answered alike', async () => {
    const client = wire.client();
    await client.auth.signUp({ email: 'alike@example.org', password });
    const wrong = await client.auth.signInWithPassword({ email: 'alike@example.org', password: 'not that' });
    const unknown = await client.auth.signInWithPassword({ email: 'nobody@example.org', password });
    expect(wrong.error).toMatchObject({
      status: 400,
      code: 'invalid_credentials',
      message: 'Invalid login credentials',
    });
    expect(unknown).toEqual(wrong);
  });

  test('ten devices sign in at once', async () => {
    await wire.client().auth.signUp({ email: 'ten@example.org', password });
    const devices = Array.from({ length: 10 }, () =>
      wire.client().auth.signInWithPassword({ email: 'ten@example.org', password }),
    );
    expect((await Promise.all(devices)).map(({ error }) => error)).toEqual(devices.map(() => null));
  });

  test('a new password ends the other sign-ins, and the old one is no way in', async () => {
    const [here, there] = [wire.client(), wire.client()];
    await here.auth.signUp({ email: 'change@example.org', password });
    await there.auth.signInWithPassword({ email: 'change@example.org', password });
    expect((await here.auth.updateUser({ password })).error).toMatchObject({
      status: 422,
      code: 'same_password',
    });
    expect((await here.auth.updateUser({ password: 'tiny' })).error?.code).toBe('weak_password');
    expect((await here.auth.updateUser({ password: 'another lamp' })).error).toBeNull();
    expect((await here.auth.getUser()).error).toBeNull();
    expect((await there.auth.getUser()).error?.name).toBe('AuthSessionMissingError');
    expect(
      (await wire.client().auth.signInWithPassword({ email: 'change@example.org', password })).error?.code,
    ).toBe('invalid_credentials');
    expect((await here.auth.refreshSession()).error).toBeNull();
  });

  test('name and address are changed, and a name can be removed', async () => {
    const client = wire.client();
    await client.auth.signUp({
      email: 'old@example.org',
      password,
      options: { data: { full_name: 'A', x: 1 } },
    });
    await client.auth.signUp({ email: 'other@example.org', password });
    await client.auth.signInWithPassword({ email: 'old@example.org', password });
    const named = await client.auth.updateUser({ data: { full_name: null } });
    expect(named.data.user?.user_metadata).toEqual({ x: 1 });
    expect((await client.auth.updateUser({ email: 'other@example.org' })).error?.code).toBe('email_exists');
    const moved = await client.auth.updateUser({ email: 'Fresh@example.org' });
    expect(moved.data.user).toMatchObject({
      email: 'fresh@example.org',
      identities: [{ identity_data: { email: 'fresh@example.org', email_verified: false } }],
    });
    expect((await client.auth.signInWithPassword({ email: 'fresh@example.org', password })).error).toBeNull();
    expect((await client.auth.updateUser({ data: { big: 'x'.repeat(5000) } })).error?.code).toBe(
      'validation_failed',
    );
    expect((await client.auth.updateUser({ data: { nul: '\u0000' } })).error?.code).toBe('validation_failed');
  });

  test.each([
    ['global', false, false],
    ['others', true, false],
    ['local', false, true],
  ] as const)('signing out %s', async (scope, hereStays, thereStays) => {
    const email = `out-${scope}@example.org`;
    const [here, there] = [wire.client(), wire.client()];
    const made = await here.auth.signUp({ email, password });
    await there.auth.signInWithPassword({ email, password });
    expect((await here.auth.signOut({ scope })).error).toBeNull();
    const bearer = made.data.session?.access_token ?? '';
    const asked = await wire.post('/user', null, { verb: 'GET', bearer });
    expect(asked.status).toBe(hereStays ? 200 : 403);
    if (!hereStays) expect(asked.json).toMatchObject({ code: 'session_not_found' });
    expect((await there.auth.getUser()).error === null).toBe(thereStays);
    expect((await there.auth.refreshSession()).error === null).toBe(thereStays);
  });
});

describe('raw', () => {
  test('errors have the shape of the version that asks', async () => {
    const response = await wire.ask('/auth/v1/token?grant_type=password', {
      method: 'POST',
      headers: { apikey: wire.keys.publishable },
      body: JSON.stringify({ email: 'nobody@example.org', password }),
    });
    expect(await response.json()).toEqual({
      code: 400,
      error_code: 'invalid_credentials',
      msg: 'Invalid login credentials',
    });
    const newer = await wire.post('/token?grant_type=password', { email: 'nobody@example.org', password });
    expect(newer.json).toEqual({ code: 'invalid_credentials', message: 'Invalid login credentials' });
    expect(newer.headers.get('x-sb-error-code')).toBe('invalid_credentials');
    expect(newer.headers.get('x-supabase-api-version')).toBe('2024-01-01');
    expect(newer.headers.get('cache-control')).toBe('no-store');
  });

  test('nobody asks without a key, and a body is JSON of at most 64 kB', async () => {
    const bare = await wire.ask('/auth/v1/settings');
    expect([bare.status, await bare.json()]).toEqual([
      401,
      { message: 'Invalid API key', hint: expect.any(String) },
    ]);
    const headers = { apikey: wire.keys.publishable, 'x-supabase-api-version': '2024-01-01' };
    const broken = await wire.ask('/auth/v1/signup', { method: 'POST', headers, body: '{' });
    expect([broken.status, await broken.json()]).toMatchObject([400, { code: 'bad_json' }]);
    const large = await wire.ask('/auth/v1/signup', { method: 'POST', headers, body: ' '.repeat(70_000) });
    expect(large.status).toBe(413);
    for (const body of ['[]', '"x"', 'null', '{"email":7,"password":[]}', '{"email":"a@b.co","data":[]}']) {
      const odd = await wire.ask('/auth/v1/signup', { method: 'POST', headers, body });
      expect([body, odd.status >= 400 && odd.status < 500]).toEqual([body, true]);
    }
  });

  test('what a browser opens needs no key', async () => {
    expect((await (await wire.ask('/auth/v1/.well-known/jwks.json')).json()).keys).toHaveLength(1);
    expect((await wire.ask('/auth/v1/health')).status).toBe(200);
  });

  test('settings say what is offered', async () => {
    expect((await wire.post('/settings', null, { verb: 'GET' })).json).toMatchObject({
      external: { email: true, google: false, anonymous_users: false },
      disable_signup: false,
      mailer_autoconfirm: true,
    });
  });

  test('any other address is refused by its name', async () => {
    for (const path of [
      '/invite',
      '/magiclink',
      '/factors',
      '/sso',
      '/saml/acs',
      '/user/identities/authorize',
      '/admin/nothing',
      '/nothing',
      '/admin/users/x/factors',
    ]) {
      const { status, json } = await wire.post(path, {});
      expect([path, status === 404 || status === 422, typeof json['code']]).toEqual([path, true, 'string']);
    }
    expect((await wire.post('/nothing', {})).json['message']).toContain('POST /auth/v1/nothing');
    expect((await wire.post('/token?grant_type=web3', {})).status).toBe(400);
  });

  test('a sign-in notes from where, and the log holds no address, password or token', async () => {
    await wire.post('/signup', { email: 'trace@example.org', password }, { from: '2001:db8::7' });
    const made = await wire.admin`
      select host(ip) as ip from auth.sessions s join auth.users u on u.id = s.user_id where u.email = 'trace@example.org'`;
    expect(made).toEqual([{ ip: '2001:db8::7' }]);
    expect(wire.lines.join('\n')).not.toMatch(/example\.org|lamp in|eyJ/);
  });
});

test('where sign-up is closed nobody new comes in, and who is there does', async () => {
  let signups: 'open' | 'closed' = 'open';
  const closed = await openWire({ signups: () => Promise.resolve(signups) });
  const client = closed.client();
  await client.auth.signUp({ email: 'early@example.org', password });
  signups = 'closed';
  expect((await client.auth.signUp({ email: 'late@example.org', password })).error).toMatchObject({
    status: 422,
    code: 'signup_disabled',
  });
  expect((await client.auth.signInWithPassword({ email: 'early@example.org', password })).error).toBeNull();
  await closed.close();
});
