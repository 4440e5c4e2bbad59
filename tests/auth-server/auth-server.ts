/*
 * A server of accounts as far as the page can tell, at the edge of the network: the wire of Supabase's sign-in, and the game's own addresses.
 * It keeps users, sign-ins and one-use codes, and notes every request.
 */

export type Asked = {
  readonly method: string;
  readonly path: string;
  readonly search: string;
  readonly bearer: string | null;
  readonly apikey: string | null;
  readonly body: unknown;
};

type User = {
  id: string;
  email: string;
  password: string;
  data: Record<string, unknown>;
};

type Session = {
  readonly id: string;
  readonly user: string;
  refresh: string;
  label: string | null;
  readonly at: number;
  readonly method: string;
};

type Options = {
  readonly origin?: string;
  readonly now?: () => number;
  readonly features?: Partial<Record<'accounts' | 'google' | 'mail', boolean>>;
  /** How old a sign-in is when it begins; in milliseconds. */
  readonly signInAge?: number;
  /** Whether an account may be used before a link in a mail was followed. */
  readonly confirm?: boolean;
};

export const publishableKey = 'sb_publishable_test';

export function createAuthServer({
  origin = 'https://lamplit.test',
  now = () => Date.now(),
  features = {},
  confirm = false,
  signInAge = 0,
}: Options = {}) {
  const users = new Map<string, User>();
  const sessions = new Map<string, Session>();
  const codes = new Map<string, { user: string; challenge: string | null; method: string }>();
  const deviceCodes = new Map<
    string,
    { user: string; device: string | null; label: string | null; allow: boolean | null }
  >();
  const asked: Asked[] = [];
  const mails: { email: string; code: string }[] = [];
  let made = 0;
  let reach: 'up' | 'down' | number = 'up';
  const next = (name: string) => `${name}-${(made += 1)}`;
  const uuid = () => `018f0000-0000-7000-8000-${String((made += 1)).padStart(12, '0')}`;

  const add = (email: string, password: string, data: User['data'] = {}) => {
    const user: User = { id: uuid(), email, password, data };
    users.set(user.id, user);
    return user;
  };
  const userJson = ({ id, email, data }: User) => ({
    id,
    aud: 'authenticated',
    role: 'authenticated',
    email,
    app_metadata: {},
    user_metadata: data,
    created_at: new Date(0).toISOString(),
  });
  const begin = (user: User, method: string) => {
    const session = {
      id: uuid(),
      user: user.id,
      refresh: next('refresh'),
      label: null,
      at: now() - signInAge,
      method,
    };
    sessions.set(session.id, session);
    return sessionJson(session);
  };
  const sessionJson = (session: Session) => {
    const user = users.get(session.user);
    if (!user) throw new Error('a session of nobody');
    return {
      access_token: token(session),
      token_type: 'bearer',
      expires_in: 3600,
      expires_at: Math.floor(now() / 1000) + 3600,
      refresh_token: session.refresh,
      user: userJson(user),
    };
  };
  const token = ({ id, user, at, method }: Session) => {
    const part = (value: unknown) => btoa(JSON.stringify(value)).replaceAll('=', '');
    const seconds = Math.floor(now() / 1000);
    const amr = [{ method, timestamp: Math.floor(at / 1000) }];
    const claims = { sub: user, session_id: id, exp: seconds + 3600, iat: seconds, amr, n: (made += 1) };
    return `${part({ alg: 'ES256', typ: 'JWT' })}.${part(claims)}.c2lnbmVk`;
  };
  /** Whose sign-in a bearer is, when it is one that this server gave out. */
  const sessionOf = (bearer: string | null) => {
    const payload = bearer?.split('.')[1];
    if (payload === undefined) return undefined;
    // What is no token of ours says so in its first letters.
    const claims: unknown = payload.startsWith('ey') ? JSON.parse(atob(payload)) : null;
    if (typeof claims !== 'object' || claims === null || !('session_id' in claims)) return undefined;
    return sessions.get(String(claims.session_id));
  };
  const json = (status: number, body: unknown, headers: Record<string, string> = {}) =>
    new Response(body === null ? null : JSON.stringify(body), {
      status,
      headers: {
        'content-type': 'application/json',
        'x-supabase-api-version': '2024-01-01',
        ...headers,
      },
    });
  const no = (status: number, code: string, message: string) =>
    json(status, { code, message, error: message });
  const field = (body: unknown, name: string) => {
    const value: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, name) : undefined;
    return typeof value === 'string' ? value : '';
  };

  const auth = async ({ method, path, search, bearer, body }: Asked): Promise<Response> => {
    const grant = new URLSearchParams(search).get('grant_type');
    const byMail = [...users.values()].find(({ email }) => email === field(body, 'email'));
    switch (`${method} ${path}`) {
      case 'POST signup': {
        if (byMail) return no(422, 'user_already_exists', 'User already registered');
        if (field(body, 'password').length < 6)
          return no(422, 'weak_password', 'Password should be at least 6 characters.');
        const user = add(field(body, 'email'), field(body, 'password'));
        return json(200, confirm ? userJson(user) : begin(user, 'password'));
      }
      case 'POST token': {
        if (grant === 'password') {
          if (!byMail || byMail.password !== field(body, 'password'))
            return no(400, 'invalid_credentials', 'Invalid login credentials');
          return json(200, begin(byMail, 'password'));
        }
        if (grant === 'refresh_token') {
          const session = [...sessions.values()].find(
            ({ refresh }) => refresh === field(body, 'refresh_token'),
          );
          if (!session) return no(400, 'refresh_token_not_found', 'Invalid Refresh Token');
          session.refresh = next('refresh');
          return json(200, sessionJson(session));
        }
        const code = codes.get(field(body, 'auth_code'));
        const challenge = await challengeOf(field(body, 'code_verifier'));
        if (!code || code.challenge !== challenge)
          return no(404, 'flow_state_not_found', 'invalid flow state, no valid flow state found');
        codes.delete(field(body, 'auth_code'));
        const user = users.get(code.user);
        return user ? json(200, begin(user, code.method)) : no(404, 'user_not_found', 'No such user');
      }
      case 'POST recover': {
        if (byMail) {
          const code = next('code');
          codes.set(code, { user: byMail.id, challenge: field(body, 'code_challenge'), method: 'recovery' });
          mails.push({ email: byMail.email, code });
        }
        return json(200, {});
      }
      case 'POST verify': {
        const code = codes.get(field(body, 'token_hash'));
        const user = code && users.get(code.user);
        if (!code || !user) return no(403, 'otp_expired', 'Email link is invalid or has expired');
        codes.delete(field(body, 'token_hash'));
        return json(200, begin(user, code.method));
      }
      default:
    }
    const session = sessionOf(bearer);
    const user = session && users.get(session.user);
    if (!session || !user) return no(403, 'bad_jwt', 'invalid JWT');
    switch (`${method} ${path}`) {
      case 'GET user':
        return json(200, userJson(user));
      case 'PUT user': {
        if (field(body, 'password') !== '') user.password = field(body, 'password');
        if (field(body, 'email') !== '' && !confirm) user.email = field(body, 'email');
        if (typeof body === 'object' && body !== null && 'data' in body)
          user.data = { ...user.data, ...(typeof body.data === 'object' ? body.data : {}) };
        return json(200, userJson(user));
      }
      case 'POST logout': {
        const scope = new URLSearchParams(search).get('scope');
        for (const other of sessions.values())
          if (
            other.user === user.id &&
            (scope === 'others' ? other.id !== session.id : other.id === session.id)
          )
            sessions.delete(other.id);
        return new Response(null, { status: 204 });
      }
      default:
        return no(404, 'not_found', `${method} ${path}`);
    }
  };

  const rest = ({ path, bearer, body }: Asked): Response => {
    const session = sessionOf(bearer);
    if (!session) return json(401, { code: 'PGRST301', message: 'JWT invalid', details: null, hint: null });
    const own = [...sessions.values()].filter(({ user }) => user === session.user);
    switch (path) {
      case 'rpc/account_sessions':
        return json(
          200,
          own.map(({ id, label, at }) => ({
            id,
            label,
            signed_in_at: new Date(at).toISOString(),
            seen_at: new Date(at).toISOString(),
            here: id === session.id,
          })),
        );
      case 'rpc/end_session':
        if (own.some(({ id }) => id === field(body, 'p_id'))) sessions.delete(field(body, 'p_id'));
        return new Response(null, { status: 204 });
      case 'rpc/name_session':
        session.label = field(body, 'p_label');
        return new Response(null, { status: 204 });
      // No rows are kept here: it takes none, and has none.
      case 'rpc/sync_push':
        return json(200, { status: 'upgrade', now: now(), minClient: 99 });
      case 'rpc/sync_pull': {
        const nothing = { epoch: null, v: 0, next: 0, more: false, rows: [], devices: 0 };
        return json(200, { status: 'ok', ...nothing, now: now() });
      }
      case 'rpc/sync_audit':
        return json(200, { epoch: null, v: 0, found: [], now: now() });
      default:
        return json(404, { code: 'PGRST202', message: path, details: null, hint: null });
    }
  };

  const account = ({ path, bearer, body }: Asked): Response => {
    const code = deviceCodes.get(field(body, 'code'));
    if (path === 'device-code/redeem') {
      const device = field(body, 'device');
      if (!code || (code.device !== null && code.device !== device))
        return json(410, { error: 'This code is over.', code: 'code-gone' });
      code.device = device;
      code.label = field(body, 'label');
      if (code.allow === null) return json(202, { status: 'waiting' });
      deviceCodes.delete(field(body, 'code'));
      if (!code.allow) return json(410, { error: 'This code is over.', code: 'code-gone' });
      const hash = next('hash');
      codes.set(hash, { user: code.user, challenge: null, method: 'otp' });
      return json(200, { token_hash: hash, type: 'magiclink' });
    }
    const session = sessionOf(bearer);
    if (!session) return json(401, { error: 'Not authenticated' });
    switch (path) {
      case 'device-code': {
        const words = 'amber-lamp-otter';
        deviceCodes.set(words, { user: session.user, device: null, label: null, allow: null });
        return json(200, { code: words, expires_at: new Date(now() + 60_000).toISOString() });
      }
      case 'device-code/confirm': {
        if (!code || code.user !== session.user)
          return json(410, { error: 'This code is over.', code: 'code-gone' });
        const allow: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, 'allow') : null;
        if (typeof allow !== 'boolean') return json(200, { asked_by: code.label });
        code.allow = allow;
        return new Response(null, { status: 204 });
      }
      case 'export':
        return json(200, { user: session.user });
      case 'delete': {
        const user = users.get(session.user);
        const isFresh = now() - session.at < 600_000;
        if (!isFresh && user?.password !== field(body, 'password'))
          return json(403, { error: 'Say your password first.', code: 'confirm-first' });
        users.delete(session.user);
        for (const { id, user: of } of sessions.values()) if (of === session.user) sessions.delete(id);
        return new Response(null, { status: 204 });
      }
      default:
        return json(404, { error: path });
    }
  };

  const answer = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const request = new Request(new URL(input instanceof Request ? input.url : input, origin), init);
    const url = new URL(request.url);
    const text = await request.text();
    const note: Asked = {
      method: request.method,
      path: url.pathname,
      search: url.search,
      bearer: /^Bearer (.*)$/.exec(request.headers.get('authorization') ?? '')?.[1] ?? null,
      apikey: request.headers.get('apikey'),
      body: text === '' ? null : JSON.parse(text),
    };
    asked.push(note);
    if (reach === 'down') throw new TypeError('Failed to fetch');
    if (typeof reach === 'number') return new Response('<html>away</html>', { status: reach });
    const below = (start: string) => ({ ...note, path: url.pathname.slice(start.length) });
    if (url.pathname === '/api/config')
      return json(200, {
        version: '1',
        minClient: '1',
        features: {
          accounts: true,
          signups: 'open',
          google: false,
          mail: false,
          lentText: false,
          pictures: false,
          payments: 'off',
          ...features,
        },
        supabase: { url: origin, publishableKey },
        stripe: null,
      });
    if (url.pathname.startsWith('/auth/v1/')) {
      if (note.apikey !== publishableKey) return no(401, 'no_authorization', 'Invalid API key');
      return auth(below('/auth/v1/'));
    }
    if (url.pathname.startsWith('/rest/v1/')) return rest(below('/rest/v1/'));
    if (url.pathname.startsWith('/api/account/')) return account(below('/api/account/'));
    return json(404, { error: 'not found' });
  };

  return {
    origin,
    fetch: answer,
    asked,
    users,
    sessions,
    mails,
    addUser: add,
    /** A link that an operator printed, or Google's answer: what `/auth/callback` is called with. */
    oneUse: (user: User, method: string, challenge: string | null = null) => {
      const code = next('once');
      codes.set(code, { user: user.id, challenge, method });
      return code;
    },
    /** 'down': no network; a number: every answer is a gateway's page with this status. */
    setReach: (to: typeof reach) => {
      reach = to;
    },
  };
}

async function challengeOf(verifier: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  return btoa(String.fromCharCode(...new Uint8Array(digest)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
