import { afterAll, beforeAll, expect, test } from 'vitest';

import { openIssuer, type AtIssuer } from './oidc-issuer.ts';
import { openWire, password, pkce, publicUrl } from './wire.ts';

let issuer: Awaited<ReturnType<typeof openIssuer>>;
let wire: Awaited<ReturnType<typeof openWire>>;
let signups: 'open' | 'closed' = 'open';
const clock = { ms: Date.now() };
const back = `${publicUrl}/auth/callback`;
beforeAll(async () => {
  issuer = await openIssuer(() => clock.ms);
  wire = await openWire({
    google: issuer.google,
    now: () => clock.ms,
    signups: () => Promise.resolve(signups),
  });
});
afterAll(async () => {
  await wire.close();
  await issuer.close();
});

const person = (name: string, props: object = {}): AtIssuer => ({
  claims: {
    sub: `sub of ${name}`,
    email: `${name}@example.org`,
    email_verified: true,
    name: `${name} by Google`,
    picture: 'https://pictures.example/a.png',
    ...props,
  },
});

const go = async (address: URL) => {
  const response = await wire.ask(`${address.pathname}${address.search}`);
  expect(response.status).toBe(303);
  return new URL(response.headers.get('location') ?? '');
};

/** The game's client begins, the person signs in at the issuer's, and the browser comes back. */
async function begin(client = wire.client(), redirectTo = back) {
  const { data, error } = await client.auth.signInWithOAuth({
    provider: 'google',
    options: { redirectTo, skipBrowserRedirect: true },
  });
  expect(error).toBeNull();
  return { client, page: await go(new URL(data.url ?? '')) };
}

async function signIn(who: AtIssuer, given = wire.client()) {
  const { client, page } = await begin(given);
  const to = await go(issuer.signIn(page, who));
  const code = to.searchParams.get('code');
  const session = code === null ? undefined : await client.auth.exchangeCodeForSession(code);
  return { client, to, refusal: to.searchParams.get('error_code'), user: session?.data.user ?? undefined };
}

test('somebody new has an account with name and picture, and comes back to it', async () => {
  const { page } = await begin();
  expect(Object.fromEntries(page.searchParams)).toMatchObject({
    client_id: 'the game',
    redirect_uri: `${publicUrl}/auth/v1/callback`,
    response_type: 'code',
    scope: 'openid email profile',
    code_challenge_method: 'S256',
    code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    nonce: expect.stringMatching(/^[\w-]{43}$/),
    state: expect.stringMatching(/^[\w-]{43}$/),
  });
  const first = await signIn(person('Gwen'));
  expect(first.to.href).toMatch(new RegExp(`^${back}\\?code=[\\w-]+$`));
  expect(first.user).toMatchObject({
    email: 'gwen@example.org',
    email_confirmed_at: expect.any(String),
    app_metadata: { provider: 'google', providers: ['google'] },
    user_metadata: { full_name: 'Gwen by Google', avatar_url: 'https://pictures.example/a.png' },
    identities: [{ provider: 'google', id: 'sub of Gwen', email: 'gwen@example.org' }],
  });
  expect((await first.client.auth.getClaims()).data?.claims.amr).toMatchObject([{ method: 'oauth' }]);
  await first.client.auth.updateUser({ data: { full_name: 'Her own name' } });
  // Also under another address: the issuer's subject is who she is.
  const second = await signIn(person('Gwen', { email: 'gwen2@example.org' }));
  expect(second.user?.id).toBe(first.user?.id);
  expect(second.user?.user_metadata['full_name']).toBe('Her own name');
});

test('who came by Google can choose a password, and then sign in by both', async () => {
  const { client, user } = await signIn(person('both'));
  expect((await client.auth.updateUser({ password })).error).toBeNull();
  const byPassword = await wire.client().auth.signInWithPassword({ email: 'both@example.org', password });
  expect(byPassword.data.user?.id).toBe(user?.id);
  expect(byPassword.data.user?.app_metadata.providers).toEqual(['google', 'email']);
  expect((await signIn(person('both'))).user?.id).toBe(user?.id);
});

test('an account whose address was shown to be his is joined, and keeps its password', async () => {
  const admin = wire.client({ key: wire.keys.secret }).auth.admin;
  const made = await admin.createUser({ email: 'proven@example.org', password, email_confirm: true });
  const { user } = await signIn(person('Proven'));
  expect(user?.id).toBe(made.data.user?.id);
  expect(user?.app_metadata.providers).toEqual(['email', 'google']);
  expect(
    (await wire.client().auth.signInWithPassword({ email: 'proven@example.org', password })).error,
  ).toBeNull();
});

test('who only claimed an address loses the account to the one who shows it: his password and his sign-ins are void', async () => {
  const squatter = wire.client();
  const made = await squatter.auth.signUp({ email: 'claimed@example.org', password });
  // A link that came by no mail shows nothing about the address.
  const admin = wire.client({ key: wire.keys.secret }).auth.admin;
  const link = await admin.generateLink({ type: 'magiclink', email: 'claimed@example.org' });
  const token_hash = link.data.properties?.hashed_token ?? '';
  expect((await squatter.auth.verifyOtp({ type: 'magiclink', token_hash })).error).toBeNull();
  const { user } = await signIn(person('claimed'));
  expect(user?.id).toBe(made.data.user?.id);
  expect((await squatter.auth.getUser()).error).not.toBeNull();
  expect((await squatter.auth.refreshSession()).error).not.toBeNull();
  const again = await squatter.auth.signInWithPassword({ email: 'claimed@example.org', password });
  expect(again.error?.code).toBe('invalid_credentials');
});

test('who wrote a stranger’s address into his account keeps it, and the stranger is refused', async () => {
  const { client } = await signIn(person('writer'));
  await client.auth.updateUser({ email: 'stranger@example.org' });
  expect((await signIn(person('stranger'))).refusal).toBe('email_exists');
  expect((await client.auth.getUser()).error).toBeNull();
});

test.each([
  ['an unverified mail', { email_verified: false }, 'provider_email_needs_verification'],
  ['a mail that only says in words that it is verified', { email_verified: 'true' }, 'bad_oauth_callback'],
  ['no word on the mail', { email_verified: undefined }, 'bad_oauth_callback'],
  ['a wrong nonce', { nonce: 'of somebody else' }, 'bad_oauth_callback'],
  ['no nonce', { nonce: undefined }, 'bad_oauth_callback'],
  ['another audience', { aud: 'another game' }, 'bad_oauth_callback'],
  ['another issuer', { iss: 'https://evil.example' }, 'bad_oauth_callback'],
  ['a token that is over', { exp: 1 }, 'bad_oauth_callback'],
  ['no mail', { email: undefined }, 'bad_oauth_callback'],
])('%s is refused', async (_what, props, code) => {
  const before = await wire.admin`select count(*)::int as n from auth.users`;
  const { refusal, to } = await signIn(person('refused', props));
  expect(refusal).toBe(code);
  expect(to.origin + to.pathname).toBe(back);
  expect(await wire.admin`select count(*)::int as n from auth.users`).toEqual(before);
});

test('a token of another key is refused', async () => {
  expect((await signIn({ ...person('forged'), foreignKey: true })).refusal).toBe('bad_oauth_callback');
});

test('a state is good once, for ten minutes, and never when it was made up', async () => {
  const { page } = await begin();
  const answer = issuer.signIn(page, person('state'));
  expect((await go(answer)).searchParams.get('code')).not.toBeNull();
  expect((await go(answer)).searchParams.get('error_code')).toBe('bad_oauth_state');
  const forged = new URL(answer);
  forged.searchParams.set('state', 'x'.repeat(43));
  expect((await go(forged)).href).toMatch(
    new RegExp(`^${publicUrl}/\\?error=invalid_request&error_code=bad_oauth_state`),
  );
  const slow = issuer.signIn((await begin()).page, person('state'));
  clock.ms += 600_000;
  expect((await go(slow)).searchParams.get('error_code')).toBe('bad_oauth_state');
});

test('an answer for one flow does not fit another, and a code is of no use in another profile', async () => {
  const [mine, other] = [await begin(), await begin()];
  // The state of another flow with this one's code: verifier and nonce differ.
  const mixed = issuer.signIn(mine.page, person('mixed'));
  mixed.searchParams.set('state', other.page.searchParams.get('state') ?? '');
  expect((await go(mixed)).searchParams.get('error_code')).toBe('bad_oauth_callback');

  const { client, page } = await begin();
  const code = (await go(issuer.signIn(page, person('profile')))).searchParams.get('code') ?? '';
  const { verifier } = pkce('another profile');
  const stolen = await wire.post('/token?grant_type=pkce', { auth_code: code, code_verifier: verifier });
  expect([stolen.status, stolen.json['code']]).toEqual([400, 'bad_code_verifier']);
  const other2 = await begin();
  expect((await other2.client.auth.exchangeCodeForSession(code)).error?.code).toBe('bad_code_verifier');
  expect((await client.auth.exchangeCodeForSession(code)).error).toBeNull();
  expect(
    (await wire.post('/token?grant_type=pkce', { auth_code: code, code_verifier: verifier })).status,
  ).toBe(404);
});

test('a foreign address to come back to becomes the first page', async () => {
  const { page } = await begin(wire.client(), 'https://evil.example/catch');
  const to = await go(issuer.signIn(page, person('foreign')));
  expect([to.origin, to.pathname, to.searchParams.has('code')]).toEqual([publicUrl, '/', true]);
});

test('who says no at the issuer’s comes back without an account', async () => {
  const { page } = await begin();
  const refused = issuer.signIn(page, person('no'));
  refused.searchParams.delete('code');
  refused.searchParams.set('error', 'access_denied');
  expect((await go(refused)).searchParams.get('error_code')).toBe('access_denied');
});

test('two callbacks of one new player make one account', async () => {
  const begun = await Promise.all([begin(), begin()]);
  const answers = begun.map(({ page }) => issuer.signIn(page, person('double')));
  const codes = await Promise.all(answers.map(async (answer) => (await go(answer)).searchParams.has('code')));
  expect(codes).toEqual([true, true]);
  expect(
    await wire.admin`select count(*)::int as n from auth.users where email = 'double@example.org'`,
  ).toEqual([{ n: 1 }]);
});

test('where sign-up is closed Google lets in who has an account, and nobody else', async () => {
  await signIn(person('early'));
  signups = 'closed';
  expect((await signIn(person('early'))).user?.email).toBe('early@example.org');
  expect((await signIn(person('late'))).refusal).toBe('signup_disabled');
  signups = 'open';
});

test('an issuer that is away is said to the player, and asked again by the next one', async () => {
  const fresh = await openWire({ google: issuer.google, now: () => clock.ms });
  const { challenge } = pkce('away');
  const address = `/auth/v1/authorize?provider=google&code_challenge=${challenge}&code_challenge_method=s256`;
  const where = async () => new URL((await fresh.ask(address)).headers.get('location') ?? '');
  issuer.setDown(true);
  expect((await where()).searchParams.get('error_code')).toBe('bad_oauth_callback');
  issuer.setDown(false);
  expect((await where()).origin).toBe(issuer.google.issuer);
  await fresh.close();
});

test('a provider that is not offered is refused, and so is a flow that binds no browser', async () => {
  const none = await openWire();
  const { challenge } = pkce('none');
  const pair = `code_challenge=${challenge}&code_challenge_method=s256`;
  const refusal = async (at: typeof wire, query: string) => {
    const response = await at.ask(`/auth/v1/authorize?${query}`, {
      headers: { 'x-supabase-api-version': '2024-01-01' },
    });
    return [response.status, (await response.json()).code];
  };
  expect(await refusal(none, `provider=google&${pair}`)).toEqual([400, 'validation_failed']);
  expect(await refusal(wire, `provider=github&${pair}`)).toEqual([400, 'validation_failed']);
  expect(await refusal(wire, 'provider=google')).toEqual([400, 'validation_failed']);
  expect(
    await refusal(wire, `provider=google&code_challenge=${challenge}&code_challenge_method=plain`),
  ).toEqual([400, 'validation_failed']);
  await none.close();
});
