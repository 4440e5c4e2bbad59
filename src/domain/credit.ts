import { done, err, type Result } from './result.ts';
import type { Settings } from './settings.ts';

/** What credits came by; bought ones go first. */
export type CreditType = 'purchased' | 'subscription' | 'free';

/** Credits of one origin. */
export type CreditLot = {
  readonly id: string;
  readonly type: CreditType;
  readonly remaining: number;
  /** Unix time in milliseconds; `null`: never. */
  readonly expiresAt: number | null;
  /** Unix time in milliseconds. */
  readonly createdAt: number;
};

/** The lots that a picture may be paid from, in the order in which they are used: by origin, then what is over first, then the oldest. */
export function usableLots(lots: readonly CreditLot[], nowMs: number): readonly CreditLot[] {
  return lots
    .filter(({ remaining, expiresAt }) => remaining > 0 && (expiresAt === null || expiresAt > nowMs))
    .toSorted(
      (a, b) =>
        order[a.type] - order[b.type] ||
        compare(a.expiresAt ?? Infinity, b.expiresAt ?? Infinity) ||
        a.createdAt - b.createdAt ||
        (a.id < b.id ? -1 : 1),
    );
}

const order: Readonly<Record<CreditType, number>> = { purchased: 0, subscription: 1, free: 2 };

/** Two that never end are alike. */
const compare = (a: number, b: number): number => (a === b ? 0 : a - b);

/** What the server says is left, as `GET /api/billing/credits/balance` answers it. */
export type CreditBalance = {
  readonly total: number;
  /** The same as `total`. Credits taken for pictures that are in the making are not among it. */
  readonly credits_remaining: number;
  readonly breakdown: Readonly<Record<CreditType | 'bonus', number>>;
  /** How many of the total came by test payments, which buy no real picture. */
  readonly test: number;
  /** Taken for pictures that are in the making. */
  readonly held: number;
  /** Stand still while a bank decides. */
  readonly frozen: number;
  readonly credits_used: number;
  readonly credits_limit: number;
  /** 'YYYY-MM', UTC. */
  readonly month_year: string;
  readonly needs_reset: boolean;
  /** When the first of the remaining credits is over; ISO, `null` when none ends. */
  readonly next_expiry: string | null;
  readonly hasActiveSubscription: boolean;
  /** Whether the next picture would be a unit of pay-as-you-go. */
  readonly isUsingPayAsYouGo: boolean;
  /** Dollars of this week. */
  readonly currentSpending: number;
  readonly currentSpendingCents: number;
  /** ISO. */
  readonly periodStart: string;
  readonly periodEnd: string;
  readonly weeklyLimitCents: number;
  /** A weekly bill was not paid: pay-as-you-go stands still until it is. */
  readonly paymentFailed: boolean;
};

/** What became of a picture's credit, as the server answers it with each picture. */
export type CreditConsumption = {
  readonly success: boolean;
  readonly credits_remaining: number;
  readonly error_message: string | null;
  readonly credit_id: string | null;
  readonly pay_as_you_go: boolean;
  readonly requires_purchase: boolean;
};

/** What badge and toggle show. */
export type CreditState = {
  readonly credits_remaining: number;
  readonly hasActiveSubscription: boolean;
  readonly isUsingPayAsYouGo: boolean;
  /** Dollars. */
  readonly currentSpending: number;
  /** The player's own switch, on at first. */
  readonly imagesEnabled: boolean;
};

/** How a badge looks. */
export type BadgeTone = 'default' | 'secondary' | 'destructive';

/** Pay-as-you-go and plenty are no matter; three credits or fewer are. */
export function badgeTone({ isUsingPayAsYouGo, credits_remaining: left }: CreditState): BadgeTone {
  if (isUsingPayAsYouGo || left > 10) return 'default';
  return left > 3 ? 'secondary' : 'destructive';
}

/** What the image toggle offers: 'none' when there is nothing to pay with, and then it is disabled. */
export function imageToggle(state: CreditState): 'none' | 'disable' | 'enable' {
  if (state.credits_remaining <= 0 && !state.hasActiveSubscription) return 'none';
  return state.imagesEnabled ? 'disable' : 'enable';
}

/**
 * Whether pictures are wanted that nothing can pay for: the header's switch stands still then, and the setup leads to the prices. What is drawn
 * here never needs a credit.
 * @param state `null` while no balance is known
 */
export function isShortOfCredits(pictures: Settings['pictures'], state: CreditState | null): boolean {
  return pictures === 'provider' && state !== null && imageToggle(state) === 'none';
}

/** Why a provider's picture is not to be had. 'unknown': there is no balance to tell by. */
export type NoPicture = 'disabled' | 'no-credits' | 'unknown';

/** Whether a provider's picture may be asked for. @param state `null` while no balance is known */
export function mayAskForPicture(state: CreditState | null): Result<null, NoPicture> {
  if (state === null) return err('unknown');
  if (!state.imagesEnabled) return err('disabled');
  return state.credits_remaining > 0 || state.hasActiveSubscription ? done : err('no-credits');
}

/** Whether an error of the server means that credits are to be bought. */
export function needsPurchase(message: string): boolean {
  return /No image credits|Insufficient credits|requires_purchase/.test(message);
}

/**
 * Whether the dialog of welcome is due.
 * @param seen whether it was ever dismissed, and in which month ('YYYY-MM')
 */
export function isWelcomeDue(
  seen: { readonly ever: boolean; readonly month: string | null },
  now: { readonly month: string; readonly credits: number },
): boolean {
  return !seen.ever || (seen.month !== now.month && now.credits >= 5);
}
