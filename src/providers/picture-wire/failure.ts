import type { PictureFailure } from '../../domain/ports/picture-maker.ts';
import type { Secret } from '../../domain/secret.ts';
import { failureOf, redactor } from '../wire/call-failure.ts';

export function failure(why: PictureFailure['why'], message: string): PictureFailure {
  return { type: 'no-picture', why, message };
}

const outOfMemory = /out ?of ?memory|not enough memory|failed to allocate|insufficient (?:v?ram|memory)/i;
const indecent = /nsfw|safety (?:checker|system)|moderation|content[ _]policy|potentially unsafe/i;

/** What a service says when its computer cannot hold the picture. */
export function noMemory(host: string): PictureFailure {
  return failure(
    'failed',
    `${host} has not enough memory for this picture. Choose a smaller model there, or close what else uses its graphics card.`,
  );
}

/** Whether words of a service say that its memory is full. */
export const saysNoMemory = (words: string): boolean => outOfMemory.test(words);

/** Translates a service's refusal, in any of the shapes that they have for it. No key is in the words. */
export function readFailure(
  response: Pick<Response, 'status' | 'headers'>,
  bytes: Uint8Array,
  asked: { readonly host: string; readonly key: Secret | null; readonly nowMs: number },
): PictureFailure {
  const { host, key, nowMs } = asked;
  const text = new TextDecoder().decode(bytes.subarray(0, 20_000));
  if (saysNoMemory(text)) return noMemory(host);
  const { error } = failureOf(
    {
      status: response.status,
      body: jsonOf(text),
      head: text.slice(0, 400),
      retryAfter: response.headers.get('Retry-After'),
    },
    { host, ownAddress: true, model: '', nowMs, redact: redactor(key), mendOf: () => null },
  );
  const said = 'message' in error && error.message !== '' ? ` It says: ${error.message}` : '';
  if (indecent.test(said)) return declined(host, said);
  switch (error.type) {
    case 'key-refused':
      return failure('key-refused', `${host} does not accept the key. Check it in Settings.${said}`);
    case 'out-of-funds':
      return failure('no-credits', `${host} wants to be paid before it goes on.${said}`);
    case 'rate-limited': {
      const { retryAfterMs } = error;
      const pause =
        retryAfterMs === null ? 'a pause' : `a pause of ${Math.ceil(retryAfterMs / 1000)} seconds`;
      return failure('busy', `${host} asks for ${pause}.`);
    }
    case 'model-unknown':
      return failure(
        'wrong-settings',
        `${host} does not know this model, or makes no pictures at this address. Check both in Settings.`,
      );
    case 'refused-content':
      return declined(host, said);
    case 'bad-request':
      return failure('failed', `${host} did not understand the request (${error.status}).${said}`);
    default:
      return failure('failed', `${host} reported a fault of its own (${response.status}).${said}`);
  }
}

const declined = (host: string, said: string): PictureFailure =>
  failure('refused', `${host} does not draw this.${said}`);

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}
