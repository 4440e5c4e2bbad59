import { afterAll, expect, test } from 'vitest';
import Stripe from 'stripe';

import { secretKey, startStripeServer, webhookSecret } from './stripe-server.ts';
import { advance, confirmIntent, writeInvoice } from './shop.ts';

const server = await startStripeServer({ nowS: 1_800_000_000 });
afterAll(() => server.close());
const { shop } = server;
const stripe = new Stripe(secretKey, {
  host: '127.0.0.1',
  port: Number(new URL(server.url).port),
  protocol: 'http',
  telemetry: false,
  maxNetworkRetries: 0,
});

const newCustomer = async () => (await stripe.customers.create({ email: 'p@example.org' })).id;

test('the same key with the same parameters is one thing, with others it is refused', async () => {
  const customer = await newCustomer();
  const create = (amount: number) =>
    stripe.paymentIntents.create({ amount, currency: 'usd', customer }, { idempotencyKey: 'one-key' });
  const [one, two] = [await create(800), await create(800)];
  expect(one.id).toBe(two.id);
  await expect(create(900)).rejects.toMatchObject({ type: 'StripeIdempotencyError', statusCode: 400 });
});

test('what the types of the package do not know is refused, and so is a sum that is too small', async () => {
  const create = (given: object) =>
    stripe.paymentIntents.create({
      amount: 800,
      currency: 'usd',
      ...given,
    } as Stripe.PaymentIntentCreateParams);
  await expect(create({ payment_method_types: ['card'] })).rejects.toMatchObject({
    code: 'payment_method_types_no_longer_supported',
  });
  await expect(create({ amont: 1 })).rejects.toMatchObject({ code: 'parameter_unknown', param: 'amont' });
  await expect(create({ capture_method: 'sometimes' })).rejects.toMatchObject({
    code: 'parameter_invalid',
    param: 'capture_method',
  });
  await expect(create({ amount: 49 })).rejects.toMatchObject({ code: 'amount_too_small' });
  await expect(stripe.customers.retrieve('cus_x')).rejects.toMatchObject({ statusCode: 404 });
});

test('units are told apart by their names for a day, and taken for 35', async () => {
  const customer = await newCustomer();
  await stripe.billing.meters.create({
    display_name: 'm',
    event_name: 'drawn',
    default_aggregation: { formula: 'sum' },
  });
  const tell = (identifier: string, timestamp: number) =>
    stripe.billing.meterEvents.create({
      event_name: 'drawn',
      identifier,
      timestamp,
      payload: { stripe_customer_id: customer, value: '1' },
    });
  await tell('a', shop.now);
  await expect(tell('a', shop.now)).rejects.toThrow('already exists');
  await expect(tell('b', shop.now - 36 * 86_400)).rejects.toThrow('35 days');
  await expect(tell('b', shop.now + 600)).rejects.toThrow('5 minutes');
  advance(shop, 86_401);
  await tell('a', shop.now);
  expect(shop.usage).toHaveLength(2);
});

test('without being told to bill what was used, ending a subscription loses it', async () => {
  const customer = await newCustomer();
  const setup = await stripe.setupIntents.create({
    customer,
    usage: 'off_session',
    allowed_payment_method_types: ['card'],
  });
  const { client_secret } = setup;
  confirmIntent(shop, client_secret ?? '', 'ok');
  const { payment_method: card } = await stripe.setupIntents.retrieve(setup.id);
  const [meter] = (await stripe.billing.meters.list()).data;
  const price = await stripe.prices.create({
    currency: 'usd',
    unit_amount: 10,
    recurring: { interval: 'week', usage_type: 'metered', meter: meter?.id ?? '' },
    product_data: { name: 'p' },
  });
  const begin = () =>
    stripe.subscriptions.create({
      customer,
      items: [{ price: price.id }],
      default_payment_method: String(card),
    });
  const use = () =>
    stripe.billing.meterEvents.create({
      event_name: 'drawn',
      payload: { stripe_customer_id: customer, value: '6' },
    });
  const first = await begin();
  await use();
  await stripe.subscriptions.cancel(first.id);
  const ofCustomer = () => [...shop.invoices.values()].filter((invoice) => invoice.customer === customer);
  expect(ofCustomer()).toEqual([]);
  const second = await begin();
  await stripe.subscriptions.cancel(second.id, { invoice_now: true, prorate: false });
  expect(ofCustomer()).toMatchObject([{ total: 60, status: 'paid', amount_paid: 60 }]);
  expect(writeInvoice(shop, second as never, shop.now + 1)).toBeNull();
});

test('messages come signed, twice, and the newest first; trouble is as it was asked for', async () => {
  server.loseMessages();
  const customer = await newCustomer();
  const intent = await stripe.paymentIntents.create({ amount: 800, currency: 'usd', customer });
  confirmIntent(shop, intent.client_secret ?? '', 'declined');
  confirmIntent(shop, intent.client_secret ?? '', 'ok');
  const types: string[] = [];
  await server.deliver(async (body, signature) => {
    types.push(stripe.webhooks.constructEvent(body, signature, webhookSecret).type);
    return 200;
  });
  const once = [
    'payment_intent.succeeded',
    'charge.succeeded',
    'payment_intent.payment_failed',
    'payment_intent.created',
  ];
  expect(types).toEqual([...once, ...once]);
  server.trouble.failNext = 1;
  await expect(stripe.customers.create({})).rejects.toMatchObject({ statusCode: 500 });
  const before = shop.customers.size;
  // The library asks again by itself when a line is cut: both answers are lost.
  server.trouble.loseNext = 2;
  await expect(stripe.customers.create({})).rejects.toMatchObject({ type: 'StripeConnectionError' });
  expect(shop.customers.size).toBe(before + 1);
});
