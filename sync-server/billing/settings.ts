import { err, ok, type Result } from '../../src/domain/result.ts';

/** What the environment says about payments. */
export type PaymentSettings =
  | {
      readonly kind: 'stripe';
      readonly secretKey: string;
      readonly publishableKey: string;
      readonly webhookSecret: string;
      readonly baseUrl: string | undefined;
      readonly live: boolean;
      readonly tax: boolean;
    }
  | { readonly kind: 'sandbox' }
  | { readonly kind: 'off' };

/**
 * Reads STRIPE_*. Without a key there are test payments where nobody but this machine reaches the server, and none elsewhere.
 * @param options.isPrivate whether both HOST and PUBLIC_URL are loopback
 * @param options.hasTestClock a clock of tests never runs beside real money
 */
export function readPayments(
  env: Readonly<Record<string, string | undefined>>,
  options: { readonly isPrivate: boolean; readonly hasTestClock: boolean },
): Result<PaymentSettings, string> {
  const secretKey = env['STRIPE_SECRET_KEY'] ?? '';
  const publishableKey = env['STRIPE_PUBLISHABLE_KEY'] ?? '';
  const webhookSecret = env['STRIPE_WEBHOOK_SECRET'] ?? '';
  if (secretKey === '') {
    if (publishableKey !== '' || webhookSecret !== '') {
      return err('STRIPE_SECRET_KEY is missing beside the other keys of Stripe. Set all three, or none.');
    }
    return ok({ kind: options.isPrivate ? 'sandbox' : 'off' });
  }
  const mode = /^(?:sk|rk)_(live|test)_\w/.exec(secretKey)?.[1];
  if (mode === undefined)
    return err('STRIPE_SECRET_KEY is no secret key of Stripe: it begins with sk_live_ or sk_test_.');
  if (!publishableKey.startsWith(`pk_${mode}_`)) {
    return err(`STRIPE_PUBLISHABLE_KEY has to begin with pk_${mode}_, as STRIPE_SECRET_KEY is of that mode.`);
  }
  if (!/^whsec_\w/.test(webhookSecret)) {
    return err(
      'STRIPE_WEBHOOK_SECRET has to begin with whsec_; Stripe shows it beside the webhook of /api/billing/webhook.',
    );
  }
  const live = mode === 'live';
  if (live && options.hasTestClock)
    return err('TEST_CLOCK is set beside a live key of Stripe. Unset one of them.');
  const baseUrl = env['STRIPE_BASE_URL'] || undefined;
  if (baseUrl !== undefined && !URL.canParse(baseUrl))
    return err(`STRIPE_BASE_URL is ${baseUrl}; give an address, or unset it.`);
  const tax = env['STRIPE_TAX'] || 'off';
  if (tax !== 'on' && tax !== 'off') return err(`STRIPE_TAX is ${tax}; use on or off.`);
  return ok({ kind: 'stripe', secretKey, publishableKey, webhookSecret, baseUrl, live, tax: tax === 'on' });
}
