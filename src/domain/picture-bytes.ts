/** A picture as its bytes show it, whatever anybody calls them. Sides in pixels. */
export type SeenPicture = {
  readonly type: 'image/webp' | 'image/png' | 'image/jpeg';
  readonly width: number;
  readonly height: number;
};

/** The longest side that is taken, in pixels. */
const longestSide = 8192;
/** Some programs leave a few bytes after the end of a file. */
const tailBytes = 64;

/** What the bytes are; `null` when they are no picture that can be shown, or not all of one. */
export function seePicture(bytes: Uint8Array): SeenPicture | null {
  const seen = png(bytes) ?? jpeg(bytes) ?? webp(bytes);
  const isFine = (side: number) => side >= 1 && side <= longestSide;
  return seen !== null && isFine(seen.width) && isFine(seen.height) ? seen : null;
}

function png(bytes: Uint8Array): SeenPicture | null {
  if (!has(bytes, 0, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]) || bytes.length < 33) return null;
  if (!ends(bytes, [0x49, 0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82])) return null;
  const view = viewOf(bytes);
  return { type: 'image/png', width: view.getUint32(16), height: view.getUint32(20) };
}

function jpeg(bytes: Uint8Array): SeenPicture | null {
  if (!has(bytes, 0, [0xff, 0xd8, 0xff]) || !ends(bytes, [0xff, 0xd9])) return null;
  const view = viewOf(bytes);
  // From one segment to the next, up to the one that says how large the picture is.
  for (let at = 2; at + 9 < bytes.length;) {
    if (bytes[at] !== 0xff) return null;
    const marker = bytes[at + 1] ?? 0;
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { type: 'image/jpeg', height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    at += marker === 0xff ? 1 : 2 + view.getUint16(at + 2);
  }
  return null;
}

function webp(bytes: Uint8Array): SeenPicture | null {
  if (!has(bytes, 0, [0x52, 0x49, 0x46, 0x46]) || !has(bytes, 8, [0x57, 0x45, 0x42, 0x50])) return null;
  const view = viewOf(bytes);
  if (bytes.length < 30 || view.getUint32(4, true) + 8 > bytes.length) return null;
  const type = 'image/webp';
  switch (String.fromCharCode(...bytes.subarray(12, 16))) {
    case 'VP8X':
      return { type, width: 1 + uint24(bytes, 24), height: 1 + uint24(bytes, 27) };
    case 'VP8L': {
      const bits = view.getUint32(21, true);
      return { type, width: 1 + (bits & 0x3fff), height: 1 + ((bits >>> 14) & 0x3fff) };
    }
    case 'VP8 ':
      return { type, width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
    default:
      return null;
  }
}

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

function uint24(bytes: Uint8Array, at: number): number {
  return (bytes[at] ?? 0) | ((bytes[at + 1] ?? 0) << 8) | ((bytes[at + 2] ?? 0) << 16);
}

function has(bytes: Uint8Array, at: number, wanted: readonly number[]): boolean {
  return wanted.every((byte, index) => bytes[at + index] === byte);
}

function ends(bytes: Uint8Array, wanted: readonly number[]): boolean {
  const first = Math.max(0, bytes.length - tailBytes);
  for (let at = bytes.length - wanted.length; at >= first; at -= 1) if (has(bytes, at, wanted)) return true;
  return false;
}
