import * as z from 'zod/mini';

import type { Plan } from '../../src/domain/billing.ts';
import { planSchema } from '../../src/domain/billing-schema.ts';
import { err, ok, type Result } from '../../src/domain/result.ts';
import { readAnswer } from './answers.ts';
import type { Rpc, RpcError } from './rpc.ts';

/** All plans, in the order in which they are shown. */
export const readCatalogue = async (rpc: Rpc): Promise<Result<readonly Plan[], RpcError>> =>
  readAnswer(await rpc('billing_catalogue', {}), z.array(planSchema));

/** What a browser sends to buy. Only the plan is taken from it: the rest must agree with the catalogue and is then forgotten. */
export const orderSchema = z.object({
  planId: z.string().check(z.maxLength(100)),
  priceId: z.optional(z.nullable(z.string().check(z.maxLength(200)))),
  credits: z.optional(z.nullable(z.number())),
  /** Cents, or dollars. */
  price: z.optional(z.nullable(z.number())),
});
export type Order = z.infer<typeof orderSchema>;

/** The plan that is ordered, or why there is none. */
export function findPlan(plans: readonly Plan[], order: Order, type: Plan['type']): Result<Plan, string> {
  const plan = plans.find(({ id }) => id === order.planId);
  if (!plan || plan.type !== type) return err('There is no such plan.');
  const { priceId, credits, price } = order;
  if (differs(priceId, plan.priceId)) return err('This price belongs to another plan.');
  if (differs(credits, plan.credits)) {
    return err('This plan has another number of credits. Please load the page again.');
  }
  if (differs(price, plan.price) && price !== plan.price / 100) {
    return err('This plan has another price. Please load the page again.');
  }
  return ok(plan);
}

/** Whether something was said, and it is another thing. */
const differs = <T>(said: T | null | undefined, kept: T): boolean =>
  said !== undefined && said !== null && said !== kept;
