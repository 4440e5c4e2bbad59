import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';

import type { Check } from './stage.ts';

/** Accounts, as the game asks for them. */
export const authChecks: readonly Check[] = [
  {
    name: 'a wrong password and an unknown address get the same answer',
    run: async ({ stranger, ann }) => {
      for (const email of [ann.email, `nobody-${randomUUID()}@example.com`]) {
        const { error } = await stranger().auth.signInWithPassword({ email, password: 'not the one' });
        assert.deepEqual(
          [error?.status, error?.code, error?.message],
          [400, 'invalid_credentials', 'Invalid login credentials'],
        );
      }
    },
  },
  {
    name: 'a token says whose it is, of which sign-in, and for an hour at most',
    run: async ({ ann }) => {
      const { data, error } = await ann.client.auth.getClaims();
      assert.equal(error, null);
      const claims = data?.claims;
      assert.deepEqual(
        [claims?.sub, claims?.role, claims?.email, claims?.aal],
        [ann.id, 'authenticated', ann.email, 'aal1'],
      );
      assert.deepEqual([claims?.aud].flat(), ['authenticated']);
      assert.equal(typeof claims?.session_id, 'string');
      assert.ok((claims?.exp ?? 0) - (claims?.iat ?? 0) <= 3600, 'a token lasts for more than an hour');
    },
  },
  {
    name: 'the token’s user is told, and no forged one is believed',
    run: async ({ ann, stranger }) => {
      const own = await ann.client.auth.getUser();
      assert.deepEqual([own.data.user?.id, own.data.user?.email], [ann.id, ann.email]);
      const { data } = await ann.client.auth.getSession();
      const [head, body] = (data.session?.access_token ?? '').split('.');
      const forged = await stranger().auth.getUser(`${head}.${body}.${'A'.repeat(86)}`);
      assert.equal(forged.error?.status, 403);
    },
  },
  {
    name: 'a weak password is refused with its reasons, and a used address is not taken twice',
    run: async ({ stranger, server, ann }) => {
      const weak = await stranger().auth.signUp({
        email: `conformance-weak-${randomUUID()}@example.com`,
        password: 'abc',
      });
      assert.deepEqual([weak.error?.status, weak.error?.code], [422, 'weak_password']);
      const twice = await server.auth.admin.createUser({ email: ann.email, password: ann.password });
      assert.deepEqual([twice.error?.status, twice.error?.code], [422, 'email_exists']);
    },
  },
  {
    name: 'a session is renewed, and what the player says about himself stays',
    run: async ({ ann }) => {
      const { data, error } = await ann.client.auth.refreshSession();
      assert.equal(error, null);
      assert.equal(data.user?.id, ann.id);
      const changed = await ann.client.auth.updateUser({ data: { lamp: 'ünï' } });
      assert.equal(changed.error, null);
      const { data: read } = await ann.client.auth.getUser();
      assert.equal(read.user?.user_metadata['lamp'], 'ünï');
    },
  },
  {
    name: 'a sign-out ends this sign-in alone, or all the others',
    run: async ({ ben }) => {
      const [one, two, three] = [
        await ben.anotherDevice(),
        await ben.anotherDevice(),
        await ben.anotherDevice(),
      ];
      const { data: before } = await one.auth.getSession();
      await one.auth.signOut({ scope: 'local' });
      const gone = await one.auth.refreshSession({ refresh_token: before.session?.refresh_token ?? '' });
      assert.equal(gone.error?.code, 'refresh_token_not_found');
      assert.equal((await two.auth.refreshSession()).error, null);
      await three.auth.signOut({ scope: 'others' });
      assert.equal((await two.auth.refreshSession()).error?.code, 'refresh_token_not_found');
      assert.equal((await three.auth.refreshSession()).error, null);
      // The others were all of them.
      await ben.client.auth.signInWithPassword(ben);
    },
  },
  {
    name: 'a new password counts from then on, and the old one no more',
    run: async ({ invite, stranger }) => {
      const player = await invite('password');
      const password = `another ${randomUUID()}`;
      const changed = await player.client.auth.updateUser({ password });
      assert.equal(changed.error, null);
      const old = await stranger().auth.signInWithPassword(player);
      assert.equal(old.error?.code, 'invalid_credentials');
      assert.equal((await stranger().auth.signInWithPassword({ email: player.email, password })).error, null);
    },
  },
  {
    name: 'a link of the server’s signs in once',
    run: async ({ server, stranger, ben }) => {
      const made = await server.auth.admin.generateLink({ type: 'magiclink', email: ben.email });
      assert.equal(made.error, null);
      const token = { type: 'magiclink', token_hash: made.data.properties?.hashed_token ?? '' } as const;
      const first = await stranger().auth.verifyOtp(token);
      assert.deepEqual([first.error, first.data.user?.id], [null, ben.id]);
      const second = await stranger().auth.verifyOtp(token);
      assert.deepEqual([second.error?.status, second.error?.code], [403, 'otp_expired']);
    },
  },
  {
    name: 'the server finds, changes and removes users; nobody else does',
    run: async ({ server, stranger, ben, invite }) => {
      const player = await invite('removed');
      const found = await server.auth.admin.getUserById(player.id);
      assert.equal(found.data.user?.email, player.email);
      const listed = await server.auth.admin.listUsers({ page: 1, perPage: 1000 });
      assert.ok(
        listed.data.users.some(({ id }) => id === player.id),
        'the user is not listed',
      );
      const changed = await server.auth.admin.updateUserById(player.id, { app_metadata: { plan: 'x' } });
      assert.equal(changed.data.user?.app_metadata['plan'], 'x');
      for (const client of [stranger(), ben.client]) {
        const refused = await client.auth.admin.deleteUser(player.id);
        assert.ok(refused.error?.status === 401 || refused.error?.status === 403, `${refused.error?.status}`);
      }
      assert.equal((await server.auth.admin.deleteUser(player.id)).error, null);
      assert.equal((await stranger().auth.signInWithPassword(player)).error?.code, 'invalid_credentials');
      assert.ok((await player.client.auth.getUser()).error, 'the token of a removed user is still good');
    },
  },
];
