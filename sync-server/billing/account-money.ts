import * as z from 'zod/mini';

import {
  creditBalanceSchema,
  creditEntriesSchema,
  receiptsSchema,
  weekUsageSchema,
} from '../../src/domain/billing-schema.ts';
import type { CreditBalance } from '../../src/domain/credit.ts';
import type { Result } from '../../src/domain/result.ts';
import { json, readAnswer, readBody, refuse, unanswered, unpaid } from './answers.ts';
import { readCatalogue } from './catalogue.ts';
import { consume, lost } from './credits.ts';
import type { BillingDeps, BillingUser } from './deps.ts';
import type { RpcError } from './rpc.ts';
import { askPending, tellUsage } from './work.ts';

/* What a player reads of his money and credits, and the little that he changes. */

export async function plans(deps: BillingDeps): Promise<Response> {
  const found = await readCatalogue(deps.rpc);
  if (!found.ok) return unanswered(found.error);
  const { payments } = deps;
  return json({ plans: found.value, payments: payments === null ? 'off' : payments.live ? 'live' : 'test' });
}

export async function balance(deps: BillingDeps, user: BillingUser): Promise<Response> {
  // Whoever comes back from paying sees his credits, also where the provider's message was lost.
  if (deps.payments !== null) await askPending(deps, deps.payments, user.id);
  const found = await readBalance(deps, user);
  return found.ok ? json(found.value) : unanswered(found.error, 'Failed to load image credits');
}

const readBalance = async (
  { rpc }: BillingDeps,
  user: BillingUser,
): Promise<Result<CreditBalance, RpcError>> =>
  readAnswer(await rpc('credit_balance', { p_user: user.id }), creditBalanceSchema);

export async function subscriptionStatus(deps: BillingDeps, user: BillingUser): Promise<Response> {
  if (deps.payments !== null) await askPending(deps, deps.payments, user.id);
  const found = await readBalance(deps, user);
  if (!found.ok) return unanswered(found.error);
  const { hasActiveSubscription, isUsingPayAsYouGo, paymentFailed } = found.value;
  return json({ hasActiveSubscription, isUsingPayAsYouGo, paymentFailed });
}

export async function currentUsage(deps: BillingDeps, user: BillingUser): Promise<Response> {
  const found = readAnswer(await deps.rpc('current_usage', { p_user: user.id }), weekUsageSchema);
  return found.ok ? json(found.value) : unanswered(found.error);
}

export async function setWeeklyLimit(
  deps: BillingDeps,
  user: BillingUser,
  request: Request,
): Promise<Response> {
  const body = await readBody(request, z.object({ cents: z.int().check(z.minimum(0), z.maximum(100_000)) }));
  if (!body.ok) return body.error;
  const set = await deps.rpc('set_weekly_limit', { p_user: user.id, p_cents: body.value.cents });
  if (!set.ok) return unanswered(set.error);
  return currentUsage(deps, user);
}

export async function cancelPayAsYouGo(deps: BillingDeps, user: BillingUser): Promise<Response> {
  const ended = readAnswer(await deps.rpc('cancel_subscription', { p_user: user.id }), z.array(z.string()));
  if (!ended.ok) return unanswered(ended.error);
  if (ended.value.length === 0) return refuse(409, 'There is no subscription to cancel.', 'not-subscribed');
  // Its last units are told at once where that goes well, and in the background where it does not.
  if (deps.payments !== null) await tellUsage(deps, deps.payments, user.id);
  return json({ success: true });
}

export async function paymentMethods(deps: BillingDeps, user: BillingUser): Promise<Response> {
  const { payments, rpc } = deps;
  if (payments === null) return json({ paymentMethods: [] });
  const found = readAnswer(
    await rpc('billing_customer', { p_user: user.id, p_live: payments.live }),
    z.nullable(z.object({ customer: z.nullable(z.string()) })),
  );
  if (!found.ok) return unanswered(found.error);
  const customer = found.value?.customer ?? null;
  if (customer === null) return json({ paymentMethods: [] });
  const cards = await payments.cards({ user: user.id, customer });
  return cards.ok ? json({ paymentMethods: cards.value }) : unpaid(cards.error);
}

const quantity = z.object({ quantity: z.int().check(z.minimum(1), z.maximum(10)) });

export async function reportUsage(deps: BillingDeps, user: BillingUser, request: Request): Promise<Response> {
  const body = await readBody(request, quantity);
  if (!body.ok) return body.error;
  const taken = await consume(deps.rpc, 'report_usage', {
    p_user: user.id,
    p_quantity: body.value.quantity,
    p_real: deps.picturesCost,
  });
  const answer = taken.ok ? taken.value : lost(taken.error);
  return json(answer.success ? answer : { ...answer, error: answer.error_message }, statusOf(answer));
}

const statusOf = (answer: { readonly success: boolean; readonly code?: string | undefined }) => {
  if (answer.success) return 200;
  return answer.code === 'no-credits' || answer.code === 'weekly-limit' ? 402 : 409;
};

/** Gives back only what the server itself knows was never drawn. */
export async function refundUsage(deps: BillingDeps, user: BillingUser, request: Request): Promise<Response> {
  const body = await readBody(request, quantity);
  if (!body.ok) return body.error;
  const answer = readAnswer(
    await deps.rpc('refund_usage', { p_user: user.id, p_quantity: body.value.quantity }),
    z.object({ success: z.boolean() }),
  );
  if (!answer.ok) return unanswered(answer.error);
  return answer.value.success
    ? json(answer.value)
    : json({ success: false, error: 'No picture of yours has failed that was not given back.' }, 409);
}

/** Where the credits went: the ledger, newest first. */
export async function history(deps: BillingDeps, user: BillingUser, request: Request): Promise<Response> {
  const before = new URL(request.url).searchParams.get('before');
  if (before !== null && !/^\d{1,15}$/.test(before))
    return refuse(400, 'This page of the history does not exist.');
  const found = readAnswer(
    await deps.rpc('credit_history', {
      p_user: user.id,
      p_limit: 100,
      ...(before === null ? {} : { p_before: Number(before) }),
    }),
    creditEntriesSchema,
  );
  if (!found.ok) return unanswered(found.error);
  return json({
    entries: found.value,
    next: found.value.length < 100 ? null : (found.value.at(-1)?.id ?? null),
  });
}

export async function receipts(deps: BillingDeps, user: BillingUser): Promise<Response> {
  const found = readAnswer(await deps.rpc('billing_receipts', { p_user: user.id }), receiptsSchema);
  return found.ok ? json({ receipts: found.value }) : unanswered(found.error);
}
