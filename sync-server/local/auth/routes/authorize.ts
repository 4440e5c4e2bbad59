import { err, ok, type Result } from '../../../../src/domain/result.ts';
import { redirectAnswer } from '../answers.ts';
import { type AuthError, authErrors } from '../auth-error.ts';
import type { AuthContext, Route } from '../context.ts';
import { beginFlow, issueCode, takeState, type Flow } from '../flow-states.ts';
import type { Google } from '../google.ts';
import { accountOf } from '../google-account.ts';
import { allowedRedirect, withQuery } from '../redirects.ts';
import { newSecret } from '../secrets.ts';

/** Sends a browser to Google. Only with a challenge: whoever catches the code on its way back can do nothing with it. */
export const authorize: Route = async (context, { url, asker }) => {
  const { google, random } = context;
  const values = url.searchParams;
  if (!google || values.get('provider') !== 'google') return err(authErrors.unsupportedProvider);
  const passed = await context.limits.take('authorize', asker.address);
  if (!passed.ok) return passed;
  const challenge = values.get('code_challenge') ?? '';
  if (!/^[\w-]{43}$/.test(challenge) || values.get('code_challenge_method')?.toLowerCase() !== 's256') {
    return err(authErrors.invalid('code_challenge and code_challenge_method s256 are required'));
  }
  const redirectTo = allowedRedirect(values.get('redirect_to'), context.publicUrl());
  const provider = { state: newSecret(random), nonce: newSecret(random), verifier: newSecret(random) };
  try {
    const address = await google.address(provider);
    await beginFlow(context, context.sql, { challenge, method: 'oauth', redirectTo, provider });
    return ok(redirectAnswer(address));
  } catch (thrown) {
    context.log.error('google', { error: thrown instanceof Error ? thrown.name : 'unknown' });
    return ok(redirectAnswer(refused(redirectTo, authErrors.badCallback)));
  }
};

/** Google sends the browser back. */
export const callback: Route = async (context, { url }) => {
  const { google } = context;
  if (!google) return err(authErrors.unsupportedProvider);
  const flow = await takeState(context, context.sql, url.searchParams.get('state') ?? '');
  if (!flow) return ok(redirectAnswer(refused(context.publicUrl(), authErrors.badState)));
  const answered = await comeBack(context, google, flow, url.searchParams);
  return ok(redirectAnswer(answered.ok ? answered.value : refused(flow.redirect_to, answered.error)));
};

async function comeBack(
  context: AuthContext,
  google: Google,
  flow: Flow,
  values: URLSearchParams,
): Promise<Result<string, AuthError>> {
  const code = values.get('code');
  if (code === null) return err(authErrors.providerDenied);
  const { nonce, provider_verifier: verifier } = flow;
  if (nonce === null || verifier === null) return err(authErrors.badState);
  const exchanged = await google.exchange({ code, nonce, verifier }).catch((thrown: unknown) => {
    context.log.error('google', { error: thrown instanceof Error ? thrown.name : 'unknown' });
    return err('unusable' as const);
  });
  if (!exchanged.ok) {
    return err(
      exchanged.error === 'unverified' ? authErrors.providerEmailUnverified : authErrors.badCallback,
    );
  }
  return context.sql.begin(async (tx): Promise<Result<string, AuthError>> => {
    const account = await accountOf(context, tx, exchanged.value);
    if (!account.ok) return account;
    const issued = await issueCode(context, tx, { flow: flow.id, user: account.value });
    return issued ? ok(withQuery(issued.redirectTo, { code: issued.code })) : err(authErrors.flowNotFound);
  });
}

function refused(address: string, { status, code, message }: AuthError): string {
  const error = status === 400 ? 'invalid_request' : 'access_denied';
  return withQuery(address, { error, error_code: code, error_description: message });
}
