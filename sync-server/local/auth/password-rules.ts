import { type AuthError, authErrors } from './auth-error.ts';

const shortest = 8;
/** In bytes: what hosted Supabase takes at most. */
const longest = 72;

/** Why a password cannot be chosen; undefined when it can. */
export function passwordProblem(password: string): AuthError | undefined {
  if (Buffer.byteLength(password) > longest) {
    return authErrors.invalid(`Password cannot be longer than ${longest} characters`);
  }
  return [...password].length < shortest
    ? authErrors.weakPassword(`Password should be at least ${shortest} characters.`, ['length'])
    : undefined;
}
