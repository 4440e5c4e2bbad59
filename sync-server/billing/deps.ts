import type { Result } from '../../src/domain/result.ts';
import type { Log } from '../log.ts';
import type { Payments } from './payments.ts';
import type { Rpc } from './rpc.ts';

/** Who asks, as his access token shows him. */
export type BillingUser = { readonly id: string; readonly email: string };

/** What money and credits lean on. */
export type BillingDeps = {
  readonly rpc: Rpc;
  /** Status 503: who he is cannot be checked just now. */
  readonly verifyUser: (
    request: Request,
  ) => Promise<Result<BillingUser, { readonly status: 401 | 503; readonly words: string }>>;
  /** `null` where nobody takes payments: plans are shown, and buying is answered with words. */
  readonly payments: Payments | null;
  /** Whether a picture costs somebody real money: credits of test payments are never spent on one then. */
  readonly picturesCost: boolean;
  /** Takes one of `most` tries in `windowS` seconds; false when there is none left. */
  readonly takeLimit: (key: string, most: number, windowS: number) => Promise<boolean>;
  /** A UUID. */
  readonly newId: () => string;
  readonly log: Log;
};

/** What the work behind it leans on. */
export type WorkDeps = Pick<BillingDeps, 'rpc' | 'payments' | 'log'>;
