import * as z from 'zod/mini';

import { err, ok, type Result } from '../../src/domain/result.ts';
import { readAnswer, refuse, unanswered, unpaid } from './answers.ts';
import type { BillingUser } from './deps.ts';
import type { Payments } from './payments.ts';
import type { Rpc } from './rpc.ts';

const known = z.nullable(z.object({ account: z.string(), customer: z.nullable(z.string()) }));

/** The provider's name for a user, made at his first purchase. */
export async function customerOf(
  rpc: Rpc,
  payments: Payments,
  user: BillingUser,
): Promise<Result<string, Response>> {
  const about = { p_user: user.id, p_live: payments.live };
  const found = readAnswer(await rpc('billing_customer', about), known);
  if (!found.ok) return err(unanswered(found.error));
  if (found.value === null) return err(refuse(401, 'User not authenticated'));
  if (found.value.customer !== null) return ok(found.value.customer);
  const made = await payments.makeCustomer({ account: found.value.account, email: user.email });
  if (!made.ok) return err(unpaid(made.error));
  const kept = readAnswer(
    await rpc('keep_customer', { ...about, p_customer: made.value }),
    z.nullable(z.string()),
  );
  if (!kept.ok) return err(unanswered(kept.error));
  return kept.value === null ? err(refuse(401, 'User not authenticated')) : ok(kept.value);
}
