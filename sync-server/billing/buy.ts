import { createHash } from 'node:crypto';
import * as z from 'zod/mini';

import type { Plan } from '../../src/domain/billing.ts';
import { err, ok, type Result } from '../../src/domain/result.ts';
import { json, readAnswer, readBody, refuse, unanswered, unpaid } from './answers.ts';
import { findPlan, orderSchema, readCatalogue, type Order } from './catalogue.ts';
import { customerOf } from './customer.ts';
import type { BillingDeps, BillingUser } from './deps.ts';
import type { Payments } from './payments.ts';

const begunSchema = z.union([
  z.object({ refused: z.enum(['not-authenticated', 'too-many', 'no-plan', 'other-body', 'subscribed']) }),
  z.object({
    id: z.string(),
    intent: z.nullable(z.string()),
    cents: z.optional(z.number()),
    currency: z.optional(z.string()),
  }),
]);

/** Begins the purchase of a pack: `{clientSecret}` for the card form, or words. Nothing is granted here. */
export async function buyPack(
  deps: BillingDeps,
  payments: Payments,
  user: BillingUser,
  request: Request,
): Promise<Response> {
  const wanted = await readOrder(deps, request, 'pack');
  if (!wanted.ok) return wanted.error;
  const { plan, order, key } = wanted.value;
  const customer = await customerOf(deps.rpc, payments, user);
  if (!customer.ok) return customer.error;
  const begun = readAnswer(
    await deps.rpc('begin_purchase', {
      p_user: user.id,
      p_plan: plan.id,
      p_key: key,
      p_body_hash: hashOf(order),
      p_live: payments.live,
    }),
    begunSchema,
  );
  if (!begun.ok) return unanswered(begun.error);
  if ('refused' in begun.value) return refusal(begun.value.refused);
  const { id, intent } = begun.value;
  if (intent !== null) return reopen(payments, intent);
  const made = await payments.openPayment({
    purchase: id,
    user: user.id,
    plan: plan.id,
    customer: customer.value,
    email: user.email,
    cents: plan.price,
    currency: plan.currency,
  });
  if (!made.ok) return unpaid(made.error);
  const kept = await deps.rpc('attach_payment', { p_purchase: id, p_intent: made.value.id });
  return kept.ok ? json({ clientSecret: made.value.clientSecret }) : unanswered(kept.error);
}

/** Begins pay-as-you-go: asks for a card first, and only a card that was given begins the subscription. */
export async function beginPayAsYouGo(
  deps: BillingDeps,
  payments: Payments,
  user: BillingUser,
  request: Request,
): Promise<Response> {
  const wanted = await readOrder(deps, request, 'pay-as-you-go');
  if (!wanted.ok) return wanted.error;
  const { plan, key } = wanted.value;
  const customer = await customerOf(deps.rpc, payments, user);
  if (!customer.ok) return customer.error;
  const begun = readAnswer(
    await deps.rpc('begin_subscription', {
      p_user: user.id,
      p_plan: plan.id,
      p_key: key,
      p_live: payments.live,
    }),
    begunSchema,
  );
  if (!begun.ok) return unanswered(begun.error);
  if ('refused' in begun.value) return refusal(begun.value.refused);
  const { id, intent } = begun.value;
  if (intent !== null) return reopen(payments, intent);
  const made = await payments.openSetup({
    subscription: id,
    user: user.id,
    plan: plan.id,
    customer: customer.value,
  });
  if (!made.ok) return unpaid(made.error);
  const kept = await deps.rpc('attach_setup', { p_subscription: id, p_intent: made.value.id });
  return kept.ok ? json({ clientSecret: made.value.clientSecret }) : unanswered(kept.error);
}

/** The order of a request as the catalogue has it, and the name by which its repetitions are known. */
async function readOrder(
  deps: BillingDeps,
  request: Request,
  type: Plan['type'],
): Promise<Result<{ readonly plan: Plan; readonly order: Order; readonly key: string }, Response>> {
  const key = request.headers.get('idempotency-key') ?? deps.newId();
  if (!/^[\w.:-]{8,200}$/.test(key)) {
    return err(refuse(400, 'The Idempotency-Key is no name of 8 to 200 letters and digits.', 'bad-request'));
  }
  const order = await readBody(request, orderSchema);
  if (!order.ok) return order;
  const plans = await readCatalogue(deps.rpc);
  if (!plans.ok) return err(unanswered(plans.error));
  const plan = findPlan(plans.value, order.value, type);
  return plan.ok
    ? ok({ plan: plan.value, order: order.value, key })
    : err(refuse(400, plan.error, 'other-plan'));
}

/** The same request once more: the same secret, as long as something can be done with it. */
async function reopen(payments: Payments, intent: string): Promise<Response> {
  const again = await payments.reopen(intent);
  if (!again.ok) return unpaid(again.error);
  return again.value === null
    ? refuse(409, 'This payment is finished already.', 'finished')
    : json({ clientSecret: again.value.clientSecret });
}

function hashOf({ planId, priceId, credits, price }: Order): string {
  return createHash('sha256')
    .update(JSON.stringify([planId, priceId ?? null, credits ?? null, price ?? null]))
    .digest('hex');
}

function refusal(why: 'not-authenticated' | 'too-many' | 'no-plan' | 'other-body' | 'subscribed'): Response {
  switch (why) {
    case 'not-authenticated':
      return refuse(401, 'User not authenticated');
    case 'too-many':
      return refuse(429, 'Too many purchases were begun. Please try again in an hour.', 'too-many');
    case 'no-plan':
      return refuse(400, 'There is no such plan.', 'other-plan');
    case 'other-body':
      return refuse(409, 'This Idempotency-Key was used for another purchase.', 'other-body');
    case 'subscribed':
      return refuse(409, 'Pay-as-you-go is on already.', 'subscribed');
  }
}
