/** A JSON object of unknown form. */
export type JsonObject = { readonly [key: string]: unknown };

/** `value` when it is a JSON object (no array, no null). */
export function objectOf(value: unknown): JsonObject | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as JsonObject) : null;
}

/** `value` when it is a string with something in it. */
export function wordOf(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}

/** `value` as a finite number: gateways send prices, codes and waits as numbers or as digits in a string. */
export function numberOf(value: unknown): number | null {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : null;
}
