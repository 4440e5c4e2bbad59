import type {
  Charge,
  Customer,
  Dispute,
  Event,
  Invoice,
  Meter,
  MeterEvent,
  PaymentIntent,
  PaymentMethod,
  Price,
  SetupIntent,
  Subscription,
} from './objects.ts';

/** Everything that the stand-in keeps, and its clock. One for each test: its state is nobody else's. */
export type Shop = {
  readonly customers: Map<string, Customer>;
  readonly payments: Map<string, PaymentIntent>;
  readonly setups: Map<string, SetupIntent>;
  readonly charges: Map<string, Charge>;
  readonly disputes: Map<string, Dispute>;
  readonly cards: Map<string, PaymentMethod>;
  readonly prices: Map<string, Price>;
  readonly meters: Map<string, Meter>;
  readonly usage: MeterEvent[];
  readonly subscriptions: Map<string, Subscription>;
  readonly invoices: Map<string, Invoice>;
  /** In the order in which they happened; those from `delivered` on were not sent yet. */
  readonly events: Event[];
  /** Customers whose bank says no to weekly bills. */
  readonly declining: Set<string>;
  /** Unix seconds. */
  now: number;
  live: boolean;
  /** How long a unit waits before it is counted, in seconds; Stripe counts in the background. */
  meterDelayS: number;
  readonly newId: (prefix: string) => string;
  /** Notes what happened, with the object as it is now. */
  readonly happened: (type: string, object: object) => void;
};

export const weekS = 604_800;
/** The smallest sum that is charged, in cents of a dollar. */
const smallestCents = 50;

export function createShop(nowS: number): Shop {
  let made = 0;
  const shop: Shop = {
    customers: new Map(),
    payments: new Map(),
    setups: new Map(),
    charges: new Map(),
    disputes: new Map(),
    cards: new Map(),
    prices: new Map(),
    meters: new Map(),
    usage: [],
    subscriptions: new Map(),
    invoices: new Map(),
    events: [],
    declining: new Set(),
    now: nowS,
    live: false,
    meterDelayS: 0,
    newId: (prefix) => {
      made += 1;
      return `${prefix}_standin${String(made).padStart(6, '0')}`;
    },
    happened: (type, object) => {
      shop.events.push({
        id: shop.newId('evt'),
        object: 'event',
        api_version: '2026-10-28.endive',
        created: shop.now,
        livemode: shop.live,
        type,
        data: { object: structuredClone(object) },
        pending_webhooks: 1,
        request: null,
      });
    },
  };
  return shop;
}

/** What a card does: those of Stripe's test mode. */
export type Card = 'ok' | 'declined' | 'asks';

/** What the browser's script does with a card form: the answer is the intent's status, or what the bank says. */
export function confirmIntent(
  shop: Shop,
  secret: string,
  card: Card,
  isConfirmed = false,
): { status: string; error?: string } {
  const payment = [...shop.payments.values()].find(({ client_secret }) => client_secret === secret);
  const setup = [...shop.setups.values()].find(({ client_secret }) => client_secret === secret);
  const intent = payment ?? setup;
  if (!intent) return { status: 'none', error: 'No such intent' };
  if (intent.status === 'succeeded' || intent.status === 'canceled') return { status: intent.status };
  if (card === 'asks' && !isConfirmed) {
    intent.status = 'requires_action';
    return { status: intent.status };
  }
  if (card === 'declined') {
    const error = { message: 'Your card was declined.' };
    intent.status = 'requires_payment_method';
    if (payment) payment.last_payment_error = error;
    if (setup) setup.last_setup_error = error;
    shop.happened(payment ? 'payment_intent.payment_failed' : 'setup_intent.setup_failed', intent);
    return { status: intent.status, error: error.message };
  }
  intent.status = 'succeeded';
  if (payment) {
    const charge: Charge = {
      id: shop.newId('ch'),
      object: 'charge',
      amount: payment.amount,
      amount_refunded: 0,
      refunded: false,
      livemode: shop.live,
      metadata: payment.metadata,
      receipt_url: `https://pay.stripe.example/receipts/${payment.id}`,
      payment_intent: payment.id,
    };
    shop.charges.set(charge.id, charge);
    payment.latest_charge = charge.id;
    payment.amount_received = payment.amount;
    shop.happened('charge.succeeded', charge);
    shop.happened('payment_intent.succeeded', payment);
  }
  if (setup) {
    const method: PaymentMethod = {
      id: shop.newId('pm'),
      object: 'payment_method',
      livemode: shop.live,
      customer: setup.customer,
      card: { brand: 'visa', last4: '4242', exp_month: 12, exp_year: 2034 },
    };
    shop.cards.set(method.id, method);
    setup.payment_method = method.id;
    shop.happened('setup_intent.succeeded', setup);
  }
  return { status: 'succeeded' };
}

/** Gives money back, as the operator does in the dashboard. */
export function refundPayment(shop: Shop, paymentId: string, cents: number): Charge {
  const charge = [...shop.charges.values()].find(({ payment_intent }) => payment_intent === paymentId);
  if (!charge || charge.amount_refunded + cents > charge.amount) throw new Error('nothing to refund');
  charge.amount_refunded += cents;
  charge.refunded = charge.amount_refunded === charge.amount;
  shop.happened('charge.refunded', charge);
  return charge;
}

export function openDispute(shop: Shop, paymentId: string): Dispute {
  const charge = [...shop.charges.values()].find(({ payment_intent }) => payment_intent === paymentId);
  if (!charge) throw new Error('no such payment');
  const dispute: Dispute = {
    id: shop.newId('du'),
    object: 'dispute',
    amount: charge.amount,
    livemode: shop.live,
    status: 'needs_response',
    payment_intent: paymentId,
    charge: charge.id,
  };
  shop.disputes.set(dispute.id, dispute);
  shop.happened('charge.dispute.created', dispute);
  return dispute;
}

export function closeDispute(shop: Shop, id: string, status: 'won' | 'lost'): void {
  const dispute = shop.disputes.get(id);
  if (!dispute) throw new Error('no such dispute');
  dispute.status = status;
  shop.happened('charge.dispute.closed', dispute);
}

/** Writes a bill of all counted units that are on none yet. @param untilS units before that time, in Unix seconds */
export function writeInvoice(shop: Shop, subscription: Subscription, untilS: number): Invoice | null {
  const units = shop.usage.filter(
    (unit) =>
      unit.invoice === null &&
      unit.payload['stripe_customer_id'] === subscription.customer &&
      unit.timestamp < untilS &&
      unit.created + shop.meterDelayS <= shop.now,
  );
  const total = units.reduce((sum, unit) => sum + Number(unit.payload['value']), 0) * 10;
  // A bill of nothing is not written.
  if (total === 0) return null;
  const customer = shop.customers.get(subscription.customer);
  const invoice: Invoice = {
    id: shop.newId('in'),
    object: 'invoice',
    amount_due: total + (customer?.balance ?? 0),
    amount_paid: 0,
    attempted: false,
    created: shop.now,
    currency: 'usd',
    customer: subscription.customer,
    hosted_invoice_url: null,
    last_finalization_error: null,
    livemode: shop.live,
    parent: { type: 'subscription_details', subscription_details: { subscription: subscription.id } },
    starting_balance: customer?.balance ?? 0,
    status: 'draft',
    total,
  };
  for (const unit of units) unit.invoice = invoice.id;
  shop.invoices.set(invoice.id, invoice);
  shop.happened('invoice.created', invoice);
  return invoice;
}

/** Makes a draft final and takes the money, or carries what is too little on to the next. */
export function collectInvoice(shop: Shop, invoice: Invoice): void {
  if (invoice.status !== 'draft' && invoice.status !== 'open') return;
  const customer = shop.customers.get(invoice.customer);
  const subscription = shop.subscriptions.get(invoice.parent.subscription_details.subscription);
  invoice.hosted_invoice_url = `https://pay.stripe.example/invoices/${invoice.id}`;
  if (invoice.amount_due < smallestCents) {
    invoice.status = 'paid';
    if (customer) customer.balance = invoice.amount_due;
    shop.happened('invoice.paid', invoice);
    return;
  }
  invoice.attempted = true;
  if (shop.declining.has(invoice.customer)) {
    invoice.status = 'open';
    shop.happened('invoice.payment_failed', invoice);
    if (subscription?.status === 'active') {
      subscription.status = 'past_due';
      shop.happened('customer.subscription.updated', subscription);
    }
    return;
  }
  invoice.status = 'paid';
  invoice.amount_paid = invoice.amount_due;
  if (customer) customer.balance = 0;
  shop.happened('invoice.paid', invoice);
  if (subscription?.status === 'past_due') {
    subscription.status = 'active';
    shop.happened('customer.subscription.updated', subscription);
  }
}

/** Lets time pass: weeks end, bills are written, and an hour later the money is taken. */
export function advance(shop: Shop, seconds: number): void {
  const until = shop.now + seconds;
  for (;;) {
    const steps = [
      ...[...shop.subscriptions.values()]
        .filter(({ status }) => status !== 'canceled')
        .map((subscription) => ({
          at: subscription.items.data[0]?.current_period_end ?? Infinity,
          run: () => turnWeek(shop, subscription),
        })),
      ...[...shop.invoices.values()]
        .filter(({ status }) => status === 'draft')
        .map((invoice) => ({ at: invoice.created + 3600, run: () => collectInvoice(shop, invoice) })),
    ].sort((a, b) => a.at - b.at);
    const [next] = steps;
    if (!next || next.at > until) break;
    shop.now = next.at;
    next.run();
  }
  shop.now = until;
}

function turnWeek(shop: Shop, subscription: Subscription): void {
  const [item] = subscription.items.data;
  if (!item) return;
  writeInvoice(shop, subscription, item.current_period_end);
  item.current_period_start = item.current_period_end;
  item.current_period_end += weekS;
  shop.happened('customer.subscription.updated', subscription);
}
