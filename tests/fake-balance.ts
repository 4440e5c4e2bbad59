import type { CreditBalance } from '../src/domain/credit.ts';

/** What a server says on the first day of an account. */
export function fakeBalance(props: Partial<CreditBalance> = {}): CreditBalance {
  return {
    total: 15,
    credits_remaining: 15,
    breakdown: { free: 15, purchased: 0, subscription: 0, bonus: 0 },
    test: 0,
    held: 0,
    frozen: 0,
    credits_used: 0,
    credits_limit: 15,
    month_year: '2026-11',
    needs_reset: false,
    next_expiry: '2026-12-01T00:00:00+00:00',
    hasActiveSubscription: false,
    isUsingPayAsYouGo: false,
    currentSpending: 0,
    currentSpendingCents: 0,
    periodStart: '2026-11-02T10:00:00+00:00',
    periodEnd: '2026-11-09T10:00:00+00:00',
    weeklyLimitCents: 500,
    paymentFailed: false,
    ...props,
  };
}
