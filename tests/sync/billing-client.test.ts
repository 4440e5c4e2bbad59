import { expect, test } from 'vitest';

import type { Plan } from '../../src/domain/billing.ts';
import type { CreditBalance } from '../../src/domain/credit.ts';
import { err, ok } from '../../src/domain/result.ts';
import type { AccountResult } from '../../src/domain/ports/account-api.ts';
import { createBillingClient, type Bearer } from '../../src/sync/billing-client.ts';
import { fakeBalance } from '../fake-balance.ts';

const lite: Plan = {
  id: 'lite',
  type: 'pack',
  name: 'Lite',
  priceId: 'price_lite',
  credits: 100,
  price: 800,
  currency: 'usd',
  period: null,
  savingsPercent: 0,
};
const signedIn: AccountResult<Bearer> = ok({ token: 'token-1', user: 'user-1' });

type Asked = { readonly at: string; readonly headers: Headers; readonly body: unknown };

/** @param answer by 'METHOD path' below /api/billing */
function openClient(answer: (at: string) => Response, bearer: AccountResult<Bearer> = signedIn) {
  const asked: Asked[] = [];
  const kept: [string, CreditBalance][] = [];
  const api = createBillingClient({
    fetch: async (input, init) => {
      const request = new Request(new URL(String(input), 'http://game'), init);
      const at = `${request.method} ${request.url.slice('http://game'.length)}`;
      const text = await request.text();
      asked.push({ at, headers: request.headers, body: text === '' ? null : JSON.parse(text) });
      return answer(at);
    },
    bearer: async () => bearer,
    keep: async (user, balance) => void kept.push([user, balance]),
  });
  return { api, asked, kept };
}

const refusal = (status: number, error: string, code?: string) =>
  Response.json({ error, ...(code === undefined ? {} : { code }) }, { status });

test('who is not signed in is told so, and nothing is asked', async () => {
  const { api, asked } = openClient(() => Response.json({}), err({ type: 'not-authenticated' }));
  const commands = [
    api.begin({ plan: lite, attempt: 'attempt-1' }),
    api.confirmTestCard({ clientSecret: 'a', card: 'b', confirmed: false }),
    api.cancel(),
    api.setWeeklyLimit({ cents: 100 }),
    api.paymentMethods(),
    api.history({ before: null }),
    api.receipts(),
    api.refresh(),
  ];
  for (const answered of await Promise.all(commands))
    expect(answered).toEqual({ ok: false, error: { type: 'not-authenticated' } });
  expect(asked).toEqual([]);
});

test('what there is to buy is shown to anybody', async () => {
  const list = { plans: [lite], payments: 'test' };
  const { api, asked } = openClient(() => Response.json(list), err({ type: 'not-authenticated' }));
  expect(await api.plans()).toEqual({ ok: true, value: list });
  expect(asked[0]?.headers.has('authorization')).toBe(false);
});

test('a purchase names the plan as it was shown, and its attempt, so that a repetition is no second one', async () => {
  const { api, asked } = openClient(() => Response.json({ clientSecret: 'pi_1_secret_1' }));
  expect(await api.begin({ plan: lite, attempt: 'attempt-1' })).toEqual({
    ok: true,
    value: { clientSecret: 'pi_1_secret_1' },
  });
  await api.begin({ plan: { ...lite, id: 'pay-as-you-go', type: 'pay-as-you-go' }, attempt: 'attempt-2' });
  expect(asked).toMatchObject([
    {
      at: 'POST /api/billing/credits/purchase',
      body: { planId: 'lite', priceId: 'price_lite', credits: 100, price: 800 },
    },
    { at: 'POST /api/billing/subscription/create', body: { planId: 'pay-as-you-go' } },
  ]);
  expect(asked.map(({ headers }) => [headers.get('authorization'), headers.get('idempotency-key')])).toEqual([
    ['Bearer token-1', 'attempt-1'],
    ['Bearer token-1', 'attempt-2'],
  ]);
});

test('the balance is kept for whose sign-in it was asked with', async () => {
  const { api, kept } = openClient(() => Response.json(fakeBalance({ total: 115 })));
  expect(await api.refresh()).toEqual({ ok: true, value: null });
  expect(kept).toEqual([['user-1', fakeBalance({ total: 115 })]]);
});

test.each([
  [refusal(402, 'Your card was declined.', 'card-declined'), 'declined', 'Your card was declined.'],
  [refusal(402, 'This is no test card.', 'card-unknown'), 'declined', 'This is no test card.'],
  [refusal(503, 'Payments are not set up.', 'payments-off'), 'payments-off', 'Payments are not set up.'],
  [refusal(503, 'The provider is away.', 'provider-away'), 'provider-away', 'The provider is away.'],
  [refusal(502, 'The provider refused: no.', 'provider-refused'), 'refused', 'The provider refused: no.'],
  [refusal(503, 'The server is busy.', 'busy'), 'refused', 'The server is busy.'],
  [refusal(409, 'On already.', 'subscribed'), 'subscribed', 'On already.'],
  [refusal(409, 'Finished already.', 'finished'), 'finished', 'Finished already.'],
  [refusal(400, 'Another price.', 'other-plan'), 'refused', 'Another price.'],
  [refusal(429, 'Too many.', 'too-many'), 'limited', 'Too many.'],
  [refusal(500, 'The server failed.', 'failed'), 'unexpected', 'The server failed.'],
  [refusal(503, 'This server has no accounts at the moment.'), 'offline', undefined],
  [new Response('<h1>Bad gateway</h1>', { status: 502 }), 'offline', undefined],
  [refusal(401, 'User not authenticated', 'not-authenticated'), 'paused', undefined],
  [Response.json({ clientSecret: 7 }), 'unexpected', expect.stringContaining('answered otherwise')],
])('what the server says no with is told: %#', async (answer, type, message) => {
  const { api } = openClient(() => answer.clone());
  expect(await api.begin({ plan: lite, attempt: 'attempt-1' })).toEqual({
    ok: false,
    error: message === undefined ? { type } : { type, message },
  });
});

test('without a network it says so', async () => {
  const { api, kept } = openClient(() => {
    throw new TypeError('Failed to fetch');
  });
  for (const answered of [await api.plans(), await api.refresh(), await api.stripeKey()])
    expect(answered).toEqual({ ok: false, error: { type: 'offline' } });
  expect(kept).toEqual([]);
});

test('the key of the card form is the one that the server names', async () => {
  const features = { accounts: true, signups: 'open', google: false, mail: false };
  const config = (stripe: object) => openClient(() => Response.json({ features, supabase: null, ...stripe }));
  expect(await config({ stripe: { publishableKey: 'pk_test_1' } }).api.stripeKey()).toEqual({
    ok: true,
    value: 'pk_test_1',
  });
  expect(await config({ stripe: null }).api.stripeKey()).toEqual({ ok: true, value: null });
  expect(await config({}).api.stripeKey()).toEqual({ ok: true, value: null });
});
