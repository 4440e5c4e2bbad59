import { atom } from 'jotai';

import type { CreditsView, PaymentMode } from '../domain/billing.ts';
import type { BillingApi } from '../domain/ports/billing-api.ts';

/** What the page can do about credits and money; `null` until the root has it, and in tests that need none. */
export const billingApiAtom = atom<BillingApi | null>(null);

/** What is known of the credits of whoever plays. The root keeps it as his database has it. */
export const creditsAtom = atom<CreditsView>({ status: 'none' });

/** How the server takes money, once that was asked on this page: money is labelled by it wherever it is shown. */
export const paymentModeAtom = atom<PaymentMode | null>(null);
