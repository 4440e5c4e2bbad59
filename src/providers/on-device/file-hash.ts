import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';

import type { FileHash } from '../../domain/model.ts';

/* `crypto.subtle` takes a whole file at once, and a model is too long for that. */

/** A SHA-256 of bytes that come in pieces, in hex. */
export type RunningHash = {
  readonly add: (bytes: Uint8Array) => void;
  readonly end: () => string;
};

export function createRunningHash(): RunningHash {
  const hash = sha256.create();
  return { add: (bytes) => void hash.update(bytes), end: () => bytesToHex(hash.digest()) };
}

/** Bytes that are read at once: some ten milliseconds of work, so that a story told in the same worker goes on. */
const pieceBytes = 1024 * 1024;

/** Reads all of a file; `null` when it was stopped. Rejects when the browser cannot read it. */
export async function hashOf(
  file: Blob,
  onProgress: (read: number) => void,
  signal: AbortSignal,
): Promise<Pick<FileHash, 'sha256' | 'sample'> | null> {
  const whole = createRunningHash();
  for (let at = 0; at < file.size; at += pieceBytes) {
    if (signal.aborted) return null;
    whole.add(await bytesOf(file.slice(at, at + pieceBytes)));
    onProgress(Math.min(at + pieceBytes, file.size));
  }
  return { sha256: whole.end(), sample: await sampleHash(file) };
}

const samples = 256;
const sampleBytes = 16 * 1024;

/**
 * Reads samples of a file at even distances, its beginning and its end among them: 4 MB, whatever its length. It finds a file that was torn,
 * cut or zeroed in long stretches, and not every single byte: a load that read all of a large model would keep its player waiting for longer than the load.
 */
export async function sampleHash(file: Blob): Promise<string> {
  const hash = createRunningHash();
  hash.add(await bytesOf(samplesOf(file)));
  return hash.end();
}

function samplesOf(file: Blob): Blob {
  const last = file.size - sampleBytes;
  if (last <= samples * sampleBytes) return file;
  // One blob is one read.
  return new Blob(
    Array.from({ length: samples }, (_, index) => {
      const at = Math.floor((last * index) / (samples - 1));
      return file.slice(at, at + sampleBytes);
    }),
  );
}

const bytesOf = async (blob: Blob) => new Uint8Array(await blob.arrayBuffer());
