import type { Json } from './json.ts';

/** How deep a value may be nested; deeper than this no storyteller goes, and a circle is deeper than any number. */
const maxDepth = 200;

/** Whether JSON can hold a value as it is: no functions, dates, bytes, `undefined`, infinite numbers, and at most 200 levels deep. */
export function isJson(value: unknown): value is Json {
  return isJsonWithin(value, maxDepth);
}

function isJsonWithin(value: unknown, levels: number): boolean {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return true;
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value !== 'object' || levels === 0) return false;
  if (Array.isArray(value)) return value.every((each: unknown) => isJsonWithin(each, levels - 1));
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) return false;
  return Object.values(value).every((each: unknown) => isJsonWithin(each, levels - 1));
}
