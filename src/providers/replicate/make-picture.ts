import * as z from 'zod/mini';

import type { CreditConsumption } from '../../domain/credit.ts';
import type { PredictionRequest } from '../../domain/picture-style.ts';

/** What became of a request for a picture. @property error '' when there is none */
export type PictureResult = {
  readonly success: boolean;
  readonly imageUrl: string | null;
  readonly error: string;
  /** `null`: no credit is in it. */
  readonly credit: CreditConsumption | null;
  /** The server is done with it: the same request, asked again, is the same failure. */
  readonly ended?: true;
};

/** Asks this game's server, as the player who is signed in; never rejects: status 0 when nobody answers. */
export type AskPictures = (
  method: 'GET' | 'POST',
  path: string,
  body?: PredictionRequest,
  headers?: Readonly<Record<string, string>>,
) => Promise<{ readonly status: number; readonly statusText: string; readonly body: unknown }>;

const mostAsked = 120;
const restMs = 1000;
const shortestUrl = 10;
const at = '/api/replicate/v1/predictions';

const answerSchema = z.object({
  id: z.optional(z.string()),
  /** Of a refusal; 'provider': it was begun, and the provider ended it. */
  code: z.optional(z.string()),
  status: z.optional(z.string()),
  output: z.optional(z.nullable(z.union([z.string(), z.array(z.string())]))),
  error: z.optional(z.nullable(z.string())),
  credit: z.optional(
    z.nullable(
      z.object({
        success: z.boolean(),
        credits_remaining: z.number(),
        error_message: z.nullable(z.string()),
        credit_id: z.nullable(z.string()),
        pay_as_you_go: z.boolean(),
        requires_purchase: z.boolean(),
      }),
    ),
  ),
});
type Answer = z.infer<typeof answerSchema>;

/**
 * Has a picture made, and asks once a second until it is there. The server finishes it when nobody asks any more; the same request asked
 * again, by this device or another, finds it.
 * @param given.requestId of this picture on all of the player's devices: the same id is the same picture, and one credit
 * @param given.key the player's own; goes with each request and is kept by nobody
 * @returns `null` when it was aborted: the picture is stopped, as far as the provider lets it
 */
export async function makePicture(
  request: PredictionRequest,
  given: {
    readonly requestId: string;
    readonly key?: string;
    readonly ask: AskPictures;
    readonly wait: (ms: number) => Promise<void>;
    readonly signal: AbortSignal;
    /** Told once the server knows of it. */
    readonly onBegun?: () => void;
  },
): Promise<PictureResult | null> {
  const { ask, wait, signal } = given;
  const key: Record<string, string> = given.key === undefined ? {} : { 'X-Replicate-Token': given.key };
  const begun = await ask('POST', at, request, { ...key, 'Idempotency-Key': given.requestId });
  let answer = read(begun.body);
  if (!isFine(begun.status) || answer.id === undefined) {
    const words = answer.error ?? `Replicate API error: ${begun.status} ${begun.statusText}`.trim();
    return failure(words, answer, answer.code === 'provider');
  }
  given.onBegun?.();
  const path = `${at}/${encodeURIComponent(answer.id)}`;
  for (let asked = 0; ; asked += 1) {
    if (signal.aborted) {
      const stopped = read((await ask('POST', `${path}/cancel`, undefined, key)).body);
      if (hasFailed(stopped)) return null;
      // Nobody heard it, or not in time: it goes on, and will be paid.
      if (stopped.status !== 'succeeded') return failure(notStopped, stopped);
      // It was there already, and is paid.
      answer = stopped;
    }
    if (answer.status === 'succeeded') {
      const imageUrl = [answer.output].flat()[0] ?? '';
      if (imageUrl.length < shortestUrl) {
        return failure('Invalid image URL received from Replicate', answer);
      }
      return { success: true, imageUrl, error: '', credit: answer.credit ?? null };
    }
    if (hasFailed(answer)) {
      return failure(answer.error ?? 'Image generation failed: Unknown error', answer, true);
    }
    if (asked >= mostAsked) return failure('Image generation timed out', answer);
    await wait(restMs);
    if (signal.aborted) continue;
    const now = await ask('GET', path, undefined, key);
    if (!isFine(now.status)) return failure(`Status check failed: ${now.status}`, read(now.body));
    answer = read(now.body);
  }
}

/** The picture may still come: whoever asks again finds it. */
export const notStopped = 'It could not be stopped, and may still come';

const hasFailed = ({ status }: Answer) =>
  status === 'failed' || status === 'canceled' || status === 'aborted';

const isFine = (status: number) => status >= 200 && status < 300;

function read(body: unknown): Answer {
  const parsed = answerSchema.safeParse(body);
  return parsed.success ? parsed.data : {};
}

const failure = (error: string, { credit }: Answer, ended = false): PictureResult => ({
  success: false,
  imageUrl: null,
  error,
  credit: credit ?? null,
  ...(ended ? { ended } : {}),
});
