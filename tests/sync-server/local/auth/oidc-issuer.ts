import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import { exportJWK, generateKeyPair, SignJWT, type JWTPayload } from 'jose';

/** Who signs in at the issuer, and how its answer differs from what it should be. */
export type AtIssuer = {
  readonly claims: JWTPayload;
  /** Signs with a key that is not published. */
  readonly foreignKey?: boolean;
};

const clientId = 'the game';
const clientSecret = 'of the game';

/** An issuer of OpenID Connect on a free port, as strict as Google about codes, secrets and verifiers. */
export async function openIssuer(now: () => number) {
  const [own, foreign] = await Promise.all([generateKeyPair('RS256'), generateKeyPair('RS256')]);
  const jwk = { ...(await exportJWK(own.publicKey)), kid: 'one', alg: 'RS256', use: 'sig' };
  const codes = new Map<string, { asked: URLSearchParams; who: AtIssuer }>();
  let issuer = '';
  let down = false;

  const idToken = ({ claims, foreignKey }: AtIssuer, asked: URLSearchParams) => {
    const at = Math.floor(now() / 1000);
    const standard = { iss: issuer, aud: clientId, nonce: asked.get('nonce'), iat: at, exp: at + 300 };
    return new SignJWT({ ...standard, ...claims })
      .setProtectedHeader({ alg: 'RS256', kid: 'one' })
      .sign(foreignKey ? foreign.privateKey : own.privateKey);
  };

  const exchange = async (form: URLSearchParams) => {
    const begun = codes.get(form.get('code') ?? '');
    codes.delete(form.get('code') ?? '');
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    const good =
      begun !== undefined &&
      form.get('grant_type') === 'authorization_code' &&
      form.get('client_id') === clientId &&
      form.get('client_secret') === clientSecret &&
      form.get('redirect_uri') === begun.asked.get('redirect_uri') &&
      challenge === begun.asked.get('code_challenge');
    return good ? { id_token: await idToken(begun.who, begun.asked) } : undefined;
  };

  const server = createServer((request, response) => {
    const answer = (status: number, body: unknown) => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    };
    if (down) return answer(503, {});
    if (request.url === '/.well-known/openid-configuration') {
      return answer(200, {
        issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/keys`,
      });
    }
    if (request.url === '/keys') return answer(200, { keys: [jwk] });
    let form = '';
    request.on('data', (part: Buffer) => (form += part.toString('utf8')));
    request.on('end', () => {
      void exchange(new URLSearchParams(form)).then((tokens) =>
        tokens ? answer(200, tokens) : answer(400, { error: 'invalid_grant' }),
      );
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The issuer has no port.');
  issuer = `http://127.0.0.1:${address.port}`;
  return {
    google: { clientId, clientSecret, issuer },
    setDown: (value: boolean) => {
      down = value;
    },
    /** Somebody signs in at the page to which the game sent him. @returns where the issuer sends him back */
    signIn: (page: URL, who: AtIssuer): URL => {
      const code = `code ${codes.size} ${page.searchParams.get('state')}`;
      codes.set(code, { asked: page.searchParams, who });
      const back = new URL(page.searchParams.get('redirect_uri') ?? '');
      back.searchParams.set('state', page.searchParams.get('state') ?? '');
      back.searchParams.set('code', code);
      return back;
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
