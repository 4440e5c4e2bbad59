import { err, ok, type Result } from '../../../domain/result.ts';
import { maxPictureBytes } from '../../../domain/limits.ts';
import { looksOf } from './photo-looks.ts';

/** Why a file is no photo for a hero. */
export type PhotoFault = 'heic' | 'type' | 'empty' | 'too-big' | 'unreadable';

export type ReadyPhoto = {
  readonly type: 'image/jpeg';
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** See `photo` of `CharacterForm`. */
  readonly looks: string;
};

/** The longer side in pixels, and the quality of the JPEG. */
const longest = 1024;
const quality = 0.95;
/** Where that is more than may be stored. */
const lesserQuality = 0.8;
const mostBytes = 60_000_000;
const mostPixels = 100_000_000;

/**
 * Makes of a file what the store keeps of it: upright, at most 1024 pixels long, a JPEG without anything that the file said beside
 * its pixels. The bytes say what a file is, never its name: a drawing with a script in it is no photo.
 */
export async function preparePhoto(file: Blob, name: string): Promise<Result<ReadyPhoto, PhotoFault>> {
  if (/^image\/hei[cf]/.test(file.type) || /\.hei[cf]s?$/i.test(name)) return err('heic');
  if (file.size === 0) return err('empty');
  if (file.size > mostBytes) return err('too-big');
  let bitmap: ImageBitmap | null = null;
  try {
    const head = new Uint8Array(await file.slice(0, 65_536).arrayBuffer());
    const kind = kindOf(head);
    if (kind === 'heic' || kind === null) return err(kind ?? 'type');
    if (pixelsOf(head, kind) > mostPixels) return err('too-big');
    bitmap = await createImageBitmap(new Blob([file], { type: `image/${kind}` }), {
      imageOrientation: 'from-image',
    });
    const scale = Math.min(1, longest / Math.max(bitmap.width, bitmap.height));
    const canvas = new OffscreenCanvas(
      Math.max(1, Math.round(bitmap.width * scale)),
      Math.max(1, Math.round(bitmap.height * scale)),
    );
    const context = canvas.getContext('2d');
    if (!context) return err('unreadable');
    context.imageSmoothingQuality = 'high';
    // What was see-through lies on paper.
    context.fillStyle = '#fff';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    const looks = looksOf(canvas);
    const fine = await canvas.convertToBlob({ type: 'image/jpeg', quality });
    const jpeg =
      fine.size <= maxPictureBytes
        ? fine
        : await canvas.convertToBlob({ type: 'image/jpeg', quality: lesserQuality });
    return ok({ type: 'image/jpeg', bytes: new Uint8Array(await jpeg.arrayBuffer()), looks });
  } catch {
    // The browser's decoder throws for whatever it cannot read.
    return err('unreadable');
  } finally {
    bitmap?.close();
  }
}

type Kind = 'jpeg' | 'png' | 'webp' | 'gif';

function kindOf(head: Uint8Array): Kind | 'heic' | null {
  const text = String.fromCharCode(...head.subarray(0, 16));
  if (text.startsWith('\u00ff\u00d8\u00ff')) return 'jpeg';
  if (text.startsWith('\u0089PNG\r\n\u001a\n')) return 'png';
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') return 'webp';
  if (text.startsWith('GIF8')) return 'gif';
  if (text.slice(4, 8) === 'ftyp' && /^(?:hei|hev|mif1|msf1)/.test(text.slice(8, 12))) return 'heic';
  return null;
}

/** Width times height as the file's own beginning says it; 0 when it does not say: then the decoder has to. */
function pixelsOf(head: Uint8Array, kind: Kind): number {
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength);
  if (kind === 'png' && head.length >= 24) return view.getUint32(16) * view.getUint32(20);
  if (kind === 'gif' && head.length >= 10) return view.getUint16(6, true) * view.getUint16(8, true);
  if (kind === 'webp' && head.length >= 30 && String.fromCharCode(...head.subarray(12, 16)) === 'VP8X')
    return (1 + (view.getUint32(24, true) & 0xffffff)) * (1 + (view.getUint32(26, true) >>> 8));
  if (kind !== 'jpeg') return 0;
  for (let at = 2; at + 9 < head.length && head[at] === 0xff;) {
    const marker = head[at + 1] ?? 0;
    // The frame headers; 0xc4, 0xc8 and 0xcc among them are tables.
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker))
      return view.getUint16(at + 5) * view.getUint16(at + 7);
    at += 2 + view.getUint16(at + 2);
  }
  return 0;
}
