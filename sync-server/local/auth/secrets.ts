import { createHash, createHmac } from 'node:crypto';

/** Cryptographically random bytes. */
export type Random = (bytes: number) => Uint8Array;

/** A secret of 256 bits that fits into an address. */
export const newSecret = (random: Random) => Buffer.from(random(32)).toString('base64url');

/** In hex. What is stored of a secret. */
export const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** The challenge that PKCE makes of a verifier. */
export const challengeOf = (verifier: string) => createHash('sha256').update(verifier).digest('base64url');

/** The refresh token that follows another. The same again for whoever has the key and asks twice. */
export const tokenAfter = (key: string, token: string) =>
  createHmac('sha256', Buffer.from(key, 'base64url')).update(`next ${token}`).digest('base64url');
