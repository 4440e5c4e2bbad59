import type {
  BillingError,
  CreditHistory,
  PaymentMethod,
  Plan,
  PlanList,
  Receipt,
  WeekUsage,
} from '../billing.ts';
import type { Result } from '../result.ts';

/** The answer of a command about credits or money. */
export type BillingResult<T = null> = Result<T, BillingError>;

/**
 * What a player can do about credits and money; runs on the page, which holds the sign-in. How many credits he has is not answered but seen in
 * `creditsAtom`. Nothing here grants a credit: that is done by the provider's word to the server.
 */
export type BillingApi = {
  /** What there is; needs no sign-in. */
  readonly plans: () => Promise<BillingResult<PlanList>>;
  /**
   * The provider's public key, by which its own card form is opened; `null` in the sandbox and where nothing is sold.
   * Of the server's configuration; needs no sign-in.
   */
  readonly stripeKey: () => Promise<BillingResult<string | null>>;
  /**
   * Begins the purchase of a pack, or pay-as-you-go for a plan of that type. The secret opens the card form: 'pi_…' pays, 'seti_…' keeps a card.
   * @param given.attempt name of this attempt, the same for its repetitions: 8 to 200 letters and digits. An attempt is begun once
   */
  readonly begin: (given: {
    readonly plan: Plan;
    readonly attempt: string;
  }) => Promise<BillingResult<{ readonly clientSecret: string }>>;
  /**
   * Hands a test card in, in the sandbox only.
   * @param given.confirmed whether the player said yes to what his bank asks
   */
  readonly confirmTestCard: (given: {
    readonly clientSecret: string;
    readonly card: string;
    readonly confirmed: boolean;
  }) => Promise<BillingResult<'succeeded' | 'requires_action'>>;
  /** Ends pay-as-you-go at once; what was used is billed. */
  readonly cancel: () => Promise<BillingResult>;
  /** @param given.cents 0 to 100,000 */
  readonly setWeeklyLimit: (given: { readonly cents: number }) => Promise<BillingResult<WeekUsage>>;
  readonly paymentMethods: () => Promise<BillingResult<readonly PaymentMethod[]>>;
  /** Where the credits went, newest first. @param given.before `next` of the page before; `null` for the first */
  readonly history: (given: { readonly before: number | null }) => Promise<BillingResult<CreditHistory>>;
  readonly receipts: () => Promise<BillingResult<readonly Receipt[]>>;
  /** Asks the server for the balance and keeps it; `creditsAtom` follows, and the page hears `credits-refreshed`. */
  readonly refresh: () => Promise<BillingResult>;
};
