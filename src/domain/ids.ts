import { v5, v7 } from 'uuid';

/** Fixed namespace of every id that two devices must derive alike (RFC 9562, version 5). */
const namespace = '5b0f9f5e-4f0c-5a7b-9a4e-2f6d3c1b8a90';

/** A source of randomness: `length` bytes, each 0 to 255. */
export type RandomBytes = (length: number) => Uint8Array;

/**
 * A UUIDv7 (RFC 9562): ids made later sort after ids made earlier, so `[story+id]` is the order of creation.
 * @param nowMs Unix time in milliseconds.
 * @param random 16 random bytes.
 */
export function createId(nowMs: number, random: Uint8Array): string {
  return v7({ msecs: nowMs, random });
}

/** A source of ids that sort in the order in which they were made, also when many are made in one millisecond. */
export function createIdSource(now: () => number, random: RandomBytes): { readonly next: () => string } {
  let lastMs = 0;
  return {
    next() {
      lastMs = Math.max(lastMs + 1, now());
      return createId(lastMs, random(16));
    },
  };
}

/** The id that every device derives from the same words: UUIDv5 over the parts, which are joined by a NUL. */
export function sharedId(...parts: readonly string[]): string {
  return v5(parts.join('\0'), namespace);
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** Whether `value` has the form of a UUID of any version, in lower case: in another one it would be another name. */
export function isId(value: string): boolean {
  return uuid.test(value);
}
