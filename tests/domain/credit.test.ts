import { expect, test } from 'vitest';

import {
  badgeTone,
  imageToggle,
  isWelcomeDue,
  mayAskForPicture,
  needsPurchase,
  usableLots,
  type CreditLot,
  type CreditState,
} from '../../src/domain/credit.ts';

const state = (props: Partial<CreditState> = {}): CreditState => ({
  credits_remaining: 11,
  hasActiveSubscription: false,
  isUsingPayAsYouGo: false,
  currentSpending: 0,
  imagesEnabled: true,
  ...props,
});
const lot = (id: string, props: Partial<CreditLot> = {}): CreditLot => ({
  id,
  type: 'free',
  remaining: 1,
  expiresAt: null,
  createdAt: 0,
  ...props,
});

test('credits are used by origin, then what is over first, then the oldest; what is over or empty is not', () => {
  const lots = [
    lot('free'),
    lot('free, sooner', { expiresAt: 200 }),
    lot('subscription', { type: 'subscription' }),
    lot('bought, newer', { type: 'purchased', createdAt: 2 }),
    lot('bought, older', { type: 'purchased', createdAt: 1 }),
    lot('bought, ends', { type: 'purchased', expiresAt: 101, createdAt: 9 }),
    lot('over', { type: 'purchased', expiresAt: 100 }),
    lot('empty', { type: 'purchased', remaining: 0 }),
  ];
  expect(usableLots(lots, 100).map(({ id }) => id)).toEqual([
    'bought, ends',
    'bought, older',
    'bought, newer',
    'subscription',
    'free, sooner',
    'free',
  ]);
});

test('the badge is plain above ten or with pay-as-you-go, quiet above three, and a warning below', () => {
  const tones = [11, 10, 4, 3, 0].map((credits_remaining) => badgeTone(state({ credits_remaining })));
  expect(tones).toEqual(['default', 'secondary', 'secondary', 'destructive', 'destructive']);
  expect(badgeTone(state({ credits_remaining: 0, isUsingPayAsYouGo: true }))).toBe('default');
});

test('the toggle is dead only without credits and without a subscription', () => {
  expect(imageToggle(state())).toBe('disable');
  expect(imageToggle(state({ imagesEnabled: false }))).toBe('enable');
  expect(imageToggle(state({ credits_remaining: 0 }))).toBe('none');
  expect(imageToggle(state({ credits_remaining: 0, hasActiveSubscription: true }))).toBe('disable');
});

test('a picture is asked for when images are on and there is something to pay with', () => {
  expect(mayAskForPicture(state({ credits_remaining: 1 }))).toEqual({ ok: true, value: null });
  expect(mayAskForPicture(state({ credits_remaining: 0, hasActiveSubscription: true }))).toMatchObject({
    ok: true,
  });
  expect(mayAskForPicture(state({ imagesEnabled: false }))).toEqual({ ok: false, error: 'disabled' });
  expect(mayAskForPicture(state({ credits_remaining: 0 }))).toEqual({ ok: false, error: 'no-credits' });
  expect(mayAskForPicture(null)).toEqual({ ok: false, error: 'unknown' });
});

test('the words of the server that mean buying are known', () => {
  expect(needsPurchase('No image credits remaining')).toBe(true);
  expect(needsPurchase('Insufficient credits')).toBe(true);
  expect(needsPurchase('{"requires_purchase":true}')).toBe(true);
  expect(needsPurchase('Network error')).toBe(false);
});

test('the welcome comes once, and in a new month when there are five credits or more', () => {
  const month = '2026-12';
  expect(isWelcomeDue({ ever: false, month: null }, { month, credits: 0 })).toBe(true);
  expect(isWelcomeDue({ ever: true, month }, { month, credits: 15 })).toBe(false);
  expect(isWelcomeDue({ ever: true, month: '2026-11' }, { month, credits: 5 })).toBe(true);
  expect(isWelcomeDue({ ever: true, month: '2026-11' }, { month, credits: 4 })).toBe(false);
});
