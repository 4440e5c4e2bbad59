/** A sum as it is written on a ticket: '$8', '$0.10', '€4.50'. @param currency three letters */
export function moneyOf(cents: number, currency = 'usd'): string {
  const whole = cents % 100 === 0;
  return new Intl.NumberFormat('en', {
    style: 'currency',
    currency: currency.toUpperCase(),
    minimumFractionDigits: whole ? 0 : 2,
  }).format(cents / 100);
}

/** Dollars to the cent: '$0.30'. */
export function dollarsOf(dollars: number): string {
  return `$${dollars.toFixed(2)}`;
}

/** What was typed as dollars, in cents; `null` when it is no sum from 0 to 1000 dollars. */
export function readCents(typed: string): number | null {
  const found = /^\$?\s*(\d{1,4})(?:[.,](\d{1,2}))?$/.exec(typed.trim());
  if (!found) return null;
  const cents = Number(found[1]) * 100 + Number((found[2] ?? '').padEnd(2, '0'));
  return cents <= 100_000 ? cents : null;
}

/** A day, such as '24 November 2026'. @param at ISO, or Unix time in milliseconds */
export function dayOf(at: string | number): string {
  return new Date(at).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });
}

/** How long ago something was said, such as '2 hours ago'. */
export function agoOf(at: number, now: number): string {
  const format = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });
  const minutes = Math.max(0, Math.round((now - at) / 60_000));
  if (minutes < 1) return 'just now';
  if (minutes < 60) return format.format(-minutes, 'minute');
  if (minutes < 48 * 60) return format.format(-Math.round(minutes / 60), 'hour');
  return format.format(-Math.round(minutes / (24 * 60)), 'day');
}
