import { seePicture } from '../../domain/picture-bytes.ts';
import type { MadePicture, PictureFailure, PictureWish } from '../../domain/ports/picture-maker.ts';
import { err, ok, type Result } from '../../domain/result.ts';
import { bytesOfBase64 } from './base64.ts';
import { failure } from './failure.ts';

/** What came, if it is a picture: the bytes say so, and not whoever sent them. */
export function madeOf(
  bytes: Uint8Array<ArrayBuffer> | null,
  { host, model }: { readonly host: string; readonly model: string },
): Result<MadePicture, PictureFailure> {
  const seen = bytes && seePicture(bytes);
  return bytes && seen
    ? ok({ type: seen.type, bytes, model, credit: null })
    : err(failure('failed', `What came from ${host} is no picture, or not a whole one.`));
}

/** The same, of a text in base64 or a data address. */
export function madeOfText(
  text: unknown,
  from: { readonly host: string; readonly model: string },
): Result<MadePicture, PictureFailure> {
  return madeOf(typeof text === 'string' ? bytesOfBase64(text) : null, from);
}

/** The picture to go by, where it is one that others can read; what is drawn here in lines is none. */
export function rasterOf(
  reference: PictureWish['reference'],
): { readonly type: MadePicture['type']; readonly bytes: Uint8Array<ArrayBuffer> } | null {
  return reference === undefined || reference.type === 'image/svg+xml'
    ? null
    : { type: reference.type, bytes: reference.bytes };
}

/** What those that take it are told not to draw. */
export const unwanted =
  'nsfw, nudity, text, letters, watermark, signature, picture frame, border, extra fingers, deformed hands, blurry';

/** The sides asked for, or a plate's, so that both are whole steps and no larger than `most` pixels in all. */
export function sidesOf(
  { width = 768, height = 960 }: Pick<PictureWish, 'width' | 'height'>,
  { step, most }: { readonly step: number; readonly most: number },
): { readonly width: number; readonly height: number } {
  const shrink = Math.min(1, Math.sqrt(most / (width * height)));
  const side = (pixels: number) =>
    Math.max(step, (shrink < 1 ? Math.floor : Math.round)((pixels * shrink) / step) * step);
  return { width: side(width), height: side(height) };
}

/** A seed as all of them take it, from 0 to 2^31 - 1. */
export function seedOf({ seed }: Pick<PictureWish, 'seed'>, random: () => number): number {
  return seed === undefined ? Math.floor(random() * 2 ** 31) : Math.abs(Math.trunc(seed)) % 2 ** 31;
}
