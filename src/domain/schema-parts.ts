import * as z from 'zod/mini';

import { isId } from './ids.ts';
import { isJson } from './is-json.ts';
import { boundAmount, showableTime } from './limits.ts';
import type { Json } from './json.ts';
import { isStamp } from './stamp.ts';

export const id = z.string().check(z.minLength(1));
/** The name of a row: a UUID in lower case. */
export const uuid = z.string().check(z.refine(isId));
export const stamp = z.string().check(z.refine(isStamp));
/** Unix time in milliseconds. */
export const time = z.pipe(z.number(), z.transform(showableTime));
/** A number that a story counts with. */
export const amount = z.pipe(z.number(), z.transform(boundAmount));
/** A whole number from 0 on. */
export const count = z.int().check(z.minimum(0));
export const json = z.custom<Json>(isJson);

/** `value` as its schema lets it through, or `null`. */
export function read<T>(schema: z.ZodMiniType<T>, value: unknown): T | null {
  const result = schema.safeParse(value);
  return result.success ? result.data : null;
}
