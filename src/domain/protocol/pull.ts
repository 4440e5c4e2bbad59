import * as z from 'zod/mini';

import { count, read, uuid } from '../schema-parts.ts';

/** 'd' has the rows whose fields change, which are few; 's' those that are written once. */
export type Lane = 'd' | 's';

export type PullRequest = {
  /** Whose rows; a server gives them to nobody else. */
  readonly space: string;
  readonly lane: Lane;
  /** The greatest number that is known. */
  readonly cur: number;
  /** The start of a worker whose own rows of lane 's' need not come; '' for none. */
  readonly skip: string;
  readonly lim: number;
  readonly known_epoch: string | null;
  /** Asks for the end of one story only, newest first. */
  readonly story: string | null;
};

export const pullReplySchema = z.object({
  /** 'reset': what is known of numbers means nothing any more. */
  status: z.enum(['ok', 'reset']),
  /** `null` while the account has no rows. */
  epoch: z.nullable(uuid),
  /** The number that was given out last. */
  v: count,
  /** The number to ask from next. */
  next: count,
  more: z.boolean(),
  rows: z.array(z.unknown()),
  /** Devices of the account that sent something within seven days. */
  devices: count,
  /** Unix time in milliseconds. */
  now: count,
});

export type PullReply = z.output<typeof pullReplySchema>;

/** A server's answer to a pull, or `null`. */
export function readPullReply(value: unknown): PullReply | null {
  return read(pullReplySchema, value);
}
