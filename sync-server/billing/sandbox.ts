import * as z from 'zod/mini';

import { err, ok } from '../../src/domain/result.ts';
import type { Opened, PaymentResult, Payments } from './payments.ts';
import type { Rpc } from './rpc.ts';

export const sandboxIntentSchema = z.object({
  id: z.string(),
  secret: z.string(),
  for_row: z.string(),
  kind: z.enum(['payment', 'setup']),
  cents: z.number(),
  currency: z.string(),
  status: z.enum(['requires_payment_method', 'requires_action', 'failed', 'succeeded']),
  last4: z.nullable(z.string()),
  created_at: z.string(),
  customer: z.optional(z.string()),
});
type SandboxIntent = z.infer<typeof sandboxIntentSchema>;

/**
 * Payments without a provider, for a machine of one's own: all of the way but the money. What it grants is marked as test for ever. Its
 * state is in the database, so that any number of servers share it.
 */
export function createSandboxPayments(rpc: Rpc): Payments {
  const find = async (id: string): Promise<PaymentResult<SandboxIntent>> => {
    const answer = await rpc('sandbox_find', { p_id: id });
    if (!answer.ok) return err({ type: 'away', message: answer.error.message });
    const read = sandboxIntentSchema.safeParse(answer.value);
    return read.success ? ok(read.data) : err({ type: 'refused', message: 'There is no such test payment.' });
  };
  const open = async (
    user: string,
    kind: SandboxIntent['kind'],
    row: string,
    cents: number,
    currency: string,
  ): Promise<PaymentResult<Opened>> => {
    const answer = await rpc('sandbox_open', {
      p_user: user,
      p_kind: kind,
      p_for: row,
      p_cents: cents,
      p_currency: currency,
    });
    if (!answer.ok) return err({ type: 'away', message: answer.error.message });
    const { id, secret } = sandboxIntentSchema.parse(answer.value);
    return ok({ id, clientSecret: secret });
  };
  const subscriptionOf = async (setup: string, status: 'active' | 'canceled') => {
    const found = await find(setup);
    if (!found.ok) return found;
    const { id, customer = '', created_at: anchor } = found.value;
    return ok({ id: `sub_${id}`, setup: id, status, customer, live: false, anchor });
  };
  const nothing = async () => err({ type: 'refused' as const, message: 'Test payments have none of these.' });

  return {
    kind: 'sandbox',
    live: false,
    makeCustomer: async ({ account }) => ok(`cus_sandbox${account.replaceAll('-', '')}`),
    openPayment: ({ user, purchase, cents, currency }) => open(user, 'payment', purchase, cents, currency),
    openSetup: ({ user, subscription }) => open(user, 'setup', subscription, 0, 'usd'),
    reopen: async (id) => {
      const found = await find(id);
      if (!found.ok) return found;
      const { status, secret } = found.value;
      return ok(status === 'succeeded' ? null : { id, clientSecret: secret });
    },
    payment: async (id) => {
      const found = await find(id);
      if (!found.ok) return found;
      const { status, cents, currency, customer = null, for_row: named } = found.value;
      return ok({
        id,
        status: statusOf(status),
        received: status === 'succeeded' ? cents : 0,
        currency,
        customer,
        live: false,
        named,
        receipt_url: null,
        refunded: 0,
      });
    },
    setup: async (id) => {
      const found = await find(id);
      if (!found.ok) return found;
      const { status, customer = null, for_row: named, last4: card } = found.value;
      return ok({ id, status: statusOf(status), customer, live: false, named, card });
    },
    subscribe: ({ id }) => subscriptionOf(id, 'active'),
    subscription: (id) => subscriptionOf(id.replace(/^sub_/, ''), 'active'),
    endSubscription: (id) => subscriptionOf(id.replace(/^sub_/, ''), 'canceled'),
    invoice: nothing,
    charge: nothing,
    dispute: nothing,
    // Nobody bills it.
    tell: async () => ({ outcome: 'sent' }),
    counted: async () => ok(null),
    cards: async ({ user }) => {
      const answer = await rpc('sandbox_cards', { p_user: user });
      if (!answer.ok) return err({ type: 'away', message: answer.error.message });
      const numbers = z.array(z.nullable(z.string())).parse(answer.value);
      return ok(
        numbers.flatMap((last4) =>
          last4 === null ? [] : [{ brand: 'test', last4, expMonth: 12, expYear: 2099 }],
        ),
      );
    },
    readEvent: () => err('Test payments send no messages.'),
  };
}

const statusOf = (status: SandboxIntent['status']) =>
  status === 'succeeded' || status === 'failed' ? status : ('pending' as const);
