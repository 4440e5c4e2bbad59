import { createHash } from 'node:crypto';

import fc from 'fast-check';
import { expect, test } from 'vitest';

import { createRunningHash, hashOf, sampleHash } from '../../../src/providers/on-device/file-hash.ts';
import { publishedHash } from '../../../src/providers/on-device/published-hash.ts';

const { signal } = new AbortController();
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** Bytes of a long file, none like its neighbours. */
function longFile(length: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(length);
  for (let at = 0; at < length; at += 1) bytes[at] = (at * 31 + (at >> 8) * 17) & 0xff;
  return bytes;
}

test('a hash of pieces is the hash of the whole, wherever it is cut', () => {
  fc.assert(
    fc.property(fc.array(fc.uint8Array({ maxLength: 200 }), { maxLength: 8 }), (pieces) => {
      const hash = createRunningHash();
      for (const piece of pieces) hash.add(piece);
      expect(hash.end()).toBe(sha256(Buffer.concat(pieces)));
    }),
  );
});

test('a file of several pieces is read to its end, and says how far', async () => {
  const bytes = longFile(2_500_000);
  const seen: number[] = [];
  const hash = await hashOf(new Blob([bytes]), (read) => seen.push(read), signal);
  expect(hash?.sha256).toBe(sha256(bytes));
  expect(seen).toEqual([1_048_576, 2_097_152, 2_500_000]);
});

test('reading over ends soon after it is stopped', async () => {
  const halt = new AbortController();
  const seen: number[] = [];
  const hash = await hashOf(
    new Blob([longFile(4_000_000)]),
    (read) => {
      seen.push(read);
      halt.abort();
    },
    halt.signal,
  );
  expect(hash).toBeNull();
  expect(seen).toHaveLength(1);
});

test('the samples of a long file find what was torn out of it anywhere, and its last byte', async () => {
  const bytes = longFile(16_000_000);
  const whole = await sampleHash(new Blob([bytes]));
  for (let at = 0; at < bytes.length; at += 1_000_000) {
    const torn = bytes.slice().fill(0, at, at + 80_000);
    expect(await sampleHash(new Blob([torn])), String(at)).not.toBe(whole);
  }
  const last = bytes.slice();
  last[last.length - 1] = (last.at(-1) ?? 0) ^ 1;
  expect(await sampleHash(new Blob([last]))).not.toBe(whole);
});

test('any changed byte of a short file changes its samples', async () => {
  const bytes = longFile(70_000);
  const whole = await sampleHash(new Blob([bytes]));
  for (const at of [0, 33_000, 69_999]) {
    const changed = bytes.slice();
    changed[at] = (changed[at] ?? 0) ^ 1;
    expect(await sampleHash(new Blob([changed]))).not.toBe(whole);
  }
});

const oid = 'a'.repeat(64);
const pointer = `version https://git-lfs.github.com/spec/v1\noid sha256:${oid}\nsize 270590880\n`;
const address = 'https://huggingface.co/someone/a-model/resolve/main/a.gguf?download=true';

function askedOf(body: BodyInit, status = 200) {
  const asked: string[] = [];
  const ask: typeof fetch = (input) => {
    asked.push(String(input));
    return Promise.resolve(new Response(body, { status }));
  };
  return { ask, asked };
}

test('the hash that Hugging Face keeps beside a file is asked of the same host', async () => {
  const { ask, asked } = askedOf(pointer);
  expect(await publishedHash(address, ask, signal)).toBe(oid);
  expect(asked).toEqual(['https://huggingface.co/someone/a-model/raw/main/a.gguf?download=true']);
});

test('an address of another form is asked nothing', async () => {
  const { ask, asked } = askedOf(pointer);
  for (const other of [
    'https://models.example/tiny.gguf',
    'https://models.example/resolve/x.gguf',
    'no address',
  ])
    expect(await publishedHash(other, ask, signal)).toBeNull();
  expect(asked).toEqual([]);
});

test.each([
  ['a refusal', pointer, 404],
  ['a page', '<!doctype html><title>Sign in</title>', 200],
  ['a pointer without a hash', 'version https://git-lfs.github.com/spec/v1\nsize 3\n', 200],
  ['a file of megabytes', longFile(3_000_000), 200],
] as const)('%s names no hash', async (_, body, status) => {
  expect(await publishedHash(address, askedOf(body, status).ask, signal)).toBeNull();
});

test('a host that cannot be reached names no hash', async () => {
  const ask: typeof fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  expect(await publishedHash(address, ask, signal)).toBeNull();
});
