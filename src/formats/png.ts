import { zlibSync } from 'fflate';

import type { FileError } from '../domain/file-port.ts';
import { err, ok, type Result } from '../domain/result.ts';
import { joinBytes, photoType, toBytes, toText } from './bytes.ts';
import { crc32 } from './crc32.ts';
import { inflate } from './inflate.ts';
import { maxCardTextBytes } from './limits.ts';

/** A text that a PNG carries beside its picture. */
export type PngText = { readonly keyword: string; readonly text: Uint8Array };

type Chunk = { readonly type: string; readonly data: Uint8Array; readonly whole: Uint8Array };

/**
 * The first text of a PNG under each of some keywords (in lower case), of all three kinds of chunk; no other is unpacked. A chunk with a
 * wrong checksum is damage, for its text cannot be trusted.
 */
export function readPngTexts(
  png: Uint8Array,
  keywords: readonly string[],
): Result<readonly PngText[], FileError> {
  const chunks = chunksOf(png);
  if (!chunks) return err({ type: 'file-damaged', kind: 'png' });
  const found = keywords.map((keyword) =>
    chunks.find((chunk) => keywordOf(chunk)?.toLowerCase() === keyword),
  );
  const texts: PngText[] = [];
  for (const chunk of found) {
    const text = chunk && textOf(chunk);
    if (text === 'too-large') return err({ type: 'unpacks-too-large' });
    if (text) texts.push(text);
  }
  return ok(texts);
}

/** The same picture with these texts in place of those of the same keywords; `null` for what is no PNG. */
export function withPngTexts(
  png: Uint8Array,
  texts: readonly { readonly keyword: string; readonly text: string }[],
): Uint8Array | null {
  const chunks = chunksOf(png);
  if (!chunks) return null;
  const replaced = new Set(texts.map(({ keyword }) => keyword.toLowerCase()));
  const kept = chunks.filter((chunk) => !replaced.has(keywordOf(chunk)?.toLowerCase() ?? ''));
  const end = kept.findIndex(({ type }) => type === 'IEND');
  if (end < 0) return null;
  const added = texts.map(({ keyword, text }) => makeChunk('tEXt', toBytes(`${keyword}\0${text}`)));
  return joinBytes([
    signature,
    ...kept.slice(0, end).map(({ whole }) => whole),
    ...added,
    makeChunk('IEND', new Uint8Array()),
  ]);
}

/**
 * A PNG in shades of grey.
 * @param pixels one byte each, row by row; 0 is black.
 */
export function greyPng(pixels: Uint8Array, width: number, height: number): Uint8Array<ArrayBuffer> {
  return makePng(pixels, width, height, 0);
}

/**
 * A PNG in colours.
 * @param pixels three bytes each, row by row: red, green, blue.
 */
export function colourPng(pixels: Uint8Array, width: number, height: number): Uint8Array<ArrayBuffer> {
  return makePng(pixels, width, height, 2);
}

function makePng(
  pixels: Uint8Array,
  width: number,
  height: number,
  colourType: 0 | 2,
): Uint8Array<ArrayBuffer> {
  const head = new Uint8Array(13);
  const view = new DataView(head.buffer);
  view.setUint32(0, width);
  view.setUint32(4, height);
  head.set([8, colourType, 0, 0, 0], 8);
  const stride = width * (colourType === 0 ? 1 : 3);
  const rows = new Uint8Array((stride + 1) * height);
  for (let y = 0; y < height; y += 1)
    rows.set(pixels.subarray(y * stride, (y + 1) * stride), y * (stride + 1) + 1);
  return joinBytes([
    signature,
    makeChunk('IHDR', head),
    makeChunk('IDAT', zlibSync(rows)),
    makeChunk('IEND', new Uint8Array()),
  ]);
}

const signature = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);

/** `null` when it is no PNG, is cut off, or a text in it has a wrong checksum. */
function chunksOf(png: Uint8Array): readonly Chunk[] | null {
  if (photoType(png) !== 'image/png') return null;
  const view = new DataView(png.buffer, png.byteOffset, png.byteLength);
  const chunks: Chunk[] = [];
  for (let at = 8; at + 12 <= png.length;) {
    const length = view.getUint32(at);
    if (at + 12 + length > png.length) return null;
    const type = toText(png.subarray(at + 4, at + 8));
    const data = png.subarray(at + 8, at + 8 + length);
    const whole = png.subarray(at, at + 12 + length);
    if (type.endsWith('Xt') && crc32(whole.subarray(4, 8 + length)) !== view.getUint32(at + 8 + length))
      return null;
    chunks.push({ type, data, whole });
    if (type === 'IEND') return chunks;
    at += 12 + length;
  }
  return null;
}

/** What a chunk calls its text; `null` for one that holds none. */
function keywordOf({ type, data }: Chunk): string | null {
  if (type !== 'tEXt' && type !== 'zTXt' && type !== 'iTXt') return null;
  const end = data.subarray(0, 80).indexOf(0);
  return end < 1 ? null : toText(data.subarray(0, end));
}

function textOf(chunk: Chunk): PngText | 'too-large' | null {
  const { type, data } = chunk;
  const keyword = keywordOf(chunk);
  if (keyword === null) return null;
  const end = data.indexOf(0);
  if (type === 'tEXt') return { keyword, text: data.subarray(end + 1) };
  if (type === 'zTXt') return inflated(keyword, data.subarray(end + 2));
  // iTXt: a flag whether it is packed, the method, then language and translated keyword, each ended by a zero.
  const language = data.indexOf(0, end + 3);
  const translated = language < 0 ? -1 : data.indexOf(0, language + 1);
  if (translated < 0) return null;
  const text = data.subarray(translated + 1);
  return data[end + 1] === 1 ? inflated(keyword, text) : { keyword, text };
}

function inflated(keyword: string, packed: Uint8Array): PngText | 'too-large' | null {
  const { bytes, whole } = inflate(packed, maxCardTextBytes, 'zlib');
  if (whole) return { keyword, text: bytes };
  return bytes.length === maxCardTextBytes ? 'too-large' : null;
}

function makeChunk(type: string, data: Uint8Array): Uint8Array {
  const name = toBytes(type);
  const edges = new DataView(new ArrayBuffer(8));
  edges.setUint32(0, data.length);
  edges.setUint32(4, crc32(name, data));
  return joinBytes([new Uint8Array(edges.buffer, 0, 4), name, data, new Uint8Array(edges.buffer, 4, 4)]);
}
