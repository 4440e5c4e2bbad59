import type { CreditConsumption } from '../domain/credit.ts';

/* What the whole page hears about credits. */

/** A picture was paid for. */
export const consumedEvent = 'credits-consumed';
/** The server has said anew what is left. */
export const refreshedEvent = 'credits-refreshed';

/** Tells the page what became of a picture's credit. */
export function tellConsumed(consumption: CreditConsumption): void {
  dispatchEvent(new CustomEvent(consumedEvent, { detail: consumption }));
}

/** Whether what was consumed is one unit of pay-as-you-go. */
export function isUnitOf(event: Event): boolean {
  if (!(event instanceof CustomEvent)) return false;
  const detail: unknown = event.detail;
  return (
    typeof detail === 'object' &&
    detail !== null &&
    'pay_as_you_go' in detail &&
    detail.pay_as_you_go === true
  );
}
