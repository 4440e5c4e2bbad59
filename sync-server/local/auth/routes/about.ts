import { ok } from '../../../../src/domain/result.ts';
import { jsonAnswer } from '../answers.ts';
import type { Route } from '../context.ts';

/** What can be signed in with. */
export const settings: Route = async (context) =>
  ok(
    jsonAnswer({
      external: { email: true, google: context.google !== null, phone: false, anonymous_users: false },
      disable_signup: (await context.signups()) === 'closed',
      mailer_autoconfirm: context.mail === null,
      phone_autoconfirm: false,
      sms_provider: '',
      saml_enabled: false,
      mfa_enabled: false,
    }),
  );

/** That the auth wire answers. */
export const health: Route = () =>
  Promise.resolve(ok(jsonAnswer({ name: 'Lamplit', description: 'Accounts of a Lamplit server' })));

/** The public halves of the keys that sign access tokens; kept a little, as they never change. */
export const jwks: Route = ({ keys }) =>
  Promise.resolve(ok(jsonAnswer(keys.jwks, { headers: { 'cache-control': 'public, max-age=600' } })));
