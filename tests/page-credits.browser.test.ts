import { createStore } from 'jotai';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type { BillingError } from '../src/domain/billing.ts';
import type { CreditBalance } from '../src/domain/credit.ts';
import { done, err, ok } from '../src/domain/result.ts';
import { createPageBilling } from '../src/page-billing.ts';
import { watchCredits } from '../src/page-credits.ts';
import { billingApiAtom, creditsAtom } from '../src/state/billing.ts';
import { tellConsumed } from '../src/state/credit-events.ts';
import { databaseName, openDatabase, type Database } from '../src/storage/database.ts';
import { keepBalance } from '../src/storage/kept-balance.ts';
import { writeAccount } from '../src/ui/parts/player-note.ts';
import Dexie from 'dexie';
import { fakeBalance } from './fake-balance.ts';

/* Credits as a page has them, over the browser's own database and events. */

const space = 'credits';
let database: Database;
let ending: AbortController;
let store: ReturnType<typeof createStore>;
let asked: number;
/** What the server says next, or why it says nothing; 'never' is no answer at all. */
let answer: CreditBalance | BillingError | 'never';

beforeEach(async () => {
  await Dexie.delete(databaseName(space));
  database = await openDatabase(space, { durability: 'relaxed' });
  ending = new AbortController();
  store = createStore();
  asked = 0;
  answer = fakeBalance();
});
afterEach(() => {
  ending.abort();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  writeAccount({ type: 'none' });
  database.close();
});

const refresh = async () => {
  asked += 1;
  if (answer === 'never') return new Promise<never>(() => {});
  if ('type' in answer) return err(answer);
  await keepBalance(database, answer, 1_790_000_000_000 + asked);
  return done;
};
const offerApi = () => {
  const none = () => Promise.reject(new Error('not asked here'));
  store.set(billingApiAtom, {
    plans: none,
    stripeKey: none,
    begin: none,
    confirmTestCard: none,
    cancel: none,
    setWeeklyLimit: none,
    paymentMethods: none,
    history: none,
    receipts: none,
    refresh,
  });
};
const open = () => {
  offerApi();
  watchCredits(store, database, ending.signal);
};
const shown = () => store.get(creditsAtom);
const unit = {
  success: true,
  credits_remaining: 0,
  error_message: null,
  credit_id: null,
  pay_as_you_go: true,
  requires_purchase: false,
};

test('what the server says is shown with its time, and is there at once the next time, without a network too', async () => {
  open();
  expect(shown()).toEqual({ status: 'loading' });
  await vi.waitFor(() =>
    expect(shown()).toMatchObject({ status: 'known', balance: { total: 15 }, readAt: 1_790_000_000_001 }),
  );
  ending.abort();
  store = createStore();
  ending = new AbortController();
  answer = { type: 'offline' };
  open();
  await vi.waitFor(() => expect(asked).toBe(2));
  await vi.waitFor(() =>
    expect(shown()).toMatchObject({ status: 'known', balance: { total: 15 }, readAt: 1_790_000_000_001 }),
  );
});

test('where no balance was ever kept and none is to be had, five are shown, and what the server says takes their place', async () => {
  answer = { type: 'offline' };
  open();
  await vi.waitFor(() => expect(shown()).toEqual({ status: 'fallback', credits: 5 }));
  expect(await database.meta.get('credits')).toBeUndefined();
  answer = fakeBalance({ total: 3 });
  dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(shown()).toMatchObject({ status: 'known', balance: { total: 3 } }));
});

test('it waits for what asks the server, and asks again on a sign-in', async () => {
  watchCredits(store, database, ending.signal);
  expect([asked, shown().status]).toEqual([0, 'loading']);
  offerApi();
  await vi.waitFor(() => expect(shown().status).toBe('known'));
  answer = fakeBalance({ total: 115 });
  dispatchEvent(new Event('user-signed-in'));
  await vi.waitFor(() => expect(shown()).toMatchObject({ balance: { total: 115 } }));
  expect(asked).toBe(2);
});

test('CRED-07 the page hears that a credit was consumed and, from whoever asks, that credits were refreshed; they are asked for 100 ms after a picture was paid for, and once more two seconds after loading stalls', async () => {
  const heard: unknown[] = [];
  const hear = (event: Event) => heard.push([event.type, event instanceof CustomEvent ? event.detail : null]);
  for (const name of ['credits-consumed', 'credits-refreshed'])
    addEventListener(name, hear, { signal: ending.signal });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  answer = 'never';
  open();
  vi.advanceTimersByTime(1999);
  expect(asked).toBe(1);
  answer = fakeBalance({ total: 0, currentSpending: 0.2, currentSpendingCents: 20 });
  vi.advanceTimersByTime(1);
  expect(asked).toBe(2);
  vi.advanceTimersByTime(60_000);
  expect(asked).toBe(2);
  vi.useRealTimers();
  await vi.waitFor(() => expect(shown()).toMatchObject({ status: 'known', spending: 0.2 }));

  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  answer = 'never';
  for (const [times, consumption] of [unit, { ...unit, pay_as_you_go: false }].entries()) {
    tellConsumed(consumption);
    expect(heard.at(-1)).toEqual(['credits-consumed', consumption]);
    vi.advanceTimersByTime(99);
    expect(asked).toBe(2 + times);
    vi.advanceTimersByTime(1);
    expect(asked).toBe(3 + times);
  }
  vi.useRealTimers();
  // A unit of pay-as-you-go shows at once, and a credit does not count for one.
  await vi.waitFor(() =>
    expect(shown()).toMatchObject({ spending: 0.3, balance: { currentSpendingCents: 20 } }),
  );

  const user = { id: 'ann', email: 'ann@example.org', fullName: null, avatarUrl: null };
  writeAccount({ type: 'signed-in', user });
  const told = fakeBalance({ total: 7, credits_remaining: 7 });
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(told)));
  const billing = createPageBilling({
    owner: () => ({ database, space: { user: user.id } }),
    account: async () => ({ bearer: async () => ok({ token: 'a-token', user: user.id }) }),
  });
  expect(await billing.refresh()).toEqual(done);
  expect(heard.at(-1)).toEqual(['credits-refreshed', told]);
  await vi.waitFor(() => expect(shown()).toMatchObject({ balance: { total: 7 }, spending: 0 }));
});

test('once the owner is closed nothing is heard or asked any more', async () => {
  open();
  await vi.waitFor(() => expect(shown().status).toBe('known'));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  tellConsumed({ ...unit, pay_as_you_go: false });
  ending.abort();
  vi.advanceTimersByTime(10_000);
  dispatchEvent(new Event('user-signed-in'));
  tellConsumed(unit);
  expect(asked).toBe(1);
});
