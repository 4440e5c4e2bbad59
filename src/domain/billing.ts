import type { CreditBalance } from './credit.ts';

/** Why a command about credits or money was not carried out. None of them has cost anything. */
export type BillingError =
  /** The server cannot be reached. */
  | { readonly type: 'offline' }
  /** Nobody is signed in. */
  | { readonly type: 'not-authenticated' }
  /** The server does not renew this sign-in any more: the player signs in again. */
  | { readonly type: 'paused' }
  /** Too many tries. @property message the server's own words, for the player */
  | { readonly type: 'limited'; readonly message: string }
  /** The card was refused; `message` are the provider's own words. */
  | { readonly type: 'declined'; readonly message: string }
  /** This server takes no payments. */
  | { readonly type: 'payments-off'; readonly message: string }
  /** Whoever takes payments cannot be reached. */
  | { readonly type: 'provider-away'; readonly message: string }
  /** Pay-as-you-go is on already. */
  | { readonly type: 'subscribed'; readonly message: string }
  /** This attempt was finished before: it cannot be paid once more. */
  | { readonly type: 'finished'; readonly message: string }
  /** The server refused for another reason, such as a plan that has changed; `message` are its own words. */
  | { readonly type: 'refused'; readonly message: string }
  /** Anything else; `message` is for a report, not for the player. */
  | { readonly type: 'unexpected'; readonly message: string };

/** Something that is sold, or given. */
export type Plan = {
  readonly id: string;
  readonly type: 'free' | 'pack' | 'pay-as-you-go' | 'subscription';
  readonly name: string;
  /** The provider's name for the price; `null` where it needs none. */
  readonly priceId: string | null;
  readonly credits: number;
  /** Cents: of the whole pack, of the period, or of one credit of pay-as-you-go. */
  readonly price: number;
  /** Three small letters, such as 'usd'. */
  readonly currency: string;
  readonly period: 'week' | 'month' | null;
  /** Percent below the price of single credits; 0 for none. */
  readonly savingsPercent: number;
};

/** How the server takes money: not at all, really, or only in play. */
export type PaymentMode = 'live' | 'test' | 'off';

export type PlanList = { readonly plans: readonly Plan[]; readonly payments: PaymentMode };

/** What pay-as-you-go costs this week. */
export type WeekUsage = {
  /** Dollars. */
  readonly currentSpending: number;
  readonly currentSpendingCents: number;
  /** ISO. */
  readonly periodStart: string;
  readonly periodEnd: string;
  readonly weeklyLimitCents: number;
  readonly paymentFailed: boolean;
};

/** A line of the ledger of credits. */
export type CreditEntry = {
  readonly id: number;
  readonly kind: 'grant' | 'hold' | 'use' | 'release' | 'expire' | 'void' | 'freeze' | 'thaw';
  /** Credits that came or went; 0 for a use, which a hold has taken already. */
  readonly amount: number;
  /** What pay-as-you-go costs for it. */
  readonly cents: number;
  /** ISO. */
  readonly at: string;
  readonly credit_type: string | null;
  readonly test: boolean;
  /** What the credits came by: 'free', 'welcome', 'purchase', …; `null` for pay-as-you-go. */
  readonly grant: string | null;
  /** Ids of what the picture was for. */
  readonly story: string | null;
  readonly scene: string | null;
  readonly request_id: string | null;
};

/** @property next `before` of the page that follows; `null` on the last */
export type CreditHistory = { readonly entries: readonly CreditEntry[]; readonly next: number | null };

/** What was paid, or is to be. */
export type Receipt = {
  readonly id: string;
  readonly kind: 'pack' | 'week';
  readonly plan_id: string;
  readonly name: string;
  readonly cents: number;
  readonly currency: string;
  readonly status: string;
  readonly refunded_cents: number;
  /** The provider's own page of it. */
  readonly url: string | null;
  readonly test: boolean;
  /** ISO. */
  readonly at: string;
};

/** A card that is kept for later bills. */
export type PaymentMethod = {
  readonly brand: string;
  readonly last4: string;
  readonly expMonth: number;
  readonly expYear: number;
};

/** What this device knows of the player's credits. */
export type CreditsView =
  /** Nobody is signed in: there are no credits. */
  | { readonly status: 'none' }
  /** Nothing was ever kept on this device, and the server has not answered yet. */
  | { readonly status: 'loading' }
  | {
      readonly status: 'known';
      readonly balance: CreditBalance;
      /** When the server said so; Unix time in milliseconds by this device's clock. */
      readonly readAt: number;
      /** Dollars of this week, with what was used here since the server was asked. */
      readonly spending: number;
    }
  /** Nothing was ever kept on this device, and the server cannot be asked: this many are shown, and none of them is granted by it. */
  | { readonly status: 'fallback'; readonly credits: number };
