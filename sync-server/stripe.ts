import { createHash } from 'node:crypto';
import Stripe from 'stripe';

import { err, ok } from '../src/domain/result.ts';
import {
  chargeFacts,
  disputeFacts,
  invoiceFacts,
  paymentFacts,
  setupFacts,
  subscriptionFacts,
} from './stripe-facts.ts';
import type {
  Opened,
  PaymentError,
  PaymentResult,
  Payments,
  ProviderEvent,
  ToldUnit,
} from './billing/payments.ts';

/** What the environment says about Stripe. */
export type StripeSettings = {
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** Another address than Stripe's own, without a trailing slash; for tests on this machine. */
  readonly baseUrl: string | undefined;
  /**
   * Whether Stripe adds tax to weekly bills. Off: the operator's prices are what is paid, and tax is his matter. Turned on, Stripe needs
   * a registered origin address in its dashboard and a place of every customer.
   */
  readonly tax: boolean;
  /** How often the library asks again by itself when nobody answers; twice when left out. */
  readonly retries?: number;
};

/** How long one request may take, in ms. */
const timeoutMs = 15_000;
const priceName = 'lamplit_pay_as_you_go';
const meterName = 'image_generated';

export function createStripePayments(settings: StripeSettings): Payments {
  const stripe = new Stripe(settings.secretKey, {
    maxNetworkRetries: settings.retries ?? 2,
    timeout: timeoutMs,
    telemetry: false,
    ...(settings.baseUrl === undefined ? {} : placeOf(settings.baseUrl)),
  });
  const price = createPrice(stripe);
  const pay = stripe.paymentIntents;

  return {
    kind: 'stripe',
    live: /^(sk|rk)_live_/.test(settings.secretKey),
    makeCustomer: ({ account, email }) =>
      attempt(async () => {
        const { id } = await stripe.customers.create(
          { ...(email === '' ? {} : { email }), metadata: { account } },
          { idempotencyKey: keyOf('cus', account, email) },
        );
        return id;
      }),
    openPayment: ({ purchase, user, plan, customer, email, cents, currency }) =>
      attempt(async () => {
        const intent = await pay.create(
          {
            amount: cents,
            currency,
            customer,
            allowed_payment_method_types: ['card'],
            ...(email === '' ? {} : { receipt_email: email }),
            metadata: { user_id: user, plan_id: plan, purchase_id: purchase },
          },
          { idempotencyKey: keyOf('pi', purchase, email) },
        );
        return opened(intent);
      }),
    openSetup: ({ subscription, user, plan, customer }) =>
      attempt(async () => {
        const intent = await stripe.setupIntents.create(
          {
            customer,
            usage: 'off_session',
            allowed_payment_method_types: ['card'],
            metadata: { user_id: user, plan_id: plan, subscription_row: subscription },
          },
          { idempotencyKey: `seti:${subscription}` },
        );
        return opened(intent);
      }),
    reopen: (id) =>
      attempt(async () => {
        const intent = id.startsWith('seti_')
          ? await stripe.setupIntents.retrieve(id)
          : await pay.retrieve(id);
        return intent.status === 'succeeded' || intent.status === 'canceled' ? null : opened(intent);
      }),
    payment: (id) => attempt(async () => paymentFacts(await pay.retrieve(id, { expand: ['latest_charge'] }))),
    setup: (id) => attempt(async () => setupFacts(await stripe.setupIntents.retrieve(id))),
    subscribe: ({ id: setup, customer, card }) =>
      attempt(async () => {
        if (customer === null || card === null) throw new TypeError('a kept card has a customer');
        // Stripe forgets keys after a day, and its messages come for three: what was begun is looked for first.
        const begun = await stripe.subscriptions.list({ customer, status: 'all', limit: 100 });
        const known = begun.data.find(({ metadata }) => metadata['setup_intent'] === setup);
        if (known) return subscriptionFacts(known);
        await stripe.customers.update(customer, { invoice_settings: { default_payment_method: card } });
        const made = await stripe.subscriptions.create(
          {
            customer,
            items: [{ price: await price() }],
            default_payment_method: card,
            collection_method: 'charge_automatically',
            metadata: { setup_intent: setup },
            ...(settings.tax ? { automatic_tax: { enabled: true } } : {}),
          },
          { idempotencyKey: `sub:${setup}` },
        );
        return subscriptionFacts(made);
      }),
    subscription: (id) => attempt(async () => subscriptionFacts(await stripe.subscriptions.retrieve(id))),
    endSubscription: (id) =>
      attempt(async () => {
        const there = await stripe.subscriptions.retrieve(id);
        if (there.status === 'canceled') return subscriptionFacts(there);
        // Without this, what was not billed yet would never be.
        return subscriptionFacts(
          await stripe.subscriptions.cancel(id, { invoice_now: true, prorate: false }),
        );
      }),
    invoice: (id) => attempt(async () => invoiceFacts(await stripe.invoices.retrieve(id))),
    charge: (id) => attempt(async () => chargeFacts(await stripe.charges.retrieve(id))),
    dispute: (id) => attempt(async () => disputeFacts(await stripe.disputes.retrieve(id))),
    tell: async ({ identifier, quantity, customer, at }) => {
      try {
        await price();
        await stripe.billing.meterEvents.create({
          event_name: meterName,
          identifier,
          payload: { stripe_customer_id: customer, value: String(quantity) },
          timestamp: Math.floor(Date.parse(at) / 1000),
        });
        return { outcome: 'sent' };
      } catch (thrown) {
        return toldUnit(thrown);
      }
    },
    counted: ({ customer, since, until }) =>
      attempt(async () => {
        const meter = await findMeter(stripe);
        if (meter === undefined) return 0;
        const { data } = await stripe.billing.meters.listEventSummaries(meter.id, {
          customer,
          start_time: Date.parse(since) / 1000,
          end_time: Date.parse(until) / 1000,
        });
        return data.reduce((sum, { aggregated_value }) => sum + aggregated_value, 0);
      }),
    cards: ({ customer }) =>
      attempt(async () => {
        // Others that he gave are kept too, and are not charged.
        const found = await stripe.customers.retrieve(customer, {
          expand: ['invoice_settings.default_payment_method'],
        });
        const billed = found.deleted ? null : found.invoice_settings.default_payment_method;
        if (billed === null || typeof billed === 'string' || !billed.card) return [];
        const { brand, last4, exp_month: expMonth, exp_year: expYear } = billed.card;
        return [{ brand, last4, expMonth, expYear }];
      }),
    readEvent: (body, signature) => {
      try {
        return ok(readEvent(stripe.webhooks.constructEvent(body, signature, settings.webhookSecret)));
      } catch (thrown) {
        return err(thrown instanceof Error ? thrown.message : 'This message cannot be read.');
      }
    },
  };
}

/** The price of a unit, looked up once, and made with its meter where there is none. */
function createPrice(stripe: Stripe): () => Promise<string> {
  let known: Promise<string> | undefined;
  const find = async () => {
    const { data } = await stripe.prices.list({ lookup_keys: [priceName], active: true, limit: 1 });
    if (data[0]) return data[0].id;
    const meter =
      (await findMeter(stripe)) ??
      (await stripe.billing.meters.create(
        {
          display_name: 'Pictures',
          event_name: meterName,
          default_aggregation: { formula: 'sum' },
          customer_mapping: { type: 'by_id', event_payload_key: 'stripe_customer_id' },
          value_settings: { event_payload_key: 'value' },
        },
        { idempotencyKey: `meter:${meterName}` },
      ));
    const made = await stripe.prices.create(
      {
        currency: 'usd',
        unit_amount: 10,
        lookup_key: priceName,
        recurring: { interval: 'week', usage_type: 'metered', meter: meter.id },
        product_data: { name: 'Pictures, pay-as-you-go' },
      },
      { idempotencyKey: `price:${priceName}` },
    );
    return made.id;
  };
  return () => {
    known ??= find().catch((thrown: unknown) => {
      known = undefined;
      throw thrown;
    });
    return known;
  };
}

/** What counts the units, where it was made. */
async function findMeter(stripe: Stripe): Promise<Stripe.Billing.Meter | undefined> {
  const meters = await stripe.billing.meters.list({ status: 'active', limit: 100 });
  return meters.data.find(({ event_name }) => event_name === meterName);
}

/**
 * The name of a request, so that its repetition is no second one. It names what else is sent too: under the same name Stripe refuses another
 * address, and what was begun under the old one was never shown to anybody.
 */
const keyOf = (kind: string, id: string, email: string): string =>
  `${kind}:${id}:${createHash('sha256').update(email).digest('hex').slice(0, 16)}`;

function opened(intent: { readonly id: string; readonly client_secret: string | null }): Opened {
  if (intent.client_secret === null) throw new TypeError(`the intent ${intent.id} has no secret`);
  return { id: intent.id, clientSecret: intent.client_secret };
}

async function attempt<T>(work: () => Promise<T>): Promise<PaymentResult<T>> {
  try {
    return ok(await work());
  } catch (thrown) {
    if (thrown instanceof Stripe.errors.StripeError) return err(readError(thrown));
    throw thrown;
  }
}

function readError(error: Stripe.errors.StripeError): PaymentError {
  const { message } = error;
  const isAway =
    error instanceof Stripe.errors.StripeConnectionError ||
    error instanceof Stripe.errors.StripeAPIError ||
    error instanceof Stripe.errors.StripeRateLimitError ||
    (error.statusCode ?? 0) >= 500;
  return { type: isAway ? 'away' : 'refused', message };
}

function toldUnit(thrown: unknown): ToldUnit {
  if (!(thrown instanceof Stripe.errors.StripeError)) throw thrown;
  const error = thrown.message;
  if (thrown instanceof Stripe.errors.StripeConnectionError) {
    // Nobody was there to take it, or it was on its way when the line broke.
    return { outcome: isUnreached(thrown.detail) ? 'away' : 'unsure', error };
  }
  const status = thrown.statusCode ?? 500;
  if (status >= 500) return { outcome: 'unsure', error };
  if (status === 400 && /already (exists|been)|duplicate/i.test(error)) return { outcome: 'sent' };
  // A wrong key or a limit says nothing about the unit.
  return { outcome: status === 400 || status === 404 ? 'refused' : 'away', error };
}

function isUnreached(detail: unknown): boolean {
  const code = detail instanceof Error && 'code' in detail ? detail.code : undefined;
  return code === 'ECONNREFUSED' || code === 'ENOTFOUND' || code === 'EAI_AGAIN';
}

function placeOf(baseUrl: string): Stripe.StripeConfig {
  const { hostname, port, protocol } = new URL(baseUrl);
  const isPlain = protocol === 'http:';
  return { host: hostname, port: port || (isPlain ? 80 : 443), protocol: isPlain ? 'http' : 'https' };
}

function readEvent(event: Stripe.Event): ProviderEvent {
  const { id, type } = event;
  return { id, type, about: aboutOf(event) };
}

function aboutOf({ type, data }: Stripe.Event): ProviderEvent['about'] {
  const { object } = data;
  const kind = kinds.find(([pattern]) => pattern.test(type))?.[1];
  return kind === undefined || !('id' in object) || typeof object.id !== 'string'
    ? { kind: 'other' }
    : { kind, id: object.id };
}

const kinds = [
  [/^payment_intent\.(succeeded|payment_failed|canceled)$/, 'payment'],
  [/^setup_intent\.(succeeded|setup_failed|canceled)$/, 'setup'],
  [/^customer\.subscription\.(created|updated|deleted)$/, 'subscription'],
  [/^invoice\.(paid|payment_failed|finalization_failed|voided|marked_uncollectible)$/, 'invoice'],
  [/^charge\.refunded$/, 'charge'],
  [/^charge\.dispute\.(created|closed|funds_reinstated)$/, 'dispute'],
] as const satisfies readonly (readonly [
  RegExp,
  Exclude<ProviderEvent['about'], { kind: 'other' }>['kind'],
])[];
