import { createLocalJWKSet, errors, jwtVerify } from 'jose';
import * as z from 'zod/mini';

import { err, ok, type Result } from '../../../src/domain/result.ts';
import { mayRead } from './download.ts';
import type { ObjectPlace, StorageDeps, StorageRequest } from './storage-deps.ts';
import {
  invalidRequest,
  notOffered,
  objectNotFound,
  tokenError,
  type StorageError,
} from './storage-error.ts';

/** Keeps these tokens apart from those of people: neither is taken for the other. */
const audience = 'stored-file';
/** A year, in seconds. */
const longest = 365 * 24 * 3600;

const signSchema = z.object({
  expiresIn: z.int().check(z.minimum(1), z.maximum(longest)),
  transform: z.optional(z.unknown()),
});

/** An address under which anybody may read one file for a while; only for who may read it himself. */
export async function signUrl(
  deps: StorageDeps,
  asked: StorageRequest,
  place: ObjectPlace,
  body: unknown,
): Promise<Result<{ readonly signedURL: string }, StorageError>> {
  const parsed = signSchema.safeParse(body);
  if (!parsed.success) return err(invalidRequest(`expiresIn is a number of seconds from 1 to ${longest}.`));
  if (parsed.data.transform !== undefined) return err(notOffered('pictures in another size'));
  if (!(await mayRead(deps, place, asked))) return err(objectNotFound);
  const seconds = Math.floor(deps.now() / 1000);
  const path = `${place.bucket}/${place.name}`;
  const token = await deps.keys.sign({
    aud: audience,
    url: path,
    iat: seconds,
    exp: seconds + parsed.data.expiresIn,
  });
  const address = path.split('/').map(encodeURIComponent).join('/');
  return ok({ signedURL: `/object/sign/${address}?token=${token}` });
}

/** Whether a token was signed for this very file and is not over. */
export async function checkSigned(
  { keys, now }: StorageDeps,
  { bucket, name }: ObjectPlace,
  token: string | null,
): Promise<Result<null, StorageError>> {
  try {
    const { payload } = await jwtVerify(token ?? '', createLocalJWKSet({ keys: [...keys.jwks.keys] }), {
      algorithms: ['ES256'],
      audience,
      requiredClaims: ['exp', 'url'],
      currentDate: new Date(now()),
    });
    return payload['url'] === `${bucket}/${name}` ? ok(null) : err(tokenError('url'));
  } catch (thrown) {
    if (thrown instanceof errors.JWTExpired) {
      return err(invalidRequest('"exp" claim timestamp check failed', 'InvalidJWT'));
    }
    return err(tokenError('url'));
  }
}
