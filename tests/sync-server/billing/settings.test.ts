import { expect, test } from 'vitest';

import { readPayments } from '../../../sync-server/billing/settings.ts';

const here = { isPrivate: true, hasTestClock: false };
const keys = {
  STRIPE_SECRET_KEY: 'sk_live_a',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_a',
  STRIPE_WEBHOOK_SECRET: 'whsec_a',
};

test('without a key there is a sandbox on this machine alone, and nothing elsewhere', () => {
  expect(readPayments({}, here)).toEqual({ ok: true, value: { kind: 'sandbox' } });
  expect(readPayments({}, { ...here, isPrivate: false })).toEqual({ ok: true, value: { kind: 'off' } });
});

test('keys that do not belong together are refused with a sentence', () => {
  expect(readPayments(keys, here)).toMatchObject({
    ok: true,
    value: { kind: 'stripe', live: true, tax: false },
  });
  for (const [change, words] of [
    [{ STRIPE_SECRET_KEY: '' }, 'missing'],
    [{ STRIPE_SECRET_KEY: 'pk_live_a' }, 'no secret key'],
    [{ STRIPE_PUBLISHABLE_KEY: 'pk_test_a' }, 'pk_live_'],
    [{ STRIPE_WEBHOOK_SECRET: '' }, 'whsec_'],
    [{ STRIPE_TAX: 'yes' }, 'on or off'],
    [{ STRIPE_BASE_URL: 'nowhere' }, 'address'],
  ] as const) {
    expect(readPayments({ ...keys, ...change }, here)).toMatchObject({
      ok: false,
      error: expect.stringContaining(words),
    });
  }
});

test('a clock of tests never runs beside real money', () => {
  expect(readPayments(keys, { ...here, hasTestClock: true })).toMatchObject({
    ok: false,
    error: expect.stringContaining('TEST_CLOCK'),
  });
});
