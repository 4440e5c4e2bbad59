/* As much of the tar format (ustar) as a backup needs, a piece at a time, so that no size of it has to fit into memory. */

const block = 512;

/** One thing in an archive. */
export type TarEntry = {
  readonly name: string;
  readonly size: number;
  /** The bytes, as they come; to be read to the end, or left, before the next entry is asked for. */
  readonly bytes: () => AsyncGenerator<Uint8Array>;
};

/** The archive is cut off or is none. */
export class TarError extends Error {}

/** What stands before an entry's bytes. @param name at most 100 bytes */
export function tarHeader(name: string, size: number): Uint8Array {
  if (Buffer.byteLength(name) > 100) throw new Error('The name of an entry is too long.');
  const header = Buffer.alloc(block);
  header.write(name, 0);
  header.write('0000600\0', 100);
  header.write('0000000\0', 108);
  header.write('0000000\0', 116);
  header.write(`${size.toString(8).padStart(11, '0')}\0`, 124);
  header.write('00000000000\0', 136);
  header.write('        ', 148);
  header.write('0', 156);
  header.write('ustar\0', 257);
  header.write('00', 263);
  header.write(`${checksum(header).toString(8).padStart(6, '0')}\0 `, 148);
  return header;
}

/** What stands behind them. */
export function tarPadding(size: number): Uint8Array {
  return Buffer.alloc((block - (size % block)) % block);
}

/** What stands at the end of the archive. */
export const tarEnd: Uint8Array = Buffer.alloc(2 * block);

/** Reads an archive to its end. @throws {TarError} */
export async function* readTar(source: AsyncIterable<Uint8Array>): AsyncGenerator<TarEntry> {
  const pieces = source[Symbol.asyncIterator]();
  const reader = createReader(pieces);
  for (;;) {
    const header = await reader.take(block);
    if (header.every((byte) => byte === 0)) {
      // The checksum of what was unpacked comes last.
      while ((await pieces.next()).done !== true);
      return;
    }
    const sum = parseInt(text(header, 148, 8), 8);
    const size = parseInt(text(header, 124, 12), 8);
    if (sum !== checksum(header) || !Number.isSafeInteger(size) || size < 0)
      throw new TarError('not an archive');
    let left = size;
    const bytes = async function* (): AsyncGenerator<Uint8Array> {
      while (left > 0) {
        const piece = await reader.some(left);
        left -= piece.length;
        yield piece;
      }
    };
    yield { name: text(header, 0, 100), size, bytes };
    for await (const _ of bytes());
    await reader.take(tarPadding(size).length);
  }
}

/** The whole of an entry that is known to be small. */
export async function wholeOf(entry: TarEntry): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  for await (const piece of entry.bytes()) pieces.push(piece);
  return Buffer.concat(pieces);
}

function createReader(pieces: AsyncIterator<Uint8Array>) {
  let held: Uint8Array = new Uint8Array();
  /** At least one byte and at most so many. */
  const some = async (most: number): Promise<Uint8Array> => {
    while (held.length === 0) {
      const next = await pieces.next();
      if (next.done === true) throw new TarError('cut off');
      held = next.value;
    }
    const piece = held.subarray(0, most);
    held = held.subarray(piece.length);
    return piece;
  };
  const take = async (size: number): Promise<Buffer> => {
    const taken: Uint8Array[] = [];
    for (let left = size; left > 0;) {
      const piece = await some(left);
      left -= piece.length;
      taken.push(piece);
    }
    return Buffer.concat(taken);
  };
  return { some, take };
}

/** The sum of all bytes, those of the sum itself taken for spaces. */
function checksum(header: Uint8Array): number {
  return header.reduce((sum, byte, index) => sum + (index >= 148 && index < 156 ? 32 : byte), 0);
}

function text(header: Uint8Array, start: number, length: number): string {
  return Buffer.from(header.subarray(start, start + length))
    .toString('utf8')
    .replace(/\0[^]*$/, '');
}
