import { err } from '../../../src/domain/result.ts';
import { type AuthError, authErrors } from './auth-error.ts';
import type { Route } from './context.ts';
import { health, jwks, settings } from './routes/about.ts';
import {
  createUserByAdmin,
  deleteUser,
  listUsers,
  readUserById,
  updateUserByAdmin,
} from './routes/admin-users.ts';
import { authorize, callback } from './routes/authorize.ts';
import { generateLink } from './routes/generate-link.ts';
import { logout } from './routes/logout.ts';
import { recover, resend } from './routes/recover.ts';
import { signup } from './routes/signup.ts';
import { token } from './routes/token.ts';
import { readUser, updateUser } from './routes/user.ts';
import { followLink, verify } from './routes/verify.ts';

/** Who may ask: anyone, as a browser that follows a link; whoever has a key; or only who has the secret one. */
export type Access = 'open' | 'key' | 'secret';

type Row = readonly [verb: string, path: string, access: Access, route: Route];

/** Every address that is answered. `*` stands for one part of the path. */
const rows: readonly Row[] = [
  ['POST', '/signup', 'key', signup],
  ['POST', '/token', 'key', token],
  ['GET', '/user', 'key', readUser],
  ['PUT', '/user', 'key', updateUser],
  ['POST', '/logout', 'key', logout],
  ['POST', '/recover', 'key', recover],
  ['POST', '/resend', 'key', resend],
  ['POST', '/verify', 'key', verify],
  ['GET', '/verify', 'open', followLink],
  ['GET', '/authorize', 'open', authorize],
  ['GET', '/callback', 'open', callback],
  ['GET', '/settings', 'key', settings],
  ['GET', '/health', 'open', health],
  ['GET', '/.well-known/jwks.json', 'open', jwks],
  ['GET', '/admin/users', 'secret', listUsers],
  ['POST', '/admin/users', 'secret', createUserByAdmin],
  ['GET', '/admin/users/*', 'secret', readUserById],
  ['PUT', '/admin/users/*', 'secret', updateUserByAdmin],
  ['DELETE', '/admin/users/*', 'secret', deleteUser],
  ['POST', '/admin/generate_link', 'secret', generateLink],
];

/** What GoTrue has and this game does not use: refused by its own name. */
const refusals: readonly (readonly [path: RegExp, error: AuthError])[] = [
  [
    /^\/(otp|magiclink)$/,
    authErrors.notOffered('otp_disabled', 'Sign-in by one-time code is not offered here'),
  ],
  [/^\/invite$/, authErrors.notOffered('email_provider_disabled', 'Invitations are not offered here')],
  [/^\/factors/, authErrors.notOffered('mfa_totp_enroll_not_enabled', 'A second factor is not offered here')],
  [/^\/(sso|saml)/, authErrors.notOffered('saml_provider_disabled', 'Single sign-on is not offered here')],
  [/^\/user\/identities/, authErrors.notOffered('manual_linking_disabled', 'Manual linking is disabled')],
  [
    /^\/reauthenticate$/,
    authErrors.notOffered('reauthentication_not_valid', 'Reauthentication is not offered here'),
  ],
];

/** Finds who answers an address. @param path without `/auth/v1` */
export function findRoute(
  verb: string,
  path: string,
): { readonly access: Access; readonly route: Route; readonly part: string } {
  for (const [rowVerb, pattern, access, route] of rows) {
    const prefix = pattern.endsWith('/*') ? pattern.slice(0, -1) : undefined;
    const rest = prefix !== undefined && path.startsWith(prefix) ? path.slice(prefix.length) : undefined;
    const found = prefix === undefined ? path === pattern : rest !== undefined && /^[^/]+$/.test(rest);
    if (rowVerb === verb && found) return { access, route, part: rest ?? '' };
  }
  const known = refusals.find(([pattern]) => pattern.test(path))?.[1];
  const error = known ?? authErrors.notThere(`${verb} /auth/v1${path.slice(0, 100)}`);
  return { access: 'key', route: () => Promise.resolve(err(error)), part: '' };
}
