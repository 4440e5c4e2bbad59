import type { Sql } from 'postgres';

import type { Result } from '../../../src/domain/result.ts';
import type { Log } from '../../log.ts';
import type { Caller, CallerError } from '../caller.ts';
import type { ServerKeys } from '../keys.ts';
import type { AuthError } from './auth-error.ts';
import type { Google } from './google.ts';
import type { Limits } from './limits.ts';
import type { Mail } from './mail.ts';
import type { Passwords } from './passwords.ts';
import type { Random } from './secrets.ts';

/** What every route leans on. */
export type AuthContext = {
  readonly sql: Sql;
  readonly keys: ServerKeys;
  /** The address players use, without a trailing slash. */
  readonly publicUrl: () => string;
  readonly signups: () => Promise<'open' | 'closed'>;
  /** Without it, addresses are not proven and nothing is sent. */
  readonly mail: Mail | null;
  readonly google: Google | null;
  readonly limits: Limits;
  readonly passwords: Passwords;
  /** Unix time in milliseconds. */
  readonly now: () => number;
  readonly random: Random;
  readonly log: Log;
  /** Does something after the answer was given. What it throws is logged by its name. */
  readonly later: (name: string, job: () => Promise<void>) => void;
};

/** A request, read as far as every route needs it. */
export type Asked = {
  readonly request: Request;
  readonly url: URL;
  /** The parsed JSON body; an empty object when there was none. */
  readonly body: unknown;
  readonly caller: Result<Caller, CallerError>;
  readonly asker: Asker;
  /** What the route's pattern caught, such as a user's id. */
  readonly part: string;
};

/** From where somebody signs in. */
export type Asker = { readonly address: string; readonly userAgent: string | null };

/** An expected refusal is returned and not thrown, so that what was written before it stays. */
export type Answer = Result<Response, AuthError>;

/** One address of the wire. */
export type Route = (context: AuthContext, asked: Asked) => Promise<Answer>;
