import * as z from 'zod/mini';

import { creditBalanceSchema } from './billing-schema.ts';
import type { CreditBalance } from './credit.ts';

/** What this device remembers of its player's credits; it never travels. */
export type KeptBalance = {
  readonly balance: CreditBalance;
  /** When the server said so; Unix time in milliseconds by this device's clock. */
  readonly readAt: number;
  /** What pay-as-you-go was used for here since then. It is shown, and counts nowhere. */
  readonly spentCents: number;
};

const keptSchema: z.ZodMiniType<KeptBalance> = z.object({
  balance: creditBalanceSchema,
  readAt: z.number(),
  spentCents: z.number(),
});

/** What was kept, as far as it can be read. */
export function readKeptBalance(value: unknown): KeptBalance | null {
  const read = keptSchema.safeParse(value);
  return read.success ? read.data : null;
}
