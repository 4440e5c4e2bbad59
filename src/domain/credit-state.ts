import type { CreditsView } from './billing.ts';
import type { CreditState } from './credit.ts';

/** What badge, toggle and hints go by; `null` while nothing is known, and for whoever plays no account. */
export function creditStateOf(credits: CreditsView, imagesEnabled: boolean): CreditState | null {
  switch (credits.status) {
    case 'none':
    case 'loading':
      return null;
    case 'fallback':
      return {
        credits_remaining: credits.credits,
        hasActiveSubscription: false,
        isUsingPayAsYouGo: false,
        currentSpending: 0,
        imagesEnabled,
      };
    case 'known': {
      const { credits_remaining, hasActiveSubscription, isUsingPayAsYouGo } = credits.balance;
      return {
        credits_remaining,
        hasActiveSubscription,
        isUsingPayAsYouGo,
        currentSpending: credits.spending,
        imagesEnabled,
      };
    }
    default:
      return credits satisfies never;
  }
}
