import * as z from 'zod/mini';

import { json, readAnswer, readText, refuse } from './answers.ts';
import { applyAbout } from './apply.ts';
import type { BillingDeps } from './deps.ts';
import type { Payments } from './payments.ts';

const mostBytes = 1024 * 1024;

/**
 * Hears the provider. What is not signed is refused; what is known already, or is none of ours, is thanked for; what cannot be booked now
 * is answered so that it comes again.
 */
export async function hearProvider(
  deps: BillingDeps,
  payments: Payments,
  request: Request,
): Promise<Response> {
  const body = await readText(request, mostBytes);
  if (!body.ok) return body.error;
  const read = payments.readEvent(body.value, request.headers.get('stripe-signature') ?? '');
  if (!read.ok) {
    deps.log.warn('webhook refused', { why: read.error.slice(0, 200) });
    return refuse(400, 'The signature of this message is not valid.', 'signature');
  }
  const { id, type, about } = read.value;
  const known = readAnswer(await deps.rpc('billing_event_known', { p_id: id }), z.boolean());
  if (known.ok && known.value) return json({ received: true, outcome: 'duplicate' });
  const applied = await applyAbout(deps.rpc, payments, about, { id, type });
  if (!applied.ok) {
    deps.log.error('webhook failed', { type, id, why: applied.error.message });
    return refuse(500, 'This message could not be dealt with. Please send it again.', 'again');
  }
  const level = applied.value === 'mismatch' ? 'error' : 'info';
  deps.log[level]('webhook', { type, id, outcome: applied.value });
  return json({ received: true, outcome: applied.value });
}
