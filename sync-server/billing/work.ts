import * as z from 'zod/mini';

import type { Result } from '../../src/domain/result.ts';
import { readAnswer } from './answers.ts';
import { applyAbout } from './apply.ts';
import type { WorkDeps } from './deps.ts';
import type { Payments } from './payments.ts';
import type { RpcError } from './rpc.ts';

/** How long a server keeps what it took, in seconds; longer than a request to the provider with its repetitions. */
const leaseS = 120;

/** What a background run did, for logs and tests. */
export type WorkDone = {
  readonly swept: number;
  readonly told: number;
  readonly ended: number;
  readonly asked: number;
};

/**
 * One round of what nobody waits for: gives back what was never settled, tells the provider what was used, ends what was cancelled, and asks
 * about what was begun and not heard of. Any number of servers may do it at once, and may be killed in it.
 * @param restS seconds that the provider gets to count the last units before a cancelled subscription is billed
 */
export async function workOnce(deps: WorkDeps, options: { readonly restS?: number } = {}): Promise<WorkDone> {
  const swept = await sweep(deps);
  const { payments } = deps;
  if (payments === null) return { swept, told: 0, ended: 0, asked: 0 };
  const told = await tellUsage(deps, payments);
  const ended = await endCancelled(deps, payments, options.restS ?? 60);
  const asked = await askPending(deps, payments);
  return { swept, told, ended, asked };
}

async function sweep({ rpc, log }: WorkDeps): Promise<number> {
  const answer = readAnswer(await rpc('sweep_holds', { p_limit: 200 }), z.number());
  if (!answer.ok) log.error('sweep failed', { why: answer.error.message });
  return answer.ok ? answer.value : 0;
}

const unitsSchema = z.array(
  z.object({
    id: z.number(),
    identifier: z.string(),
    quantity: z.number(),
    at: z.string(),
    customer: z.nullable(z.string()),
    live: z.boolean(),
  }),
);

/** Tells the provider what was used, each unit under a name of its own. @param user only his */
export async function tellUsage(deps: WorkDeps, payments: Payments, user?: string): Promise<number> {
  const { rpc, log } = deps;
  const units = taken(
    deps,
    readAnswer(
      await rpc('lease_usage', {
        p_limit: 50,
        p_seconds: leaseS,
        ...(user === undefined ? {} : { p_user: user }),
      }),
      unitsSchema,
    ),
  );
  let told = 0;
  // Where nobody answers, the rest need not ask.
  let away: string | undefined;
  for (const { id, live, customer, ...unit } of units) {
    const words = live !== payments.live || customer === null ? 'these payments are not set up now' : away;
    const { outcome, error } =
      words !== undefined || customer === null
        ? { outcome: 'away' as const, error: words }
        : await payments.tell({ ...unit, customer });
    if (outcome === 'sent') told += 1;
    else log.warn('unit not told', { unit: unit.identifier, outcome, why: error });
    if (outcome === 'unsure' || outcome === 'away') away ??= live === payments.live ? error : undefined;
    await rpc('finish_usage', { p_id: id, p_outcome: outcome, p_error: error ?? null });
  }
  return told;
}

const endingsSchema = z.array(
  z.object({ id: z.string(), subscription: z.nullable(z.string()), live: z.boolean() }),
);

/** Ends cancelled subscriptions at the provider and bills their last days. */
export async function endCancelled(deps: WorkDeps, payments: Payments, restS: number): Promise<number> {
  const { rpc, log } = deps;
  const endings = taken(
    deps,
    readAnswer(
      await rpc('lease_endings', { p_limit: 20, p_seconds: leaseS, p_rest_seconds: restS }),
      endingsSchema,
    ),
  );
  let ended = 0;
  for (const { id, subscription, live } of endings) {
    const answer =
      live !== payments.live || subscription === null ? null : await payments.endSubscription(subscription);
    const done = answer?.ok ?? false;
    if (done) ended += 1;
    const why =
      answer === null ? 'these payments are not set up now' : answer.ok ? null : answer.error.message;
    if (why !== null) log.warn('subscription not ended', { subscription: id, why });
    await rpc('finish_ending', { p_id: id, p_done: done, p_error: why });
  }
  return ended;
}

const pendingSchema = z.array(
  z.object({
    kind: z.enum(['payment', 'setup', 'subscription', 'invoice']),
    id: z.nullable(z.string()),
  }),
);

/** Asks the provider about what was begun and not heard of, for a message may be lost. @param user only his */
export async function askPending(deps: WorkDeps, payments: Payments, user?: string): Promise<number> {
  const { rpc, log } = deps;
  const pending = taken(
    deps,
    readAnswer(
      await rpc('lease_pending', {
        p_limit: 20,
        p_live: payments.live,
        ...(user === undefined ? {} : { p_user: user }),
      }),
      pendingSchema,
    ),
  );
  for (const { kind, id } of pending) {
    if (id === null) continue;
    const applied = await applyAbout(rpc, payments, { kind, id }, null);
    if (!applied.ok) log.warn('not asked', { kind, why: applied.error.message });
    else if (applied.value === 'mismatch') log.error('payment differs from its purchase', { payment: id });
  }
  return pending.length;
}

function taken<T>({ log }: WorkDeps, answer: Result<readonly T[], RpcError>): readonly T[] {
  if (answer.ok) return answer.value;
  log.error('background work failed', { why: answer.error.message });
  return [];
}
