import postgres from 'postgres';

import type { CallerError } from '../caller.ts';

/** An answer that says no, in the words of Supabase's storage. */
export type StorageError = {
  /** What it means, as a number of HTTP; the answer itself has 400 but where the size is meant. */
  readonly statusCode: '400' | '403' | '404' | '409' | '413' | '415' | '416' | '500' | '503';
  readonly error: string;
  readonly message: string;
};

export const objectNotFound: StorageError = {
  statusCode: '404',
  error: 'not_found',
  message: 'Object not found',
};
export const bucketNotFound: StorageError = {
  statusCode: '404',
  error: 'Bucket not found',
  message: 'Bucket not found',
};
export const tooLarge: StorageError = {
  statusCode: '413',
  error: 'Payload too large',
  message: 'The object exceeded the maximum allowed size',
};

export function invalidRequest(message: string, error = 'invalid_request'): StorageError {
  return { statusCode: '400', error, message };
}

/** What Supabase's storage can and this server does not. */
export function notOffered(feature: string): StorageError {
  return invalidRequest(`This server does not offer ${feature}.`, 'not_offered');
}

export function tokenError(error: CallerError | 'url'): StorageError {
  const message = error === 'expired' ? '"exp" claim timestamp check failed' : 'The token is not valid';
  return error === 'url'
    ? invalidRequest(message, 'InvalidJWT')
    : { statusCode: '403', error: 'Unauthorized', message: error === 'no-key' ? 'Invalid API key' : message };
}

/** What the database says. Undefined when it says nothing that somebody who asks may hear. */
export function storageDatabaseError(thrown: unknown): StorageError | undefined {
  if (!(thrown instanceof postgres.PostgresError)) return undefined;
  switch (thrown.code) {
    case '42501':
      return { statusCode: '403', error: 'Unauthorized', message: thrown.message };
    case '23505':
      return { statusCode: '409', error: 'Duplicate', message: 'The resource already exists' };
    case 'PT413':
      return { statusCode: '413', error: 'quota_exceeded', message: thrown.message };
    default:
      // Text that PostgreSQL cannot read, such as a zero character.
      return thrown.code.startsWith('22') ? invalidRequest(thrown.message) : undefined;
  }
}

export function toResponse(error: StorageError): Response {
  const { statusCode } = error;
  const asIs = statusCode === '413' || statusCode === '416' || statusCode.startsWith('5');
  return Response.json(error, { status: asIs ? Number(statusCode) : 400 });
}
