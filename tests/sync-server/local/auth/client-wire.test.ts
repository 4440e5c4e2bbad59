import { createClient } from '@supabase/supabase-js';
import { expect, test } from 'vitest';
import WebSocket from 'ws';

import { openWire, password, profile, publicUrl } from './wire.ts';

/** A request as a line and its body, without what differs each time. */
async function note(request: Request, key: string): Promise<string> {
  const url = new URL(request.url);
  const headers = [...request.headers]
    .filter(([name]) => !['content-type', 'x-client-info'].includes(name))
    .map(([name, value]) => {
      if (value.includes(key)) return `${name}=${value.replace(key, 'KEY')}`;
      return `${name}=${value.replace(/eyJ[\w.-]+/, 'TOKEN')}`;
    });
  const body = (await request.text())
    .replaceAll(/"[\w-]{43}"/g, '"43 LETTERS"')
    .replaceAll(/"[\da-f]{112}"/g, '"VERIFIER"');
  return `${request.method} ${url.pathname}${url.search} | ${headers.join(' ')} | ${body}`;
}

test('what the pinned client sends is what the wire was made for', async () => {
  const wire = await openWire();
  const sent: string[] = [];
  const { publishable } = wire.keys;
  const client = createClient(publicUrl, publishable, {
    auth: { flowType: 'pkce', autoRefreshToken: false, detectSessionInUrl: false, storage: profile() },
    realtime: { transport: WebSocket as never },
    global: {
      fetch: async (input, init) => {
        const request = new Request(input, init);
        sent.push(await note(request.clone(), publishable));
        return wire.ask(request.url, {
          method: request.method,
          headers: request.headers,
          body: await bodyOf(request),
        });
      },
    },
  });
  const redirectTo = `${publicUrl}/auth/callback`;
  await client.auth.signUp({ email: 'a@example.org', password, options: { emailRedirectTo: redirectTo } });
  await client.auth.signInWithPassword({ email: 'a@example.org', password });
  await client.auth.getUser();
  await client.auth.updateUser({ data: { full_name: 'A' } });
  await client.auth.updateUser({ password: 'another lamp' });
  await client.auth.updateUser({ email: 'b@example.org' }, { emailRedirectTo: redirectTo });
  await client.auth.refreshSession();
  await client.auth.getClaims();
  await client.auth.resetPasswordForEmail('a@example.org', { redirectTo });
  await client.auth.exchangeCodeForSession('code');
  await client.auth.resend({ type: 'signup', email: 'a@example.org' });
  await client.auth.verifyOtp({ type: 'magiclink', token_hash: 'hash' });
  await client.auth.signOut({ scope: 'others' });
  await client.auth.signOut();
  const { data } = await client.auth.signInWithOAuth({
    provider: 'google',
    options: { redirectTo, skipBrowserRedirect: true },
  });
  expect(data.url?.replace(/[\w-]{43}/, 'CHALLENGE')).toMatchInlineSnapshot(
    `"http://127.0.0.1:8787/auth/v1/authorize?provider=google&redirect_to=http%3A%2F%2F127.0.0.1%3A8787%2Fauth%2Fcallback&code_challenge=CHALLENGE&code_challenge_method=s256"`,
  );
  expect(sent).toMatchInlineSnapshot(`
    [
      "POST /auth/v1/signup?redirect_to=http%3A%2F%2F127.0.0.1%3A8787%2Fauth%2Fcallback | apikey=KEY authorization=Bearer KEY x-supabase-api-version=2024-01-01 | {"email":"a@example.org","password":"a lamp in the window","data":{},"gotrue_meta_security":{},"code_challenge":"43 LETTERS","code_challenge_method":"s256"}",
      "POST /auth/v1/token?grant_type=password | apikey=KEY authorization=Bearer KEY x-supabase-api-version=2024-01-01 | {"email":"a@example.org","password":"a lamp in the window","gotrue_meta_security":{}}",
      "GET /auth/v1/user | apikey=KEY authorization=Bearer TOKEN x-supabase-api-version=2024-01-01 | ",
      "PUT /auth/v1/user | apikey=KEY authorization=Bearer TOKEN x-supabase-api-version=2024-01-01 | {"data":{"full_name":"A"},"code_challenge":null,"code_challenge_method":null}",
      "PUT /auth/v1/user | apikey=KEY authorization=Bearer TOKEN x-supabase-api-version=2024-01-01 | {"password":"another lamp","code_challenge":null,"code_challenge_method":null}",
      "PUT /auth/v1/user?redirect_to=http%3A%2F%2F127.0.0.1%3A8787%2Fauth%2Fcallback | apikey=KEY authorization=Bearer TOKEN x-supabase-api-version=2024-01-01 | {"email":"b@example.org","code_challenge":"43 LETTERS","code_challenge_method":"s256"}",
      "POST /auth/v1/token?grant_type=refresh_token | apikey=KEY authorization=Bearer KEY x-supabase-api-version=2024-01-01 | {"refresh_token":"43 LETTERS"}",
      "GET /auth/v1/.well-known/jwks.json | apikey=KEY authorization=Bearer KEY x-supabase-api-version=2024-01-01 | ",
      "POST /auth/v1/recover?redirect_to=http%3A%2F%2F127.0.0.1%3A8787%2Fauth%2Fcallback | apikey=KEY authorization=Bearer KEY x-supabase-api-version=2024-01-01 | {"email":"a@example.org","code_challenge":"43 LETTERS","code_challenge_method":"s256","gotrue_meta_security":{}}",
      "POST /auth/v1/token?grant_type=pkce | apikey=KEY authorization=Bearer KEY x-supabase-api-version=2024-01-01 | {"auth_code":"code","code_verifier":"VERIFIER"}",
      "POST /auth/v1/resend | apikey=KEY authorization=Bearer KEY x-supabase-api-version=2024-01-01 | {"email":"a@example.org","type":"signup","gotrue_meta_security":{},"code_challenge":"43 LETTERS","code_challenge_method":"s256"}",
      "POST /auth/v1/verify | apikey=KEY authorization=Bearer KEY x-supabase-api-version=2024-01-01 | {"type":"magiclink","token_hash":"hash","gotrue_meta_security":{}}",
      "POST /auth/v1/logout?scope=others | apikey=KEY authorization=Bearer TOKEN x-supabase-api-version=2024-01-01 | ",
      "POST /auth/v1/logout?scope=global | apikey=KEY authorization=Bearer TOKEN x-supabase-api-version=2024-01-01 | ",
    ]
  `);
  await wire.close();
});

const bodyOf = async (request: Request) => (request.method === 'GET' ? null : request.text());
