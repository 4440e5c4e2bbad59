import { err, ok, type Result } from '../domain/result.ts';
import type { FileError } from '../domain/file-port.ts';
import { toText } from './bytes.ts';
import { crc32 } from './crc32.ts';
import { inflate } from './inflate.ts';
import { maxEntries } from './limits.ts';

/** A zip that was looked through; nothing of it is unpacked until it is read. */
export type ZipIn = {
  /** Paths of its files, safe ones only: relative, without '..'. */
  readonly paths: readonly string[];
  /** How many entries had a path that leads out of it; they are not among `paths`. */
  readonly unsafe: number;
  /** The content of a file of at most `most` bytes; `null` when there is none, or when it does not unpack to what the zip says of it. */
  readonly read: (path: string, most: number) => Uint8Array | null;
  /** As much of a file as still unpacks, whatever the zip says of it, and at most `most` bytes; `null` when there is none. */
  readonly salvage: (path: string, most: number) => Uint8Array | null;
};

type Entry = {
  readonly method: number;
  readonly crc: number;
  readonly packed: number;
  readonly size: number;
  readonly header: number;
};

/**
 * Opens a zip, also one that follows other bytes (a JPEG with a zip at its end). Sizes are checked before anything is unpacked, and
 * nothing is unpacked beyond its declared size, so that no zip can take more memory than `mostBytes`.
 */
export function openZip(bytes: Uint8Array, mostBytes: number): Result<ZipIn, FileError> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = findEnd(view);
  const damaged = err({ type: 'file-damaged', kind: 'zip' } as const);
  if (end === null) return damaged;
  const count = view.getUint16(end + 10, true);
  const directorySize = view.getUint32(end + 12, true);
  // What stands before the zip moves everything in it.
  const shift = end - directorySize - view.getUint32(end + 16, true);
  if (shift < 0) return damaged;
  if (count > maxEntries) return err({ type: 'unpacks-too-large' });

  const entries = new Map<string, Entry>();
  let unsafe = 0;
  let total = 0;
  let at = end - directorySize;
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > bytes.length || view.getUint32(at, true) !== 0x02014b50) return damaged;
    if (view.getUint16(at + 8, true) & 1) return err({ type: 'file-encrypted' });
    const nameLength = view.getUint16(at + 28, true);
    const path = toText(bytes.subarray(at + 46, at + 46 + nameLength));
    const entry: Entry = {
      method: view.getUint16(at + 10, true),
      crc: view.getUint32(at + 16, true),
      packed: view.getUint32(at + 20, true),
      size: view.getUint32(at + 24, true),
      header: view.getUint32(at + 42, true) + shift,
    };
    total += entry.size;
    if (total > mostBytes) return err({ type: 'unpacks-too-large' });
    if (!isSafe(path)) unsafe += 1;
    else if (!path.endsWith('/')) entries.set(path, entry);
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }

  return ok({
    paths: [...entries.keys()],
    unsafe,
    read(path, most) {
      const entry = entries.get(path);
      if (!entry || entry.size > most) return null;
      const content = unpack(bytes, view, entry, entry.size);
      return content?.length === entry.size && crc32(content) === entry.crc ? content : null;
    },
    salvage(path, most) {
      const entry = entries.get(path);
      return entry ? unpack(bytes, view, entry, Math.min(most, mostBytes)) : null;
    },
  });
}

/** Whether bytes hold a zip, at their beginning or behind something else. */
export function isZip(bytes: Uint8Array): boolean {
  return findEnd(new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)) !== null;
}

function findEnd(view: DataView): number | null {
  const first = Math.max(0, view.byteLength - 22 - 0xffff);
  for (let at = view.byteLength - 22; at >= first; at -= 1) {
    if (view.getUint32(at, true) !== 0x06054b50) continue;
    if (at + 22 + view.getUint16(at + 20, true) <= view.byteLength) return at;
  }
  return null;
}

function isSafe(path: string): boolean {
  return (
    path !== '' &&
    !path.startsWith('/') &&
    !path.includes('\\') &&
    !path.includes('\0') &&
    !/^[a-z]:/i.test(path) &&
    !path.split('/').includes('..')
  );
}

/** What the data of an entry unpacks to, as far as it does; `null` when it is not there or packed in another way. */
function unpack(
  bytes: Uint8Array,
  view: DataView,
  { method, packed, header }: Entry,
  most: number,
): Uint8Array | null {
  if (header < 0 || header + 30 > bytes.length || view.getUint32(header, true) !== 0x04034b50) return null;
  const start = header + 30 + view.getUint16(header + 26, true) + view.getUint16(header + 28, true);
  if (start + packed > bytes.length) return null;
  const data = bytes.subarray(start, start + packed);
  if (method === 0) return data.length > most ? null : data;
  if (method !== 8) return null;
  // One byte more shows content that is longer than it says.
  return inflate(data, most + 1, 'bare').bytes;
}
