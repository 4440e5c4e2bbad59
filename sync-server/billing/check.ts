import * as z from 'zod/mini';

import { err, ok, type Result } from '../../src/domain/result.ts';
import { readAnswer } from './answers.ts';
import type { WorkDeps } from './deps.ts';
import type { Payments } from './payments.ts';
import type { Rpc } from './rpc.ts';

const ownSchema = z.object({
  lots: z.array(z.string()),
  purchases: z.array(z.string()),
  usage: z.array(z.number()),
});

const comparedSchema = z.object({
  since: z.string(),
  until: z.string(),
  packs: z.array(
    z.object({
      id: z.string(),
      payment: z.string(),
      cents: z.number(),
      currency: z.string(),
      refunded: z.number(),
    }),
  ),
  units: z.array(z.object({ customer: z.string(), told: z.number(), unsure: z.number() })),
});
type Compared = z.infer<typeof comparedSchema>;

/**
 * What of the ledger does not agree with itself, or with the payment provider: a sentence for the operator each. It changes nothing.
 * @param deps.payments `null`: the provider is not asked
 * @returns an error where the ledger does not answer
 */
export async function findDifferences(deps: {
  readonly rpc: Rpc;
  readonly payments: Payments | null;
}): Promise<Result<readonly string[], string>> {
  const own = readAnswer(await deps.rpc('billing_differences', {}), ownSchema);
  if (!own.ok) return err(`The ledger does not answer: ${own.error.message}`);
  const found = [
    ...own.value.lots.map((id) => `lot ${id}: its sum is not what the ledger says`),
    ...own.value.purchases.map((id) => `purchase ${id}: what was paid is not what was bought`),
    ...own.value.usage.map((id) => `unit ${id}: not told to the payment provider`),
  ];
  const { payments } = deps;
  if (payments === null) return ok(found);
  const given = readAnswer(await deps.rpc('billing_to_compare', { p_live: payments.live }), comparedSchema);
  if (!given.ok) return err(`The ledger does not answer: ${given.error.message}`);
  return ok([...found, ...(await againstProvider(payments, given.value))]);
}

/** Once a night, on whichever server comes first: what differs is in the log, for whoever runs the server. */
export async function checkNightly(deps: WorkDeps): Promise<void> {
  const { rpc, log } = deps;
  const mine = readAnswer(await rpc('lease_billing_check', {}), z.boolean());
  if (!mine.ok) return log.error('billing check failed', { why: mine.error.message });
  if (!mine.value) return;
  const found = await findDifferences(deps);
  if (!found.ok) log.error('billing check failed', { why: found.error });
  else if (found.value.length === 0) log.info('billing agrees');
  else for (const what of found.value) log.error('billing differs', { what });
}

async function againstProvider(payments: Payments, given: Compared): Promise<readonly string[]> {
  const found: string[] = [];
  const unasked = (why: string) => [...found, `the payment provider could not be asked: ${why}`];
  for (const { id, payment, cents, currency, refunded } of given.packs) {
    const facts = await payments.payment(payment);
    if (!facts.ok && facts.error.type === 'away') return unasked(facts.error.message);
    if (!facts.ok) found.push(`purchase ${id}: the provider does not know it`);
    else if (
      facts.value.status !== 'succeeded' ||
      facts.value.received !== cents ||
      facts.value.currency !== currency
    ) {
      found.push(
        `purchase ${id}: ${cents} ${currency} here, ${facts.value.received} ${facts.value.currency} at the provider, where it is ${facts.value.status}`,
      );
    } else if (facts.value.refunded !== refunded) {
      found.push(
        `purchase ${id}: ${refunded} returned here, ${facts.value.refunded} returned at the provider`,
      );
    }
  }
  for (const { customer, told, unsure } of given.units) {
    const { since, until } = given;
    const counted = await payments.counted({ customer, since, until });
    if (!counted.ok && counted.error.type === 'away') return unasked(counted.error.message);
    if (!counted.ok) {
      found.push(`customer ${customer}: the provider does not know it`);
      continue;
    }
    const { value: count } = counted;
    if (count !== null && (count < told || count > told + unsure))
      found.push(`customer ${customer}: ${told} units told, ${count} counted by the provider`);
  }
  return found;
}
