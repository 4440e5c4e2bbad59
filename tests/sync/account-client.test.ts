import { afterEach, describe, expect, test, vi } from 'vitest';

import { done, ok } from '../../src/domain/result.ts';
import { sessionKey } from '../../src/sync/tokens.ts';
import { createAuthServer, publishableKey } from '../auth-server/auth-server.ts';
import { openDesk } from './account-desk.ts';

const mira = { email: 'mira@example.org', password: 'lamp-oil-and-rain' };
const oona = { email: 'oona@example.org', password: 'another-lamp' };

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

type Desk = ReturnType<typeof openDesk>;

/** What happens when the sign-in is as old as the server lets it be. */
function age({ storage }: Desk) {
  const stored: unknown = JSON.parse(storage.getItem(sessionKey) ?? 'null');
  if (typeof stored !== 'object' || stored === null) throw new Error('nobody is signed in');
  storage.setItem(sessionKey, JSON.stringify({ ...stored, expires_at: Math.floor(Date.now() / 1000) - 10 }));
}

async function signedIn(options: Parameters<typeof openDesk>[0] = {}) {
  const desk = openDesk(options);
  if (![...desk.server.users.values()].some(({ email }) => email === mira.email))
    desk.server.addUser(mira.email, mira.password, { full_name: 'Mira Vale' });
  expect(await desk.client.signIn(mira)).toEqual(done);
  return desk;
}

/** A page that is loaded anew in the same browser. */
const again = ({ server, storage, status }: Desk) => openDesk({ server, storage, status: status() });

describe('signing up and in', () => {
  test('an account is made and its owner is not played: he signs in himself, with nothing of a sign-in kept before', async () => {
    const desk = openDesk();
    expect(await desk.client.signUp(mira)).toEqual(ok('done'));
    expect(desk.told).toEqual([]);
    expect(desk.storage.getItem(sessionKey)).toBeNull();
    await expect.poll(() => desk.server.sessions.size).toBe(0);
    expect(await desk.client.signIn(mira)).toEqual(done);
    expect(desk.told).toEqual([`play ${mira.email}`]);
  });

  test('where mails are confirmed first, it says so', async () => {
    const { client } = openDesk({ server: createAuthServer({ confirm: true }) });
    expect(await client.signUp(mira)).toEqual(ok('confirm-mail'));
  });

  test('a refusal comes in the words of the server', async () => {
    const { client, told } = openDesk();
    expect(await client.signIn(mira)).toEqual({
      ok: false,
      error: { type: 'refused', message: 'Invalid login credentials' },
    });
    expect(await client.signUp({ ...mira, password: 'x' })).toMatchObject({
      error: { type: 'refused', message: 'Password should be at least 6 characters.' },
    });
    await client.signUp(mira);
    expect(await client.signUp(mira)).toMatchObject({
      error: { type: 'refused', message: 'User already registered' },
    });
    expect(told).toEqual([]);
  });

  test('who he is comes out of the sign-in: name and picture as his account says', async () => {
    const server = createAuthServer();
    server.addUser(mira.email, mira.password, {
      full_name: ' Mira Vale ',
      avatar_url: 'javascript:alert(1)',
    });
    const desk = await signedIn({ server });
    expect(desk.status()).toMatchObject({
      type: 'signed-in',
      user: { email: mira.email, fullName: 'Mira Vale', avatarUrl: null },
    });
  });

  test('without a network it says so, and nobody is played', async () => {
    const desk = openDesk();
    desk.server.setReach('down');
    expect(await desk.client.signIn(mira)).toEqual({ ok: false, error: { type: 'offline' } });
    expect(await desk.client.features()).toEqual({
      accounts: false,
      signups: 'closed',
      google: false,
      mail: false,
      lentText: false,
    });
    desk.server.setReach('up');
    expect(await desk.client.features()).toMatchObject({ accounts: true });
  });

  test('who signs in as another is signed out as the first one, on the server too', async () => {
    const desk = await signedIn();
    desk.server.addUser(oona.email, oona.password);
    expect(await desk.client.signIn(oona)).toEqual(done);
    expect(desk.told).toEqual([`play ${mira.email}`, `play ${oona.email}`]);
    await expect
      .poll(() => [...desk.server.sessions.values()].map(({ user }) => desk.server.users.get(user)?.email))
      .toEqual([oona.email]);
  });
});

describe('a sign-in that lasts', () => {
  test('it is renewed when it is due, and each answer of the server is shown', async () => {
    const desk = await signedIn();
    age(desk);
    const later = again(desk);
    await later.client.wake();
    expect(later.status()).toEqual(desk.status());
    expect(desk.server.asked.filter(({ search }) => search === '?grant_type=refresh_token')).toHaveLength(1);
    expect(await later.client.devices()).toMatchObject({ ok: true, value: [{ here: true }] });
  });

  test.each([['down' as const], [500], [502], [503], [429], [404], [403]])(
    'while the network or a gateway answers (%s) it is neither renewed nor lost',
    async (reach) => {
      vi.spyOn(console, 'error').mockImplementation(() => {});
      const desk = await signedIn();
      age(desk);
      // The first question of a page goes through.
      const later = again(desk);
      await later.client.features();
      desk.server.setReach(reach);
      // It asks again for half a minute.
      vi.useFakeTimers({ toFake: ['setTimeout'] });
      const waking = later.client.wake();
      await vi.advanceTimersByTimeAsync(60_000);
      await waking;
      vi.useRealTimers();
      expect(later.status()).toEqual(desk.status());
      expect(later.storage.getItem(sessionKey)).not.toBeNull();
      desk.server.setReach('up');
      const latest = again(later);
      await latest.client.wake();
      expect(await latest.client.changeName({ fullName: 'Mira' })).toEqual(done);
    },
  );

  test('one that the server refuses to renew is paused, and signing in again goes on', async () => {
    const desk = await signedIn();
    desk.server.sessions.clear();
    age(desk);
    const later = again(desk);
    await later.client.wake();
    expect(later.status()).toMatchObject({ type: 'paused', user: { email: mira.email } });
    // Nothing was closed or removed.
    expect(later.told).toEqual([]);
    expect(await later.client.changeName({ fullName: 'M' })).toEqual({
      ok: false,
      error: { type: 'paused' },
    });
    expect(await later.client.signIn(mira)).toEqual(done);
    expect(later.status()).toMatchObject({ type: 'signed-in' });
    expect(await later.client.changeName({ fullName: 'M' })).toEqual(done);
  });

  test('two tabs that find it old at once renew it once', async () => {
    const desk = await signedIn();
    age(desk);
    const [tab, other] = [again(desk), again(desk)];
    const [one, two] = await Promise.all([tab.client.devices(), other.client.devices()]);
    expect([one.ok, two.ok]).toEqual([true, true]);
    expect(desk.server.asked.filter(({ search }) => search === '?grant_type=refresh_token')).toHaveLength(1);
  });
});

describe('what reaches the server', () => {
  test('AUTH-12 with no user, whatever would reach the cloud answers that nobody is signed in, and asks nothing', async () => {
    const { client, server } = openDesk();
    const no = { ok: false, error: { type: 'not-authenticated' } };
    expect(await client.devices()).toEqual(no);
    expect(await client.endDevice({ id: 'x' })).toEqual(no);
    expect(await client.exportAll()).toEqual(no);
    expect(await client.deleteAccount({})).toEqual(no);
    expect(await client.changeName({ fullName: 'x' })).toEqual(no);
    expect(await client.changeEmail({ email: 'x@example.org' })).toEqual(no);
    expect(await client.changePassword({ password: 'longer-than-six' })).toEqual(no);
    expect(await client.showCode()).toEqual(no);
    expect(await client.codeAskedBy({ code: 'x' })).toEqual(no);
    expect(await client.confirmCode({ code: 'x', allow: true })).toEqual(no);
    expect(await client.signOut({ keep: true })).toEqual(no);
    await client.wake();
    expect(server.asked).toEqual([]);
  });

  test('a bearer is the token of a sign-in or the publishable key, never the id of a user', async () => {
    const desk = await signedIn();
    await desk.client.changeName({ fullName: 'M' });
    await desk.client.devices();
    await desk.client.showCode();
    await desk.client.changePassword({ password: 'longer-than-six', current: mira.password });
    await desk.client.exportAll();
    await desk.client.signOut({ keep: true });
    await desk.client.wake();
    const bearers = desk.server.asked.map(({ bearer }) => bearer).filter((bearer) => bearer !== null);
    expect(bearers.length).toBeGreaterThan(8);
    for (const bearer of bearers)
      expect(bearer === publishableKey || bearer.split('.').length === 3, bearer).toBe(true);
    for (const { path } of desk.server.asked) expect(path).toMatch(/^\/(api|auth\/v1|rest\/v1)\//);
  });
});

describe('signing out', () => {
  test.each([true, false])('ends it here and on the server (keep: %s)', async (keep) => {
    const desk = await signedIn();
    expect(await desk.client.signOut({ keep })).toEqual(done);
    expect(desk.told).toEqual([
      `play ${mira.email}`,
      // What is about to be removed is sent first.
      ...(keep ? [] : ['send all']),
      `leave ${mira.email} ${keep ? 'keep' : 'remove'}`,
    ]);
    await expect.poll(() => desk.server.sessions.size).toBe(0);
    expect([...desk.storage.rows.keys()]).toEqual([]);
  });

  test('without a network it is over here at once, and the server hears of it at the next start, also when the token is old by then', async () => {
    const desk = await signedIn();
    desk.server.setReach('down');
    expect(await desk.client.signOut({ keep: true })).toEqual(done);
    expect(desk.told.at(-1)).toBe(`leave ${mira.email} keep`);
    expect(desk.storage.getItem(sessionKey)).toBeNull();
    const offline = again(desk);
    await offline.client.wake();
    expect(desk.server.sessions.size).toBe(1);
    desk.server.setReach('up');
    const later = again(desk);
    // The access token is not believed any more; the other one is.
    const ended: unknown = JSON.parse(desk.storage.getItem('lamplit-ended-sessions') ?? '[]');
    if (!Array.isArray(ended)) throw new Error('nothing was kept');
    desk.storage.setItem(
      'lamplit-ended-sessions',
      JSON.stringify([{ ...(ended[0] as object), access_token: 'too.old.now' }]),
    );
    await later.client.wake();
    await expect.poll(() => desk.server.sessions.size).toBe(0);
    expect([...desk.storage.rows.keys()]).toEqual([]);
  });
});

describe('links and Google', () => {
  test('a link of an operator signs in without mail and asks for a new password; it is good once', async () => {
    const desk = openDesk();
    const user = desk.server.addUser(mira.email, mira.password);
    const hash = desk.server.oneUse(user, 'recovery');
    const address = `https://lamplit.test/auth/callback?token_hash=${hash}&type=recovery`;
    expect(await desk.client.finishSignIn(address)).toEqual(ok({ by: 'recovery', returnTo: '/' }));
    expect(desk.isPasswordWanted()).toBe(true);
    expect(await desk.client.changePassword({ password: 'a-new-one-at-last' })).toEqual(done);
    expect(desk.isPasswordWanted()).toBe(false);
    expect(await openDesk({ server: desk.server }).client.finishSignIn(address)).toEqual({
      ok: false,
      error: { type: 'code-gone' },
    });
    expect(
      await openDesk({ server: desk.server }).client.signIn({ ...mira, password: 'a-new-one-at-last' }),
    ).toEqual(done);
  });

  test('the link of a mail works in the browser that asked for it, and in no other', async () => {
    const desk = openDesk();
    desk.server.addUser(mira.email, mira.password);
    expect(await desk.client.recover({ email: mira.email })).toEqual(done);
    expect(await desk.client.recover({ email: 'nobody@example.org' })).toEqual(done);
    // The second question has taken the first one's place.
    expect(await desk.client.recover({ email: mira.email })).toEqual(done);
    const address = `https://lamplit.test/auth/callback?code=${desk.server.mails.at(-1)?.code ?? ''}`;
    expect(await openDesk({ server: desk.server }).client.finishSignIn(address)).toMatchObject({
      error: { type: 'code-gone' },
    });
    expect(await again(desk).client.finishSignIn(address)).toEqual(ok({ by: 'recovery', returnTo: '/' }));
  });

  test.each([
    ['/shared/abc?page=2#end', '/shared/abc?page=2#end'],
    ['https://evil.test/', '/'],
    ['//evil.test/', '/'],
    ['/login', '/'],
  ])('Google leads back to where the player was (%s), if that is a page of the game', async (from, to) => {
    const desk = openDesk();
    const user = desk.server.addUser(mira.email, mira.password);
    expect(await desk.client.signInWithGoogle(from)).toEqual(done);
    const left = new URL(desk.told[0]?.replace('go ', '') ?? '');
    expect(left.pathname).toBe('/auth/v1/authorize');
    expect(left.searchParams.get('redirect_to')).toBe('https://lamplit.test/auth/callback');
    const code = desk.server.oneUse(user, 'oauth', left.searchParams.get('code_challenge'));
    expect(await desk.client.finishSignIn(`https://lamplit.test/auth/callback?code=${code}`)).toEqual(
      ok({ by: 'google', returnTo: to }),
    );
    expect(desk.told.at(-1)).toBe(`play ${mira.email} ${to}`);
  });

  test('what Google or a link refuses is said in their words, and what is over is over', async () => {
    const { client, server } = openDesk();
    const at = (query: string) => client.finishSignIn(`https://lamplit.test/auth/callback${query}`);
    expect(await at('?error=access_denied&error_description=The+player+said+no')).toEqual({
      ok: false,
      error: { type: 'refused', message: 'The player said no' },
    });
    expect(await at('#error=access_denied&error_code=otp_expired&error_description=Over')).toMatchObject({
      error: { type: 'code-gone' },
    });
    expect(await at('')).toMatchObject({ error: { type: 'code-gone' } });
    expect(server.asked).toEqual([]);
  });
});

describe('the account', () => {
  /** Every sign-in is an hour old as soon as it is there. */
  const anOldServer = () => createAuthServer({ signInAge: 3_600_000 });

  test('a password is changed with the old one where the sign-in is not young, and other sign-ins end', async () => {
    const server = anOldServer();
    const desk = await signedIn({ server });
    await signedIn({ server });
    expect(await desk.client.changePassword({ password: 'a-new-one' })).toEqual({
      ok: false,
      error: { type: 'confirm-first' },
    });
    expect(await desk.client.changePassword({ password: 'a-new-one', current: 'wrong' })).toMatchObject({
      error: { type: 'refused', message: 'Invalid login credentials' },
    });
    expect(await desk.client.changePassword({ password: 'a-new-one', current: mira.password })).toEqual(done);
    await expect.poll(() => server.sessions.size).toBe(1);
    expect(await desk.client.devices()).toMatchObject({ ok: true, value: [{ here: true }] });
  });

  test('name and address are changed, and shown', async () => {
    const desk = await signedIn();
    expect(await desk.client.changeName({ fullName: ' Mira of the Lamp ' })).toEqual(done);
    expect(desk.status()).toMatchObject({ user: { fullName: 'Mira of the Lamp' } });
    expect(await desk.client.changeName({ fullName: '' })).toEqual(done);
    expect(desk.status()).toMatchObject({ user: { fullName: null } });
    expect(await desk.client.changeEmail({ email: 'new@example.org' })).toEqual(ok('done'));
    expect(desk.status()).toMatchObject({ user: { email: 'new@example.org' } });
    const strict = await signedIn({ server: createAuthServer({ confirm: true }) });
    expect(await strict.client.changeEmail({ email: 'new@example.org' })).toEqual(ok('confirm-mail'));
    expect(strict.status()).toMatchObject({ user: { email: mira.email } });
  });

  test('its devices are listed by name, this one first, and another one is ended', async () => {
    const desk = await signedIn();
    const phone = await signedIn({ server: desk.server, device: 'Android phone' });
    await expect
      .poll(async () => {
        const devices = await desk.client.devices();
        return devices.ok && devices.value.map(({ label, here }) => `${label} ${here}`);
      })
      .toEqual(['Windows computer true', 'Android phone false']);
    const devices = await desk.client.devices();
    const other = devices.ok ? devices.value[1]?.id : undefined;
    expect(await desk.client.endDevice({ id: other ?? '' })).toEqual(done);
    expect(await desk.client.devices()).toMatchObject({ ok: true, value: [{ here: true }] });
    age(phone);
    await phone.client.wake();
    expect(phone.status()).toMatchObject({ type: 'paused' });
  });

  test('deleting it asks for the password where the sign-in is not young, and then takes all of it off the device', async () => {
    const desk = await signedIn({ server: anOldServer() });
    desk.server.addUser(oona.email, oona.password);
    expect(await desk.client.deleteAccount({})).toEqual({ ok: false, error: { type: 'confirm-first' } });
    expect(await desk.client.deleteAccount({ password: mira.password })).toEqual(done);
    expect(desk.told.at(-1)).toBe(`leave ${mira.email} remove`);
    expect([...desk.server.users.values()].map(({ email }) => email)).toEqual([oona.email]);
    expect(desk.storage.getItem(sessionKey)).toBeNull();
  });

  test('all that the server keeps of it comes as a file', async () => {
    const desk = await signedIn();
    const file = await desk.client.exportAll();
    if (!file.ok) throw new Error(file.error.type);
    expect(file.value.name).toMatch(/^Lamplit_account_\d{4}-\d\d-\d\d\.json$/);
    expect(JSON.parse(await file.value.blob.text())).toMatchObject({ user: expect.any(String) as unknown });
  });
});

describe('a code for another device', () => {
  test('signs the other device in once it was confirmed by name, however it was typed, and once', async () => {
    const desk = await signedIn();
    const shown = await desk.client.showCode();
    if (!shown.ok) throw new Error(shown.error.type);
    expect(shown.value).toMatchObject({
      words: 'amber-lamp-otter',
      address: 'https://lamplit.test/login?code=amber-lamp-otter',
    });
    const phone = openDesk({ server: desk.server, device: 'Android phone' });
    const code = ' Amber  lamp‑OTTER ';
    expect(await desk.client.codeAskedBy({ code })).toEqual(ok(null));
    expect(await phone.client.redeemCode({ code })).toEqual(ok('waiting'));
    const thief = openDesk({ server: desk.server, device: 'Thief' });
    expect(await thief.client.redeemCode({ code })).toEqual({ ok: false, error: { type: 'code-gone' } });
    expect(await desk.client.codeAskedBy({ code })).toEqual(ok({ label: 'Android phone' }));
    expect(await desk.client.confirmCode({ code, allow: true })).toEqual(done);
    expect(await phone.client.redeemCode({ code })).toEqual(ok('signed-in'));
    expect(phone.told).toEqual([`play ${mira.email}`]);
    expect(await phone.client.redeemCode({ code })).toMatchObject({ error: { type: 'code-gone' } });
    // The first one's own sign-in was handed to nobody.
    expect(desk.server.sessions.size).toBe(2);
  });

  test('one that was refused is over', async () => {
    const desk = await signedIn();
    await desk.client.showCode();
    const phone = openDesk({ server: desk.server, device: 'Android phone' });
    const code = 'amber-lamp-otter';
    await phone.client.redeemCode({ code });
    expect(await desk.client.confirmCode({ code, allow: false })).toEqual(done);
    expect(await phone.client.redeemCode({ code })).toMatchObject({ error: { type: 'code-gone' } });
    expect(phone.told).toEqual([]);
  });
});
