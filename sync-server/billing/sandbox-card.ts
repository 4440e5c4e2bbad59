import * as z from 'zod/mini';

import { json, readBody, refuse, unanswered } from './answers.ts';
import { applyAbout } from './apply.ts';
import type { BillingDeps, BillingUser } from './deps.ts';
import type { Payments } from './payments.ts';
import { sandboxIntentSchema } from './sandbox.ts';

const bodySchema = z.object({
  clientSecret: z.string().check(z.maxLength(200)),
  /** The number of a test card, with or without spaces. */
  card: z.string().check(z.maxLength(40)),
  /** Whether the player said yes to his bank's question. */
  confirmed: z.optional(z.boolean()),
});

/** The cards of the sandbox, by number; they are those that Stripe's own test mode knows. */
const cards: ReadonlyMap<string, 'succeeds' | 'fails' | 'asks'> = new Map([
  ['4242424242424242', 'succeeds'],
  ['4000000000000002', 'fails'],
  ['4000002500003155', 'asks'],
]);

/**
 * The card form of the sandbox sends its number here, where Stripe's would send it to Stripe. The card decides, not the browser: the status
 * that is answered is what was booked.
 */
export async function takeTestCard(
  deps: BillingDeps,
  payments: Payments,
  user: BillingUser,
  request: Request,
): Promise<Response> {
  const body = await readBody(request, bodySchema);
  if (!body.ok) return body.error;
  const number = body.value.card.replaceAll(/\D/g, '');
  const card = cards.get(number);
  if (card === undefined) {
    return refuse(
      402,
      'This is no test card. Real cards are not taken here: use 4242 4242 4242 4242.',
      'card-unknown',
    );
  }
  const status =
    card === 'fails'
      ? 'failed'
      : card === 'asks' && body.value.confirmed !== true
        ? 'requires_action'
        : 'succeeded';
  const answer = await deps.rpc('sandbox_set', {
    p_user: user.id,
    p_secret: body.value.clientSecret,
    p_status: status,
    p_last4: number.slice(-4),
  });
  if (!answer.ok) return unanswered(answer.error);
  const intent = sandboxIntentSchema.safeParse(answer.value);
  if (!intent.success) return refuse(404, 'There is no such test payment.', 'gone');
  const { kind, id } = intent.data;
  const applied = await applyAbout(deps.rpc, payments, { kind, id }, null);
  if (!applied.ok) return refuse(503, 'The server is busy. Please try again.', 'busy');
  if (intent.data.status === 'failed') return refuse(402, 'Your card was declined.', 'card-declined');
  return json({ status: intent.data.status });
}
