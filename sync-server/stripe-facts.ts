import type Stripe from 'stripe';

import type {
  DisputeFacts,
  InvoiceFacts,
  PaymentFacts,
  RefundFacts,
  SetupFacts,
  SubscriptionFacts,
} from './billing/payments.ts';

/* What Stripe's objects say, in the words of our own port. */

type Reference = string | { readonly id: string } | null | undefined;
const idOf = (reference: Reference): string | null =>
  typeof reference === 'string' ? reference : (reference?.id ?? null);
const iso = (seconds: number) => new Date(seconds * 1000).toISOString();

/** @param intent with its last charge expanded */
export function paymentFacts(intent: Stripe.PaymentIntent): PaymentFacts {
  const charge = typeof intent.latest_charge === 'string' ? null : intent.latest_charge;
  return {
    id: intent.id,
    status: statusOf(intent.status, intent.last_payment_error !== null),
    received: intent.amount_received,
    currency: intent.currency,
    customer: idOf(intent.customer),
    live: intent.livemode,
    named: intent.metadata['purchase_id'] ?? null,
    receipt_url: charge?.receipt_url ?? null,
    refunded: charge?.amount_refunded ?? 0,
  };
}

export function setupFacts(intent: Stripe.SetupIntent): SetupFacts {
  return {
    id: intent.id,
    status: statusOf(intent.status, intent.last_setup_error !== null),
    customer: idOf(intent.customer),
    live: intent.livemode,
    named: intent.metadata?.['subscription_row'] ?? null,
    card: idOf(intent.payment_method),
  };
}

function statusOf(status: string, hasFailed: boolean): PaymentFacts['status'] {
  if (status === 'succeeded' || status === 'canceled') return status;
  return status === 'requires_payment_method' && hasFailed ? 'failed' : 'pending';
}

export function subscriptionFacts(subscription: Stripe.Subscription): SubscriptionFacts {
  return {
    id: subscription.id,
    setup: subscription.metadata['setup_intent'] ?? null,
    status: subscriptionStatus(subscription.status),
    customer: idOf(subscription.customer) ?? '',
    live: subscription.livemode,
    anchor: iso(subscription.billing_cycle_anchor),
  };
}

function subscriptionStatus(status: string): SubscriptionFacts['status'] {
  switch (status) {
    case 'active':
    case 'trialing':
      return 'active';
    case 'canceled':
    case 'incomplete_expired':
      return 'canceled';
    default:
      // Whatever else Stripe calls it, nothing is taken on credit.
      return 'past_due';
  }
}

export function invoiceFacts(invoice: Stripe.Invoice): InvoiceFacts {
  return {
    id: invoice.id ?? '',
    subscription: idOf(invoice.parent?.subscription_details?.subscription),
    customer: idOf(invoice.customer) ?? '',
    live: invoice.livemode,
    state: invoiceState(invoice),
    cents: invoice.total,
    url: invoice.hosted_invoice_url ?? null,
    at: iso(invoice.created),
  };
}

function invoiceState(invoice: Stripe.Invoice): InvoiceFacts['state'] {
  switch (invoice.status) {
    case 'paid':
      // Below its smallest sum Stripe takes nothing, and adds it to a later bill.
      return invoice.total > 0 && invoice.amount_paid === 0 ? 'carried' : 'paid';
    case 'void':
      return 'void';
    case 'uncollectible':
      return 'failed';
    default:
      return invoice.attempted || invoice.last_finalization_error ? 'failed' : 'open';
  }
}

export function chargeFacts(charge: Stripe.Charge): RefundFacts {
  return {
    payment: idOf(charge.payment_intent),
    refunded: charge.amount_refunded,
  };
}

export function disputeFacts(dispute: Stripe.Dispute): DisputeFacts {
  return {
    id: dispute.id,
    payment: idOf(dispute.payment_intent),
    state: disputeState(dispute.status),
  };
}

function disputeState(status: string): DisputeFacts['state'] {
  if (status === 'lost') return 'lost';
  // An inquiry that came to nothing leaves the money here, as a won one does.
  return status === 'won' || status === 'warning_closed' || status === 'prevented' ? 'won' : 'open';
}
