import * as z from 'zod/mini';

import { err, ok, type Result } from '../../src/domain/result.ts';
import { readAnswer } from './answers.ts';
import type { WorkDeps } from './deps.ts';
import { endCancelled, tellUsage } from './work.ts';

/**
 * To be called before an account is deleted: ends pay-as-you-go, so that nothing more is taken, tells the provider the last units and bills
 * them. What the provider does not take now is kept without the person and done in the background. The error is a sentence for the player;
 * then the account is not to be deleted yet.
 */
export async function closeBilling(deps: WorkDeps, user: string): Promise<Result<null, string>> {
  const ended = readAnswer(await deps.rpc('cancel_subscription', { p_user: user }), z.array(z.string()));
  if (!ended.ok) return err('Your pay-as-you-go could not be ended just now. Please try again.');
  if (deps.payments !== null && ended.value.length > 0) {
    await tellUsage(deps, deps.payments, user);
    await endCancelled(deps, deps.payments, 60);
  }
  return ok(null);
}
