import { hashOf, sampleHash } from '../../src/providers/on-device/file-hash.ts';

/* Runs in a page of its own; what is measured is what the worker does with a model's file. */

/** Milliseconds of looking at the samples of a kept file, and of reading over all of it. */
export async function run(
  megabytes: number,
  rounds: number,
): Promise<{ readonly sampled: readonly number[]; readonly whole: readonly number[] }> {
  const root = await navigator.storage.getDirectory();
  const handle = await root.getFileHandle('bench.gguf', { create: true });
  const out = await handle.createWritable();
  const part = new Uint8Array(1_000_000);
  for (let count = 0; count < megabytes; count += 1) {
    crypto.getRandomValues(part.subarray(0, 65_536));
    await out.write(part);
  }
  await out.close();
  const sampled: number[] = [];
  const whole: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const file = await handle.getFile();
    const beganMs = performance.now();
    await sampleHash(file);
    const sampledMs = performance.now();
    await hashOf(file, () => {}, new AbortController().signal);
    sampled.push(sampledMs - beganMs);
    whole.push(performance.now() - sampledMs);
  }
  await root.removeEntry('bench.gguf');
  return { sampled, whole };
}
