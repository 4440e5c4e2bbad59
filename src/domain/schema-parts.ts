import * as z from 'zod/mini';

import { isJson } from './is-json.ts';
import type { Json } from './json.ts';

export const id = z.string().check(z.minLength(1));
export const finite = z.number();
/** A whole number from 0 on. */
export const count = z.int().check(z.minimum(0));
export const json = z.custom<Json>(isJson);

/** `value` as its schema lets it through, or `null`. */
export function read<T>(schema: z.ZodMiniType<T>, value: unknown): T | null {
  const result = schema.safeParse(value);
  return result.success ? result.data : null;
}
