import { ok, type Result } from '../src/domain/result.ts';
import * as z from 'zod/mini';

import { exportAccount } from './account-export.ts';
import { removeFiles } from './account-files.ts';
import {
  accountRouter,
  answerRefusal,
  bodyOf,
  liveUser,
  noStore,
  takeLimit,
  type AccountDeps,
  type Refusal,
} from './account-routes.ts';
import { deviceCodeRoutes } from './device-code.ts';
import type { User } from './identity.ts';

/** How young a sign-in must be to stand for the password. */
const youngMs = 10 * 60_000;

/**
 * All of `/api/account`.
 * @param closeMoney ends what an account pays for, before it goes; an error is words, and it stays then
 */
export function accountRoutes(
  deps: AccountDeps,
  closeMoney?: (user: string) => Promise<Result<null, string>>,
) {
  const app = accountRouter();

  app.post('/delete', async (context) => {
    const user = await liveUser(context.req.raw, deps);
    if (!user.ok) return answerRefusal(context, user.error);
    const body = await bodyOf(context, deleteSchema);
    if (!body.ok) return answerRefusal(context, body.error);
    const { address } = context.env.from;
    const proved = await prove(deps, user.value, body.value.password, address);
    if (!proved.ok) return answerRefusal(context, proved.error);
    const { id } = user.value;
    const closed = (await closeMoney?.(id)) ?? ok(null);
    if (!closed.ok) return answerRefusal(context, { status: 503, words: closed.error });
    await removeFiles(deps.backend, id);
    const { error } = await deps.backend.client.auth.admin.deleteUser(id);
    if (error && error.status !== 404) throw error;
    // A device that was not asked may have put one more there meanwhile.
    await removeFiles(deps.backend, id);
    deps.log.info('account deleted');
    return context.body(null, 204, noStore);
  });

  app.get('/export', async (context) => {
    const user = await liveUser(context.req.raw, deps);
    if (!user.ok) return answerRefusal(context, user.error);
    const taken = await takeLimit(deps, { key: `export:${user.value.id}`, most: 10, windowS: 3600 });
    if (!taken.ok) return answerRefusal(context, taken.error);
    const made = new Date(deps.now());
    const body = exportAccount({ backend: deps.backend, user: user.value.id, madeAt: made });
    return context.body(body, 200, {
      ...noStore,
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': `attachment; filename="lamplit-account-${made.toISOString().slice(0, 10)}.json"`,
    });
  });

  app.route('/device-code', deviceCodeRoutes(deps));
  return app;
}

const deleteSchema = z.object({ password: z.optional(z.string().check(z.maxLength(1024))) });

/** Whether who holds the token is the owner: he has just signed in, or knows the password. */
async function prove(
  deps: AccountDeps,
  user: User,
  password: string | undefined,
  address: string,
): Promise<Result<null, Refusal>> {
  if (password === undefined) {
    if (await isYoung(deps, user)) return ok(null);
    const words = 'Please give your password, or sign in again first.';
    return { ok: false, error: { status: 403, words, code: 'confirm-first' } };
  }
  const taken = await takeLimit(deps, { key: `password:${user.id}`, most: 5, windowS: 900 });
  if (!taken.ok) return taken;
  const checked = await deps.backend.checkPassword({
    user: user.id,
    email: user.email,
    password,
    address,
  });
  switch (checked) {
    case 'right':
      return ok(null);
    case 'wrong':
      return {
        ok: false,
        error: { status: 403, words: 'That is not the password.', code: 'wrong-password' },
      };
    case 'limited':
      return {
        ok: false,
        error: {
          status: 429,
          words: 'Too many tries. Please wait a minute.',
          code: 'limited',
          retryAfterS: 60,
        },
      };
    default:
      return checked satisfies never;
  }
}

/** A device that was let in by a code has proved nothing: somebody with the other one in his hand for a minute could do that. */
async function isYoung(deps: AccountDeps, user: User): Promise<boolean> {
  const since = deps.now() - youngMs;
  const young = user.proofs.filter(({ method, at }) => at > since && method !== 'token_refresh');
  if (young.length === 0) return false;
  if (young.some(({ method }) => !byLink.has(method))) return true;
  const used = await deps.backend.call('device_code_used', {
    p_user: user.id,
    p_seconds: (2 * youngMs) / 1000,
  });
  return used === false;
}

/** What a token says of a sign-in by a one-use link, which a device code ends in too. */
const byLink: ReadonlySet<string> = new Set(['otp', 'magiclink', 'recovery']);
