import { nothingOffered, type AccountError } from '../domain/account.ts';
import type { AccountApi, AccountResult, Credentials } from '../domain/ports/account-api.ts';
import { done, err, ok } from '../domain/result.ts';
import type { AskAccess, NoAccess } from './access.ts';
import { accountErrorOf } from './account-error.ts';
import type { AccountPage } from './account-page.ts';
import { accountServer, type AccountServer } from './account-server.ts';
import type { Bearer } from './billing-client.ts';
import { askConfig, type CloudConfig } from './cloud-config.ts';
import type { CloudSession, CloudSessionOptions, NudgeListener } from './cloud-session.ts';
import { deviceCodes } from './device-codes.ts';
import { endSessions } from './end-sessions.ts';
import { finishSignIn } from './finish-sign-in.ts';
import { signedInDevices } from './signed-in-devices.ts';
import type { TextStorage } from './text-storage.ts';
import { readEnded, readTokens, signedInAt, takeTokens, writeEnded, type Tokens } from './tokens.ts';
import { userOf, type CloudUser } from './user-of.ts';

export type AccountClientOptions = {
  /** Of the page, without a slash at its end. */
  readonly origin: string;
  readonly fetch: typeof fetch;
  readonly storage: TextStorage;
  /** Lasts as long as the tab. */
  readonly tabStorage: TextStorage;
  readonly alone: CloudSessionOptions['alone'];
  readonly loadSession: () => Promise<typeof import('./cloud-session.ts')>;
  readonly now: () => number;
  /** That many random bytes, as text that an address can hold. */
  readonly randomText: (bytes: number) => string;
  /** What this device is called, such as 'Windows computer'. */
  readonly device: string;
  readonly page: AccountPage;
};

/** The account's commands, and what the page itself asks. */
export type AccountClient = AccountApi & {
  /** Renews the sign-in where that is due, and tells the server of what ended while it could not be reached. */
  readonly wake: () => Promise<void>;
  /** What may be shown to the server for this account, and for no other that signed in meanwhile. */
  readonly access: (user: string, ...asked: Parameters<AskAccess>) => ReturnType<AskAccess>;
  /** Listens for what other devices of the account send; answers how to stop, `null` when that cannot be begun. */
  readonly hearNudges: (user: string, listener: NudgeListener) => Promise<(() => void) | null>;
  /** The sign-in as other addresses of the game's server want it. */
  readonly bearer: () => Promise<AccountResult<Bearer>>;
};

/** How old a sign-in may be for a password to be changed without the old one; in milliseconds. */
const freshMs = 10 * 60 * 1000;

/** How long a sign-out waits for the server to hear of it; in milliseconds. */
const tellingMs = 1_500;

/** What a player can do about his account, over supabase-js, which is fetched when it is first needed, and the server's own addresses. */
export function createAccountClient(options: AccountClientOptions): AccountClient {
  const { storage, origin, page, now } = options;
  let config: CloudConfig | null = null;
  let opened: { readonly session: CloudSession; readonly guest: () => CloudSession } | null = null;

  const known = async () => (config ??= await askConfig(options.fetch));

  const connect = async (): Promise<AccountResult<NonNullable<typeof opened>>> => {
    if (opened) return ok(opened);
    const found = await known();
    if (!found) return err({ type: 'offline' });
    if (!found.cloud) return err({ type: 'refused', message: 'This server keeps no accounts.' });
    try {
      const code = await options.loadSession();
      const given: CloudSessionOptions = {
        cloud: found.cloud,
        storage,
        fetch: options.fetch,
        alone: options.alone,
        onSession: (session) => hear(session?.user ?? null),
      };
      // Another call may have been quicker.
      let guest: CloudSession | null = null;
      opened ??= {
        session: code.openCloudSession(given),
        guest: () => (guest ??= code.openGuestSession(given)),
      };
      return ok(opened);
    } catch {
      return err({ type: 'offline' });
    }
  };

  /** Somebody's sign-in was renewed, changed, or is over without his having asked for it. */
  const hear = (found: CloudUser | null) => {
    const status = page.status();
    if (status.type === 'none') return;
    if (found === null) {
      // Another tab may have a newer one.
      if (readTokens(storage) === null) page.setStatus({ type: 'paused', user: status.user });
    } else if (found.id === status.user.id) page.setStatus({ type: 'signed-in', user: userOf(found) });
  };

  /** The sign-in as it can be shown to a server now. */
  const authorized = async (): Promise<
    AccountResult<{ readonly session: CloudSession; readonly tokens: Tokens }>
  > => {
    const status = page.status();
    if (status.type === 'none') return err({ type: 'not-authenticated' });
    if (readTokens(storage) === null) {
      page.setStatus({ type: 'paused', user: status.user });
      return err({ type: 'paused' });
    }
    const cloud = await connect();
    if (!cloud.ok) return cloud;
    const { session } = cloud.value;
    let { data, error } = await session.auth.getSession();
    // Another tab has renewed it meanwhile: that one is the sign-in now.
    if (error?.name === 'AuthRefreshDiscardedError') ({ data, error } = await session.auth.getSession());
    if (data.session) return ok({ session, tokens: data.session });
    return err(readTokens(storage) === null ? { type: 'paused' } : accountErrorOf(error));
  };

  /** As `authorized`, for one account. */
  const authorizedAs = async (user: string) => {
    const status = page.status();
    if (status.type === 'none' || status.user.id !== user) return err({ type: 'not-authenticated' as const });
    return authorized();
  };

  /** From now on this is who plays. */
  const enter = async (found: CloudUser, before: Tokens | null, returnTo: string | null) => {
    const user = userOf(found);
    const status = page.status();
    // Who played before him here is signed out.
    if (before && status.type !== 'none' && status.user.id !== user.id)
      writeEnded(storage, [...readEnded(storage), before]);
    await page.play(user, returnTo);
    void keep();
    return done;
  };

  /** What nobody waits for: code for a start without a network, and what the server does not know yet. */
  const keep = async () => {
    const code = await options.loadSession().catch(() => null);
    await code?.keepCloudSession().catch(() => {});
    await tellEnded();
  };

  const tellEnded = async () => {
    const found = readEnded(storage).length > 0 ? await known() : null;
    const cloud = found?.cloud;
    // Another tab may be at it.
    if (cloud) await options.alone(() => endSessions(cloud, readEnded(storage), options.fetch, storage));
  };

  const signInWith = async (
    way: (
      session: CloudSession,
    ) => Promise<{ readonly data: { readonly user: CloudUser | null }; readonly error: unknown }>,
    returnTo: string | null = null,
  ): Promise<AccountResult> => {
    const cloud = await connect();
    if (!cloud.ok) return cloud;
    const before = readTokens(storage);
    const { session } = cloud.value;
    const { data, error } = await way(session);
    if (error !== null) return err(accountErrorOf(error));
    if (data.user === null)
      return err({ type: 'unexpected', message: 'The server answered without a user.' });
    const entered = await enter(data.user, before, returnTo);
    // The name that the list of devices shows.
    void session.rpc('name_session', { p_label: options.device }).then(() => {});
    return entered;
  };

  const server: AccountServer = accountServer(options.fetch, now);
  const change = async (
    given: Parameters<CloudSession['auth']['updateUser']>[0],
  ): Promise<AccountResult<CloudUser>> => {
    const allowed = await authorized();
    if (!allowed.ok) return allowed;
    const back = { emailRedirectTo: `${origin}/auth/callback` };
    const { data, error } = await allowed.value.session.auth.updateUser(given, back);
    return data.user ? ok(data.user) : err(accountErrorOf(error));
  };

  /** Tries a password without signing in with it. */
  const isPassword = async (given: Credentials): Promise<AccountResult> => {
    const cloud = await connect();
    if (!cloud.ok) return cloud;
    const { data, error } = await cloud.value.guest().auth.signInWithPassword(given);
    if (data.session === null) return err(accountErrorOf(error));
    writeEnded(storage, [...readEnded(storage), data.session]);
    return done;
  };

  return {
    features: async () => (await known())?.features ?? nothingOffered,

    signUp: async (given) => {
      const cloud = await connect();
      if (!cloud.ok) return cloud;
      const { data, error } = await cloud.value.guest().auth.signUp({
        ...given,
        options: { emailRedirectTo: `${origin}/auth/callback` },
      });
      if (error) return err(accountErrorOf(error));
      if (!data.session) return ok('confirm-mail');
      // He signs in himself, as a player does who comes back.
      writeEnded(storage, [...readEnded(storage), data.session]);
      void tellEnded();
      return ok('done');
    },

    signIn: (given) => signInWith(({ auth }) => auth.signInWithPassword(given)),

    signInWithGoogle: async (returnTo) => {
      const cloud = await connect();
      if (!cloud.ok) return cloud;
      const { data, error } = await cloud.value.session.auth.signInWithOAuth({
        provider: 'google',
        options: { redirectTo: `${origin}/auth/callback`, skipBrowserRedirect: true },
      });
      if (error) return err(accountErrorOf(error));
      options.tabStorage.setItem('lamplit-google', returnTo);
      page.go(data.url);
      return done;
    },

    finishSignIn: (address) => finishSignIn(address, { ...options, signInWith }),

    recover: async ({ email }) => {
      const cloud = await connect();
      if (!cloud.ok) return cloud;
      const { error } = await cloud.value.session.auth.resetPasswordForEmail(email, {
        redirectTo: `${origin}/auth/callback`,
      });
      return error ? err(accountErrorOf(error)) : done;
    },

    changePassword: async ({ password, current }) => {
      const allowed = await authorized();
      if (!allowed.ok) return allowed;
      const { tokens, session } = allowed.value;
      const status = page.status();
      const isFresh = page.isPasswordWanted() || now() - signedInAt(tokens) < freshMs;
      if (current !== undefined && status.type !== 'none') {
        const right = await isPassword({ email: status.user.email, password: current });
        if (!right.ok) return right;
      } else if (!isFresh) return err({ type: 'confirm-first' });
      const changed = await change({ password });
      if (!changed.ok) return changed;
      page.wantPassword(false);
      const { error } = await session.auth.signOut({ scope: 'others' });
      void tellEnded();
      return error ? err(accountErrorOf(error)) : done;
    },

    changeEmail: async ({ email }) => {
      const changed = await change({ email });
      if (!changed.ok) return changed;
      return ok(changed.value.email?.toLowerCase() === email.toLowerCase() ? 'done' : 'confirm-mail');
    },

    changeName: async ({ fullName }) => {
      const changed = await change({ data: { full_name: fullName.trim() === '' ? null : fullName.trim() } });
      return changed.ok ? done : changed;
    },

    signOut: async ({ keep: isKept }) => {
      const status = page.status();
      if (status.type === 'none') return err({ type: 'not-authenticated' });
      // Once nothing is left of him here it cannot be sent any more.
      if (!isKept) await page.sendAll().catch(() => {});
      // Here first: it must not depend on a network.
      const tokens = takeTokens(storage);
      if (tokens) writeEnded(storage, [...readEnded(storage), tokens]);
      // The page is about to load anew: what this does not bring to its end, the next start does.
      await Promise.race([tellEnded(), new Promise((over) => setTimeout(over, tellingMs))]);
      try {
        await page.leave(status.user, isKept ? 'keep' : 'remove');
      } catch (thrown) {
        return err({ type: 'unexpected', message: String(thrown) });
      }
      return done;
    },

    notBackedUp: () => page.notBackedUp(),
    ...signedInDevices(authorized),

    exportAll: async () => {
      const allowed = await authorized();
      return allowed.ok ? server.exportAll(allowed.value.tokens) : allowed;
    },

    deleteAccount: async (given) => {
      const allowed = await authorized();
      if (!allowed.ok) return allowed;
      const status = page.status();
      const deleted = await server.post('delete', given, allowed.value.tokens);
      if (!deleted.ok) return deleted;
      takeTokens(storage);
      if (status.type !== 'none') await page.leave(status.user, 'remove');
      return done;
    },

    ...deviceCodes({
      ...options,
      server,
      authorized,
      signIn: (hash) => signInWith(({ auth }) => auth.verifyOtp({ type: 'magiclink', token_hash: hash })),
    }),

    access: async (user, refused) => {
      const allowed = await authorizedAs(user);
      if (!allowed.ok) return err(noAccessOf(allowed.error));
      let { access_token: token } = allowed.value.tokens;
      if (token === refused) {
        const { data, error } = await allowed.value.session.auth.refreshSession();
        if (!data.session)
          return err(noAccessOf(readTokens(storage) === null ? { type: 'paused' } : accountErrorOf(error)));
        token = data.session.access_token;
      }
      const cloud = (await known())?.cloud;
      return cloud ? ok({ url: cloud.url, key: cloud.publishableKey, token }) : err({ type: 'offline' });
    },

    hearNudges: async (user, listener) => {
      const allowed = await authorizedAs(user);
      if (!allowed.ok) return null;
      const code = await options.loadSession();
      return code.hearNudges(allowed.value.session, user, listener);
    },

    bearer: async () => {
      const allowed = await authorized();
      const status = page.status();
      if (!allowed.ok) return allowed;
      if (status.type === 'none') return err({ type: 'not-authenticated' });
      return ok({ token: allowed.value.tokens.access_token, user: status.user.id });
    },

    wake: async () => {
      await tellEnded();
      if (page.status().type !== 'signed-in') return;
      const allowed = await authorized();
      if (!allowed.ok) return;
      hear((await allowed.value.session.auth.getSession()).data.session?.user ?? null);
      await keep();
    },
  };
}

function noAccessOf({ type }: AccountError): NoAccess {
  return { type: type === 'paused' || type === 'not-authenticated' ? 'signed-out' : 'offline' };
}
