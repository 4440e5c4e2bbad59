import { Inflate, Unzlib } from 'fflate';

/** What was unpacked, and whether it is all of it. */
export type Inflated = { readonly bytes: Uint8Array; readonly whole: boolean };

/** How much is unpacked at once: no packed byte becomes more than about 1,032. */
const piece = 4_096;

/**
 * Unpacks deflated bytes. Memory is taken as they unpack, and never for more than `most` of them: what would be longer, or is broken, ends
 * where that shows.
 */
export function inflate(packed: Uint8Array, most: number, form: 'bare' | 'zlib'): Inflated {
  const parts: Uint8Array[] = [];
  let size = 0;
  const take = (part: Uint8Array) => {
    if (size < most) parts.push(part.subarray(0, most - size));
    size += part.length;
  };
  const stream = form === 'zlib' ? new Unzlib(take) : new Inflate(take);
  let isBroken = false;
  try {
    for (let at = 0; at < packed.length && size <= most; at += piece)
      stream.push(packed.subarray(at, at + piece), at + piece >= packed.length);
  } catch {
    isBroken = true;
  }
  const bytes = new Uint8Array(Math.min(size, most));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return { bytes, whole: !isBroken && size <= most };
}
