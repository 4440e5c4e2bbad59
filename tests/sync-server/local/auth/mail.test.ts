import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { createMail } from '../../../../sync-server/local/auth/mail.ts';
import { freshDatabase } from '../test-database.ts';
import { openMailBox } from './mail-box.ts';
import { openWire, password, pkce, profile, publicUrl } from './wire.ts';

let box: Awaited<ReturnType<typeof openMailBox>>;
let wire: Awaited<ReturnType<typeof openWire>>;
/** The same accounts, on a server that sends no mails. */
let withoutMail: typeof wire;
const back = `${publicUrl}/auth/callback`;
beforeAll(async () => {
  box = await openMailBox();
  const address = await freshDatabase();
  wire = await openWire({ mail: createMail(box.url, 'Lamplit <lamp@example.net>') }, address);
  withoutMail = await openWire({}, address);
});
beforeEach(() => {
  box.letters.length = 0;
});
afterAll(async () => {
  await withoutMail.close();
  await wire.close();
  await box.close();
});

/** Opens a link as a browser does, and says where it is sent. */
async function follow(link: URL) {
  const response = await wire.ask(`${link.pathname}${link.search}`);
  expect(response.status).toBe(303);
  return new URL(response.headers.get('location') ?? '');
}

const emailRedirectTo = back;

/** Signs up and confirms. */
async function member(email: string) {
  const client = wire.client();
  await client.auth.signUp({ email, password, options: { emailRedirectTo } });
  const code = (await follow(box.link())).searchParams.get('code') ?? '';
  expect((await client.auth.exchangeCodeForSession(code)).error).toBeNull();
  box.letters.length = 0;
  return client;
}

/** Waits for what the wire does after its answer. */
const arrived = (count: number) => expect.poll(() => box.letters.length).toBe(count);

test('an account can be used once the link in the mail was followed, and the link signs in the browser that asked', async () => {
  const client = wire.client();
  const made = await client.auth.signUp({
    email: 'mira@example.org',
    password,
    options: { emailRedirectTo },
  });
  expect(made.error).toBeNull();
  expect(made.data.session).toBeNull();
  expect(made.data.user).toMatchObject({
    email: 'mira@example.org',
    confirmation_sent_at: expect.any(String),
  });
  expect(made.data.user?.email_confirmed_at).toBeUndefined();
  const early = await client.auth.signInWithPassword({ email: 'mira@example.org', password });
  expect(early.error).toMatchObject({ status: 400, code: 'email_not_confirmed' });
  const guess = await client.auth.signInWithPassword({ email: 'mira@example.org', password: 'not that' });
  expect(guess.error?.code).toBe('invalid_credentials');

  expect(box.letters).toHaveLength(1);
  expect(box.letters[0]).toMatchObject({
    to: ['mira@example.org'],
    raw: expect.stringMatching(
      /^From: Lamplit <lamp@example\.net>[^]*^Subject: Confirm your Lamplit account/m,
    ),
  });
  const to = await follow(box.link());
  expect(to.origin + to.pathname).toBe(back);
  expect(to.hash).toBe('');
  const code = to.searchParams.get('code') ?? '';

  const stranger = wire.client();
  expect((await stranger.auth.exchangeCodeForSession(code)).data.session).toBeNull();
  const { verifier } = pkce('another profile');
  const foreign = await wire.post('/token?grant_type=pkce', { auth_code: code, code_verifier: verifier });
  expect([foreign.status, foreign.json['code']]).toEqual([400, 'bad_code_verifier']);

  const { data, error } = await client.auth.exchangeCodeForSession(code);
  expect(error).toBeNull();
  expect(data.user).toMatchObject({
    email: 'mira@example.org',
    email_confirmed_at: expect.any(String),
    identities: [{ identity_data: { email_verified: true } }],
  });
  expect(
    (await wire.client().auth.signInWithPassword({ email: 'mira@example.org', password })).error,
  ).toBeNull();

  // Neither the link nor the code is good twice.
  const again = await follow(box.link());
  expect(again.searchParams.get('error_code')).toBe('otp_expired');
  expect(new URLSearchParams(again.hash.slice(1)).get('error_code')).toBe('otp_expired');
  expect(again.searchParams.get('code')).toBeNull();
});

test('a code is good once, for five minutes, and for the verifier of its browser', async () => {
  const { verifier, challenge } = pkce('own');
  const begin = async (email: string) => {
    await wire.post(`/signup?redirect_to=${back}`, {
      email,
      password,
      code_challenge: challenge,
      code_challenge_method: 's256',
    });
    return (await follow(box.link())).searchParams.get('code') ?? '';
  };
  const redeem = async (code: string, given = verifier) => {
    const { status, json } = await wire.post('/token?grant_type=pkce', {
      auth_code: code,
      code_verifier: given,
    });
    return [status, json['code']];
  };
  const code = await begin('once@example.org');
  expect(await redeem(code, challenge)).toEqual([400, 'bad_code_verifier']);
  expect(await redeem(code, '')).toEqual([400, 'validation_failed']);
  const both = await Promise.all([redeem(code), redeem(code)]);
  expect(both).toContainEqual([200, undefined]);
  expect(both).toContainEqual([404, 'flow_state_not_found']);
  expect(await redeem(code)).toEqual([404, 'flow_state_not_found']);
  const late = await begin('late@example.org');
  wire.clock.ms += 300_000;
  expect(await redeem(late)).toEqual([403, 'flow_state_expired']);
  expect(await redeem('never was')).toEqual([404, 'flow_state_not_found']);
});

test('a challenge other than SHA-256 is refused', async () => {
  const { challenge } = pkce('plain');
  for (const fields of [
    { code_challenge: challenge, code_challenge_method: 'plain' },
    { code_challenge: 'short', code_challenge_method: 's256' },
  ]) {
    const { status } = await wire.post('/signup', { email: 'plain@example.org', password, ...fields });
    expect(status).toBe(400);
  }
});

test('the answer to a sign-up does not say whether the address is known, and its owner is told', async () => {
  await member('owner@example.org');
  const shape = (value: unknown): unknown =>
    Array.isArray(value)
      ? value.map(shape)
      : typeof value === 'object' && value !== null
        ? Object.fromEntries(Object.entries(value).map(([name, held]) => [name, shape(held)]))
        : typeof value;
  const known = await wire.post('/signup', { email: 'owner@example.org', password: 'somebody else' });
  const unknown = await wire.post('/signup', { email: 'brandnew@example.org', password: 'somebody else' });
  expect(known.status).toBe(unknown.status);
  expect(shape(known.json)).toEqual(shape(unknown.json));
  expect(known.json).toMatchObject({
    email: 'owner@example.org',
    identities: [{ email: 'owner@example.org' }],
  });
  // Nor does a second one: an account that waits for its confirmation is not told from one that is in use.
  for (const [email, first] of [
    ['owner@example.org', known],
    ['brandnew@example.org', unknown],
  ] as const) {
    const again = await wire.post('/signup', { email, password: 'somebody else' });
    expect(shape(again.json)).toEqual(shape(first.json));
    expect(again.json['id']).not.toBe(first.json['id']);
  }
  expect(box.letters.map(({ to }) => to[0]).slice(0, 2)).toEqual([
    'owner@example.org',
    'brandnew@example.org',
  ]);
  expect(box.letters[0]?.text).toContain('already');
  expect(box.letters[0]?.text).not.toContain('token=');
  const still = await wire.post('/token?grant_type=password', { email: 'owner@example.org', password });
  expect(still.status).toBe(200);
});

test('of two sign-ups before the confirmation the newer counts, and only its link', async () => {
  const first = { email: 'twice@example.org', password: 'of the first one' };
  const second = { email: 'twice@example.org', password: 'of the second one' };
  await wire.post('/signup', first);
  const firstLink = box.link();
  await wire.post('/signup', second);
  expect((await follow(firstLink)).searchParams.get('error_code')).toBe('otp_expired');
  expect(new URLSearchParams((await follow(box.link())).hash.slice(1)).get('access_token')).toMatch(/^eyJ/);
  expect((await wire.post('/token?grant_type=password', first)).status).toBe(400);
  expect((await wire.post('/token?grant_type=password', second)).status).toBe(200);
});

test('a forgotten password is replaced by a link, and known and unknown addresses are answered alike', async () => {
  await member('forgot@example.org');
  const storage = profile();
  const client = wire.client({ storage });
  const known = await client.auth.resetPasswordForEmail('forgot@example.org', { redirectTo: back });
  await arrived(1);
  const unknown = await wire.client().auth.resetPasswordForEmail('unknown@example.org', { redirectTo: back });
  expect(unknown).toEqual(known);
  expect(known.error).toBeNull();
  expect(box.letters[0]).toMatchObject({ to: ['forgot@example.org'] });
  expect(box.letters[0]?.raw).toContain('Subject: Choose a new Lamplit password');

  const other = wire.client();
  await other.auth.signInWithPassword({ email: 'forgot@example.org', password });
  const code = (await follow(box.link())).searchParams.get('code') ?? '';
  const exchanged = await client.auth.exchangeCodeForSession(code);
  expect(exchanged.error).toBeNull();
  const { data } = await client.auth.getClaims();
  expect(data?.claims.amr).toMatchObject([{ method: 'recovery' }]);
  expect((await client.auth.updateUser({ password: 'a newer lamp' })).error).toBeNull();
  expect((await other.auth.getUser()).error).not.toBeNull();
  expect(
    (await other.auth.signInWithPassword({ email: 'forgot@example.org', password: 'a newer lamp' })).error,
  ).toBeNull();
  await wire.settle();
  expect(box.letters).toHaveLength(1);
});

test('who forgot a password that somebody else chose for his address is rid of it', async () => {
  await wire.post('/signup', { email: 'victim@example.org', password: 'of the squatter' });
  await wire.post('/recover', { email: 'victim@example.org' });
  await arrived(2);
  expect(new URLSearchParams((await follow(box.link())).hash.slice(1)).get('access_token')).toMatch(/^eyJ/);
  const squatter = { email: 'victim@example.org', password: 'of the squatter' };
  expect((await wire.post('/token?grant_type=password', squatter)).json['code']).toBe('invalid_credentials');
});

test('who shows by a mail that an address is his is rid of whoever uses it without having shown that', async () => {
  // Made while the server sent no mails, where an address counts at once.
  const squatter = { email: 'squatted@example.org', password: 'of the squatter' };
  const made = await withoutMail.post('/signup', squatter);
  await wire.post('/recover', { email: squatter.email });
  await arrived(1);
  expect(new URLSearchParams((await follow(box.link())).hash.slice(1)).get('access_token')).toMatch(/^eyJ/);
  expect((await wire.post('/token?grant_type=password', squatter)).json['code']).toBe('invalid_credentials');
  const renewed = { refresh_token: made.json['refresh_token'] };
  expect((await wire.post('/token?grant_type=refresh_token', renewed)).status).toBe(400);
});

test('a link is over after an hour, and a changed password makes it void', async () => {
  const client = await member('slow@example.org');
  const ask = async () => {
    const { length } = box.letters;
    await wire.post('/recover', { email: 'slow@example.org' });
    await arrived(length + 1);
    return box.link();
  };
  const slow = await ask();
  wire.clock.ms += 3_600_000;
  expect((await follow(slow)).searchParams.get('error_code')).toBe('otp_expired');
  const void_ = await ask();
  await client.auth.signInWithPassword({ email: 'slow@example.org', password });
  await client.auth.updateUser({ password: 'quite another' });
  expect((await follow(void_)).searchParams.get('error_code')).toBe('otp_expired');
});

test('a new address counts once its own link was followed, and the old one is told', async () => {
  const client = await member('before@example.org');
  const asked = await client.auth.updateUser({ email: 'after@example.org' }, { emailRedirectTo });
  expect(asked.data.user).toMatchObject({ email: 'before@example.org', new_email: 'after@example.org' });
  await arrived(2);
  expect(new Set(box.letters.map(({ to }) => to[0]))).toEqual(
    new Set(['after@example.org', 'before@example.org']),
  );
  const toNew = box.letters.find(({ to }) => to[0] === 'after@example.org');
  expect(box.letters.find((letter) => letter !== toNew)?.text).not.toContain('token=');
  const link = new URL(/https?:\/\/\S+/.exec(toNew?.text ?? '')?.[0] ?? 'none:');
  expect((await follow(link)).searchParams.get('code')).not.toBeNull();
  // The client of this version keeps no verifier beside a session that it stores: the page renews, and has the new address.
  const changed = await client.auth.refreshSession();
  expect(changed.data.user?.email).toBe('after@example.org');
  expect((await client.auth.signInWithPassword({ email: 'after@example.org', password })).error).toBeNull();
  expect(
    (await client.auth.signInWithPassword({ email: 'before@example.org', password })).error,
  ).not.toBeNull();
});

test('a changed password makes the link to a new address void, as the mail to the old one promises', async () => {
  const owner = await member('robbed@example.org');
  const thief = wire.client();
  await thief.auth.signInWithPassword({ email: 'robbed@example.org', password });
  await thief.auth.updateUser({ email: 'thief@example.org' });
  await arrived(2);
  expect(box.letters.find(({ to }) => to[0] === 'robbed@example.org')?.text).toContain(
    'change your password',
  );
  const toThief = box.letters.find(({ to }) => to[0] === 'thief@example.org')?.text ?? '';
  const changed = await owner.auth.updateUser({ password: 'not the stolen one' });
  expect(changed.data.user?.new_email).toBeUndefined();
  const to = await follow(new URL(/https?:\/\/\S+/.exec(toThief)?.[0] ?? 'none:'));
  expect(to.searchParams.get('error_code')).toBe('otp_expired');
  // Nor is it sent once more.
  const { length } = box.letters;
  await wire.post('/resend', { type: 'email_change', email: 'robbed@example.org' });
  await wire.settle();
  expect(box.letters).toHaveLength(length);
  expect((await owner.auth.getUser()).data.user?.email).toBe('robbed@example.org');
});

test('two who want one new address: the second link is refused', async () => {
  const [one, two] = [await member('one@example.org'), await member('two@example.org')];
  await one.auth.updateUser({ email: 'both@example.org' });
  await arrived(2);
  const first = box.letters.find(({ to }) => to[0] === 'both@example.org')?.text ?? '';
  box.letters.length = 0;
  await two.auth.updateUser({ email: 'both@example.org' });
  await arrived(2);
  const second = box.letters.find(({ to }) => to[0] === 'both@example.org')?.text ?? '';
  const linkIn = (text: string) => new URL(/https?:\/\/\S+/.exec(text)?.[0] ?? 'none:');
  expect((await follow(linkIn(first))).searchParams.get('code')).not.toBeNull();
  expect((await follow(linkIn(second))).searchParams.get('error_code')).toBe('email_exists');
});

test('the link of a sign-up and of a new address is sent once more', async () => {
  const client = wire.client();
  await client.auth.signUp({ email: 'again@example.org', password });
  const lost = box.link();
  expect((await client.auth.resend({ type: 'signup', email: 'again@example.org' })).error).toBeNull();
  await arrived(2);
  expect((await follow(lost)).searchParams.get('error_code')).toBe('otp_expired');
  expect((await follow(box.link())).searchParams.get('error_code')).toBeNull();
  // Confirmed and unknown ones get nothing, and the answer is the same.
  expect((await client.auth.resend({ type: 'signup', email: 'again@example.org' })).error).toBeNull();
  expect((await client.auth.resend({ type: 'signup', email: 'none@example.org' })).error).toBeNull();
  expect((await client.auth.resend({ type: 'sms', phone: '1' })).error?.code).toBe('phone_provider_disabled');
  await client.auth.signInWithPassword({ email: 'again@example.org', password });
  await client.auth.updateUser({ email: 'moved@example.org' });
  await arrived(4);
  expect((await client.auth.resend({ type: 'email_change', email: 'again@example.org' })).error).toBeNull();
  await arrived(5);
  expect(box.letters.at(-1)?.to).toEqual(['moved@example.org']);
});

test.each([
  'https://evil.example/auth/callback',
  `${publicUrl}.evil.example/`,
  'http://127.0.0.1:8788/auth/callback',
  'https://127.0.0.1:8787/auth/callback',
  'http://user:pass@127.0.0.1:8787/',
  '//evil.example/',
  '/auth/callback',
  'javascript:alert(1)',
  'http://127.0.0.1:8787@evil.example/',
])('nobody is sent to %s', async (foreign) => {
  const to = (
    await wire.ask(`/auth/v1/verify?type=signup&token=x&redirect_to=${encodeURIComponent(foreign)}`)
  ).headers;
  const address = new URL(to.get('location') ?? '');
  expect([address.origin, address.pathname, address.username]).toEqual([publicUrl, '/', '']);
});

test('a mail server that is away is said at sign-up, and the account can be confirmed later', async () => {
  const away = await openWire({ mail: createMail('smtp://127.0.0.1:1', 'lamp@example.net') });
  const { status, json } = await away.post('/signup', { email: 'away@example.org', password });
  expect([status, json['code']]).toEqual([500, 'unexpected_failure']);
  expect((await away.post('/recover', { email: 'away@example.org' })).status).toBe(200);
  await away.settle();
  expect(away.lines.join('\n')).toContain('"event":"mail"');
  expect(away.lines.join('\n')).not.toContain('example.org');
  await away.close();
});

test('a mail goes out once a minute for each address, known or not', async () => {
  const limited = await openWire({ mail: createMail(box.url, 'lamp@example.net'), limits: 'on' });
  for (const email of ['known@example.org', 'unknown@example.org']) {
    if (email.startsWith('known')) await limited.post('/signup', { email, password });
    else expect((await limited.post('/recover', { email })).status).toBe(200);
    const { status, json, headers } = await limited.post('/recover', { email });
    expect([status, json['code'], headers.get('retry-after')]).toEqual([
      429,
      'over_email_send_rate_limit',
      '60',
    ]);
  }
  limited.clock.ms += 60_000;
  expect((await limited.post('/recover', { email: 'known@example.org' })).status).toBe(200);
  await limited.close();
});
