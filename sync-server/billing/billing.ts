import {
  balance,
  cancelPayAsYouGo,
  currentUsage,
  history,
  paymentMethods,
  plans,
  receipts,
  refundUsage,
  reportUsage,
  setWeeklyLimit,
  subscriptionStatus,
} from './account-money.ts';
import { refuse } from './answers.ts';
import { beginPayAsYouGo, buyPack } from './buy.ts';
import type { BillingDeps, BillingUser } from './deps.ts';
import type { Payments } from './payments.ts';
import { takeTestCard } from './sandbox-card.ts';
import { hearProvider } from './webhook.ts';

type ForUser = (deps: BillingDeps, user: BillingUser, request: Request) => Promise<Response>;
type WithPayments = (
  deps: BillingDeps,
  payments: Payments,
  user: BillingUser,
  request: Request,
) => Promise<Response>;

/** By method and address below `/api/billing`. */
const forUser: Readonly<Record<string, ForUser>> = {
  'GET /credits/balance': balance,
  'POST /credits/purchase': paying(buyPack),
  'POST /subscription/create': paying(beginPayAsYouGo),
  'POST /subscription/cancel': cancelPayAsYouGo,
  'GET /subscription/status': subscriptionStatus,
  'GET /payment-methods': paymentMethods,
  'POST /usage/report': reportUsage,
  'POST /usage/refund': refundUsage,
  'GET /usage/current': currentUsage,
  'PUT /usage/limit': setWeeklyLimit,
  'GET /history': history,
  'GET /receipts': receipts,
};

const sandboxCard = paying(takeTestCard);

/** Answers `/api/billing/*`. What fails is said in `error`. */
export function createBilling(deps: BillingDeps): {
  readonly fetch: (request: Request) => Promise<Response>;
} {
  return {
    fetch: async (request) => {
      const at = `${request.method} ${new URL(request.url).pathname.replace(/^\/api\/billing/, '')}`;
      if (at === 'GET /plans') return plans(deps);
      if (at === 'POST /webhook') {
        return deps.payments?.kind === 'stripe'
          ? hearProvider(deps, deps.payments, request)
          : refuse(404, 'There is nothing at this address.');
      }
      const isSandbox = at === 'POST /sandbox/confirm' && deps.payments?.kind === 'sandbox';
      const answer = isSandbox ? sandboxCard : forUser[at];
      if (answer === undefined) return refuse(404, 'There is nothing at this address.');
      const user = await deps.verifyUser(request);
      if (!user.ok) {
        return user.error.status === 401
          ? refuse(401, 'User not authenticated', 'not-authenticated')
          : refuse(503, user.error.words);
      }
      const isChange = request.method !== 'GET';
      const may = await deps.takeLimit(
        `billing:${isChange ? 'change' : 'read'}:${user.value.id}`,
        isChange ? 60 : 240,
        60,
      );
      if (!may) return refuse(429, 'Too many requests. Please wait a minute.', 'too-many');
      return answer(deps, user.value, request);
    },
  };
}

function paying(work: WithPayments): ForUser {
  return async (deps, user, request) =>
    deps.payments === null
      ? refuse(503, 'Payments are not set up on this server, so nothing can be bought here.', 'payments-off')
      : work(deps, deps.payments, user, request);
}
