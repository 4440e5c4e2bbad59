/** UTF-8 of a text. */
export const toBytes = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);

/** The text of UTF-8 bytes without a byte order mark; bytes that are no UTF-8 become U+FFFD. */
export const toText = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);

/** SHA-256 as 64 hex digits. */
export async function sha256(bytes: Uint8Array): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', ownBuffer(bytes));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The same bytes on a buffer that is theirs alone, as storing and hashing want them. */
function ownBuffer(bytes: Uint8Array): ArrayBuffer {
  if (bytes.buffer instanceof ArrayBuffer && bytes.byteLength === bytes.buffer.byteLength)
    return bytes.buffer;
  return new Uint8Array(bytes).buffer;
}

/** Parts one after the other. */
export function joinBytes(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const joined = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    joined.set(part, at);
    at += part.length;
  }
  return joined;
}

/** Base64 of bytes, without line breaks. */
export function toBase64(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 0x8000)
    text += String.fromCharCode(...bytes.subarray(at, at + 0x8000));
  return btoa(text);
}

/** The bytes of a base64 text, in which white space is allowed; `null` when it is none. */
export function fromBase64(text: string): Uint8Array | null {
  try {
    const signs = atob(text.replace(/\s+/g, ''));
    const bytes = new Uint8Array(signs.length);
    for (let at = 0; at < signs.length; at += 1) bytes[at] = signs.charCodeAt(at);
    return bytes;
  } catch {
    return null;
  }
}

/** As `photoType`, and the drawings of the built-in illustrator. A browser shows one in an `<img>` without running anything in it. */
export function pictureType(bytes: Uint8Array): string | null {
  return (
    photoType(bytes) ??
    (/^\s*<(?:\?xml|svg)[\s>]/.test(toText(bytes.subarray(0, 64))) ? 'image/svg+xml' : null)
  );
}

/** The MIME type that the first bytes of a picture made of pixels tell; `null` for anything else. */
export function photoType(bytes: Uint8Array): 'image/png' | 'image/jpeg' | 'image/webp' | 'image/gif' | null {
  const at = (index: number, ...values: readonly number[]) =>
    values.every((value, offset) => bytes[index + offset] === value);
  if (at(0, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'image/png';
  if (at(0, 0xff, 0xd8, 0xff)) return 'image/jpeg';
  if (at(0, 0x52, 0x49, 0x46, 0x46) && at(8, 0x57, 0x45, 0x42, 0x50)) return 'image/webp';
  if (at(0, 0x47, 0x49, 0x46, 0x38)) return 'image/gif';
  return null;
}

/** Whether a picture may be shown: one whose few bytes say that it is larger than any screen would take gigabytes to be drawn. */
export function isShowable(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (photoType(bytes) === 'image/png' && bytes.length >= 24)
    return view.getUint32(16) * view.getUint32(20) <= maxPixels;
  if (photoType(bytes) === 'image/gif' && bytes.length >= 10)
    return view.getUint16(6, true) * view.getUint16(8, true) <= maxPixels;
  return true;
}

const maxPixels = 64_000_000;
