import * as z from 'zod/mini';

import { count, json, read, uuid } from '../schema-parts.ts';
import type { SyncRow } from '../sync-row.ts';
import { docPart } from './rows.ts';

/** A row that goes out. */
export type PushEntry = SyncRow & {
  /** Rows of one turn are taken together or not at all. */
  readonly turn: string | null;
  /** The server's number for the copy that is here, 0 when it has none: a part of a row that the server does not have means nothing to it. */
  readonly v: number;
};

/** Rows of one device, oldest first; a document stands behind the scenes that it names. */
export type PushRequest = {
  /** Whose they are; a server takes them from nobody else. */
  readonly space: string;
  readonly device: string;
  readonly boot: string;
  readonly client: number;
  /** Which life of the server's copy this device has read; `null` before the first answer. */
  readonly epoch: string | null;
  readonly entries: readonly PushEntry[];
};

/**
 * Why a server does not take a row. The row itself is at fault: 'bad-id', 'bad-kind', 'bad-stamp', 'bad-text', 'bad-form', 'too-big', and
 * 'different' when it has another row of this name. Something else is: 'turn' and 'parent' when a scene before it was not taken, 'whole'
 * when it has no copy that a part could be added to, 'quota' when the account is full. 'purged': it was deleted for good.
 */
export type RejectCode = z.output<typeof rejectCode>;

const rejectCode = z.enum([
  'bad-id',
  'bad-kind',
  'bad-stamp',
  'bad-text',
  'bad-form',
  'too-big',
  'different',
  'turn',
  'parent',
  'whole',
  'quota',
  'purged',
]);

/** A place in the request, from 0. */
const place = { i: count };

const acceptedSchema = z.object({
  status: z.literal('ok'),
  /** The server's number before and after. */
  base: count,
  v: count,
  epoch: uuid,
  /** The number of each entry, 0 for one that was not taken. */
  vs: z.array(count),
  /** What the server has where it differs from what was sent. */
  docs: z.array(
    z.union([z.object({ ...place, v: count, ...docPart }), z.object({ ...place, v: count, body: json })]),
  ),
  rejected: z.array(z.object({ ...place, code: z.catch(rejectCode, 'bad-form') })),
  /** Unix time in milliseconds. */
  now: count,
  minClient: count,
});

export const pushReplySchema = z.discriminatedUnion('status', [
  acceptedSchema,
  /** A stamp is ahead of the server's clock: nothing was taken. */
  z.object({ status: z.literal('clock'), now: count }),
  z.object({ status: z.literal('upgrade'), now: count, minClient: count }),
  z.object({ status: z.literal('too-big'), now: count }),
  /** The copy was put back from a backup: nothing was taken, for this device must know first what it has. */
  z.object({ status: z.literal('reset'), now: count }),
]);

export type PushReply = z.output<typeof pushReplySchema>;
export type AcceptedPush = z.output<typeof acceptedSchema>;

/** A server's answer to a push, or `null`. */
export function readPushReply(value: unknown): PushReply | null {
  return read(pushReplySchema, value);
}
