/** A PNG of one pixel. */
export const samplePng = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);

/** Bytes in the frame of a WebP file of 16 by 16, as long as one likes from 30 on. */
export function sampleWebp(length = 200): Buffer {
  const bytes = Buffer.alloc(length);
  bytes.write('RIFF', 0, 'latin1');
  bytes.writeUInt32LE(length - 8, 4);
  bytes.write('WEBPVP8 ', 8, 'latin1');
  bytes.writeUInt16LE(16, 26);
  bytes.writeUInt16LE(16, 28);
  return bytes;
}

/** Bytes in the frame of a JPEG file, as long as one likes. */
export function sampleJpeg(length = 200): Buffer {
  const bytes = Buffer.alloc(length, 0x11);
  bytes.write('ffd8ffe0', 0, 'hex');
  bytes.write('ffd9', length - 2, 'hex');
  return bytes;
}

export const dataUrl = (bytes: Uint8Array, type: string): string =>
  `data:${type};base64,${Buffer.from(bytes).toString('base64')}`;
