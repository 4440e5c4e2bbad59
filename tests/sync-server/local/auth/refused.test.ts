import { createHmac } from 'node:crypto';
import { generateKeyPair, importJWK, exportSPKI, SignJWT, UnsecuredJWT, type JWTPayload } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { openWire, password } from './wire.ts';

let wire: Awaited<ReturnType<typeof openWire>>;
let bearer = '';
let claims: JWTPayload = {};
beforeAll(async () => {
  wire = await openWire();
  const { json } = await wire.post('/signup', { email: 'true@example.org', password });
  bearer = String(json['access_token']);
  const read = await wire.keys.verify(bearer, wire.clock.ms);
  claims = read.ok ? read.value : {};
});
afterAll(() => wire.close());

const user = async (token: string) => {
  const { status, json } = await wire.post('/user', null, { verb: 'GET', bearer: token });
  return [status, json['code']];
};

test('the token of a sign-in is good, so that the refusals below mean something', async () => {
  expect(await user(bearer)).toEqual([200, undefined]);
});

test('a token without a signature is refused', async () => {
  expect(await user(new UnsecuredJWT(claims).encode())).toEqual([403, 'bad_jwt']);
});

test('a token that is signed with the public key as if it were a secret is refused', async () => {
  const [jwk] = wire.keys.jwks.keys;
  const key = await importJWK({ ...jwk, ext: true }, 'ES256');
  const pem = key instanceof Uint8Array ? '' : await exportSPKI(key);
  for (const secret of [pem, JSON.stringify(jwk), JSON.stringify(wire.keys.jwks)]) {
    const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const text = `${part({ alg: 'HS256', typ: 'JWT', kid: jwk?.kid })}.${part(claims)}`;
    const forged = `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`;
    expect(await user(forged)).toEqual([403, 'bad_jwt']);
  }
});

test('a token of another key is refused, also under the known name of ours', async () => {
  const { privateKey } = await generateKeyPair('ES256');
  const kid = wire.keys.jwks.keys[0]?.kid ?? '';
  const forged = await new SignJWT(claims).setProtectedHeader({ alg: 'ES256', kid }).sign(privateKey);
  expect(await user(forged)).toEqual([403, 'bad_jwt']);
});

test.each([
  ['for another audience', { aud: 'somebody else' }],
  ['for no audience', { aud: undefined }],
  ['of another issuer', { iss: 'http://127.0.0.1:1/auth/v1' }],
  ['of another role', { role: 'service_role' }],
  ['of no role', { role: undefined }],
  ['of nobody', { sub: undefined }],
  ['that never ends', { exp: undefined }],
])('a token %s is refused, though we signed it', async (_what, props) => {
  const changed = Object.fromEntries(
    Object.entries({ ...claims, ...props }).filter(([, value]) => value !== undefined),
  );
  expect(await user(await wire.keys.sign(changed))).toEqual([403, 'bad_jwt']);
});

test.each([
  ['names no session', { session_id: undefined }],
  ['names a session that never was', { session_id: '00000000-0000-4000-8000-000000000000' }],
  ['names another player with this session', { sub: '00000000-0000-4000-8000-000000000000' }],
])('a token that %s is refused', async (_what, props) => {
  const changed = Object.fromEntries(
    Object.entries({ ...claims, ...props }).filter(([, value]) => value !== undefined),
  );
  expect(await user(await wire.keys.sign(changed))).toEqual([403, 'session_not_found']);
});

test('a token is over after an hour', async () => {
  const before = wire.clock.ms;
  wire.clock.ms += 3_599_000;
  expect(await user(bearer)).toEqual([200, undefined]);
  wire.clock.ms += 2_000;
  expect(await user(bearer)).toEqual([403, 'bad_jwt']);
  wire.clock.ms = before;
});

test('a key, a user id or anything else is no token', async () => {
  for (const other of [wire.keys.publishable, wire.keys.secret, claims.sub ?? '', 'x', 'a.b.c', 'null']) {
    expect([other, ...(await user(other))]).toEqual([other, 403, 'bad_jwt']);
  }
  const bare = await wire.ask('/auth/v1/user', { headers: { apikey: wire.keys.publishable } });
  expect(bare.status).toBe(401);
});

test('a role that a player writes into his own data changes nothing', async () => {
  const client = wire.client();
  const claim = { role: 'service_role', aud: 'x', app_metadata: { role: 'admin' }, is_super_admin: true };
  await client.auth.signUp({ email: 'crown@example.org', password, options: { data: claim } });
  await client.auth.updateUser({ data: claim });
  const { data } = await client.auth.refreshSession();
  const read = await wire.keys.verify(data.session?.access_token ?? '', wire.clock.ms);
  expect(read).toMatchObject({
    ok: true,
    value: {
      role: 'authenticated',
      aud: 'authenticated',
      app_metadata: { provider: 'email', providers: ['email'] },
      user_metadata: { role: 'service_role' },
    },
  });
  // Nor do fields that the wire does not have.
  const bold = { email: 'bold@example.org', password, role: 'service_role', app_metadata: { role: 'admin' } };
  const { json } = await wire.post('/signup', bold);
  expect(json['user']).toMatchObject({ role: 'authenticated', app_metadata: { providers: ['email'] } });
  const raised = await wire.post(
    '/user',
    { role: 'service_role', app_metadata: { role: 'admin' } },
    { verb: 'PUT', bearer: String(json['access_token']) },
  );
  expect(raised.json).toMatchObject({ role: 'authenticated', app_metadata: { provider: 'email' } });
  const asked = await wire.client({ key: data.session?.access_token ?? '' }).auth.admin.listUsers();
  expect(asked.error?.status).toBe(401);
});

test('the operator’s addresses are for the secret key alone', async () => {
  const id = claims.sub ?? '';
  const addresses = [
    ['GET', '/admin/users'],
    ['POST', '/admin/users'],
    ['GET', `/admin/users/${id}`],
    ['PUT', `/admin/users/${id}`],
    ['DELETE', `/admin/users/${id}`],
    ['POST', '/admin/generate_link'],
  ] as const;
  for (const [verb, path] of addresses) {
    const anon = await wire.post(path, {}, { verb });
    expect([verb, path, anon.status, anon.json['code']]).toEqual([verb, path, 403, 'not_admin']);
    const player = await wire.post(path, {}, { verb, bearer });
    expect([verb, path, player.status, player.json['code']]).toEqual([verb, path, 403, 'not_admin']);
    const none = await wire.ask(`/auth/v1${path}`, { method: verb });
    expect([verb, path, none.status]).toEqual([verb, path, 401]);
    // The secret as bearer beside the publishable key is a broken token, and no key.
    const mixed = await wire.post(path, {}, { verb, bearer: wire.keys.secret });
    expect([verb, path, mixed.status, mixed.json['code']]).toEqual([verb, path, 403, 'bad_jwt']);
  }
  expect(await user(bearer)).toEqual([200, undefined]);
});
