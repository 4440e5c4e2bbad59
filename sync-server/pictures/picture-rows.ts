import * as z from 'zod/mini';

import type { CreditConsumption } from '../../src/domain/credit.ts';
import { pictureModels, type PictureModel } from '../../src/domain/picture-names.ts';
import type { Rpc } from '../billing/rpc.ts';

const creditSchema = z.object({
  success: z.boolean(),
  credits_remaining: z.number(),
  error_message: z.nullable(z.string()),
  credit_id: z.nullable(z.string()),
  pay_as_you_go: z.boolean(),
  requires_purchase: z.boolean(),
  code: z.optional(z.string()),
});

const pictureSchema = z.object({
  id: z.string(),
  request_id: z.string(),
  model: z.enum(pictureModels),
  own_key: z.boolean(),
  status: z.enum(['starting', 'succeeded', 'failed', 'canceled', 'aborted']),
  provider_id: z.nullable(z.string()),
  tries: z.number(),
  /** Somebody is asking the provider for it just now. */
  is_leased: z.boolean(),
  file: z.nullable(z.string()),
  error: z.nullable(z.string()),
  created_at: z.string(),
  ended_at: z.nullable(z.string()),
  /** `null` when no credit is in it. */
  credit: z.nullable(creditSchema),
});

/** A picture as the database has it; it is one user's, and so is every question about it. */
export type PictureRow = z.infer<typeof pictureSchema>;

const begunSchema = z.object({
  picture: z.nullable(pictureSchema),
  create: z.boolean(),
  credit: z.optional(creditSchema),
});

/** What became of a picture's credit. @property code why there is none, for programs */
export type RowCredit = CreditConsumption & { readonly code?: string | undefined };

/** How a picture ended. */
export type PictureEnd =
  | { readonly status: 'succeeded'; readonly file: string }
  | { readonly status: 'failed' | 'canceled' | 'aborted'; readonly error: string };

/** The rows of pictures. What changes one changes its credit in the same transaction. Rejects when the database does not answer. */
export type PictureRows = {
  /** What is known of a request, or a new picture; `create` is true for the one caller who is to ask the provider. */
  readonly begin: (given: {
    readonly user: string;
    readonly request: string;
    readonly model: PictureModel;
    readonly ownKey: boolean;
    /** Whether the picture costs somebody money: never taken from test payments then. */
    readonly real: boolean;
    readonly mostADay: number;
    readonly about: { readonly story?: string; readonly scene?: string };
  }) => Promise<z.infer<typeof begunSchema>>;
  readonly note: (user: string, id: string, provider: string) => Promise<boolean>;
  /** Takes the second try, for one caller. @param provider the try that failed; `null` when it never began */
  readonly retry: (user: string, id: string, provider: string | null) => Promise<boolean>;
  /** The first end counts. `null`: there is no such picture. */
  readonly end: (user: string, id: string, end: PictureEnd) => Promise<PictureRow | null>;
  /** Its owner was given an address that opens its file. */
  readonly told: (user: string, id: string) => Promise<void>;
  readonly find: (
    user: string,
    by: { readonly id: string } | { readonly request: string },
  ) => Promise<PictureRow | null>;
};

/** Seconds until a credit may be given back: longer than a page asks for a picture. */
const ttlS = 300;
/** Seconds in which a provider is asked for a new prediction, with what is uploaded before. */
const leaseS = 90;
/** How many pictures of a user may be in the making. */
const mostOpen = 3;

export function createPictureRows(rpc: Rpc): PictureRows {
  const call = async (name: string, args: Readonly<Record<string, unknown>>): Promise<unknown> => {
    const answer = await rpc(name, args);
    if (!answer.ok) throw new Error(`${name}: ${answer.error.code} ${answer.error.message}`);
    return answer.value;
  };
  const row = z.nullable(pictureSchema);
  return {
    begin: async ({ user, request, model, ownKey, real, mostADay, about }) =>
      begunSchema.parse(
        await call('begin_picture', {
          p_user: user,
          p_request: request,
          p_model: model,
          p_own_key: ownKey,
          p_real: real,
          p_ttl_seconds: ttlS,
          p_lease_seconds: leaseS,
          p_most_open: mostOpen,
          p_most_a_day: mostADay,
          p_about: about,
        }),
      ),
    note: async (user, id, provider) =>
      (await call('note_picture', { p_user: user, p_id: id, p_provider: provider })) === true,
    retry: async (user, id, provider) =>
      (await call('retry_picture', {
        p_user: user,
        p_id: id,
        p_provider: provider,
        p_lease_seconds: leaseS,
      })) === true,
    end: async (user, id, end) =>
      row.parse(
        await call('end_picture', {
          p_user: user,
          p_id: id,
          p_status: end.status,
          p_file: end.status === 'succeeded' ? end.file : null,
          p_error: end.status === 'succeeded' ? null : end.error,
        }),
      ),
    told: async (user, id) => {
      await call('told_picture', { p_user: user, p_id: id });
    },
    find: async (user, by) =>
      row.parse(
        await call('find_picture', {
          p_user: user,
          ...('id' in by ? { p_id: by.id } : { p_request: by.request }),
        }),
      ),
  };
}
