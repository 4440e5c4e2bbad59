import * as z from 'zod/mini';

import { advance, closeDispute, confirmIntent, openDispute, refundPayment, type Shop } from './shop.ts';

/* What other programs tell the stand-in: a browser's fake of Stripe's script, and servers in processes of their own. */

const commandSchema = z.discriminatedUnion('do', [
  z.object({
    do: z.literal('confirm'),
    secret: z.string(),
    card: z.enum(['ok', 'declined', 'asks']),
    confirmed: z.optional(z.boolean()),
  }),
  z.object({ do: z.literal('advance'), seconds: z.number() }),
  z.object({ do: z.literal('refund'), payment: z.string(), cents: z.number() }),
  z.object({ do: z.literal('dispute'), payment: z.string() }),
  z.object({ do: z.literal('close-dispute'), id: z.string(), as: z.enum(['won', 'lost']) }),
  /** All messages about an object, signed. */
  z.object({ do: z.literal('messages'), id: z.string() }),
]);

/** Carries out one command of `POST /__control`; the answer is JSON. */
export function control(shop: Shop, body: string, sign: (payload: string) => string): unknown {
  const command = commandSchema.parse(JSON.parse(body));
  switch (command.do) {
    case 'confirm':
      return confirmIntent(shop, command.secret, command.card, command.confirmed);
    case 'advance':
      advance(shop, command.seconds);
      return { now: shop.now };
    case 'refund':
      return refundPayment(shop, command.payment, command.cents);
    case 'dispute':
      return openDispute(shop, command.payment);
    case 'close-dispute':
      closeDispute(shop, command.id, command.as);
      return {};
    case 'messages':
      return shop.events
        .filter(({ data }) => 'id' in data.object && data.object.id === command.id)
        .map((event) => JSON.stringify(event))
        .map((payload) => ({ body: payload, signature: sign(payload) }));
  }
}
