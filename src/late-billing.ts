import type { BillingApi, BillingResult } from './domain/ports/billing-api.ts';
import { err } from './domain/result.ts';

/**
 * The commands about credits and money, whose code comes when the first of them is given. Some are given by the page itself, so a failure
 * to fetch it is no reason to load the page anew.
 */
export function lateBilling(billing: () => Promise<BillingApi>): BillingApi {
  const late = async <T>(work: (api: BillingApi) => Promise<BillingResult<T>>): Promise<BillingResult<T>> => {
    // Each of them asks the server; a request that cannot go is not begun.
    if (typeof navigator !== 'undefined' && navigator.onLine === false) return err({ type: 'offline' });
    const api = await billing().catch(() => null);
    return api ? work(api) : err({ type: 'offline' });
  };
  return {
    plans: () => late((api) => api.plans()),
    stripeKey: () => late((api) => api.stripeKey()),
    begin: (given) => late((api) => api.begin(given)),
    confirmTestCard: (given) => late((api) => api.confirmTestCard(given)),
    cancel: () => late((api) => api.cancel()),
    setWeeklyLimit: (given) => late((api) => api.setWeeklyLimit(given)),
    paymentMethods: () => late((api) => api.paymentMethods()),
    history: (given) => late((api) => api.history(given)),
    receipts: () => late((api) => api.receipts()),
    refresh: () => late((api) => api.refresh()),
  };
}
