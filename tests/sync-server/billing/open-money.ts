import { randomUUID } from 'node:crypto';

import { err, ok } from '../../../src/domain/result.ts';
import { createBilling } from '../../../sync-server/billing/billing.ts';
import { createCredits } from '../../../sync-server/billing/credits.ts';
import type { BillingDeps } from '../../../sync-server/billing/deps.ts';
import type { Payments } from '../../../sync-server/billing/payments.ts';
import { openPayments } from '../../../sync-server/billing/open-payments.ts';
import { workOnce, type WorkDone } from '../../../sync-server/billing/work.ts';
import { createLog } from '../../../sync-server/log.ts';
import { createStripePayments } from '../../../sync-server/stripe.ts';
import {
  secretKey,
  startStripeServer,
  webhookSecret,
  type StripeServer,
} from '../../stripe-server/stripe-server.ts';
import { advance, confirmIntent, type Card } from '../../stripe-server/shop.ts';
import type { BillingDatabase } from './billing-at.ts';
import { openBilling } from './billing-database.ts';
import { connect, createRpc } from './server-rpc.ts';

type Answer = { readonly status: number; readonly body: Record<string, unknown> };

/** A server's money, with a Stripe of its own and one clock for all. */
export type Money = {
  readonly database: BillingDatabase;
  readonly stripe: StripeServer;
  /** The same server twice, on one database. */
  readonly deps: readonly [BillingDeps, BillingDeps];
  readonly credits: ReturnType<typeof createCredits>;
  /** Asks as a user; `null` asks without a token. */
  readonly ask: (
    user: string | null,
    method: string,
    path: string,
    body?: unknown,
    headers?: Readonly<Record<string, string>>,
  ) => Promise<Answer>;
  /** Sends a message to one of the two servers in turn. */
  readonly send: (body: string, signature: string) => Promise<number>;
  readonly deliver: (options?: Parameters<StripeServer['deliver']>[1]) => ReturnType<StripeServer['deliver']>;
  readonly work: () => Promise<WorkDone>;
  readonly wait: (seconds: number) => Promise<void>;
  readonly pay: (user: string, planId: string, card?: Card) => Promise<{ intent: string; secret: string }>;
  readonly subscribe: (user: string) => Promise<void>;
  readonly picture: (
    user: string,
    ok?: boolean,
  ) => Promise<Awaited<ReturnType<ReturnType<typeof createCredits>['reserve']>>>;
  readonly balance: (user: string) => Promise<Record<string, unknown>>;
  readonly lines: string[];
  readonly close: () => Promise<void>;
};

export async function openMoney(
  options: { readonly at?: string; readonly payments?: 'stripe' | 'sandbox' | 'off' } = {},
): Promise<Money> {
  const startMs = Date.parse(options.at ?? '2026-11-02T10:00:00Z');
  const database = await openBilling();
  const stripe = await startStripeServer({ nowS: startMs / 1000 });
  await database.setClock(new Date(startMs).toISOString());
  const second = connect(database.address, 'authenticator', 10, 'service_role');
  const lines: string[] = [];
  const log = createLog({ level: 'debug', now: () => 0, write: (line) => lines.push(line) });
  const createDeps = async (rpc: BillingDeps['rpc']): Promise<BillingDeps> => ({
    rpc,
    verifyUser: async (request) => {
      const user = /^Bearer token-([\w-]+)$/.exec(request.headers.get('authorization') ?? '')?.[1];
      return user === undefined
        ? err({ status: 401, words: 'Not authenticated' })
        : ok({ id: user, email: `${user}@example.org` });
    },
    payments: await paymentsFor(options.payments ?? 'stripe', { rpc, log }, stripe),
    picturesCost: false,
    takeLimit: async () => true,
    newId: randomUUID,
    log,
  });
  const deps = [await createDeps(database.rpc), await createDeps(createRpc(second))] as const;
  const servers = deps.map((each) => createBilling(each));
  let turn = 0;
  const fetch = (request: Request) => {
    turn += 1;
    const server = servers[turn % 2];
    if (!server) throw new Error('there are two servers');
    return server.fetch(request);
  };
  const credits = createCredits(database.rpc);
  let made = 0;

  const ask: Money['ask'] = async (user, method, path, body, headers = {}) => {
    const response = await fetch(
      new Request(`http://127.0.0.1:8787/api/billing${path}`, {
        method,
        headers: { ...(user === null ? {} : { authorization: `Bearer token-${user}` }), ...headers },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
    );
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  };
  const send: Money['send'] = async (body, signature) => {
    const response = await fetch(
      new Request('http://127.0.0.1:8787/api/billing/webhook', {
        method: 'POST',
        headers: { 'stripe-signature': signature },
        body,
      }),
    );
    return response.status;
  };
  const work = async () => {
    const [one, two] = await Promise.all(deps.map((each) => workOnce(each)));
    if (!one || !two) throw new Error('there are two servers');
    return {
      swept: one.swept + two.swept,
      told: one.told + two.told,
      ended: one.ended + two.ended,
      asked: one.asked + two.asked,
    };
  };
  const money: Money = {
    database,
    stripe,
    deps,
    credits,
    ask,
    send,
    deliver: (given) => stripe.deliver(send, given),
    work,
    wait: async (seconds) => {
      advance(stripe.shop, seconds);
      await database.setClock(new Date(stripe.shop.now * 1000).toISOString());
    },
    pay: async (user, planId, card = 'ok') => {
      const { body, status } = await ask(user, 'POST', '/credits/purchase', { planId });
      const secret = String(body['clientSecret']);
      if (status !== 200) throw new Error(String(body['error']));
      confirmIntent(stripe.shop, secret, card);
      return { intent: secret.replace(/_secret_.*/, ''), secret };
    },
    subscribe: async (user) => {
      const { body, status } = await ask(user, 'POST', '/subscription/create', { planId: 'pay-as-you-go' });
      if (status !== 200) throw new Error(String(body['error']));
      confirmIntent(stripe.shop, String(body['clientSecret']), 'ok');
      await money.deliver();
    },
    picture: async (user, isDone = true) => {
      made += 1;
      const request = `picture-${made}`;
      const taken = await credits.reserve({ user, request, real: false });
      if (taken.success) await credits.settle({ user, request, ok: isDone });
      return taken;
    },
    balance: async (user) => (await ask(user, 'GET', '/credits/balance')).body,
    lines,
    close: async () => {
      await stripe.close();
      await second.end({ timeout: 1 });
      await database.close();
    },
  };
  return money;
}

function paymentsFor(
  kind: 'stripe' | 'sandbox' | 'off',
  deps: Pick<BillingDeps, 'rpc' | 'log'>,
  stripe: StripeServer,
): Promise<Payments | null> {
  switch (kind) {
    case 'off':
    case 'sandbox':
      return openPayments({ kind }, deps);
    case 'stripe':
      return Promise.resolve(
        createStripePayments({ secretKey, webhookSecret, baseUrl: stripe.url, tax: false, retries: 0 }),
      );
  }
}
