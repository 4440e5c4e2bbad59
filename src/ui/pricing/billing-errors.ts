import type { BillingError } from '../../domain/billing.ts';

/** Puts into words for the player why a command about credits or money was not carried out. */
export function billingErrorText(error: BillingError): string {
  switch (error.type) {
    case 'offline':
      return 'The server cannot be reached. You were not charged. Check the connection and try again.';
    case 'not-authenticated':
      return 'User not authenticated';
    case 'paused':
      return 'The server has ended this sign-in. Sign in again.';
    case 'limited':
    case 'declined':
    case 'payments-off':
    case 'provider-away':
    case 'subscribed':
    case 'finished':
    case 'refused':
      return error.message.trim() === '' ? failed : error.message;
    case 'unexpected':
      return failed;
    default:
      return error satisfies never;
  }
}

const failed = 'Payment failed';
