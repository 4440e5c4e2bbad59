import { freshDatabase } from '../local/test-database.ts';
import { billingAt, type BillingDatabase } from './billing-at.ts';

/** A database of its own with the ledger in it. */
export async function openBilling(options: { readonly connections?: number } = {}): Promise<BillingDatabase> {
  return billingAt(await freshDatabase(), options);
}
