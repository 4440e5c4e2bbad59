import { expect, test } from 'vitest';

import { readForm } from './form.ts';
import { checkParameters } from './parameter-types.ts';

const codes = (file: string, name: string, form: string) =>
  checkParameters(file, name, readForm(form)).map(({ code, param }) => `${code} ${param}`);

test('what the types of the package take is taken', () => {
  expect(
    codes(
      'PaymentIntents',
      'PaymentIntentCreateParams',
      'amount=800&currency=usd&customer=cus_1&allowed_payment_method_types[0]=card&metadata[a]=b&expand[0]=latest_charge',
    ),
  ).toEqual([]);
  expect(
    codes(
      'Billing/MeterEvents',
      'Billing.MeterEventCreateParams',
      'event_name=a&payload[value]=1&timestamp=12',
    ),
  ).toEqual([]);
  expect(
    codes(
      'Billing/Meters',
      'Billing.MeterCreateParams',
      'display_name=a&event_name=b&default_aggregation[formula]=sum',
    ),
  ).toEqual([]);
  expect(
    codes('Customers', 'CustomerUpdateParams', 'invoice_settings[default_payment_method]=pm_1&email='),
  ).toEqual([]);
});

test('what they refuse is refused, with its name', () => {
  expect(
    codes(
      'PaymentIntents',
      'PaymentIntentCreateParams',
      'amount=1&currency=usd&payment_method_types[0]=card',
    ),
  ).toEqual(['parameter_unknown payment_method_types']);
  expect(codes('PaymentIntents', 'PaymentIntentCreateParams', 'currency=usd')).toEqual([
    'parameter_missing amount',
  ]);
  expect(codes('PaymentIntents', 'PaymentIntentCreateParams', 'amount=8.x&currency=usd')).toEqual([
    'parameter_invalid_integer amount',
  ]);
  expect(codes('SetupIntents', 'SetupIntentCreateParams', 'usage=sometimes')).toEqual([
    'parameter_invalid usage',
  ]);
  expect(
    codes('Billing/MeterEvents', 'Billing.MeterEventCreateParams', 'event_name=a&payload[value]=1&when=12'),
  ).toEqual(['parameter_unknown when']);
  expect(
    codes('Prices', 'PriceCreateParams', 'currency=usd&recurring[interval]=week&recurring[usage]=metered'),
  ).toEqual(['parameter_unknown recurring[usage]']);
  expect(codes('Subscriptions', 'SubscriptionCancelParams', 'invoice_now=yes')).toEqual([
    'parameter_invalid_boolean invoice_now',
  ]);
});
