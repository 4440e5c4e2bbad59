import { readFileSync } from 'node:fs';

/** Tells the time in ms: the system's, or in tests what stands in a file as an ISO time. */
export function createClock(file: string | undefined): () => number {
  if (file === undefined) return () => Date.now();
  return () => {
    const ms = Date.parse(readFileSync(file, 'utf8').trim());
    if (Number.isNaN(ms)) throw new Error(`TEST_CLOCK names ${file}, which holds no ISO time.`);
    return ms;
  };
}
