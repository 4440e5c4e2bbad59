import * as z from 'zod/mini';

import { err, ok, type Result } from '../../src/domain/result.ts';
import { readAnswer } from './answers.ts';
import type { PaymentError, Payments, ProviderEvent } from './payments.ts';
import type { Rpc, RpcError } from './rpc.ts';

/** Why what happened at the provider could not be booked now; it is to be tried again. */
export type ApplyError = PaymentError | ({ readonly type: 'database' } & RpcError);

/** What an event is about. */
export type About = ProviderEvent['about'];

/** The event itself, or `null` when the server asked by itself. */
export type EventName = { readonly id: string; readonly type: string } | null;

/**
 * Fetches the facts and books them, in one transaction with the event's name. Any number of times, in any order: the answer says what came
 * of it ('duplicate', 'foreign', 'succeeded', …).
 */
export async function applyAbout(
  rpc: Rpc,
  payments: Payments,
  about: About,
  event: EventName,
): Promise<Result<string, ApplyError>> {
  switch (about.kind) {
    case 'payment':
      return book(rpc, 'apply_payment', 'p_payment', await payments.payment(about.id), event);
    case 'charge':
      return book(rpc, 'apply_refund', 'p_refund', await payments.charge(about.id), event);
    case 'dispute':
      return book(rpc, 'apply_dispute', 'p_dispute', await payments.dispute(about.id), event);
    case 'invoice':
      return book(rpc, 'apply_invoice', 'p_invoice', await payments.invoice(about.id), event);
    case 'subscription':
      return book(rpc, 'apply_subscription', 'p_subscription', await payments.subscription(about.id), event);
    case 'setup':
      return applySetup(rpc, payments, about.id, event);
    case 'other':
      return pass(rpc, event, 'passed');
  }
}

async function book(
  rpc: Rpc,
  name: string,
  argument: string,
  facts: Result<unknown, PaymentError>,
  event: EventName,
): Promise<Result<string, ApplyError>> {
  if (!facts.ok) return facts;
  return outcome(readAnswer(await rpc(name, { p_event: event, [argument]: facts.value }), z.string()));
}

const setupSchema = z.object({ outcome: z.string(), start: z.optional(z.boolean()) });

/** A card that was given begins the subscription; the event counts as done only once that is booked. */
async function applySetup(
  rpc: Rpc,
  payments: Payments,
  id: string,
  event: EventName,
): Promise<Result<string, ApplyError>> {
  const facts = await payments.setup(id);
  if (!facts.ok) return facts;
  // Noted by the subscription that follows, when one does.
  const seen = readAnswer(await rpc('apply_setup', { p_event: null, p_setup: facts.value }), setupSchema);
  if (!seen.ok) return outcome(seen);
  if (seen.value.start !== true) return pass(rpc, event, seen.value.outcome);
  const begun = await payments.subscribe(facts.value);
  return book(rpc, 'apply_subscription', 'p_subscription', begun, event);
}

async function pass(rpc: Rpc, event: EventName, word: string): Promise<Result<string, ApplyError>> {
  if (event === null) return ok(word);
  const first = readAnswer(await rpc('billing_event_passed', { p_event: event }), z.boolean());
  return first.ok ? ok(first.value ? word : 'duplicate') : outcome(first);
}

const outcome = <T>(answer: Result<T, RpcError>): Result<T, ApplyError> =>
  answer.ok ? answer : err({ type: 'database', ...answer.error });
