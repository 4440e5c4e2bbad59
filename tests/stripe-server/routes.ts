import type { FormRecord, FormValue } from './form.ts';
import type { Refund, Subscription } from './objects.ts';
import { collectInvoice, refundPayment, weekS, writeInvoice, type Shop } from './shop.ts';

/** A refusal as the API words it. */
export type Refusal = {
  readonly status: number;
  readonly code: string;
  readonly message: string;
  readonly param?: string;
};

/** One address: by which types its parameters are checked, and what it does. */
export type Route = {
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** `{id}` stands for an id. */
  readonly path: string;
  /** File below `resources` and name of the type in it. */
  readonly parameters: readonly [file: string, name: string];
  readonly answer: (shop: Shop, form: FormRecord, id: string) => object | Refusal;
};

export const isRefusal = (answer: object): answer is Refusal =>
  'status' in answer && typeof answer.status === 'number';

const missing = (what: string): Refusal => ({
  status: 404,
  code: 'resource_missing',
  message: `No such ${what}`,
});
const invalid = (message: string, param?: string): Refusal => ({
  status: 400,
  code: 'parameter_invalid',
  message,
  ...(param === undefined ? {} : { param }),
});
const text = (value: FormValue | undefined): string | null =>
  typeof value === 'string' && value !== '' ? value : null;
const record = (value: FormValue | undefined): FormRecord =>
  typeof value === 'object' && !Array.isArray(value) ? value : {};
const words = (value: FormValue | undefined): Record<string, string> =>
  Object.fromEntries(Object.entries(record(value)).map(([key, each]) => [key, String(each)]));
const list = (data: readonly object[]) => ({ object: 'list', data, has_more: false, url: '/v1' });

export const routes: readonly Route[] = [
  {
    method: 'POST',
    path: '/v1/customers',
    parameters: ['Customers', 'CustomerCreateParams'],
    answer: (shop, form) => {
      const id = shop.newId('cus');
      const customer = {
        id,
        object: 'customer' as const,
        email: text(form['email']),
        livemode: shop.live,
        metadata: words(form['metadata']),
        balance: 0,
        invoice_settings: { default_payment_method: null },
      };
      shop.customers.set(id, customer);
      return customer;
    },
  },
  {
    method: 'GET',
    path: '/v1/customers/{id}',
    parameters: ['Customers', 'CustomerRetrieveParams'],
    answer: (shop, form, id) => {
      const customer = shop.customers.get(id);
      if (!customer) return missing('customer');
      const expand = Array.isArray(form['expand']) ? form['expand'] : [];
      if (!expand.includes('invoice_settings.default_payment_method')) return customer;
      const card = shop.cards.get(customer.invoice_settings.default_payment_method ?? '') ?? null;
      return { ...customer, invoice_settings: { default_payment_method: card } };
    },
  },
  {
    method: 'POST',
    path: '/v1/customers/{id}',
    parameters: ['Customers', 'CustomerUpdateParams'],
    answer: (shop, form, id) => {
      const customer = shop.customers.get(id);
      if (!customer) return missing('customer');
      const card = text(record(form['invoice_settings'])['default_payment_method']);
      if (card !== null && shop.cards.get(card)?.customer !== id)
        return missing('payment method of this customer');
      customer.invoice_settings.default_payment_method = card;
      return customer;
    },
  },
  {
    method: 'POST',
    path: '/v1/payment_intents',
    parameters: ['PaymentIntents', 'PaymentIntentCreateParams'],
    answer: (shop, form) => {
      const amount = Number(form['amount']);
      if (amount < 50)
        return {
          status: 400,
          code: 'amount_too_small',
          message: 'Amount must be at least $0.50 usd',
          param: 'amount',
        };
      const customer = text(form['customer']);
      if (customer !== null && !shop.customers.has(customer)) return missing('customer');
      const id = shop.newId('pi');
      const intent = {
        id,
        object: 'payment_intent' as const,
        amount,
        amount_received: 0,
        client_secret: `${id}_secret_${shop.newId('s')}`,
        created: shop.now,
        currency: String(form['currency']).toLowerCase(),
        customer,
        livemode: shop.live,
        metadata: words(form['metadata']),
        status: 'requires_payment_method' as const,
        latest_charge: null,
        last_payment_error: null,
      };
      shop.payments.set(id, intent);
      shop.happened('payment_intent.created', intent);
      return intent;
    },
  },
  {
    method: 'GET',
    path: '/v1/payment_intents/{id}',
    parameters: ['PaymentIntents', 'PaymentIntentRetrieveParams'],
    answer: (shop, form, id) => {
      const intent = shop.payments.get(id);
      if (!intent) return missing('payment_intent');
      const expand = Array.isArray(form['expand']) ? form['expand'] : [];
      const charge = intent.latest_charge === null ? null : shop.charges.get(intent.latest_charge);
      return expand.includes('latest_charge') ? { ...intent, latest_charge: charge ?? null } : intent;
    },
  },
  {
    method: 'POST',
    path: '/v1/setup_intents',
    parameters: ['SetupIntents', 'SetupIntentCreateParams'],
    answer: (shop, form) => {
      const customer = text(form['customer']);
      if (customer !== null && !shop.customers.has(customer)) return missing('customer');
      const id = shop.newId('seti');
      const intent = {
        id,
        object: 'setup_intent' as const,
        client_secret: `${id}_secret_${shop.newId('s')}`,
        created: shop.now,
        customer,
        livemode: shop.live,
        metadata: words(form['metadata']),
        status: 'requires_payment_method' as const,
        usage: text(form['usage']) ?? 'off_session',
        payment_method: null,
        last_setup_error: null,
      };
      shop.setups.set(id, intent);
      return intent;
    },
  },
  {
    method: 'GET',
    path: '/v1/setup_intents/{id}',
    parameters: ['SetupIntents', 'SetupIntentRetrieveParams'],
    answer: (shop, _, id) => shop.setups.get(id) ?? missing('setup_intent'),
  },
  {
    method: 'GET',
    path: '/v1/charges/{id}',
    parameters: ['Charges', 'ChargeRetrieveParams'],
    answer: (shop, _, id) => shop.charges.get(id) ?? missing('charge'),
  },
  {
    method: 'GET',
    path: '/v1/disputes/{id}',
    parameters: ['Disputes', 'DisputeRetrieveParams'],
    answer: (shop, _, id) => shop.disputes.get(id) ?? missing('dispute'),
  },
  {
    method: 'POST',
    path: '/v1/refunds',
    parameters: ['Refunds', 'RefundCreateParams'],
    answer: (shop, form) => {
      const payment = shop.payments.get(text(form['payment_intent']) ?? '');
      if (!payment?.latest_charge) return missing('payment_intent');
      const amount = Number(form['amount'] ?? payment.amount);
      const charge = refundPayment(shop, payment.id, amount);
      return {
        id: shop.newId('re'),
        object: 'refund',
        amount,
        status: 'succeeded',
        charge: charge.id,
        payment_intent: payment.id,
      } satisfies Refund;
    },
  },
  {
    method: 'GET',
    path: '/v1/prices',
    parameters: ['Prices', 'PriceListParams'],
    answer: (shop, form) => {
      const keys = Array.isArray(form['lookup_keys']) ? form['lookup_keys'] : null;
      return list(
        [...shop.prices.values()].filter(
          ({ lookup_key }) => keys === null || keys.includes(lookup_key ?? ''),
        ),
      );
    },
  },
  {
    method: 'POST',
    path: '/v1/prices',
    parameters: ['Prices', 'PriceCreateParams'],
    answer: (shop, form) => {
      const recurring = record(form['recurring']);
      const meter = text(recurring['meter']) ?? '';
      if (!shop.meters.has(meter)) return invalid('A metered price needs a meter', 'recurring[meter]');
      if (text(recurring['interval']) !== 'week')
        return invalid('The stand-in knows weeks only', 'recurring[interval]');
      const lookup_key = text(form['lookup_key']);
      if ([...shop.prices.values()].some((price) => price.lookup_key === lookup_key)) {
        return invalid('A price already uses that lookup key', 'lookup_key');
      }
      const price = {
        id: shop.newId('price'),
        object: 'price' as const,
        active: true,
        currency: String(form['currency']),
        livemode: shop.live,
        lookup_key,
        unit_amount: Number(form['unit_amount']),
        recurring: { interval: 'week' as const, usage_type: 'metered' as const, meter },
      };
      shop.prices.set(price.id, price);
      return price;
    },
  },
  {
    method: 'GET',
    path: '/v1/billing/meters',
    parameters: ['Billing/Meters', 'Billing.MeterListParams'],
    answer: (shop) => list([...shop.meters.values()]),
  },
  {
    method: 'POST',
    path: '/v1/billing/meters',
    parameters: ['Billing/Meters', 'Billing.MeterCreateParams'],
    answer: (shop, form) => {
      const meter = {
        id: shop.newId('mtr'),
        object: 'billing.meter' as const,
        display_name: String(form['display_name']),
        event_name: String(form['event_name']),
        livemode: shop.live,
        status: 'active' as const,
      };
      if ([...shop.meters.values()].some(({ event_name }) => event_name === meter.event_name)) {
        return invalid('There is already an active meter with this event name', 'event_name');
      }
      shop.meters.set(meter.id, meter);
      return meter;
    },
  },
  {
    method: 'GET',
    path: '/v1/billing/meters/{id}/event_summaries',
    parameters: ['Billing/Meters', 'Billing.MeterListEventSummariesParams'],
    answer: (shop, form, id) => {
      if (!shop.meters.has(id)) return missing('meter');
      if (!shop.customers.has(text(form['customer']) ?? '')) return missing('customer');
      const [start_time, end_time] = [Number(form['start_time']), Number(form['end_time'])];
      if (start_time % 60 !== 0 || end_time % 60 !== 0) return invalid('Not a whole minute', 'start_time');
      const counted = shop.usage.filter(
        ({ payload, timestamp }) =>
          payload['stripe_customer_id'] === form['customer'] &&
          timestamp >= start_time &&
          timestamp < end_time,
      );
      const aggregated_value = counted.reduce((sum, { payload }) => sum + Number(payload['value']), 0);
      return list([{ object: 'billing.meter_event_summary', aggregated_value, start_time, end_time }]);
    },
  },
  {
    method: 'POST',
    path: '/v1/billing/meter_events',
    parameters: ['Billing/MeterEvents', 'Billing.MeterEventCreateParams'],
    answer: (shop, form) => {
      const identifier = text(form['identifier']) ?? shop.newId('mev');
      const timestamp = Number(form['timestamp'] ?? shop.now);
      const payload = words(form['payload']);
      if (![...shop.meters.values()].some(({ event_name }) => event_name === form['event_name'])) {
        return invalid('No meter found for this event name', 'event_name');
      }
      if (!shop.customers.has(payload['stripe_customer_id'] ?? '')) return missing('customer');
      if (!/^-?\d+$/.test(payload['value'] ?? ''))
        return invalid('The value is no whole number', 'payload[value]');
      if (timestamp < shop.now - 35 * 86_400)
        return invalid('The timestamp is more than 35 days in the past', 'timestamp');
      if (timestamp > shop.now + 300)
        return invalid('The timestamp is more than 5 minutes in the future', 'timestamp');
      const isKnown = shop.usage.some(
        (unit) => unit.identifier === identifier && unit.created > shop.now - 86_400,
      );
      if (isKnown) return invalid(`An event already exists with identifier ${identifier}.`, 'identifier');
      const event = {
        object: 'billing.meter_event' as const,
        created: shop.now,
        event_name: String(form['event_name']),
        identifier,
        livemode: shop.live,
        payload,
        timestamp,
        invoice: null,
      };
      shop.usage.push(event);
      return event;
    },
  },
  {
    method: 'GET',
    path: '/v1/subscriptions',
    parameters: ['Subscriptions', 'SubscriptionListParams'],
    answer: (shop, form) =>
      list([...shop.subscriptions.values()].filter(({ customer }) => customer === text(form['customer']))),
  },
  {
    method: 'POST',
    path: '/v1/subscriptions',
    parameters: ['Subscriptions', 'SubscriptionCreateParams'],
    answer: (shop, form) => {
      const customer = text(form['customer']) ?? '';
      const card = text(form['default_payment_method']);
      if (!shop.customers.has(customer)) return missing('customer');
      if (card === null || shop.cards.get(card)?.customer !== customer) {
        return {
          status: 400,
          code: 'resource_missing',
          message: 'This customer has no attached payment source',
        };
      }
      const items = Array.isArray(form['items']) ? form['items'] : [];
      const price = text(record(items[0])['price']) ?? '';
      if (!shop.prices.has(price)) return missing('price');
      const subscription: Subscription = {
        id: shop.newId('sub'),
        object: 'subscription',
        billing_cycle_anchor: shop.now,
        created: shop.now,
        customer,
        default_payment_method: card,
        ended_at: null,
        livemode: shop.live,
        metadata: words(form['metadata']),
        // Only metered prices: there is no first bill, and nothing to pay before it begins.
        status: 'active',
        items: {
          data: [
            {
              id: shop.newId('si'),
              price,
              current_period_start: shop.now,
              current_period_end: shop.now + weekS,
            },
          ],
        },
      };
      shop.subscriptions.set(subscription.id, subscription);
      shop.happened('customer.subscription.created', subscription);
      return subscription;
    },
  },
  {
    method: 'GET',
    path: '/v1/subscriptions/{id}',
    parameters: ['Subscriptions', 'SubscriptionRetrieveParams'],
    answer: (shop, _, id) => shop.subscriptions.get(id) ?? missing('subscription'),
  },
  {
    method: 'DELETE',
    path: '/v1/subscriptions/{id}',
    parameters: ['Subscriptions', 'SubscriptionCancelParams'],
    answer: (shop, form, id) => {
      const subscription = shop.subscriptions.get(id);
      if (!subscription || subscription.status === 'canceled') return missing('subscription');
      if (form['invoice_now'] === 'true') {
        const invoice = writeInvoice(shop, subscription, shop.now + 1);
        if (invoice) collectInvoice(shop, invoice);
      }
      subscription.status = 'canceled';
      subscription.ended_at = shop.now;
      shop.happened('customer.subscription.deleted', subscription);
      return subscription;
    },
  },
  {
    method: 'GET',
    path: '/v1/invoices/{id}',
    parameters: ['Invoices', 'InvoiceRetrieveParams'],
    answer: (shop, _, id) => shop.invoices.get(id) ?? missing('invoice'),
  },
];
