import { createHash } from 'node:crypto';

import { shareCardSize } from '../src/domain/share-snapshot.ts';

const types = { webp: 'image/webp', png: 'image/png', jpg: 'image/jpeg' } as const;
type Ending = keyof typeof types;

/** A picture that was looked into. */
export type CheckedPicture = {
  /** SHA-256 of the bytes, and what they are. */
  readonly name: string;
  readonly type: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
};

/** A picture by what its bytes say, whatever was said about them; `null` for what is none, and for one that tells of where and when it was taken. */
export function checkPicture(bytes: Uint8Array<ArrayBuffer>): CheckedPicture | null {
  const ending = endingOf(bytes);
  if (ending === null || tellsMore(bytes, ending)) return null;
  const name = `${createHash('sha256').update(bytes).digest('hex')}.${ending}`;
  return { name, type: types[ending], bytes };
}

/** The type that goes with a picture's name. */
export function typeOfPicture(name: string): string | undefined {
  const ending = name.slice(name.lastIndexOf('.') + 1);
  return Object.entries(types).find(([each]) => each === ending)?.[1];
}

/** Whether a picture is a JPEG of the size that links show. */
export function isCard({ type, bytes }: CheckedPicture): boolean {
  const size = type === types.jpg ? jpegSize(bytes) : null;
  return size?.width === shareCardSize.width && size.height === shareCardSize.height;
}

const ascii = (bytes: Uint8Array, at: number, length: number) =>
  String.fromCharCode(...bytes.subarray(at, at + length));

function endingOf(bytes: Uint8Array): Ending | null {
  if (ascii(bytes, 0, 8) === '\u0089PNG\r\n\u001a\n') return 'png';
  if (ascii(bytes, 0, 3) === '\u00ff\u00d8\u00ff') return 'jpg';
  return ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 4) === 'WEBP' ? 'webp' : null;
}

/** Cameras write down the place. What a browser draws has none of it, so nothing is lost. */
function tellsMore(bytes: Uint8Array, ending: Ending): boolean {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  switch (ending) {
    case 'jpg':
      return text.includes('Exif\0\0', 0, 'latin1') || text.includes('http://ns.adobe.com/xap/', 0, 'latin1');
    case 'png':
      return chunksOf(text).some((name) => ['eXIf', 'tEXt', 'zTXt', 'iTXt'].includes(name));
    case 'webp':
      // Two bits of the extended header say that EXIF or XMP follows.
      return ascii(bytes, 12, 4) === 'VP8X' && ((bytes[20] ?? 0) & 0b1100) !== 0;
    default:
      return ending satisfies never;
  }
}

function chunksOf(png: Buffer): readonly string[] {
  const names: string[] = [];
  for (let at = 8; at + 8 <= png.length; at += 12 + png.readUInt32BE(at))
    names.push(png.toString('latin1', at + 4, at + 8));
  return names;
}

function jpegSize(bytes: Uint8Array): { readonly width: number; readonly height: number } | null {
  const jpeg = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 2; at + 9 < jpeg.length;) {
    if (jpeg[at] !== 0xff) return null;
    const marker = jpeg[at + 1] ?? 0;
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { height: jpeg.readUInt16BE(at + 5), width: jpeg.readUInt16BE(at + 7) };
    at += 2 + jpeg.readUInt16BE(at + 2);
  }
  return null;
}
