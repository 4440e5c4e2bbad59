import * as z from 'zod/mini';

import { pictureModelSchemas } from '../../domain/picture-models.ts';
import { pictureModels } from '../../domain/picture-names.ts';
import { predictionRequest } from '../../domain/picture-style.ts';
import type {
  MadePicture,
  PictureFailure,
  PictureMaker,
  PictureMakerOptions,
  PictureProblem,
  PictureWish,
} from '../../domain/ports/picture-maker.ts';
import { err, ok, type Result } from '../../domain/result.ts';
import { asPlayer } from '../picture-wire/as-player.ts';
import { base64Of } from '../picture-wire/base64.ts';
import { failure } from '../picture-wire/failure.ts';
import { madeOf, rasterOf } from '../picture-wire/made-picture.ts';
import { readAll } from '../picture-wire/service-call.ts';
import { makePicture, notStopped, type AskPictures, type PictureResult } from './make-picture.ts';

/*
 * Replicate lets no page ask it, so the game's own server passes the three calls on. Made from its published pages, and never recorded from
 * the real service.
 */

/** Milliseconds after which a call is given up. */
const patienceMs = 60_000;

export function createReplicateMaker(options: PictureMakerOptions): PictureMaker {
  const { key, clock, origin, online } = options;
  return {
    make: async (wish, signal, onProgress) => {
      if (!online()) return err(failure('unreachable', 'Network error'));
      if ((await options.token(null)) === null)
        return err(failure('not-signed-in', 'User not authenticated'));
      const result = await makePicture(requestOf(wish), {
        requestId: wish.requestId,
        ...(key ? { key: key.reveal() } : {}),
        ask: asking(options),
        wait: (ms) => clock.sleep(ms, signal),
        signal,
        onBegun: () => onProgress?.({ part: null, begun: true }),
      });
      if (result === null) return null;
      if (!result.success || result.imageUrl === null) return err(failureOf(result, key !== null));
      return download(options, wish, result, result.imageUrl);
    },

    check: async (signal) => {
      const problem = (why: PictureFailure['why'], message: string): Result<never, PictureProblem> =>
        err({ ...failure(why, message), steps: [] });
      if (!online()) return problem('unreachable', 'Network error');
      if ((await options.token(null)) === null) return problem('not-signed-in', 'User not authenticated');
      if (key === null) {
        const lends = await fetchConfig(options, `${origin}/api/config`, signal);
        if (lends === null) return problem('unreachable', 'Network error');
        if (!lends) return problem('key-missing', 'Replicate API key is required');
      }
      const price = key ? null : '1 credit';
      const models = pictureModels.map((id) => ({
        id,
        name: id,
        price,
        reference: pictureModelSchemas[id].reference !== null,
      }));
      return ok({ models, notes: [] });
    },
  };
}

function requestOf({ model, reference: given, requestId: _requestId, about, ...order }: PictureWish) {
  const known = pictureModels.find((name) => name === model) ?? 'flux-dev';
  const reference = rasterOf(given);
  const request = predictionRequest(known, {
    ...order,
    ...(reference ? { reference: `data:${reference.type};base64,${base64Of(reference.bytes)}` } : {}),
  });
  return about ? { ...request, about } : request;
}

/** The calls, as whoever is signed in. */
function asking({ fetch: call, token, origin }: PictureMakerOptions): AskPictures {
  return async (method, path, body, headers = {}) => {
    const send = (authorization: string) =>
      call(`${origin}${path}`, {
        method,
        headers: {
          ...headers,
          authorization,
          ...(body ? { 'content-type': 'application/json' } : {}),
        },
        ...(body ? { body: JSON.stringify(body) } : {}),
        signal: AbortSignal.timeout(patienceMs),
      });
    try {
      const response = await asPlayer(token, send);
      if (response === null)
        return { status: 401, statusText: '', body: { error: 'User not authenticated' } };
      const { status, statusText } = response;
      return { status, statusText, body: await response.json().catch(() => null) };
    } catch {
      return { status: 0, statusText: '', body: { error: 'Network error' } };
    }
  };
}

/** What a failure is about, by the words that the server or the way to it has for it. */
function failureOf({ error, credit, ended }: PictureResult, ownKey: boolean): PictureFailure {
  return {
    ...failure(whyOf(error, ownKey), error),
    ...(credit ? { credit } : {}),
    ...(ended ? { ended } : {}),
  };
}

function whyOf(error: string, ownKey: boolean): PictureFailure['why'] {
  if (error === 'Network error') return 'unreachable';
  if (error === 'User not authenticated') return 'not-signed-in';
  if (error === 'Replicate API key is required') return 'key-missing';
  if (ownKey && /^Replicate API error: 40[13]\b/.test(error)) return 'key-refused';
  if (/No image credits|Insufficient credits|requires_purchase/.test(error)) return 'no-credits';
  if (/^Replicate API error: 402\b/.test(error)) return ownKey ? 'no-credits' : 'failed';
  // It may well be in the making: the same request, asked again, finds it.
  if (error === notStopped || /^Status check failed|^Image generation timed out/.test(error))
    return 'timed-out';
  if (/Too many|too many|wait/.test(error)) return 'busy';
  return 'failed';
}

/**
 * Copies the picture at once: its address is good for an hour. It is paid, so nobody stops that; and what came wrong is the copy: the same
 * request, asked again, finds the picture.
 */
async function download(
  { fetch: call }: PictureMakerOptions,
  wish: PictureWish,
  result: PictureResult,
  address: string,
): Promise<Result<MadePicture, PictureFailure>> {
  const credit = result.credit ? { credit: result.credit } : {};
  const lost = { ...failure('unreachable', 'Network error'), ...credit };
  try {
    const response = await call(address, { signal: AbortSignal.timeout(patienceMs) });
    if (!response.ok) return err(lost);
    const made = madeOf(await readAll(response), { host: 'this game’s server', model: wish.model });
    return made.ok
      ? ok({ ...made.value, credit: result.credit })
      : err({ ...made.error, why: 'timed-out', ...credit });
  } catch {
    return err(lost);
  }
}

const configSchema = z.object({ features: z.object({ pictures: z.boolean() }) });

/** Whether the game's server lends its own key; `null` when it cannot be asked. */
async function fetchConfig(
  { fetch: call }: PictureMakerOptions,
  address: string,
  signal: AbortSignal,
): Promise<boolean | null> {
  try {
    const response = await call(address, {
      signal: AbortSignal.any([signal, AbortSignal.timeout(patienceMs)]),
    });
    const read = configSchema.safeParse(await response.json());
    return read.success ? read.data.features.pictures : null;
  } catch {
    return null;
  }
}
