import { err, ok, type Result } from '../src/domain/result.ts';
import { isLoopback, originOf } from './loopback.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

/** What the environment says about accounts. */
export type AccountSettings = {
  /** A Supabase project; `null` means the embedded stand-in. */
  readonly supabase: SupabaseSettings | null;
  /** A PostgreSQL of the operator's own for the stand-in, `postgres://…`. */
  readonly databaseUrl: string | undefined;
  /** Folder of PostgreSQL programs to use instead of the embedded ones. */
  readonly pgBin: string | undefined;
  /** Google sign-in of the stand-in; with Supabase it is set there. */
  readonly google: {
    readonly clientId: string;
    readonly clientSecret: string;
    readonly issuer: string;
  } | null;
  /** Where the stand-in sends mail through, and in whose name. */
  readonly mail: { readonly smtpUrl: string; readonly from: string } | null;
  readonly signups: 'open' | 'closed';
  readonly limits: 'on' | 'off';
};

export type SupabaseSettings = {
  /** Without a trailing slash. */
  readonly url: string;
  readonly publishableKey: string;
  readonly secretKey: string;
};

const supabaseNames = ['SUPABASE_URL', 'SUPABASE_PUBLISHABLE_KEY', 'SUPABASE_SECRET_KEY'] as const;

/** @param isPrivate whether nobody but this machine reaches the server */
export function readAccounts(env: Environment, isPrivate: boolean): Result<AccountSettings, string> {
  const supabase = readSupabase(env);
  if (!supabase.ok) return supabase;
  const databaseUrl = env['DATABASE_URL'] || undefined;
  const pgBin = env['PG_BIN'] || undefined;
  if (databaseUrl !== undefined && !isPostgresUrl(databaseUrl)) {
    // The value holds a password, so it is not said again.
    return err(
      'DATABASE_URL is no address of a PostgreSQL; give postgres://user:password@host:5432/database.',
    );
  }
  if (supabase.value && (databaseUrl ?? pgBin) !== undefined) {
    return err(
      'SUPABASE_URL is set together with DATABASE_URL or PG_BIN, which are for the embedded server. Unset one or the other.',
    );
  }
  if (databaseUrl !== undefined && pgBin !== undefined) {
    return err(
      'DATABASE_URL and PG_BIN are both set. Set one: a PostgreSQL that runs, or programs to start.',
    );
  }
  const google = readGoogle(env);
  if (!google.ok) return google;
  const mail = readMail(env);
  if (!mail.ok) return mail;
  const signups = env['SIGNUPS'] || 'open';
  if (signups !== 'open' && signups !== 'closed') return err(`SIGNUPS is ${signups}; use open or closed.`);
  const limits = env['RATE_LIMITS'] || 'on';
  if (limits !== 'on' && limits !== 'off') return err(`RATE_LIMITS is ${limits}; use on or off.`);
  if (limits === 'off' && !isPrivate) {
    return err('RATE_LIMITS is off, which is for HOST and PUBLIC_URL on this machine alone. Unset it.');
  }
  return ok({
    supabase: supabase.value,
    databaseUrl,
    pgBin,
    google: google.value,
    mail: mail.value,
    signups,
    limits,
  });
}

/** @param isPrivate whether nobody but this machine reaches the server */
export function readTestClock(env: Environment, isPrivate: boolean): Result<string | undefined, string> {
  const file = env['TEST_CLOCK'] || undefined;
  if (file === undefined || isPrivate) return ok(file);
  return err('TEST_CLOCK is set, which is for HOST and PUBLIC_URL on this machine alone. Unset it.');
}

function readSupabase(env: Environment): Result<SupabaseSettings | null, string> {
  const missing = supabaseNames.filter((name) => !env[name]);
  if (missing.length === supabaseNames.length) return ok(null);
  if (missing.length > 0) {
    return err(
      `${missing.join(' and ')} ${missing.length > 1 ? 'are' : 'is'} missing. Set all of ${supabaseNames.join(', ')}, or none for the embedded server.`,
    );
  }
  const given = env['SUPABASE_URL'] ?? '';
  const url = originOf(given);
  if (!url || (!url.startsWith('https:') && !isLoopback(new URL(url).hostname))) {
    return err(`SUPABASE_URL is ${given}; give an address such as https://your-project.supabase.co.`);
  }
  const publishableKey = env['SUPABASE_PUBLISHABLE_KEY'] ?? '';
  const secretKey = env['SUPABASE_SECRET_KEY'] ?? '';
  // A secret key that a page is given by mistake opens everything to everybody.
  if (publishableKey.startsWith('sb_secret_') || roleOf(publishableKey) === 'service_role') {
    return err(
      'SUPABASE_PUBLISHABLE_KEY holds a secret key. Give the publishable one, and make a new secret key.',
    );
  }
  if (secretKey.startsWith('sb_publishable_') || roleOf(secretKey) === 'anon') {
    return err('SUPABASE_SECRET_KEY holds a publishable key. Give the secret one.');
  }
  return ok({ url, publishableKey, secretKey });
}

/** The role that a key of the older kind, a JWT, carries. */
function roleOf(key: string): string | undefined {
  const payload = key.split('.')[1];
  if (!key.startsWith('eyJ') || payload === undefined) return undefined;
  return /"role"\s*:\s*"(\w+)"/.exec(Buffer.from(payload, 'base64url').toString())?.[1];
}

function readGoogle(env: Environment): Result<AccountSettings['google'], string> {
  const [clientId, clientSecret] = [env['GOOGLE_CLIENT_ID'] ?? '', env['GOOGLE_CLIENT_SECRET'] ?? ''];
  const given = env['GOOGLE_ISSUER'] || undefined;
  const issuer = given === undefined ? 'https://accounts.google.com' : originOf(given);
  if (issuer === undefined || (given !== undefined && !isLoopback(new URL(issuer).hostname))) {
    return err(
      `GOOGLE_ISSUER is ${given}; only an address on this machine is accepted, for tests. Unset it for Google.`,
    );
  }
  if (clientId === '' && clientSecret === '') return ok(null);
  if (clientId === '' || clientSecret === '') {
    return err('Google sign-in needs both GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET. Set both, or none.');
  }
  return ok({ clientId, clientSecret, issuer });
}

function readMail(env: Environment): Result<AccountSettings['mail'], string> {
  const [smtpUrl, from] = [env['SMTP_URL'] ?? '', env['MAIL_FROM'] ?? ''];
  if (smtpUrl === '' && from === '') return ok(null);
  if (smtpUrl === '' || from === '') {
    return err('Mail needs both SMTP_URL and MAIL_FROM. Set both, or none.');
  }
  if (!URL.canParse(smtpUrl) || !/^smtps?:$/.test(new URL(smtpUrl).protocol)) {
    return err('SMTP_URL is no address of a mail server; give smtp://user:password@host:587 or smtps://….');
  }
  if (!/^(?:[^<>\r\n]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/.test(from)) {
    return err(`MAIL_FROM is ${from}; give an address such as Lamplit <lamplit@example.org>.`);
  }
  return ok({ smtpUrl, from });
}

function isPostgresUrl(text: string): boolean {
  return URL.canParse(text) && /^postgres(ql)?:$/.test(new URL(text).protocol);
}
