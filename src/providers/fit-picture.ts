import type { Picture } from '../domain/illustrator.ts';
import type { MadePicture } from '../domain/ports/picture-maker.ts';

/** The longer side of a picture that is made smaller, in pixels. */
const mostSide = 1536;
const smaller = [
  { scale: 1, quality: 0.9 },
  { scale: 1, quality: 0.8 },
  { scale: 0.75, quality: 0.8 },
  { scale: 0.5, quality: 0.75 },
] as const;

/** A picture that may be stored: as it came where it is whole and small enough, drawn anew otherwise; `null` for what is none. */
export async function fitPicture(
  { type, bytes }: MadePicture,
  mostBytes: number,
): Promise<Pick<Picture, 'type' | 'bytes'> | null> {
  const image = await createImageBitmap(new Blob([bytes], { type })).catch(() => null);
  if (image === null) return null;
  try {
    if (bytes.length <= mostBytes) return { type, bytes };
    for (const { scale, quality } of smaller) {
      const side = Math.min(1, mostSide / Math.max(image.width, image.height)) * scale;
      const canvas = new OffscreenCanvas(Math.ceil(image.width * side), Math.ceil(image.height * side));
      const context = canvas.getContext('2d');
      // An empty one would be taken for the picture.
      if (context === null) return null;
      context.drawImage(image, 0, 0, canvas.width, canvas.height);
      // A browser that makes no WebP makes PNG of it, which is larger.
      const webp = await canvas.convertToBlob({ type: 'image/webp', quality });
      const blob =
        webp.type === 'image/webp' ? webp : await canvas.convertToBlob({ type: 'image/jpeg', quality });
      if (blob.size > mostBytes) continue;
      const made = new Uint8Array(await blob.arrayBuffer());
      return { type: blob.type === 'image/webp' ? 'image/webp' : 'image/jpeg', bytes: made };
    }
    return null;
  } finally {
    image.close();
  }
}
