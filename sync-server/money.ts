import { randomUUID } from 'node:crypto';
import { setTimeout as after } from 'node:timers/promises';

import type { Result } from '../src/domain/result.ts';
import { liveUser, takeLimit, type AccountDeps } from './account-routes.ts';
import { createBilling } from './billing/billing.ts';
import { checkNightly } from './billing/check.ts';
import { closeBilling } from './billing/close-account.ts';
import type { BillingDeps } from './billing/deps.ts';
import { openPayments } from './billing/open-payments.ts';
import type { Payments } from './billing/payments.ts';
import type { PaymentSettings } from './billing/settings.ts';
import { workOnce } from './billing/work.ts';
import type { PublicConfig } from './public-config.ts';
import { askOften } from './upkeep.ts';

/** Credits and payments of a server that has accounts. */
export type Money = {
  /** Answers `/api/billing/*`. */
  readonly fetch: (request: Request) => Promise<Response>;
  /** To be called before an account is deleted; the error is a sentence for the player, who keeps it then. */
  readonly closeAccount: (user: string) => Promise<Result<null, string>>;
  /** What a page may know. */
  readonly shown: () => {
    readonly payments: PublicConfig['features']['payments'];
    readonly stripe: PublicConfig['stripe'];
  };
  readonly close: () => Promise<void>;
};

/** How long players wait for the ledger at a start, in ms; what it says later counts too. */
const mostWaitMs = 3000;
const restMs = 5000;

/**
 * Opens the ledger and begins the work behind it. Where the ledger does not answer, nothing is sold, and it is asked again; nothing else
 * waits for it.
 * @param deps.testTime what tests take for now; left out, the ledger goes by its own clock
 * @param deps.restMs between two rounds of what nobody waits for
 * @param deps.checkMs between two askings whether the ledger is to be compared; ten minutes when left out
 */
export async function openMoney(deps: {
  readonly accounts: AccountDeps;
  readonly settings: PaymentSettings;
  /** Whether a picture costs somebody real money. */
  readonly picturesCost: boolean;
  readonly testTime?: () => number;
  readonly restMs?: number;
  readonly checkMs?: number;
}): Promise<Money> {
  const { accounts, settings, testTime } = deps;
  const { rpc } = accounts.backend;
  const { log } = accounts;
  let payments: Payments | null = null;
  let state: 'closed' | 'open' = 'closed';
  let problem = '';
  let toldTime: string | null | undefined;

  /** The database sells and counts by the time of the tests, or by none. */
  const tellTime = async () => {
    const time = testTime ? new Date(testTime()).toISOString() : null;
    if (time === toldTime) return;
    const told = await rpc('set_test_clock', { p_at: time });
    if (!told.ok) throw new Error(`The ledger does not answer: ${told.error.message}`);
    toldTime = time;
  };
  const open = async () => {
    try {
      await tellTime();
      payments = await openPayments(settings, { rpc, log });
      state = 'open';
    } catch (thrown) {
      // Asked again every few seconds, and said once.
      const why = messageOf(thrown);
      if (why !== problem) log.error('no payments', { why });
      problem = why;
    }
  };

  const billingDeps: BillingDeps = {
    rpc,
    log,
    get payments() {
      return payments;
    },
    // Reading asks nobody; where something changes, a sign-in that was ended elsewhere counts no more.
    verifyUser: (request) =>
      request.method === 'GET' ? accounts.verifyUser(request) : liveUser(request, accounts),
    picturesCost: deps.picturesCost,
    takeLimit: async (key, most, windowS) => (await takeLimit(accounts, { key, most, windowS })).ok,
    newId: randomUUID,
  };
  const billing = createBilling(billingDeps);

  let round: Promise<void> | undefined;
  const work = async () => {
    try {
      if (state === 'closed') await open();
      if (state === 'closed') return;
      await tellTime();
      await workOnce(billingDeps);
    } catch (thrown) {
      log.error('background work failed', { why: messageOf(thrown) });
    }
  };
  const timer = setInterval(() => {
    round ??= work().finally(() => {
      round = undefined;
    });
  }, deps.restMs ?? restMs);
  timer.unref();
  const checking = askOften(
    'billing check',
    async () => {
      if (state === 'open') await checkNightly(billingDeps);
    },
    log,
    deps.checkMs,
  );
  await Promise.race([open(), after(mostWaitMs, undefined, { ref: false })]);

  return {
    fetch: async (request) => {
      if (state === 'open') await tellTime();
      return billing.fetch(request);
    },
    closeAccount: (user) => closeBilling(billingDeps, user),
    shown: () => ({
      payments: payments === null ? 'off' : payments.live ? 'live' : 'test',
      stripe:
        payments !== null && settings.kind === 'stripe' ? { publishableKey: settings.publishableKey } : null,
    }),
    close: async () => {
      clearInterval(timer);
      await checking.close();
      await round;
    },
  };
}

/** What a page is told where there are no accounts, and so nobody who could pay. */
export const noMoney: ReturnType<Money['shown']> = { payments: 'off', stripe: null };

const messageOf = (thrown: unknown) => (thrown instanceof Error ? thrown.message : String(thrown));
