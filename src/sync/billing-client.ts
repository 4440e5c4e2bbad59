import * as z from 'zod/mini';

import type { AccountError } from '../domain/account.ts';
import type { BillingError } from '../domain/billing.ts';
import {
  creditBalanceSchema,
  creditHistorySchema,
  paymentMethodsSchema,
  planListSchema,
  receiptsSchema,
  weekUsageSchema,
} from '../domain/billing-schema.ts';
import type { CreditBalance } from '../domain/credit.ts';
import type { AccountResult } from '../domain/ports/account-api.ts';
import type { BillingApi, BillingResult } from '../domain/ports/billing-api.ts';
import { done, err, ok } from '../domain/result.ts';
import { askConfig } from './cloud-config.ts';

/** The sign-in as it is shown to the game's own server, and whose it is. */
export type Bearer = { readonly token: string; readonly user: string };

export type BillingClientOptions = {
  readonly fetch: typeof fetch;
  /** Renewed where that is due. Nobody signed in: an error, and no request. */
  readonly bearer: () => Promise<AccountResult<Bearer>>;
  /** Keeps what the server says is left, for whoever it is. */
  readonly keep: (user: string, balance: CreditBalance) => Promise<void>;
};

type Ask<T> = {
  readonly method?: 'GET' | 'POST' | 'PUT';
  readonly path: string;
  readonly schema: z.ZodMiniType<T>;
  readonly body?: unknown;
  /** The name of an attempt. */
  readonly key?: string;
};

/** How long the server may take, the payment provider behind it included; in milliseconds. */
const patienceMs = 30_000;

/** What a player can do about credits and money, over the addresses of the game's server. */
export function createBillingClient(options: BillingClientOptions): BillingApi {
  const send = async <T>(
    bearer: Bearer | null,
    { method = 'GET', path, schema, body, key }: Ask<T>,
  ): Promise<BillingResult<T>> => {
    let response: Response;
    let answer: unknown;
    try {
      response = await options.fetch(`/api/billing/${path}`, {
        method,
        headers: {
          ...(bearer ? { authorization: `Bearer ${bearer.token}` } : {}),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(key === undefined ? {} : { 'idempotency-key': key }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(patienceMs),
      });
      answer = await bodyOf(response);
    } catch {
      return err({ type: 'offline' });
    }
    if (!response.ok) return err(errorOf(response.status, answer));
    const read = schema.safeParse(answer);
    if (read.success) return ok(read.data);
    return err({ type: 'unexpected', message: `/api/billing/${path} answered otherwise.` });
  };
  /** Asks as whoever is signed in. */
  const ask = async <T>(asked: Ask<T>): Promise<BillingResult<T>> => {
    const bearer = await options.bearer();
    return bearer.ok ? send(bearer.value, asked) : err(ofAccount(bearer.error));
  };

  return {
    plans: () => send(null, { path: 'plans', schema: planListSchema }),
    stripeKey: async () => {
      const config = await askConfig(options.fetch);
      return config ? ok(config.stripeKey) : err({ type: 'offline' });
    },
    begin: ({ plan, attempt }) =>
      ask({
        method: 'POST',
        path: plan.type === 'pay-as-you-go' ? 'subscription/create' : 'credits/purchase',
        schema: z.object({ clientSecret: z.string() }),
        body: { planId: plan.id, priceId: plan.priceId, credits: plan.credits, price: plan.price },
        key: attempt,
      }),
    confirmTestCard: async (given) => {
      const answered = await ask({
        method: 'POST',
        path: 'sandbox/confirm',
        schema: z.object({ status: z.enum(['succeeded', 'requires_action']) }),
        body: given,
      });
      return answered.ok ? ok(answered.value.status) : answered;
    },
    cancel: async () => {
      const ended = await ask({ method: 'POST', path: 'subscription/cancel', schema: z.unknown() });
      return ended.ok ? done : ended;
    },
    setWeeklyLimit: ({ cents }) =>
      ask({ method: 'PUT', path: 'usage/limit', schema: weekUsageSchema, body: { cents } }),
    paymentMethods: async () => {
      const schema = z.object({ paymentMethods: paymentMethodsSchema });
      const answered = await ask({ path: 'payment-methods', schema });
      return answered.ok ? ok(answered.value.paymentMethods) : answered;
    },
    history: ({ before }) =>
      ask({ path: before === null ? 'history' : `history?before=${before}`, schema: creditHistorySchema }),
    receipts: async () => {
      const answered = await ask({ path: 'receipts', schema: z.object({ receipts: receiptsSchema }) });
      return answered.ok ? ok(answered.value.receipts) : answered;
    },
    refresh: async () => {
      const bearer = await options.bearer();
      if (!bearer.ok) return err(ofAccount(bearer.error));
      const answered = await send(bearer.value, { path: 'credits/balance', schema: creditBalanceSchema });
      if (!answered.ok) return answered;
      await options.keep(bearer.value.user, answered.value);
      return done;
    },
  };
}

async function bodyOf(response: Response): Promise<unknown> {
  const text = await response.text();
  try {
    const body: unknown = JSON.parse(text);
    return body;
  } catch {
    return null;
  }
}

const refusalSchema = z.object({ error: z.string(), code: z.optional(z.string()) });

/** Why the server did not do it. */
function errorOf(status: number, answer: unknown): BillingError {
  const read = refusalSchema.safeParse(answer);
  const { error: message = '', code = '' } = read.success ? read.data : {};
  if (status === 401) return { type: 'paused' };
  switch (code) {
    case 'card-declined':
    case 'card-unknown':
      return { type: 'declined', message };
    case 'payments-off':
    case 'provider-away':
    case 'subscribed':
    case 'finished':
      return { type: code, message };
    case 'provider-refused':
    case 'busy':
      return { type: 'refused', message };
  }
  if (status === 429) return { type: 'limited', message };
  if (status < 500 && message !== '') return { type: 'refused', message };
  // A gateway whose server is away, or a server whose database is.
  if ([502, 503, 504].includes(status)) return { type: 'offline' };
  return { type: 'unexpected', message: message === '' ? `HTTP ${status}` : message };
}

/** Why there is no sign-in to be shown. */
function ofAccount(error: AccountError): BillingError {
  switch (error.type) {
    case 'offline':
    case 'not-authenticated':
    case 'paused':
      return error;
    case 'refused':
    case 'unexpected':
      return { type: 'unexpected', message: error.message };
    default:
      return { type: 'unexpected', message: error.type };
  }
}
