import { createHash, createHmac } from 'node:crypto';

/** Cryptographically random bytes. */
export type Random = (bytes: number) => Uint8Array;

/** A new UUID. */
export function newId(random: Random): string {
  const bytes = Buffer.from(random(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = bytes.toString('hex');
  return [[0, 8], [8, 12], [12, 16], [16, 20], [20]].map(([from, to]) => hex.slice(from, to)).join('-');
}

/** A secret of 256 bits that fits into an address. */
export const newSecret = (random: Random) => Buffer.from(random(32)).toString('base64url');

/** In hex. What is stored of a secret. */
export const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** The challenge that PKCE makes of a verifier. */
export const challengeOf = (verifier: string) => createHash('sha256').update(verifier).digest('base64url');

/** The refresh token that follows another. The same again for whoever has the key and asks twice. */
export const tokenAfter = (key: string, token: string) =>
  createHmac('sha256', Buffer.from(key, 'base64url')).update(`next ${token}`).digest('base64url');
