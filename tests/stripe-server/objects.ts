import type Stripe from 'stripe';

/* What the stand-in keeps and answers: those fields of Stripe's own objects that somebody here reads, under Stripe's own types. */

type Field<T, K extends keyof T> = { -readonly [P in K]: T[P] };

export type Customer = Field<
  Stripe.Customer,
  'id' | 'object' | 'email' | 'livemode' | 'metadata' | 'balance'
> & {
  invoice_settings: { default_payment_method: string | null };
};
export type PaymentIntent = Field<
  Stripe.PaymentIntent,
  | 'id'
  | 'object'
  | 'amount'
  | 'amount_received'
  | 'client_secret'
  | 'created'
  | 'currency'
  | 'livemode'
  | 'metadata'
  | 'status'
> & { customer: string | null; latest_charge: string | null; last_payment_error: { message: string } | null };
export type SetupIntent = Field<
  Stripe.SetupIntent,
  'id' | 'object' | 'client_secret' | 'created' | 'livemode' | 'status' | 'usage'
> & {
  metadata: Record<string, string>;
  customer: string | null;
  payment_method: string | null;
  last_setup_error: { message: string } | null;
};
export type Charge = Field<
  Stripe.Charge,
  'id' | 'object' | 'amount' | 'amount_refunded' | 'refunded' | 'livemode' | 'metadata' | 'receipt_url'
> & { payment_intent: string };
export type Dispute = Field<Stripe.Dispute, 'id' | 'object' | 'amount' | 'livemode' | 'status'> & {
  payment_intent: string;
  charge: string;
};
export type Refund = Field<Stripe.Refund, 'id' | 'object' | 'amount' | 'status'> & {
  charge: string;
  payment_intent: string;
};
export type PaymentMethod = Field<Stripe.PaymentMethod, 'id' | 'object' | 'livemode'> & {
  customer: string | null;
  card: { brand: string; last4: string; exp_month: number; exp_year: number };
};
export type Price = Field<
  Stripe.Price,
  'id' | 'object' | 'active' | 'currency' | 'livemode' | 'lookup_key' | 'unit_amount'
> & {
  recurring: { interval: 'week'; usage_type: 'metered'; meter: string };
};
export type Meter = Field<
  Stripe.Billing.Meter,
  'id' | 'object' | 'display_name' | 'event_name' | 'livemode' | 'status'
>;
export type MeterEvent = Field<
  Stripe.Billing.MeterEvent,
  'object' | 'created' | 'event_name' | 'identifier' | 'livemode' | 'payload' | 'timestamp'
> & { /** The bill that it is on. */ invoice: string | null };
export type Subscription = Field<
  Stripe.Subscription,
  'id' | 'object' | 'billing_cycle_anchor' | 'created' | 'livemode' | 'status' | 'ended_at'
> & {
  metadata: Record<string, string>;
  customer: string;
  default_payment_method: string | null;
  items: { data: { id: string; price: string; current_period_start: number; current_period_end: number }[] };
};
export type Invoice = Field<
  Stripe.Invoice,
  | 'object'
  | 'amount_due'
  | 'amount_paid'
  | 'attempted'
  | 'created'
  | 'currency'
  | 'hosted_invoice_url'
  | 'last_finalization_error'
  | 'livemode'
  | 'status'
  | 'total'
  | 'starting_balance'
> & {
  id: string;
  customer: string;
  parent: { type: 'subscription_details'; subscription_details: { subscription: string } };
};

export type Event = {
  readonly id: string;
  readonly object: 'event';
  readonly api_version: string;
  readonly created: number;
  readonly livemode: boolean;
  readonly type: string;
  readonly data: { readonly object: object };
  readonly pending_webhooks: number;
  readonly request: null;
};
