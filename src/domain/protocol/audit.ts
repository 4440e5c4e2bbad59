import * as z from 'zod/mini';

import { count, read, uuid } from '../schema-parts.ts';

/** The story of what belongs to none. */
export const noStory = '00000000-0000-0000-0000-000000000000';

export type AuditRequest = { readonly space: string } & (
  | { readonly ask: 'sums' }
  | { readonly ask: 'ids'; readonly stories: readonly string[] }
  | { readonly ask: 'rows'; readonly rows: readonly (readonly [kind: string, id: string])[] }
);

const head = { epoch: z.nullable(uuid), v: count, now: count };
const digits = z.string().check(z.regex(/^\d+$/));

/** Of each story the number of its rows, the sum of their numbers and that of their squares. */
export const sumsReplySchema = z.object({
  ...head,
  found: z.array(z.tuple([uuid, count, digits, digits])),
});

/** Kind, name and number of each row. */
export const idsReplySchema = z.object({ ...head, found: z.array(z.tuple([z.string(), uuid, count])) });

export const rowsReplySchema = z.object({ ...head, found: z.array(z.unknown()) });

/** What is said of one story: how many rows, and the two sums as decimal digits. */
export type StorySum = { readonly n: number; readonly sum: string; readonly squares: string };

/** A row by its name, with its number. */
export type NumberedRow = { readonly kind: string; readonly id: string; readonly v: number };

export function readSumsReply(value: unknown) {
  return read(sumsReplySchema, value);
}

export function readIdsReply(value: unknown) {
  return read(idsReplySchema, value);
}

export function readRowsReply(value: unknown) {
  return read(rowsReplySchema, value);
}

const prime = 2_305_843_009_213_693_951n;

/** The sums of some rows' numbers, by story: what differs between two copies differs in these too. */
export function sumUp(rows: Iterable<{ readonly story: string; readonly v: number }>): Map<string, StorySum> {
  const sums = new Map<string, { n: number; sum: bigint; squares: bigint }>();
  for (const { story, v } of rows) {
    const of = sums.get(story) ?? { n: 0, sum: 0n, squares: 0n };
    of.n += 1;
    of.sum += BigInt(v);
    of.squares = (of.squares + ((BigInt(v) * BigInt(v)) % prime)) % prime;
    sums.set(story, of);
  }
  return new Map(
    [...sums].map(([story, { n, sum, squares }]) => [
      story,
      { n, sum: String(sum), squares: String(squares) },
    ]),
  );
}
