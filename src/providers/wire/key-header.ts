import type { Secret } from '../../domain/secret.ts';

/** The player's key as a bearer; no header where there is none. */
export function keyHeader(key: Secret | null): Readonly<Record<string, string>> {
  const value = key?.reveal().trim() ?? '';
  return value === '' ? {} : { Authorization: `Bearer ${value}` };
}
