import * as z from 'zod/mini';

import type {
  CreditEntry,
  CreditHistory,
  PaymentMethod,
  Plan,
  PlanList,
  Receipt,
  WeekUsage,
} from './billing.ts';
import type { CreditBalance } from './credit.ts';

/* What server and page tell each other about credits and money. */

const usage = z.object({
  currentSpending: z.number(),
  currentSpendingCents: z.number(),
  periodStart: z.string(),
  periodEnd: z.string(),
  weeklyLimitCents: z.number(),
  paymentFailed: z.boolean(),
});
export const weekUsageSchema: z.ZodMiniType<WeekUsage> = usage;

export const creditBalanceSchema: z.ZodMiniType<CreditBalance> = z.extend(usage, {
  total: z.number(),
  credits_remaining: z.number(),
  breakdown: z.object({
    free: z.number(),
    purchased: z.number(),
    subscription: z.number(),
    bonus: z.number(),
  }),
  test: z.number(),
  held: z.number(),
  frozen: z.number(),
  credits_used: z.number(),
  credits_limit: z.number(),
  month_year: z.string(),
  needs_reset: z.boolean(),
  next_expiry: z.nullable(z.string()),
  hasActiveSubscription: z.boolean(),
  isUsingPayAsYouGo: z.boolean(),
});

const plan = z.object({
  id: z.string(),
  type: z.enum(['free', 'pack', 'pay-as-you-go', 'subscription']),
  name: z.string(),
  priceId: z.nullable(z.string()),
  credits: z.number(),
  price: z.number(),
  currency: z.string(),
  period: z.nullable(z.enum(['week', 'month'])),
  savingsPercent: z.number(),
});
export const planSchema: z.ZodMiniType<Plan> = plan;
export const planListSchema: z.ZodMiniType<PlanList> = z.object({
  plans: z.array(plan),
  payments: z.enum(['live', 'test', 'off']),
});

const entry = z.object({
  id: z.number(),
  kind: z.enum(['grant', 'hold', 'use', 'release', 'expire', 'void', 'freeze', 'thaw']),
  amount: z.number(),
  cents: z.number(),
  at: z.string(),
  credit_type: z.nullable(z.string()),
  test: z.boolean(),
  grant: z.nullable(z.string()),
  story: z.nullable(z.string()),
  scene: z.nullable(z.string()),
  request_id: z.nullable(z.string()),
});
export const creditEntriesSchema: z.ZodMiniType<CreditEntry[]> = z.array(entry);
export const creditHistorySchema: z.ZodMiniType<CreditHistory> = z.object({
  entries: z.array(entry),
  next: z.nullable(z.number()),
});

const receipt = z.object({
  id: z.string(),
  kind: z.enum(['pack', 'week']),
  plan_id: z.string(),
  name: z.string(),
  cents: z.number(),
  currency: z.string(),
  status: z.string(),
  refunded_cents: z.number(),
  url: z.nullable(z.string()),
  test: z.boolean(),
  at: z.string(),
});
export const receiptsSchema: z.ZodMiniType<Receipt[]> = z.array(receipt);

export const paymentMethodsSchema: z.ZodMiniType<PaymentMethod[]> = z.array(
  z.object({ brand: z.string(), last4: z.string(), expMonth: z.number(), expYear: z.number() }),
);
