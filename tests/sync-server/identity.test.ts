import { SignJWT, exportSPKI, importJWK, UnsecuredJWT, type JWTPayload } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { createVerifyUser, ownTokens, projectTokens, type VerifyUser } from '../../sync-server/identity.ts';
import { altered, createIssuer, serve } from './test-issuer.ts';

const now = Date.UTC(2026, 10, 24, 12);
const ann = '6f0c2c1e-0000-4000-8000-00000000000a';
const asking = (bearer: string | null) =>
  new Request('http://127.0.0.1/api/x', { headers: bearer === null ? {} : { Authorization: bearer } });
const hmac = (secret: string) => new TextEncoder().encode(secret);

type Issuer = Awaited<ReturnType<typeof createIssuer>>;

describe.each(['in this process', 'a Supabase project', 'a Supabase project with RSA keys'] as const)(
  'tokens of %s',
  (where) => {
    let issuer: Issuer;
    let verify: VerifyUser;
    let close = () => Promise.resolve();
    beforeAll(async () => {
      if (where === 'in this process') {
        const address = () => 'http://127.0.0.1:8787/auth/v1';
        issuer = await createIssuer(address);
        verify = createVerifyUser({ source: ownTokens(issuer.jwks, address), now: () => now });
        return;
      }
      let url = '';
      issuer = await createIssuer(() => `${url}/auth/v1`, where.endsWith('RSA keys') ? 'RS256' : 'ES256');
      const project = await serve((request) =>
        request.url.endsWith('/auth/v1/.well-known/jwks.json')
          ? Response.json(issuer.jwks)
          : Response.json({ code: 'bad_jwt' }, { status: 403 }),
      );
      ({ url, close } = project);
      const source = projectTokens({ url, publishableKey: 'sb_publishable_1', fetch });
      verify = createVerifyUser({ source, now: () => now });
    });
    afterAll(() => close());

    const answerTo = async (claims: JWTPayload) => verify(asking(`Bearer ${await issuer.sign(claims)}`));
    const refused = (words = /^Not authenticated/) => ({
      ok: false,
      error: { status: 401, words: expect.stringMatching(words) },
    });

    test('a signed-in user is known, and nothing of what he can write himself is believed', async () => {
      const claims = issuer.claimsOf(ann, now);
      expect(await answerTo({ ...claims, user_metadata: { role: 'service_role', sub: 'x' } })).toEqual({
        ok: true,
        value: {
          id: ann,
          session: claims['session_id'],
          email: 'ann@example.org',
          proofs: [{ method: 'password', at: now }],
        },
      });
    });

    test.each([
      ['no bearer', null],
      ['an empty one', 'Bearer '],
      ['another scheme', 'Basic YTpi'],
      ['the user’s id', `Bearer ${ann}`],
      ['the publishable key', 'Bearer sb_publishable_1'],
      ['a secret key', 'Bearer sb_secret_1'],
      ['no token', 'Bearer a.b.c'],
    ])('%s as a bearer is answered with 401 and words', async (_, bearer) => {
      expect(await verify(asking(bearer))).toEqual(refused());
    });

    test('a token of nobody’s signature is refused', async () => {
      const token = new UnsecuredJWT(issuer.claimsOf(ann, now)).encode();
      expect(await verify(asking(`Bearer ${token}`))).toEqual(refused());
      const emptied = `${(await issuer.sign(issuer.claimsOf(ann, now))).replace(/[^.]*$/, '')}`;
      expect(await verify(asking(`Bearer ${emptied}`))).toEqual(refused());
    });

    test('the public key is not taken for a secret', async () => {
      const [jwk] = issuer.jwks.keys;
      const key = await importJWK({ ...jwk, ext: true });
      if (key instanceof Uint8Array) throw new Error('a public key is no secret');
      const secrets = [await exportSPKI(key), JSON.stringify(jwk), JSON.stringify(issuer.jwks), issuer.kid];
      for (const secret of secrets) {
        const token = await new SignJWT(issuer.claimsOf(ann, now))
          .setProtectedHeader({ alg: 'HS256', kid: issuer.kid })
          .sign(hmac(secret));
        expect(await verify(asking(`Bearer ${token}`))).toEqual(refused());
      }
    });

    test('a key of somebody else is refused under the right name too', async () => {
      const other = await createIssuer(() => '');
      for (const kid of [issuer.kid, other.kid]) {
        const token = await new SignJWT(issuer.claimsOf(ann, now))
          .setProtectedHeader({ alg: 'ES256', kid })
          .sign(other.privateKey);
        expect(await verify(asking(`Bearer ${token}`))).toEqual(refused());
      }
    });

    test.each([
      ['for somebody else', { aud: 'other' }],
      ['of another project', { iss: 'https://other.supabase.co/auth/v1' }],
      ['of the server itself', { role: 'service_role' }],
      ['of nobody', { role: 'anon' }],
      ['without a role', { role: undefined }],
      ['without a user', { sub: undefined }],
      ['with a name for a user', { sub: 'ann' }],
      ['without a sign-in', { session_id: undefined }],
      ['without an end', { exp: undefined }],
    ])('a token %s is refused', async (_, change) => {
      expect(await answerTo(altered(issuer.claimsOf(ann, now), change))).toEqual(refused());
    });

    test('a token that is over says so', async () => {
      const claims = { ...issuer.claimsOf(ann, now), exp: now / 1000 - 1 };
      expect(await answerTo(claims)).toEqual(refused(/sign in again/));
    });
  },
);

describe('a project that signs with a secret of its own', () => {
  const sign = (claims: JWTPayload) =>
    new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
      .sign(hmac('a secret of the project'));
  const open = async (answer: (token: string) => Response) => {
    let asked = 0;
    const project = await serve((request) => {
      if (!request.url.endsWith('/auth/v1/user')) return Response.json({ keys: [] });
      asked += 1;
      expect(request.headers.get('apikey')).toBe('sb_publishable_1');
      return answer(request.headers.get('authorization') ?? '');
    });
    let time = now;
    const source = projectTokens({ url: project.url, publishableKey: 'sb_publishable_1', fetch });
    const { claimsOf } = await createIssuer(() => `${project.url}/auth/v1`);
    return {
      project,
      claimsOf,
      verify: createVerifyUser({ source, now: () => time }),
      wait: (ms: number) => (time += ms),
      asked: () => asked,
    };
  };

  test('is asked, and not again within a minute', async () => {
    const { project, claimsOf, verify, wait, asked } = await open(() => Response.json({ id: ann }));
    const request = asking(`Bearer ${await sign(claimsOf(ann, now))}`);
    expect(await verify(request)).toMatchObject({ ok: true, value: { id: ann } });
    wait(59_000);
    expect(await verify(request)).toMatchObject({ ok: true });
    expect(asked()).toBe(1);
    wait(2000);
    expect(await verify(request)).toMatchObject({ ok: true });
    expect(asked()).toBe(2);
    await project.close();
  });

  test.each([
    ['refuses', () => Response.json({ code: 'bad_jwt' }, { status: 403 }), 401],
    ['knows another user by it', () => Response.json({ id: ann.replace('a', 'b') }), 401],
    ['fails', () => Response.json({}, { status: 502 }), 503],
  ])('a token that it %s is none', async (_, answer, status) => {
    const { project, claimsOf, verify } = await open(answer);
    const answered = await verify(asking(`Bearer ${await sign(claimsOf(ann, now))}`));
    expect(answered).toMatchObject({ ok: false, error: { status } });
    await project.close();
  });

  test.each([
    ['for somebody else', { aud: 'other' }],
    ['of another project', { iss: 'https://other.supabase.co/auth/v1' }],
    ['of the server itself', { role: 'service_role' }],
    ['that is over', { exp: now / 1000 - 1 }],
    ['without an end', { exp: undefined }],
  ])('a token %s is refused', async (_, change) => {
    const { project, claimsOf, verify } = await open(() => Response.json({ id: ann }));
    const token = await sign(altered(claimsOf(ann, now), change));
    expect(await verify(asking(`Bearer ${token}`))).toMatchObject({ ok: false, error: { status: 401 } });
    await project.close();
  });

  test('that cannot be reached says nothing about a token', async () => {
    const { project, claimsOf, verify } = await open(() => Response.json({ id: ann }));
    const own = await createIssuer(() => `${project.url}/auth/v1`);
    await project.close();
    for (const token of [await sign(claimsOf(ann, now)), await own.sign(own.claimsOf(ann, now))])
      expect(await verify(asking(`Bearer ${token}`))).toMatchObject({ ok: false, error: { status: 503 } });
  });
});
