import * as z from 'zod/mini';

import { err, ok, type Result } from '../../../src/domain/result.ts';
import { type AuthError, authErrors } from './auth-error.ts';
import { isStorable } from './db.ts';

/** A document that a player keeps in his account. Every access token carries it, so it is small. */
export const metadataSchema = z.record(z.string(), z.unknown()).check(
  z.refine((value) => JSON.stringify(value).length <= 4096, { error: 'data is larger than 4096 characters' }),
  z.refine(isStorable, { error: 'data holds characters that cannot be stored' }),
);

/** SHA-256 of a verifier; the client sends `null` when it keeps none. */
export const challengeFields = {
  code_challenge: z.nullish(
    z.string().check(z.regex(/^[\w-]{43}$/, { error: 'code challenge is not a SHA-256' })),
  ),
  code_challenge_method: z.nullish(
    z.string().check(z.regex(/^s256$/i, { error: 'code challenge method is not s256' })),
  ),
};

/** Text of a request, which names nobody yet. */
export const textField = z.optional(z.nullable(z.string().check(z.maxLength(4096))));

/** Reads a body, or says which field is wrong. */
export function readBody<T>(schema: z.ZodMiniType<T>, body: unknown): Result<T, AuthError> {
  const read = z.safeParse(schema, body);
  if (read.success) return ok(read.data);
  const [issue] = read.error.issues;
  return err(authErrors.invalid(`${issue?.path.join('.') || 'body'}: ${issue?.message ?? 'Invalid input'}`));
}
