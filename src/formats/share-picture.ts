import type { StoredPicture } from '../domain/parcel.ts';
import { maxSharePictureBytes } from '../domain/share-snapshot.ts';
import { sha256 } from './bytes.ts';
import { canvasOf, canvasOfBands, type Bands } from './picture-canvas.ts';

/** No side of a picture that others are shown is longer, in pixels: a phone's page with three to the point. */
const mostPixels = 1280;

/** The ways to pack a picture; the first that gives few enough bytes is taken. Not every browser packs WebP: it gives another kind then. */
const ways = [
  { type: 'image/webp', quality: 0.8 },
  { type: 'image/jpeg', quality: 0.82 },
  { type: 'image/jpeg', quality: 0.5 },
] as const;

/**
 * A picture as others get it, in WebP where the browser can: packed anew in any case, so that nothing goes along that a camera wrote beside
 * the pixels. `null` when the browser cannot read it.
 * @param drawn the pixels of a drawing (SVG), which a worker cannot make
 */
export async function toSharePicture(
  picture: StoredPicture,
  drawn: (picture: Blob) => Promise<Bands | null>,
): Promise<StoredPicture | null> {
  try {
    const canvas = await canvasFor(picture, drawn);
    return canvas && (await packed(canvas));
  } catch {
    // It cannot be shown; whoever publishes is told how many could not.
    return null;
  }
}

async function canvasFor(picture: StoredPicture, drawn: (picture: Blob) => Promise<Bands | null>) {
  if (picture.mime !== 'image/svg+xml') return (await canvasOf(picture, mostPixels, true)).canvas;
  const bands = await drawn(new Blob([new Uint8Array(picture.bytes)], { type: picture.mime }));
  return bands && canvasOfBands(bands, true);
}

async function packed(canvas: OffscreenCanvas): Promise<StoredPicture | null> {
  for (const way of ways) {
    const blob = await canvas.convertToBlob(way);
    if (blob.type !== way.type || blob.size > maxSharePictureBytes) continue;
    const bytes = new Uint8Array(await blob.arrayBuffer());
    return { hash: await sha256(bytes), mime: way.type, bytes };
  }
  return null;
}
