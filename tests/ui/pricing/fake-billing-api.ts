import type { BillingError, CreditsView, Plan } from '../../../src/domain/billing.ts';
import type { CreditBalance } from '../../../src/domain/credit.ts';
import type { BillingApi } from '../../../src/domain/ports/billing-api.ts';

const plan = (part: Partial<Plan> & Pick<Plan, 'id' | 'type' | 'name'>): Plan => ({
  priceId: null,
  credits: 0,
  price: 0,
  currency: 'usd',
  period: null,
  savingsPercent: 0,
  ...part,
});

export const plans: readonly Plan[] = [
  plan({ id: 'free', type: 'free', name: 'Free Forever', credits: 10, period: 'month' }),
  plan({ id: 'payg', type: 'pay-as-you-go', name: 'Pay-as-you-go', credits: 1, price: 10, period: 'week' }),
  plan({ id: 'lite', type: 'pack', name: 'Lite', credits: 100, price: 800 }),
  plan({ id: 'pro', type: 'pack', name: 'Pro', credits: 500, price: 3500, savingsPercent: 30 }),
  plan({ id: 'studio', type: 'pack', name: 'Studio', credits: 1000, price: 6000, savingsPercent: 40 }),
];

const balance: CreditBalance = {
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
  next_expiry: '2026-12-01T00:00:00.000Z',
  hasActiveSubscription: false,
  isUsingPayAsYouGo: false,
  currentSpending: 0,
  currentSpendingCents: 0,
  periodStart: '2026-11-23T00:00:00.000Z',
  periodEnd: '2026-11-30T00:00:00.000Z',
  weeklyLimitCents: 500,
  paymentFailed: false,
};

/** What is known of credits, with these parts of the balance otherwise. */
export const known = (part: Partial<CreditBalance> = {}, readAt = Date.now()): CreditsView => ({
  status: 'known',
  balance: { ...balance, ...part, credits_remaining: part.total ?? balance.total },
  readAt,
  spending: part.currentSpending ?? 0,
});

export const refuses = (error: BillingError) => ({ ok: false, error }) as const;
export const answers = <T>(value: T) => ({ ok: true, value }) as const;

/** A server that does what it is asked, or what a test says, and writes down what it was asked. */
export function fakeBillingApi(does: Partial<BillingApi> = {}) {
  const asked: { readonly command: keyof BillingApi; readonly input: unknown }[] = [];
  const usual: BillingApi = {
    plans: async () => answers({ plans, payments: 'test' }),
    stripeKey: async () => answers(null),
    begin: async ({ plan: { type } }) =>
      answers({ clientSecret: type === 'pack' ? 'pi_1_secret_x' : 'seti_1_secret_x' }),
    confirmTestCard: async ({ card, confirmed }) => {
      const number = card.replaceAll(/\D/g, '');
      if (number === '4000000000000002')
        return refuses({ type: 'declined', message: 'Your card was declined.' });
      return answers(number === '4000002500003155' && !confirmed ? 'requires_action' : 'succeeded');
    },
    cancel: async () => answers(null),
    setWeeklyLimit: async ({ cents }) =>
      answers({
        currentSpending: 0,
        currentSpendingCents: 0,
        periodStart: balance.periodStart,
        periodEnd: balance.periodEnd,
        weeklyLimitCents: cents,
        paymentFailed: false,
      }),
    paymentMethods: async () => answers([]),
    history: async () => answers({ entries: [], next: null }),
    receipts: async () => answers([]),
    refresh: async () => answers(null),
    ...does,
  };
  const names = Object.keys(usual) as (keyof BillingApi)[];
  const api = Object.fromEntries(
    names.map((name) => [
      name,
      (input?: unknown) => {
        asked.push({ command: name, input });
        const answer: (input: never) => unknown = usual[name];
        return answer(input as never);
      },
    ]),
  ) as unknown as BillingApi;
  return {
    api,
    /** What was asked by this command, in order. */
    asked: (command: keyof BillingApi) =>
      asked.filter((each) => each.command === command).map(({ input }) => input),
  };
}
