/** What was stored, before its shape is known. */
export type Unknown = { readonly [key: string]: unknown };

export function isRecord(value: unknown): value is Unknown {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function isString(value: unknown): value is string {
  return typeof value === 'string';
}

export function isListOf<T>(value: unknown, is: (each: unknown) => each is T): value is readonly T[] {
  return Array.isArray(value) && value.every(is);
}

/** A list, each of its entries read; `null` when it is none, or one of them cannot be read. */
export function readList<T>(value: unknown, read: (each: unknown) => T | null): readonly T[] | null {
  if (!Array.isArray(value)) return null;
  const all = value.map(read).filter((each) => each !== null);
  return all.length === value.length ? all : null;
}
