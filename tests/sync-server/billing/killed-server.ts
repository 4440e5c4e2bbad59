// A server that kills itself at a step: started by killed.test.ts with the database, the stand-in, a user and the step.
import { err, ok } from '../../../src/domain/result.ts';
import { createBilling } from '../../../sync-server/billing/billing.ts';
import { createCredits } from '../../../sync-server/billing/credits.ts';
import type { BillingDeps } from '../../../sync-server/billing/deps.ts';
import type { Payments } from '../../../sync-server/billing/payments.ts';
import { workOnce } from '../../../sync-server/billing/work.ts';
import type { PostgresAddress } from '../../../sync-server/local/address.ts';
import { createLog } from '../../../sync-server/log.ts';
import { createStripePayments } from '../../../sync-server/stripe.ts';
import { secretKey, webhookSecret } from '../../stripe-server/stripe-server.ts';
import { connect, createRpc } from './server-rpc.ts';

/** What the test gives, as JSON. @property dieAt the call in which the process ends; 0: in none */
export type KilledAs = {
  readonly address: PostgresAddress;
  readonly stripeUrl: string;
  readonly user: string;
  /** The key of the month's free credits. */
  readonly month: string;
  readonly dieAt: number;
  /** 'during': right after the call was sent; 'after': when its answer came. */
  readonly when: 'during' | 'after';
};

const given = JSON.parse(process.argv[2] ?? '{}') as KilledAs;
let calls = 0;

/** Ends the process as a power cut would. */
const die = () => process.kill(process.pid, 'SIGKILL');

function mortal<A extends readonly unknown[], R>(
  call: (...args: A) => Promise<R>,
): (...args: A) => Promise<R> {
  return async (...args) => {
    calls += 1;
    const isLast = calls === given.dieAt;
    const answer = call(...args);
    if (isLast && given.when === 'during') setImmediate(() => setImmediate(die));
    const value = await answer;
    if (isLast) die();
    return value;
  };
}

const stripe = createStripePayments({
  secretKey,
  webhookSecret,
  baseUrl: given.stripeUrl,
  tax: false,
  retries: 0,
});
const payments: Payments = {
  ...stripe,
  makeCustomer: mortal(stripe.makeCustomer),
  openPayment: mortal(stripe.openPayment),
  openSetup: mortal(stripe.openSetup),
  payment: mortal(stripe.payment),
  setup: mortal(stripe.setup),
  subscribe: mortal(stripe.subscribe),
  subscription: mortal(stripe.subscription),
  tell: mortal(stripe.tell),
};
const sql = connect(given.address, 'authenticator', 2, 'service_role');
const plain = createRpc(sql);
const rpc = mortal(plain);
const deps: BillingDeps = {
  rpc,
  verifyUser: async () =>
    given.user ? ok({ id: given.user, email: `${given.user}@example.org` }) : err({ status: 401, words: '' }),
  payments,
  picturesCost: false,
  takeLimit: async () => true,
  newId: () => crypto.randomUUID(),
  log: createLog({ level: 'silent', now: () => 0, write: () => {} }),
};
const billing = createBilling(deps);
const credits = createCredits(rpc);
const post = async (path: string, body: string, headers: Record<string, string> = {}) => {
  const response = await billing.fetch(
    new Request(`http://127.0.0.1/api/billing${path}`, { method: 'POST', body, headers }),
  );
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return (await response.json()) as { clientSecret: string };
};
const control = async (command: object) => {
  const response = await fetch(`${given.stripeUrl}/__control`, {
    method: 'POST',
    body: JSON.stringify(command),
  });
  return response.json() as Promise<unknown>;
};

/** Pays by a card, and hears what the provider says of it, twice. */
async function payFor(path: string, planId: string): Promise<string> {
  const { clientSecret } = await post(path, JSON.stringify({ planId }), {
    'idempotency-key': `${planId}-${given.user}`,
  });
  await control({ do: 'confirm', secret: clientSecret, card: 'ok' });
  const intent = clientSecret.replace(/_secret_.*/, '');
  const messages = await control({ do: 'messages', id: intent });
  for (const { body, signature } of [messages, messages].flat() as { body: string; signature: string }[]) {
    await post('/webhook', body, { 'stripe-signature': signature });
  }
  return intent;
}

const { user } = given;
const paid = await payFor('/credits/purchase', 'lite');
for (const request of ['drawn', 'failed']) {
  await credits.reserve({ user, request, real: false });
  await credits.notePrediction({ user, request, prediction: `of ${user} ${request}` });
  await credits.settle({ user, request, ok: request === 'drawn' });
}
// Nothing is left but pay-as-you-go.
for (const key of ['welcome', given.month, `pi:${paid}`])
  await plain('void_lot', { p_user: user, p_key: key });
await payFor('/subscription/create', 'pay-as-you-go');
await credits.reserve({ user, request: 'unit', real: false });
await credits.settle({ user, request: 'unit', ok: true });
await workOnce(deps);
process.stdout.write(String(calls));
await sql.end({ timeout: 1 });
