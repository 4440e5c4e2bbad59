import { crc32, deflateSync } from 'node:zlib';

const width = 96;
const height = 120;

/** A PNG that a browser can show, in a colour of its own for each number. */
export function colouredPng(number: number): Buffer {
  const line = Buffer.alloc(1 + width * 3);
  for (let pixel = 0; pixel < width; pixel += 1)
    line.set([(number * 67) % 256, (number * 131 + pixel) % 256, (number * 29 + 90) % 256], 1 + pixel * 3);
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.concat(Array.from({ length: height }, () => line)))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([size, body, check]);
}
