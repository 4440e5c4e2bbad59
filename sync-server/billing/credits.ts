import * as z from 'zod/mini';

import type { CreditConsumption } from '../../src/domain/credit.ts';
import { err, ok, type Result } from '../../src/domain/result.ts';
import { isRace } from './answers.ts';
import type { Rpc } from './rpc.ts';

const consumptionSchema = z.object({
  success: z.boolean(),
  credits_remaining: z.number(),
  error_message: z.nullable(z.string()),
  credit_id: z.nullable(z.string()),
  pay_as_you_go: z.boolean(),
  requires_purchase: z.boolean(),
  code: z.optional(z.string()),
  /** Absent when nothing was taken. */
  state: z.optional(z.enum(['held', 'committed', 'released'])),
  request_id: z.optional(z.string()),
  prediction_id: z.optional(z.nullable(z.string())),
  /** Paid with by credits of the test payments. */
  test: z.optional(z.boolean()),
  /** The request was made before, and this is what became of it. */
  again: z.optional(z.boolean()),
});

/** What became of a picture's credit, as browsers are told too. */
export type PictureCredit = z.infer<typeof consumptionSchema>;

/**
 * The one way in which a picture is paid for. A picture is reserved before its provider is asked, under an id that all its tries share, and
 * settled when its end is known; what is never settled is given back by the sweep. Each step may be repeated.
 */
export type Credits = {
  /**
   * Takes one credit or one unit of pay-as-you-go. Not to be had: `success` false, with the words for the player.
   * @param given.real whether the picture costs somebody money: never taken from test payments then
   * @param given.ttlS seconds until it may be given back; longer than a picture takes
   * @param given.mostOpen how many pictures of the user may be in the making; any number when left out
   */
  readonly reserve: (given: {
    readonly user: string;
    readonly request: string;
    readonly real: boolean;
    readonly ttlS?: number;
    readonly mostOpen?: number;
    readonly about?: { readonly story?: string; readonly scene?: string };
  }) => Promise<PictureCredit>;
  /** Keeps which prediction it is, so that the provider is asked before a credit goes back. */
  readonly notePrediction: (given: {
    readonly user: string;
    readonly request: string;
    readonly prediction: string;
  }) => Promise<boolean>;
  /** The first end counts: what was given back stays so. `null` when there is no such request, or the database did not answer. */
  readonly settle: (given: {
    readonly user: string;
    readonly request: string;
    readonly ok: boolean;
  }) => Promise<PictureCredit | null>;
  /** Predictions whose time is over and whose end nobody told; for this server to ask about, for a minute. */
  readonly overdue: (most: number) => Promise<readonly Overdue[]>;
};

const overdueSchema = z.array(
  z.object({ user: z.nullable(z.string()), request_id: z.string(), prediction_id: z.string() }),
);
export type Overdue = z.infer<typeof overdueSchema>[number];

export function createCredits(rpc: Rpc): Credits {
  return {
    reserve: async ({ user, request, real, ttlS = 600, mostOpen, about = {} }) => {
      const answer = await consume(rpc, 'reserve_image', {
        p_user: user,
        p_request: request,
        p_ttl_seconds: ttlS,
        p_real: real,
        p_about: about,
        ...(mostOpen === undefined ? {} : { p_most_open: mostOpen }),
      });
      return answer.ok ? answer.value : lost(answer.error);
    },
    notePrediction: async ({ user, request, prediction }) => {
      const answer = await rpc('note_prediction', {
        p_user: user,
        p_request: request,
        p_prediction: prediction,
      });
      return answer.ok && answer.value === true;
    },
    settle: async ({ user, request, ok: isDone }) => {
      const answer = await rpc('settle_image', { p_user: user, p_request: request, p_ok: isDone });
      return answer.ok && answer.value !== null ? consumptionSchema.parse(answer.value) : null;
    },
    overdue: async (most) => {
      const answer = await rpc('lease_holds', { p_limit: most, p_seconds: 60 });
      return answer.ok ? overdueSchema.parse(answer.value) : [];
    },
  };
}

const failed = {
  reserve_image: 'Failed to use image credit',
  report_usage: 'Failed to process pay-as-you-go billing',
} as const;

/** Calls a function that takes credits; the error is the sentence for the player. */
export async function consume(
  rpc: Rpc,
  name: keyof typeof failed,
  args: Readonly<Record<string, unknown>>,
): Promise<Result<PictureCredit, string>> {
  const answer = await rpc(name, args);
  if (answer.ok) return ok(consumptionSchema.parse(answer.value));
  return err(isRace(answer.error) ? 'Failed to consume credit - please try again' : failed[name]);
}

/** Nothing was taken, and nothing is known of what is left. */
export const lost = (words: string): CreditConsumption => ({
  success: false,
  credits_remaining: 0,
  error_message: words,
  credit_id: null,
  pay_as_you_go: false,
  requires_purchase: false,
});
