import type { Result } from '../../src/domain/result.ts';

/** Why whoever takes payments gave no answer. */
export type PaymentError =
  /** It cannot be reached, or is too busy: nothing is known to have happened. */
  | { readonly type: 'away'; readonly message: string }
  /** It is reached and refuses; `message` are its own words. */
  | { readonly type: 'refused'; readonly message: string };

export type PaymentResult<T> = Result<T, PaymentError>;

/** A payment as its provider knows it. */
export type PaymentFacts = {
  readonly id: string;
  readonly status: 'pending' | 'failed' | 'canceled' | 'succeeded';
  /** Cents that came in. */
  readonly received: number;
  readonly currency: string;
  readonly customer: string | null;
  readonly live: boolean;
  /** The purchase that we named when we opened it. Anybody with the keys can name anything: it proves nothing. */
  readonly named: string | null;
  readonly receipt_url: string | null;
  /** Cents that went back so far. */
  readonly refunded: number;
};

/** A card that is to be kept for later bills. */
export type SetupFacts = {
  readonly id: string;
  readonly status: 'pending' | 'failed' | 'canceled' | 'succeeded';
  readonly customer: string | null;
  readonly live: boolean;
  readonly named: string | null;
  readonly card: string | null;
};

export type SubscriptionFacts = {
  readonly id: string;
  /** The kept card it was begun with. */
  readonly setup: string | null;
  readonly status: 'incomplete' | 'active' | 'past_due' | 'canceled';
  readonly customer: string;
  readonly live: boolean;
  /** Weeks are counted from here; ISO. */
  readonly anchor: string;
};

export type InvoiceFacts = {
  readonly id: string;
  readonly subscription: string | null;
  readonly customer: string;
  readonly live: boolean;
  readonly state: 'open' | 'failed' | 'paid' | 'void' | 'carried';
  readonly cents: number;
  readonly url: string | null;
  /** ISO. */
  readonly at: string;
};

export type RefundFacts = {
  readonly payment: string | null;
  /** All cents that went back so far. */
  readonly refunded: number;
};

export type DisputeFacts = {
  readonly id: string;
  readonly payment: string | null;
  readonly state: 'open' | 'won' | 'lost';
};

/** Units of pay-as-you-go to be told. @property identifier the same for every try, so that copies are known as such */
export type Unit = {
  readonly identifier: string;
  readonly quantity: number;
  readonly customer: string;
  /** ISO. */
  readonly at: string;
};

/** 'away': it certainly did not arrive; 'unsure': it may have; 'refused': it never will. */
export type ToldUnit = { readonly outcome: 'sent' | 'away' | 'unsure' | 'refused'; readonly error?: string };

/** What a signed message is about. Its content is a hint: the facts are fetched. */
export type ProviderEvent = {
  readonly id: string;
  readonly type: string;
  readonly about:
    | {
        readonly kind: 'payment' | 'setup' | 'subscription' | 'invoice' | 'charge' | 'dispute';
        readonly id: string;
      }
    | { readonly kind: 'other' };
};

/** What a player pays with, as far as he is shown it. */
export type KeptCard = {
  readonly brand: string;
  readonly last4: string;
  /** 1 to 12. */
  readonly expMonth: number;
  readonly expYear: number;
};

/** An opened payment or card form: the secret is for the browser of who opened it. */
export type Opened = { readonly id: string; readonly clientSecret: string };

/**
 * Whoever takes payments. Every call may be repeated with the same ids and then has one effect; none throws for what the network or the
 * provider does.
 */
export type Payments = {
  readonly kind: 'stripe' | 'sandbox';
  /** Whether the money is real. */
  readonly live: boolean;
  readonly makeCustomer: (given: {
    readonly account: string;
    readonly email: string;
  }) => Promise<PaymentResult<string>>;
  readonly openPayment: (given: {
    readonly purchase: string;
    readonly user: string;
    readonly plan: string;
    readonly customer: string;
    readonly email: string;
    readonly cents: number;
    readonly currency: string;
  }) => Promise<PaymentResult<Opened>>;
  readonly openSetup: (given: {
    readonly subscription: string;
    readonly user: string;
    readonly plan: string;
    readonly customer: string;
  }) => Promise<PaymentResult<Opened>>;
  /** An opened one once more, while its form may still be filled in; `null` when it is used or over. */
  readonly reopen: (id: string) => Promise<PaymentResult<Opened | null>>;
  readonly payment: (id: string) => Promise<PaymentResult<PaymentFacts>>;
  readonly setup: (id: string) => Promise<PaymentResult<SetupFacts>>;
  /** Begins the weekly subscription that a kept card is for; the one there is when it was begun before. */
  readonly subscribe: (setup: SetupFacts) => Promise<PaymentResult<SubscriptionFacts>>;
  readonly subscription: (id: string) => Promise<PaymentResult<SubscriptionFacts>>;
  /** Ends it and bills what was not billed. */
  readonly endSubscription: (id: string) => Promise<PaymentResult<SubscriptionFacts>>;
  readonly invoice: (id: string) => Promise<PaymentResult<InvoiceFacts>>;
  readonly charge: (id: string) => Promise<PaymentResult<RefundFacts>>;
  readonly dispute: (id: string) => Promise<PaymentResult<DisputeFacts>>;
  readonly tell: (unit: Unit) => Promise<ToldUnit>;
  /** How many units it has counted of a customer in that time (ISO, whole minutes); `null` where nobody counts. */
  readonly counted: (given: {
    readonly customer: string;
    readonly since: string;
    readonly until: string;
  }) => Promise<PaymentResult<number | null>>;
  /** The card that pay-as-you-go is billed to; none where there is none. */
  readonly cards: (given: {
    readonly user: string;
    readonly customer: string;
  }) => Promise<PaymentResult<readonly KeptCard[]>>;
  /** Checks the signature of a message. The error says what is wrong with it. */
  readonly readEvent: (body: string, signature: string) => Result<ProviderEvent, string>;
};
