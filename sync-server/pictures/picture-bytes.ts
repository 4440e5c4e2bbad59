/** A picture as its bytes show it. */
export type PictureType = 'image/webp' | 'image/png' | 'image/jpeg' | 'image/gif';

/** The ending of a file of that type. */
export const pictureEndings: Readonly<Record<PictureType, string>> = {
  'image/webp': 'webp',
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/gif': 'gif',
};

/** What the bytes are, whatever anybody calls them; `null` when they are no picture, or not all of one. */
export function pictureTypeOf(bytes: Uint8Array): PictureType | null {
  const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (view.length < 24) return null;
  const starts = (hex: string) => view.subarray(0, hex.length / 2).toString('hex') === hex;
  // Some programs leave a few bytes after the end.
  const ends = (hex: string) => view.subarray(-64).includes(Buffer.from(hex, 'hex'));
  if (starts('89504e470d0a1a0a')) return ends('49454e44ae426082') ? 'image/png' : null;
  if (starts('ffd8ff')) return ends('ffd9') ? 'image/jpeg' : null;
  if (starts('47494638')) return ends('3b') ? 'image/gif' : null;
  if (starts('52494646') && view.toString('latin1', 8, 12) === 'WEBP') {
    return view.readUInt32LE(4) + 8 <= view.length ? 'image/webp' : null;
  }
  return null;
}
